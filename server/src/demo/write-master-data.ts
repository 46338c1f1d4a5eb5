import { privilegeCodes } from '@gerbang/contract/roles';
import { knownConfigs } from '@gerbang/contract/sys-config';
import type pg from 'pg';
import type { Bank } from './bank-model.ts';
import { privilegeNames } from './demo-positions.ts';
import { limitGroups, nameDepartment } from './demo-units.ts';
import { insertRows, type Row } from './insert-rows.ts';

const MILLION = 1_000_000;

/** Units, positions, privileges, limits, applications, menus and parameters: all that is not a person. */
export async function writeMasterData(client: pg.ClientBase, bank: Bank, at: string): Promise<void> {
  const dated = { created_date: at, updated_date: at };
  await insertRows(client, 'subdivision', listUnitRows(bank, dated));
  await insertRows(client, 'position', listPositionRows(bank, dated));
  await insertRows(client, 'privilege', listPrivilegeRows(dated));
  await insertRows(client, 'privilege_position', listAssignmentRows(bank, dated));
  await insertRows(client, 'limit_position', listLimitRows(bank, dated));
  await insertRows(client, 'grouping_limit', listLimitGroupRows(dated));
  await insertRows(client, 'range_limit', listRangeLimitRows(at));
  await insertRows(client, 'sys_config', listConfigRows(dated));
  await insertRows(client, 'application', listApplicationRows(bank, dated));
  await insertRows(client, 'role_menu', listMenuRows(bank, dated));
  await insertRows(client, 'role_menu_position', listSubstituteRows(bank, dated));
}

function listUnitRows(bank: Bank, dated: Row): Row[] {
  return bank.units.map((unit) => ({
    subdivision_id: unit.id,
    subdivision_code: unit.code,
    subdivision_name: unit.name,
    level: unit.level,
    group_subdivision: unit.group,
    parent_id: unit.parent?.id ?? null,
    kode_departement: nameDepartment(unit),
    ...dated,
  }));
}

function listPositionRows(bank: Bank, dated: Row): Row[] {
  return bank.positions.map((position) => ({
    position_id: position.id,
    position_code: position.code,
    position_name: position.name,
    group_position: position.group,
    level: position.level,
    use_area: position.useArea,
    ...dated,
  }));
}

function listPrivilegeRows(dated: Row): Row[] {
  return privilegeCodes.map((code, index) => ({
    privilege_id: index + 1,
    privilege_code: code,
    privilege_name: privilegeNames[code],
    created_by: 'Wahyu Nugroho',
    updated_by: 'Wahyu Nugroho',
    approved_date: dated.updated_date,
    approved_by: 'Ratna Sari',
    ...dated,
  }));
}

function listAssignmentRows(bank: Bank, dated: Row): Row[] {
  return bank.positions.map((position, index) => ({
    privilege_position_id: index + 1,
    privilege_id: privilegeCodes.indexOf(position.privilege) + 1,
    position_id: position.id,
    ...dated,
  }));
}

function listLimitRows(bank: Bank, dated: Row): Row[] {
  const rows = bank.positions.flatMap((position) =>
    limitGroups.flatMap((group) =>
      [position.cash, position.nonCash].map((amount, index) => ({
        position_id: position.id,
        group_subdivision: group.name,
        limited_type: index + 1,
        amount,
        ...dated,
      })),
    ),
  );
  return rows.map((row, index) => ({ limit_position_id: index + 1, ...row }));
}

function listLimitGroupRows(dated: Row): Row[] {
  return limitGroups.map((group, index) => ({
    grouping_limit_id: index + 1,
    grouping_name: group.name,
    grouping_desc: group.description,
    ...dated,
  }));
}

function listRangeLimitRows(at: string): Row[] {
  const bounds = [0, 10, 25, 50, 100, 500, 1_000].map((millions) => millions * MILLION);
  const types = [
    { type: 'Tunai', code: 'T' },
    { type: 'Non Tunai', code: 'NT' },
  ];
  const rows = types.flatMap(({ type, code }) =>
    bounds.slice(1).map((end, index) => ({
      limit_code: `${code}${String(index + 1).padStart(2, '0')}`,
      limit_type: type,
      start_limit: (bounds[index] ?? 0) + (index === 0 ? 0 : 1),
      end_limit: end,
      updated_date: at,
    })),
  );
  return rows.map((row, index) => ({ range_limit_id: index + 1, ...row }));
}

function listConfigRows(dated: Row): Row[] {
  return Object.entries(knownConfigs).map(([name, config], index) => ({
    id: index + 1,
    param_name: name,
    param_value: config.defaultValue,
    additional_value: 'defaultAdditional' in config ? config.defaultAdditional : null,
    ...dated,
  }));
}

function listApplicationRows(bank: Bank, dated: Row): Row[] {
  return bank.applications.map((application) => ({
    application_id: application.id,
    application_name: application.name,
    url: application.url,
    active: application.active,
    ...dated,
  }));
}

function listMenuRows(bank: Bank, dated: Row): Row[] {
  return bank.menus.map((menu) => ({
    role_menu_id: menu.id,
    application_id: menu.application.id,
    role_menu_code: menu.code,
    role_menu_name: menu.name,
    function: menu.function,
    position_id_default: menu.defaultPosition.id,
    ...dated,
  }));
}

function listSubstituteRows(bank: Bank, dated: Row): Row[] {
  const pairs = bank.menus.flatMap((menu) => menu.substitutes.map((position) => ({ menu, position })));
  return pairs.map(({ menu, position }, index) => ({
    role_menu_position_id: index + 1,
    role_menu_id: menu.id,
    position_id: position.id,
    ...dated,
  }));
}
