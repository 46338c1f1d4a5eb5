import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const url = (protocols: RegExp) =>
  z.url({ protocol: protocols, error: `must be an address such as ${protocols.source}://…` });

const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: url(/^https?$/).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../.data')),
  DEMO_SIZE: z.enum(['small', 'large']).default('small'),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  OIDC_ISSUER: url(/^https?$/).optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('gerbang-web'),
  OIDC_AUDIENCE: z.string().min(1).default('urn:gerbang:api'),
  OIDC_EMPLOYEE_CLAIM: z.string().min(1).default('description'),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().min(3).default('Gerbang <gerbang@bank.example>'),
  LDAP_URL: url(/^ldaps?$/).optional(),
  LDAP_BASE_DN: z.string().min(1).optional(),
  LDAP_BIND_DN: z.string().min(1).optional(),
  LDAP_BIND_PASSWORD: z.string().optional(),
  LDAP_FILTER: z.string().min(3).default('(objectClass=inetOrgPerson)'),
  EMPLOYEE_FILE: z.string().min(1).optional(),
  RANGE_LIMIT_SOURCE: z.string().min(1).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(Math.max(10, availableParallelism() * 5)),
  RUN_JOBS: z.enum(['yes', 'no']).default('yes'),
});

export type Settings = z.output<typeof settings> & { publicUrl: string };

/** What production needs and the embedded parts otherwise provide. */
const neededWithDatabase = ['PUBLIC_URL', 'OIDC_ISSUER', 'SMTP_URL'] as const;

export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/** Reads the settings from the environment; throws with one line for each that is wrong or missing. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new BadSettings(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const missing = parsed.data.DATABASE_URL ? neededWithDatabase.filter((name) => !parsed.data[name]) : [];
  if (missing.length > 0) {
    throw new BadSettings(missing.map((name) => `${name}: is required when DATABASE_URL is set`).join('\n'));
  }
  if (parsed.data.LDAP_URL && !parsed.data.LDAP_BASE_DN) {
    throw new BadSettings('LDAP_BASE_DN: is required when LDAP_URL is set');
  }
  const publicUrl = (parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, '');
  return { ...parsed.data, publicUrl };
}
