import { DAY_HOURS, HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { demandOwnApplication, findApplication } from '../../bank/applications.ts';
import type { Caller } from '../../bank/caller.ts';
import { findMenu, holdsMenu, listTargetBranches, nameMenuThing } from '../../bank/menus.ts';
import { findConfig } from '../../bank/read-config.ts';
import { startGrant } from '../../grants/start-grant.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceChange } from '../../provisioning/announce-change.ts';
import type { RequestType } from '../request-type.ts';

/** A menu the position does not have, for some days and hours, in one branch of the area where the position works so. */
export const perubahanMenu: RequestType<'PerubahanMenu'> = {
  async file(tx, { payload, filer }) {
    const application = await demandOwnApplication(tx, filer.userId, payload.appId);
    const menu = await findMenu(tx, payload.appId, payload.roleMenu);
    if (!menu || menu.deleted) throw new Refusal('UNKNOWN_MENU');
    const branch = await chooseBranch(tx, filer, payload.subdivisionId ?? undefined);
    if (await holdsMenu(tx, filer.userId, menu.roleMenuId, branch?.subdivisionId)) {
      throw new Refusal('ALREADY_HAS_MENU');
    }
    await demandAllowedDuration(tx, payload);
    const hours = payload.hari * DAY_HOURS + payload.jam;
    const place = branch && `${branch.code} - ${branch.name}`;
    return {
      targetKey: `person:${filer.userId}/${nameMenuThing(menu.roleMenuId, branch?.subdivisionId)}`,
      description: `Menu ${menu.name} aplikasi ${application.name} selama ${hours} jam`,
      applicationId: payload.appId,
      roleMenuId: menu.roleMenuId,
      ...(branch && { targetSubdivisionId: branch.subdivisionId }),
      timePeriodMs: hours * HOUR_MS,
      after: { application: application.name, menu: menu.name, branch: place ?? null, access: true, hours },
      body: {
        roleMenuCode: menu.code,
        aplicationId: payload.appId,
        positionName: filer.positionName,
      },
    };
  },

  async look(tx, { payload, filerId }) {
    const application = await findApplication(tx, payload.appId);
    const menu = await findMenu(tx, payload.appId, payload.roleMenu);
    const branch = await findTarget(tx, filerId, payload.subdivisionId ?? undefined);
    return {
      application: application?.name ?? null,
      menu: menu?.name ?? null,
      branch: branch ? `${branch.code} - ${branch.name}` : null,
      access: await holdsMenu(tx, filerId, payload.roleMenu, branch?.subdivisionId),
    };
  },

  async apply(work, request) {
    const branchId = request.targetSubdivisionId ?? undefined;
    const menu = await findMenu(work.tx, request.payload.appId, request.payload.roleMenu);
    const running = await startGrant(work, {
      requestId: request.id,
      kind: request.kind,
      userId: request.aboutUserId,
      applicationId: request.payload.appId,
      thingKey: nameMenuThing(request.payload.roleMenu, branchId),
      detail: {
        roleMenuId: request.payload.roleMenu,
        roleMenuCode: menu?.code ?? null,
        roleMenuName: menu?.name ?? null,
        branch: request.after.branch ?? null,
      },
      durationMs: request.timePeriodMs ?? 0,
    });
    const until = Math.max(...running.map((grant) => grant.validUntil.getTime()));
    await announceChange(work, {
      requestId: request.id,
      applicationId: request.payload.appId,
      userId: request.aboutUserId,
      type: 'menu.granted',
      details: {
        menuCode: menu?.code,
        menu: menu?.name,
        branch: request.after.branch ?? null,
        validUntil: new Date(until).toISOString(),
      },
    });
  },

  async revert(work, grant) {
    if (grant.remaining.length > 0) return;
    await announceChange(work, {
      requestId: grant.requestId,
      applicationId: grant.applicationId,
      userId: grant.userId,
      type: 'menu.revoked',
      details: {
        menuCode: grant.detail.roleMenuCode,
        menu: grant.detail.roleMenuName,
        branch: grant.detail.branch ?? null,
      },
    });
  },
};

/** Only positions that work across an area choose a branch; the rest stay in their own. */
async function chooseBranch(tx: Tx, filer: Caller, asked: number | undefined) {
  const target = await findTarget(tx, filer.userId, asked);
  const misplaced = asked !== undefined && asked !== filer.subdivisionId && target?.subdivisionId !== asked;
  if (misplaced) throw new Refusal('UNKNOWN_BRANCH');
  return target;
}

async function findTarget(db: DbOrTx, userId: number, asked: number | undefined) {
  const branches = await listTargetBranches(db, userId);
  return branches.find((branch) => (asked === undefined ? branch.own : branch.subdivisionId === asked));
}

async function demandAllowedDuration(tx: Tx, { hari, jam }: { hari: number; jam: number }): Promise<void> {
  const limit = await findConfig(tx, 'batas-waktu-pengajuan');
  const days = readMaximum(limit?.value);
  const hours = readMaximum(limit?.additional);
  if (days === undefined || hours === undefined) throw new Refusal('DURATION_LIMIT_MISSING');
  if (hari > days || jam > hours) throw new Refusal('DURATION_TOO_LONG', { values: { days, hours } });
}

function readMaximum(text: string | null | undefined): number | undefined {
  return text && /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : undefined;
}
