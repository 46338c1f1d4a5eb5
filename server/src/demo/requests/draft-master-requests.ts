import { privilegeCodes } from '@gerbang/contract/roles';
import { knownConfigs } from '@gerbang/contract/sys-config';
import type { Position } from '../bank-model.ts';
import { privilegeNames } from '../demo-positions.ts';
import { limitGroups, nameDepartment } from '../demo-units.ts';
import { type Drafter, orderChange } from './draft.ts';

/** Requests of supervisor admin IT (and the renaming of a privilege, by admin IT) about the bank's master data. */

export const draftPrivilege: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'adminIT');
  const code = ask.random.pick(privilegeCodes);
  const name = privilegeNames[code];
  const [before, after] = orderChange(ask, name, `Hak ${name}`);
  return {
    kind: 'Privilege',
    action: 'privilegeManagement',
    filer,
    about: filer,
    targetKey: `privilege:${privilegeCodes.indexOf(code) + 1}`,
    description: `Update Nama Privilege Dari ${before} Menjadi ${after}`,
    payload: { privilegeId: privilegeCodes.indexOf(code) + 1, privilegeName: after },
    before: { privilegeName: before },
    after: { privilegeName: after },
  };
};

export const draftCabang: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const unit = ask.random.pick(state.bank.units.filter(({ level }) => level === 3));
  const [before, after] = orderChange(ask, unit.name, `${unit.name} Baru`);
  const department = nameDepartment(unit);
  const describe = (subdivisionName: string) => ({
    subdivisionCode: unit.code,
    subdivisionName,
    level: unit.level,
    groupSubdivision: unit.group,
    parent: unit.parent?.code ?? null,
    kodeDepartement: department,
    active: true,
  });
  return {
    kind: 'Cabang',
    action: 'updateCabang',
    filer,
    about: filer,
    targetKey: `subdivision:${unit.id}`,
    description: `Update Cabang ${unit.code} - ${after}`,
    payload: {
      subdivisionId: unit.id,
      subdivisionCode: unit.code,
      subdivisionName: after,
      level: unit.level,
      groupSubdivision: unit.group,
      parent: unit.parent?.code ?? null,
      kodeDepartement: department,
    },
    before: describe(before),
    after: describe(after),
    targetUnit: unit,
  };
};

export const draftJabatan: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const position = ask.random.pick(state.bank.positions);
  const [before, after] = orderChange(ask, position.name, `${position.name} (Penyesuaian)`);
  const kept = {
    groupPosition: position.group,
    level: position.level,
    isUseArea: position.useArea,
    active: true,
  };
  return {
    kind: 'Jabatan',
    action: 'updatejabatan',
    filer,
    about: filer,
    targetKey: `position:${position.id}`,
    description: `Update Jabatan ${position.code} - ${after}`,
    payload: {
      positionId: position.id,
      positionCode: position.code,
      positionName: after,
      groupPosition: position.group,
      level: position.level,
      isUseArea: position.useArea ? 1 : 0,
    },
    before: { positionCode: position.code, positionName: before, ...kept },
    after: { positionCode: position.code, positionName: after, ...kept },
  };
};

export const draftJabatanPrivilege: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const position = ask.random.pick(state.bank.positions.filter((p) => p.privilege !== 'INQ'));
  const added = ask.outcome === 'approved' ? position.privilege : 'INQ';
  const privilegeId = privilegeCodes.indexOf(added) + 1;
  return {
    kind: 'JabatanPrivilege',
    action: 'jabatanprivilege',
    filer,
    about: filer,
    targetKey: `position:${position.id}/privilege:${privilegeId}`,
    description: `Perubahan Privilege Jabatan ${position.name}: tambah ${privilegeNames[added]}`,
    payload: { positionIdentity: position.id, privilege: [privilegeId], positionPrivilege: [] },
    before: { position: position.name, privileges: [] },
    after: { position: position.name, privileges: [privilegeNames[added]] },
  };
};

export const draftSysConfig: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const configs = Object.entries(knownConfigs).filter(([, config]) => /^\d+$/.test(config.defaultValue));
  const [name, config] = ask.random.pick(configs);
  const additionalValue = 'defaultAdditional' in config ? config.defaultAdditional : null;
  const other = String(Number(config.defaultValue) + ask.random.between(1, 3));
  const [before, after] = orderChange(ask, config.defaultValue, other);
  return {
    kind: 'SysConfig',
    action: 'updateSysConfig',
    filer,
    about: filer,
    targetKey: `sys-config:${name}`,
    description: `Update Sys Config ${name} - ${after}`,
    payload: {
      configId: Object.keys(knownConfigs).indexOf(name) + 1,
      paramName: name,
      paramValue: after,
      additionalValue,
    },
    before: { paramName: name, paramValue: before, additionalValue },
    after: { paramName: name, paramValue: after, additionalValue },
  };
};

export const draftMasterGroupingLimit: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const group = ask.random.pick(limitGroups);
  const [before, after] = orderChange(ask, group.description, `Grup limit ${group.description}`);
  return {
    kind: 'MasterGroupingLimit',
    action: 'crudMasterGroupingLimit',
    filer,
    about: filer,
    targetKey: `limit-group:${limitGroups.indexOf(group) + 1}`,
    description: `Update Master Grouping Limit ${group.name}`,
    payload: {
      groupingLimitId: limitGroups.indexOf(group) + 1,
      groupingName: group.name,
      groupingDesc: after,
    },
    before: { groupingName: group.name, groupingDesc: before, active: true },
    after: { groupingName: group.name, groupingDesc: after, active: true },
  };
};

export const draftGroupingLimit: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const position = ask.random.pick(state.bank.positions.filter(({ cash }) => cash > 0));
  const group = ask.random.pick(limitGroups);
  const [before, after] = orderChange(
    ask,
    [position.cash, position.nonCash],
    [(position.cash / 5) * 4, (position.nonCash / 5) * 4],
  );
  return {
    kind: 'GroupingLimit',
    action: 'groupingLimit',
    filer,
    about: filer,
    targetKey: `position-limit:${position.id}/${group.name}`,
    description: `Grouping Limit Untuk Jabatan ${position.name} pada ${group.name}`,
    payload: {
      groupingLimitListDTO: after.map((limitUpdated, index) => ({
        limitUpdated: String(limitUpdated),
        limitedType: index + 1,
        postId: position.id,
        limitPositionId: findLimitId(position, group.name, index + 1),
        groupSubdivision: group.name,
      })),
    },
    body: {
      positionName: position.name,
      groupingLimitListDTO: after.map((limitUpdated, index) => ({
        limitUpdated: String(limitUpdated),
        limitedType: index + 1,
        positionName: position.name,
      })),
    },
    before: describeLimits(position, group.name, before),
    after: describeLimits(position, group.name, after),
  };
};

function describeLimits(position: Position, groupSubdivision: string, amounts: readonly number[]) {
  const [limitTunai, limitNonTunai] = amounts.map(String);
  return {
    position: position.name,
    groupSubdivision,
    limitTunai: limitTunai ?? '0',
    limitNonTunai: limitNonTunai ?? '0',
  };
}

/** Limits are numbered position by position, group by group, cash before non-cash. */
function findLimitId(position: Position, group: string, limitedType: number): number {
  const groupIndex = limitGroups.findIndex(({ name }) => name === group);
  return (position.id - 1) * limitGroups.length * 2 + groupIndex * 2 + limitedType;
}
