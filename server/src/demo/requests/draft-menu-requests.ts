import { type Drafter, orderChange } from './draft.ts';

/** Requests of supervisor admin IT about menus: the menus themselves and the positions that may stand in. */

export const draftMatrixMenu: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const menu = ask.random.pick(state.bank.menus.filter(({ application }) => application.active));
  const { application, code, defaultPosition } = menu;
  const [before, after] = orderChange(ask, menu.name, `${menu.name} Cabang`);
  const kept = {
    application: application.name,
    roleMenuCode: code,
    function: menu.function,
    position: defaultPosition.name,
    active: true,
  };
  return {
    kind: 'MatrixMenu',
    action: 'updatematrixmenu',
    filer,
    about: filer,
    targetKey: `menu:${menu.id}`,
    description: `Update menu ${code} - ${after} aplikasi ${application.name}`,
    payload: {
      roleMenuId: menu.id,
      aplicationId: application.id,
      roleMenuCode: code,
      roleMenuName: after,
      positionIdDefault: defaultPosition.id,
      function: menu.function,
    },
    body: { roleMenuCode: code, aplicationId: application.id },
    before: { ...kept, roleMenuName: before },
    after: { ...kept, roleMenuName: after },
    application,
    menu,
  };
};

export const draftParameterPengganti: Drafter = (state, ask) => {
  const filer = ask.filer ?? state.pickFiler(ask.random, 'supervisorAdminIT');
  const approved = ask.outcome === 'approved';
  const menu = ask.random.pick(
    state.bank.menus.filter(
      ({ application, substitutes }) => application.active && (!approved || substitutes.length > 0),
    ),
  );
  const { application } = menu;
  const position = ask.random.pick(
    approved
      ? menu.substitutes
      : state.bank.positions.filter((p) => p !== menu.defaultPosition && !menu.substitutes.includes(p)),
  );
  return {
    kind: 'ParameterPengganti',
    action: 'parameterpengganti',
    filer,
    about: filer,
    targetKey: `substitutes:${position.id}:${application.id}/menu:${menu.id}`,
    description: `Parameter Pengganti menu ${menu.name} aplikasi ${application.name} untuk jabatan ${position.name}`,
    payload: {
      positionIdentity: position.id,
      idMenu: [menu.id],
      appId: application.id,
      roleMenuPosition: [],
    },
    before: { application: application.name, position: position.name, menus: [] },
    after: { application: application.name, position: position.name, menus: [menu.name] },
    body: { aplicationId: application.id, positionName: position.name },
    application,
  };
};
