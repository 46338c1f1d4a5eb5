import type { Menu, Person, Unit } from '../bank-model.ts';
import type { Drafter } from './draft.ts';
import { chooseOpenApplication } from './draft-own-requests.ts';
import type { HistoryState } from './history-state.ts';

/** Requests for rights that end by themselves: a menu for some days, a higher limit for some hours. */

const HOUR_MS = 3_600_000;
const MILLION = 1_000_000;

export const draftPerubahanMenu: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler('inputers');
  const application = chooseOpenApplication(state, ask, filer);
  if (!application) return undefined;
  const menus = state.bank.menus.filter(
    (menu) => menu.application === application && !belongsTo(menu, filer),
  );
  if (menus.length === 0) return undefined;
  const menu = state.random.pick(menus);
  const hours =
    ask.hours ?? (state.random.chance(0.7) ? state.random.between(1, 9) : state.random.between(24, 72));
  const targetUnit = filer.position.useArea ? chooseTargetUnit(state, filer) : undefined;
  return {
    kind: 'PerubahanMenu',
    action: 'perubahanmenu',
    filer,
    about: filer,
    targetKey: `${filer.userId}:${menu.id}`,
    description: `Pengajuan menu ${menu.name} aplikasi ${application.name} selama ${hours} jam`,
    payload: {
      roleMenu: menu.id,
      hari: Math.floor(hours / 24),
      jam: hours % 24,
      appId: application.id,
      subdivisionId: (targetUnit ?? filer.unit).id,
    },
    body: { roleMenuCode: menu.code, aplicationId: application.id, createdBy: filer.displayName },
    before: { application: application.name, menu: menu.name, access: false },
    after: { application: application.name, menu: menu.name, access: true, hours },
    application,
    menu,
    ...(targetUnit && { targetUnit }),
    timePeriodMs: hours * HOUR_MS,
    grant: { thingKey: `menu:${menu.id}`, detail: { roleMenuId: menu.id, roleMenuName: menu.name } },
  };
};

export const draftLimitSpv: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler('supervisors');
  const application = chooseOpenApplication(state, ask, filer);
  if (!application) return undefined;
  const limitedType = state.random.pick([1, 2]);
  const held = limitedType === 1 ? filer.position.cash : filer.position.nonCash;
  const amount = chooseAmount(state);
  const hours = ask.hours ?? state.random.between(1, 8);
  const typeName = limitedType === 1 ? 'tunai' : 'non tunai';
  return {
    kind: 'LimitSpv',
    action: 'limitspv',
    filer,
    about: filer,
    targetKey: `${filer.userId}:${application.id}:${limitedType}`,
    description: state.random.pick([
      `Kenaikan limit ${typeName} untuk pencairan nasabah prioritas`,
      `Kenaikan limit ${typeName} karena antrean transaksi tinggi`,
      `Kenaikan limit ${typeName} untuk setoran korporasi`,
    ]),
    payload: {
      posiId: filer.position.id,
      subdivisionId: filer.unit.id,
      limitUpdated: amount,
      limitedType,
      timeDuration: hours * HOUR_MS,
      appId: application.id,
    },
    body: {
      positionName: filer.position.name,
      limitedType,
      limitAwal: held,
      limitUpdated: amount,
      createdBy: filer.displayName,
    },
    before: { application: application.name, limitType: typeName, limit: String(held) },
    after: { application: application.name, limitType: typeName, limit: String(amount), hours },
    application,
    timePeriodMs: hours * HOUR_MS,
    cash: limitedType === 1 ? amount : 0,
    nonCash: limitedType === 2 ? amount : 0,
    grant: {
      thingKey: `limit:${application.id}:${limitedType}`,
      detail: { amount: String(amount), limitedType },
    },
  };
};

/** Mostly what a branch may grant itself; now and then enough that the request has to climb. */
function chooseAmount(state: HistoryState): number {
  const { random } = state;
  const size = random.weigh([70, 25, 5]);
  if (size === 0) return random.pick([90, 95, 100]) * MILLION;
  return (size === 1 ? random.between(3, 10) * 50 : random.between(6, 10) * 100) * MILLION;
}

function belongsTo(menu: Menu, filer: Person): boolean {
  return menu.defaultPosition === filer.position || menu.substitutes.includes(filer.position);
}

/** A branch beside the filer's own: they share the unit above. */
function chooseTargetUnit(state: HistoryState, filer: Person): Unit {
  const beside = state.bank.units.filter((unit) => unit.parent === filer.unit.parent);
  return state.random.pick(beside);
}
