import { and, equals, type Filter } from '@gerbang/contract/filter/tree';
import { signedIn } from '@gerbang/contract/guards';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import { declareRoute } from '../platform/route.ts';
import { listQuery } from './list-schema.ts';
import { MAX_TOP } from './list-view.ts';
import { readFilter, readOrder } from './read-query.ts';
import { readPage } from './read-rows.ts';
import { serverViews } from './registry.ts';
import type { ServerView } from './view.ts';

/** What a dropdown offers: a view's rows, held to a condition, with the column that is the key and those shown. */
interface OptionList {
  readonly name: string;
  readonly view: ServerView;
  readonly only: Filter;
  readonly key: string;
  readonly values: readonly string[];
}

const { application, listApplication, position } = serverViews;
const positionOption = { view: position, key: 'positionId', values: ['positionName', 'positionCode'] };

const optionLists: readonly OptionList[] = [
  {
    name: 'application',
    view: application,
    only: equals('isActive', 0),
    key: 'applicationId',
    values: ['applicationName', 'url'],
  },
  {
    // Applications the caller may still ask for.
    name: 'filterapplication',
    view: listApplication,
    only: equals('hasAccess', 0),
    key: 'applicationId',
    values: ['applicationName', 'url'],
  },
  { ...positionOption, name: 'position', only: equals('isDeleted', 0) },
  {
    // Teller positions, whose limits a teller may ask to take.
    ...positionOption,
    name: 'filterposition',
    only: and(equals('isDeleted', 0), equals('groupPosition', 'Tetap')),
  },
];

const answer = z.object({
  data: z.array(z.object({ key: z.number().int(), values: z.record(z.string(), z.unknown()) })),
});

export function registerOptionLists(app: FastifyInstance, db: Db): void {
  for (const { name, view, only, key, values } of optionLists) {
    declareRoute(app, {
      method: 'GET',
      url: `/ol/${name}/optionList`,
      who: signedIn,
      summary: `Options of ${name}`,
      tag: 'views',
      querystring: listQuery,
      response: { 200: answer },
      handler: async ({ caller, query }) => {
        const { rows } = await readPage(db, view, caller, {
          filter: and(only, readFilter(query.filter, view.definition)),
          order: readOrder(query.orderby, view.definition),
          top: query.top ?? MAX_TOP,
          skip: query.skip ?? 0,
        });
        return {
          data: rows.map((row) => ({
            key: row[key],
            values: Object.fromEntries(values.map((value) => [value, row[value]])),
          })),
        };
      },
    });
  }
}
