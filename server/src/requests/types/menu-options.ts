import { holdsAny } from '@gerbang/contract/guards';
import { wireId } from '@gerbang/contract/requests/request-kind';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listRequestableMenus, listTargetBranches } from '../../bank/menus.ts';
import type { Db } from '../../platform/database.ts';
import { declareRoute } from '../../platform/route.ts';

const inputer = holdsAny('inputer');

/** What the menu form offers. Position and branch are the caller's own, whatever the query names. */
export function registerMenuOptions(app: FastifyInstance, db: Db): void {
  declareRoute(app, {
    method: 'GET',
    url: '/api/perubahanmenu/menuOptions',
    who: inputer,
    summary: 'Menus of an application the caller may ask for',
    tag: 'requests',
    querystring: z.object({
      applicationID: wireId,
      positionnID: z
        .string()
        .optional()
        .meta({ description: "Accepted, not used: the caller's position counts" }),
    }),
    response: {
      200: z.object({ data: z.array(z.object({ roleMenuId: z.number(), roleMenuName: z.string() })) }),
    },
    handler: async ({ caller, query }) => ({
      data: await listRequestableMenus(db, caller.userId, query.applicationID),
    }),
  });

  const branch = z.object({
    key: z.number(),
    values: z.object({ subdivisionCode: z.string(), subdivisionName: z.string() }),
  });
  declareRoute(app, {
    method: 'GET',
    url: '/api/perubahanmenu/cabangOptions',
    who: inputer,
    summary: 'Branches in which the caller may ask for a menu',
    tag: 'requests',
    querystring: z.object({
      subdivisionId: z
        .string()
        .optional()
        .meta({ description: "Accepted, not used: the caller's unit counts" }),
    }),
    response: { 200: z.object({ data: z.array(branch) }) },
    handler: async ({ caller }) => {
      const branches = await listTargetBranches(db, caller.userId);
      return {
        data: branches.map(({ subdivisionId, code, name }) => ({
          key: subdivisionId,
          values: { subdivisionCode: code, subdivisionName: name },
        })),
      };
    },
  });
}
