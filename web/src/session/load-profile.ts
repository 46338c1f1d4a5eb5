import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import { sessionPhrases } from '@gerbang/contract/phrases/session';
import { type AfterLoginRow, foldProfile, type SignedInProfile } from '@gerbang/contract/profile';
import type { Api } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { fetchViewPage } from '../api/view-page.ts';

interface ConfigRow {
  readonly paramName: string;
  readonly paramValue: string;
  readonly additionalValue: string | null;
}

/** Sys config by name: the value and the additional value. */
export type SysConfig = ReadonlyMap<string, readonly [value: string, additional: string | null]>;

/** Why a session could not begin; the sentence is the server's own where it gave one. */
export class SessionRefused extends Error {
  readonly reason: Phrase;

  constructor(reason: Phrase) {
    super(reason.en);
    this.name = 'SessionRefused';
    this.reason = reason;
  }
}

const everyRow = { top: 1000, skip: 0 };

/** Ends the person's other sessions, then reads who they are and how the portal is set up. */
export async function loadProfile(
  api: Api,
  person: { subject: string; employeeId: string },
): Promise<{ profile: SignedInProfile; config: SysConfig }> {
  try {
    await api.post(`/api/deleteusersession/${encodeURIComponent(person.subject)}`, undefined, {
      quiet: true,
    });
    const rows = await fetchViewPage<AfterLoginRow>(
      api,
      { name: 'afterlogin', path: 'view' },
      {
        filter: printFilter(equals('employeeId', person.employeeId)),
        orderby: 'privilegeId asc',
        ...everyRow,
      },
      { quiet: true },
    );
    const profile = foldProfile(rows.items);
    if (!profile) throw new SessionRefused(sessionPhrases.unknownAccount);
    if (profile.isActive !== 0) throw new SessionRefused(sessionPhrases.inactiveAccount);
    return { profile, config: await loadConfig(api) };
  } catch (fault) {
    throw explainFault(fault);
  }
}

async function loadConfig(api: Api): Promise<SysConfig> {
  const view = { name: 'sysConfigParam', path: 'plain' } as const;
  const { items } = await fetchViewPage<ConfigRow>(api, view, everyRow, { quiet: true });
  return new Map(items.map((row) => [row.paramName, [row.paramValue, row.additionalValue]]));
}

function explainFault(fault: unknown): unknown {
  if (fault instanceof SessionRefused) return fault;
  if (fault instanceof ApiError && fault.status === 401) return fault;
  const sentence = fault instanceof ApiError && fault.status < 500 ? fault.sentence : undefined;
  return new SessionRefused(sentence ? { id: sentence, en: sentence } : sessionPhrases.loadFailed);
}
