import type { ColumnType } from '@gerbang/contract/filter/column-type';
import { listVisible, type ViewColumns } from '@gerbang/contract/views/view-definition';
import { z } from 'zod';
import { DEFAULT_TOP, MAX_TOP } from './list-view.ts';

const filter = z.string().optional().meta({
  description: "Conditions such as status = 1 and lower(firstName) like '%adi%'",
});
const orderby = z.string().optional().meta({ description: 'Columns such as createdDate desc, userId' });

/**
 * What a list may be asked. Other parameters the specification's clients send (userId, subdivisionId, isAdminIT and
 * the like) are let through and not looked at: whose rows these are is known from the token.
 */
export const listQuery = z.object({
  filter,
  orderby,
  top: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_TOP)
    .optional()
    .meta({ description: `Rows wanted; ${DEFAULT_TOP} unless said, ${MAX_TOP} of a plain list` }),
  skip: z.coerce.number().int().min(0).optional().meta({ description: 'Rows to pass over' }),
});

export const csvQuery = z.object({
  filter,
  orderby,
  filename: z.string().optional().meta({ description: 'Name of the file, without .csv' }),
});

const wireTypes: Record<ColumnType, z.ZodType> = {
  text: z.string().nullable(),
  integer: z.number().int().nullable(),
  money: z.union([z.number().int(), z.string()]).nullable(),
  datetime: z.string().nullable(),
  date: z.string().nullable(),
  flag: z.union([z.literal(0), z.literal(1)]).nullable(),
  json: z.unknown(),
};

/** The row's schema, so that the API's description lists every column. */
export function describeRow(columns: ViewColumns): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries(listVisible(columns)).map(([name, { type, label }]) => [
        name,
        wireTypes[type].meta({ description: label.en }),
      ]),
    ),
  );
}
