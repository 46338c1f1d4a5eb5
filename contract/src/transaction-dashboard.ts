import { z } from 'zod';
import type { KindName } from './requests/registry.ts';

/** The series of Dashboard Transaksi, in the order they are drawn; the last one is the sum of the others. */
export const dashboardSeries = [
  'reset_password',
  'perubahan_menu',
  'hak_akses',
  'limit_spv',
  'summary',
] as const;
export type DashboardSeries = (typeof dashboardSeries)[number];

/** Which requests a series counts. */
export const kindOfSeries: Record<Exclude<DashboardSeries, 'summary'>, KindName> = {
  reset_password: 'ResetPassword',
  perubahan_menu: 'PerubahanMenu',
  hak_akses: 'HakAkses',
  limit_spv: 'LimitSpv',
};

/** 'RESET PASSWORD': upper case, the underscore a space. */
export function labelSeries(series: DashboardSeries): string {
  return series.toUpperCase().replaceAll('_', ' ');
}

const count = z.number().int();

export const dashboardRow = z.object({
  application_id: count,
  nama_aplikasi: z.string(),
  reset_password: count,
  perubahan_menu: count,
  hak_akses: count,
  limit_spv: count,
  summary: count,
});
export type DashboardRow = z.output<typeof dashboardRow>;

/** A day as the dashboard writes it, YYYY/MM/DD; the wire takes it with hyphens too. */
const day = z
  .string()
  .regex(/^\d{4}[/-]\d{2}[/-]\d{2}$/, 'YYYY/MM/DD')
  .transform((text) => text.replaceAll('/', '-'))
  .refine((text) => !Number.isNaN(Date.parse(text)), 'YYYY/MM/DD');

export const dashboardQuery = z
  .object({
    startDate: day,
    endDate: day,
    appId: z
      .union([z.literal(''), z.string().regex(/^all$/i), z.string().regex(/^\d{1,9}$/)])
      .optional()
      .transform((text) => (text && /^\d+$/.test(text) && text !== '0' ? Number(text) : undefined)),
  })
  .refine((query) => query.startDate <= query.endDate, { path: ['endDate'], message: 'endDate < startDate' });
