import type { StepName } from '@gerbang/contract/approval-steps';

export interface DemoRoute {
  readonly prefix: string;
  readonly steps: readonly [StepName] | readonly [StepName, StepName];
  /** Whether a request of the most senior people goes to a supervisor admin IT. */
  readonly lastResort?: true;
  /** How often the kind occurs among 1,000 requests. */
  readonly share: number;
}

/** The kinds the history is made of, with the way each takes. */
export const requestRoutes = {
  HakAkses: { prefix: 'HA', steps: ['approver1', 'ciso'], share: 270 },
  PerubahanMenu: { prefix: 'PM', steps: ['approver1', 'approver2'], share: 215 },
  LimitSpv: { prefix: 'LS', steps: ['approver1', 'approver2'], share: 120 },
  LimitTetap: { prefix: 'LT', steps: ['approver1', 'approver2'], share: 30 },
  ResetPassword: { prefix: 'RP', steps: ['approver1'], lastResort: true, share: 160 },
  Profile: { prefix: 'PF', steps: ['approver1'], lastResort: true, share: 65 },
  GroupUserCabang: { prefix: 'GUC', steps: ['approver1', 'ciso'], share: 35 },
  GroupUser: { prefix: 'GU', steps: ['supervisorAdminIT'], share: 30 },
  Privilege: { prefix: 'PR', steps: ['supervisorAdminIT'], share: 5 },
  MatrixMenu: { prefix: 'MM', steps: ['supervisorAdminIT'], share: 20 },
  JabatanPrivilege: { prefix: 'JP', steps: ['supervisorAdminIT'], share: 7 },
  Cabang: { prefix: 'CB', steps: ['supervisorAdminIT'], share: 10 },
  Jabatan: { prefix: 'JB', steps: ['supervisorAdminIT'], share: 8 },
  GroupingLimit: { prefix: 'GL', steps: ['supervisorAdminIT'], share: 8 },
  ParameterPengganti: { prefix: 'PP', steps: ['supervisorAdminIT'], share: 8 },
  SysConfig: { prefix: 'SC', steps: ['supervisorAdminIT'], share: 5 },
  MasterGroupingLimit: { prefix: 'MGL', steps: ['supervisorAdminIT'], share: 4 },
} as const satisfies Record<string, DemoRoute>;

export type DemoKind = keyof typeof requestRoutes;

export function findRoute(kind: DemoKind): DemoRoute {
  return requestRoutes[kind];
}
