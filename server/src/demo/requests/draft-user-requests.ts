import { listWayUp, type Person } from '../bank-model.ts';
import { makePhone } from '../demo-names.ts';
import { type Ask, type Draft, type Drafter, orderChange } from './draft.ts';
import type { HistoryState } from './history-state.ts';

/** Requests of administrators about somebody else's account. */

const reasons = [
  'Pegawai mengundurkan diri',
  'Cuti panjang',
  'Mutasi ke unit lain',
  'Pemeriksaan internal',
  'Kontrak berakhir',
];

export const draftGroupUserCabang: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'unitAdmins');
  const about = ask.about ?? chooseStaff(state, ask, filer);
  return about && draftSwitch(state, ask, filer, about, 'GroupUserCabang', 'disableusercabang');
};

export const draftGroupUser: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'adminIT');
  const about = ask.about ?? chooseStaff(state, ask, filer);
  if (!about) return undefined;
  const switches = ask.outcome.startsWith('waiting') || ask.random.chance(0.6);
  return switches
    ? draftSwitch(state, ask, filer, about, 'GroupUser', 'disableuser')
    : draftUpdate(ask, filer, about);
};

function draftSwitch(
  state: HistoryState,
  ask: Ask,
  filer: Person,
  about: Person,
  kind: 'GroupUser' | 'GroupUserCabang',
  action: string,
): Draft {
  // Scripted for somebody who is inactive from the first day on: the request that made them so.
  const active = ask.about && ask.outcome === 'approved' ? true : about.active;
  const reason = ask.random.pick(reasons);
  return {
    kind,
    action,
    filer,
    about,
    targetKey: `person:${about.userId}`,
    description: active
      ? `Pengajuan Penonaktifan User ${about.displayName}: ${reason}`
      : `Pengajuan Pengaktifan User ${about.displayName}`,
    payload: { disabledUser: about.userId, isActive: active ? 1 : 0, noteDisable: active ? reason : null },
    before: { user: about.displayName, active },
    body: { disabledUser: about.userId, isActive: active ? 1 : 0, noteDisable: active ? reason : null },
    after: { user: about.displayName, active: !active, ...(active && { reason }) },
    apply: () => {
      about.active = !active;
      if (active) state.switchedOff.add(about);
      else state.switchedOff.delete(about);
    },
  };
}

function draftUpdate(ask: Ask, filer: Person, about: Person): Draft {
  const other = makePhone(ask.random);
  const [before, after] = orderChange(ask, about.phone, other);
  return {
    kind: 'GroupUser',
    action: 'createUpdateUser',
    filer,
    about,
    targetKey: `person:${about.userId}`,
    description: `Pengajuan Update User ${about.displayName}`,
    payload: {
      userId: about.userId,
      employeeId: about.employeeId,
      positionId: about.position.id,
      subdivisionId: about.unit.id,
      firstName: about.firstName,
      lastName: about.lastName,
      displayName: about.displayName,
      email: about.email,
      jobTitle: about.position.name,
      phoneNumberMobile: after,
      isActive: about.active ? 0 : 1,
    },
    before: { user: about.displayName, phoneNumberMobile: before },
    after: { user: about.displayName, phoneNumberMobile: after },
  };
}

/** Those switched off come back more often than not, so that the bank does not run empty. */
function chooseStaff(state: HistoryState, ask: Ask, filer: Person): Person | undefined {
  const away = [...state.switchedOff].find((person) => listWayUp(person.unit).includes(filer.unit));
  if (away && ask.random.chance(0.8)) return away;
  const staff = state.listStaffBelow(filer.unit);
  if (staff.length === 0) return undefined;
  const chosen = ask.random.pick(staff);
  return state.waitingFilers.has(chosen) ? undefined : chosen;
}
