import { HOUR_MS, limitTypes, nameLimitType } from '@gerbang/contract/requests/wire-numbers';
import type { Menu, Person } from '../bank-model.ts';
import type { Ask, Drafter } from './draft.ts';
import { chooseOpenApplication } from './draft-own-requests.ts';

/** Requests for rights that end by themselves: a menu for some days, a higher limit for some hours. */

const MILLION = 1_000_000;

export const draftPerubahanMenu: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'inputers');
  const application = chooseOpenApplication(state, ask, filer);
  if (!application) return undefined;
  const menus = state.bank.menus.filter(
    (menu) => menu.application === application && !belongsTo(menu, filer),
  );
  if (menus.length === 0) return undefined;
  const menu = ask.random.pick(menus);
  const hours = ask.hours ?? (ask.random.chance(0.7) ? ask.random.between(1, 9) : ask.random.between(24, 72));
  const branch = filer.position.useArea ? ask.random.pick(state.listReach(filer.unit)) : undefined;
  const thingKey = branch ? `menu:${menu.id}@${branch.id}` : `menu:${menu.id}`;
  const place = branch ? `${branch.code} - ${branch.name}` : null;
  const facts = { application: application.name, menu: menu.name, branch: place };
  return {
    kind: 'PerubahanMenu',
    action: 'perubahanmenu',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/${thingKey}`,
    description: `Menu ${menu.name} aplikasi ${application.name} selama ${hours} jam`,
    payload: {
      roleMenu: menu.id,
      hari: Math.floor(hours / 24),
      jam: hours % 24,
      appId: application.id,
      subdivisionId: (branch ?? filer.unit).id,
    },
    body: { roleMenuCode: menu.code, aplicationId: application.id },
    before: { ...facts, access: false },
    after: { ...facts, access: true, hours },
    application,
    menu,
    ...(branch && { targetUnit: branch }),
    timePeriodMs: hours * HOUR_MS,
    grant: {
      thingKey,
      detail: { roleMenuId: menu.id, roleMenuCode: menu.code, roleMenuName: menu.name, branch: place },
    },
  };
};

export const draftLimitSpv: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisors');
  const application = chooseOpenApplication(state, ask, filer);
  if (!application) return undefined;
  const limitedType = ask.random.pick([limitTypes.cash, limitTypes.nonCash]);
  const held = limitedType === limitTypes.cash ? filer.position.cash : filer.position.nonCash;
  const amount = chooseAmount(ask);
  const hours = ask.hours ?? ask.random.between(1, 8);
  const typeName = nameLimitType(limitedType);
  const description = ask.random.pick([
    `Kenaikan limit ${typeName} untuk pencairan nasabah prioritas`,
    `Kenaikan limit ${typeName} karena antrean transaksi tinggi`,
    `Kenaikan limit ${typeName} untuk setoran korporasi`,
  ]);
  return {
    kind: 'LimitSpv',
    action: 'limitspv',
    filer,
    about: filer,
    targetKey: `person:${filer.userId}/limit:${application.id}:${limitedType}`,
    description,
    payload: {
      posiId: filer.position.id,
      subdivisionId: filer.unit.id,
      limitUpdated: String(amount),
      limitedType,
      timeDuration: hours * HOUR_MS,
      appId: application.id,
      catatanPemohon: description,
    },
    body: {
      positionName: filer.position.name,
      limitedType,
      limitAwal: held,
      limitUpdated: amount,
    },
    before: { application: application.name, limitType: typeName, limit: String(held) },
    after: { application: application.name, limitType: typeName, limit: String(amount), hours },
    application,
    timePeriodMs: hours * HOUR_MS,
    cash: limitedType === limitTypes.cash ? amount : 0,
    nonCash: limitedType === limitTypes.nonCash ? amount : 0,
    grant: {
      thingKey: `limit:${application.id}:${limitedType}`,
      detail: { amount: String(amount), limitedType, limitAwal: String(held) },
    },
  };
};

/** Mostly what a branch may grant itself; now and then enough that the request has to climb. */
function chooseAmount({ random }: Ask): number {
  const size = random.weigh([70, 25, 5]);
  if (size === 0) return random.pick([90, 95, 100]) * MILLION;
  return (size === 1 ? random.between(3, 10) * 50 : random.between(6, 10) * 100) * MILLION;
}

function belongsTo(menu: Menu, filer: Person): boolean {
  return menu.defaultPosition === filer.position || menu.substitutes.includes(filer.position);
}
