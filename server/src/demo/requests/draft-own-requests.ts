import { type Application, mayOpen, type Person } from '../bank-model.ts';
import { makePhone } from '../demo-names.ts';
import { tellerPositions } from '../demo-positions.ts';
import { type Ask, type Drafter, orderChange } from './draft.ts';
import type { HistoryState } from './history-state.ts';

/** Requests people file about their own access: applications, passwords, contact details, teller limits. */

export const draftHakAkses: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'inputers');
  const application = chooseApplication(
    state,
    ask,
    (candidate) => !mayOpen(filer, candidate) && (ask.filer !== undefined || !isReserved(filer, candidate)),
  );
  if (!application) return undefined;
  return {
    kind: 'HakAkses',
    action: 'hakakses',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/application:${application.id}`,
    description: `Akses aplikasi ${application.name}`,
    payload: { appId: application.id },
    body: { aplicationId: application.id },
    before: { application: application.name, access: false },
    after: { application: application.name, access: true },
    application,
    apply: () => {
      filer.access |= 1 << application.id;
    },
  };
};

export const draftResetPassword: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'everybody');
  const application = chooseApplication(state, ask, (candidate) => mayOpen(filer, candidate));
  if (!application) return undefined;
  return {
    kind: 'ResetPassword',
    action: 'resetpassword',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/password:${application.id}`,
    description: `Reset password aplikasi ${application.name}`,
    payload: { appId: application.id },
    body: { aplicationId: application.id },
    before: { application: application.name, reset: false },
    after: { application: application.name, reset: true },
    application,
  };
};

export const draftProfile: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'everybody');
  const [before, after] = orderChange(ask, filer.phone, makePhone(ask.random));
  const { emailAlternate } = filer;
  return {
    kind: 'Profile',
    action: 'updatemyprofile',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/contact`,
    description: 'Perubahan nomor handphone atau email alternatif',
    payload: { email: filer.email, emailAlternate, phoneNumberMobile: after },
    before: { phoneNumberMobile: before, emailAlternate },
    after: { phoneNumberMobile: after, emailAlternate },
  };
};

export const draftLimitTetap: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'tellers');
  const held = filer.limitPosition ?? filer.position;
  const wanted = tellerPositions[tellerPositions.indexOf(held) + 1];
  if (!wanted) return undefined;
  const limits = [wanted.cash, wanted.nonCash];
  return {
    kind: 'LimitTetap',
    action: 'limitTetap',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/standing-limit`,
    description: `Perubahan limit tetap menjadi ${wanted.name}`,
    payload: { posisiId: wanted.id, subdivisionId: filer.unit.id },
    body: {
      positionName: wanted.name,
      limitTetapListDTO: limits.map((limitUpdated, index) => ({
        positionName: wanted.name,
        limitedType: index + 1,
        limitUpdated,
      })),
    },
    before: { position: held.name, limitTunai: String(held.cash), limitNonTunai: String(held.nonCash) },
    after: { position: wanted.name, limitTunai: String(wanted.cash), limitNonTunai: String(wanted.nonCash) },
    cash: wanted.cash,
    nonCash: wanted.nonCash,
    apply: () => {
      filer.limitPosition = wanted;
    },
  };
};

/** The application asked for, or any active one that fits. */
function chooseApplication(
  state: HistoryState,
  ask: Ask,
  fits: (application: Application) => boolean,
): Application | undefined {
  const fitting = state.bank.applications.filter(
    (application) =>
      application.active &&
      (ask.applicationId === undefined || application.id === ask.applicationId) &&
      fits(application),
  );
  return fitting.length > 0 ? ask.random.pick(fitting) : undefined;
}

/** An application the person may already open; menus and limits belong to one. */
export function chooseOpenApplication(state: HistoryState, ask: Ask, filer: Person): Application | undefined {
  return chooseApplication(state, ask, (candidate) => mayOpen(filer, candidate));
}

function isReserved(person: Person, application: Application): boolean {
  return (person.reservedAccess & (1 << application.id)) !== 0;
}
