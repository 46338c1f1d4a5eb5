import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';
import { declareRoute, type Permission } from '../platform/route.ts';
import { describeAttachment } from './attachment.ts';
import { createCsvExporter, type ExportCsv } from './export-csv.ts';
import { csvQuery, describeRow, listQuery } from './list-schema.ts';
import { listView } from './list-view.ts';
import { registerOptionLists } from './option-lists.ts';
import { serverViews } from './registry.ts';
import { type DetailSources, registerRequestDetail } from './request-detail.ts';
import type { ServerView } from './view.ts';

/** Every list, its CSV, the option lists and the particulars of one request. */
export function registerViewRoutes(app: FastifyInstance, sources: DetailSources): void {
  const { db } = sources;
  const exportCsv = createCsvExporter(db);
  for (const view of Object.values(serverViews)) {
    declareList(app, db, view);
    if (view.definition.csv) declareCsv(app, exportCsv, view);
  }
  registerOptionLists(app, db);
  registerRequestDetail(app, sources);
}

function declareList(app: FastifyInstance, db: Db, view: ServerView): void {
  const { name, path, columns } = view.definition;
  declareRoute(app, {
    method: 'GET',
    url: path === 'plain' ? `/api/${name}` : `/api/${name}/view`,
    who: findReaders(view.definition),
    summary: `Rows of ${name}`,
    tag: 'views',
    querystring: listQuery,
    response: { 200: z.object({ items: z.array(describeRow(columns)), totalItems: z.number().int() }) },
    handler: (request) => listView(db, view, request.caller, request.query),
  });
}

function declareCsv(app: FastifyInstance, exportCsv: ExportCsv, view: ServerView): void {
  const { name } = view.definition;
  declareRoute(app, {
    method: 'GET',
    url: `/api/${name}/viewAsCSV`,
    who: findReaders(view.definition),
    summary: `All rows of ${name} as CSV`,
    tag: 'views',
    querystring: csvQuery,
    handler: async (request, reply) => {
      const csv = await exportCsv(view, request.caller, request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', describeAttachment(request.query.filename ?? name, 'csv'))
        .header('cache-control', 'no-store')
        .send(csv);
    },
  });
}

function findReaders(definition: ViewDefinition): Permission {
  return definition.openToInactive ? 'bearer' : definition.readableBy;
}
