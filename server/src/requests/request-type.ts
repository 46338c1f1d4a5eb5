import type { Impact } from '@gerbang/contract/requests/impact';
import type { KindName, PayloadOf } from '@gerbang/contract/requests/registry';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import type { Caller } from '../bank/caller.ts';
import type { DbOrTx, Tx } from '../platform/database.ts';
import type { Work } from '../platform/work.ts';
import type { StoredRequest } from './stored-request.ts';

/** What a filing says about itself once it has been checked against the bank's data. */
export interface Draft {
  /** What an equal request would share, as 'person:7/application:3'; at most one such request waits at a time. */
  readonly targetKey: string;
  /** The person it is about, if not the filer. */
  readonly aboutUserId?: number;
  readonly description: string;
  readonly after: Facts;
  readonly limitTunai?: bigint;
  readonly limitNonTunai?: bigint;
  readonly applicationId?: number;
  readonly roleMenuId?: number;
  readonly targetSubdivisionId?: number;
  readonly timePeriodMs?: number;
  /** The wire's bodyResponse. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields of the payload nobody may read back: kept apart until the request ends, for its effect alone. */
  readonly sealed?: Readonly<Record<string, string | undefined>>;
}

export type Filing<K extends KindName> = PayloadOf<K> & { readonly filer: Caller };

/** What `look` needs to find the target again: the same at filing and at every approval. */
export type Target<K extends KindName> = PayloadOf<K> & { readonly filerId: number };

/** A temporary right that has just ended, for the kinds that have to undo something. */
export interface EndedGrant {
  readonly requestId: bigint;
  readonly userId: number;
  readonly applicationId: number;
  readonly thingKey: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Grants of the same thing that go on: the later end wins, so only when none is left is anything taken back. */
  readonly remaining: readonly {
    readonly detail: Readonly<Record<string, unknown>>;
    readonly validUntil: Date;
  }[];
}

/** The server's side of one request kind. */
export interface RequestType<K extends KindName> {
  /** Checks what is asked and describes it; refuses with a code, DUPLICATE for a name or code already taken. */
  file(tx: Tx, filing: Filing<K>): Promise<Draft>;
  /** What the target looks like now: stored as `before` at filing, compared at approval. */
  look(tx: Tx, target: Target<K>): Promise<Facts>;
  /** The effect of the last approval, in the same transaction. */
  apply(work: Work, request: StoredRequest<K>): Promise<void>;
  /** Undoes a temporary right when it ends. */
  revert?(work: Work, grant: EndedGrant): Promise<void>;
  /** What the change would touch besides its own record, for the approver; asked while the request waits. */
  assess?(db: DbOrTx, target: Target<K>): Promise<readonly Impact[]>;
  /** Set where the effect can take approvers away: it is then tried out at filing and checked again when applied. */
  readonly affectsRoutes?: true;
}

/** A kind whose name is only known at run time. */
export interface AnyRequestType {
  file(tx: Tx, filing: { action: string; payload: unknown; filer: Caller }): Promise<Draft>;
  look(tx: Tx, target: { action: string; payload: unknown; filerId: number }): Promise<Facts>;
  apply(work: Work, request: StoredRequest): Promise<void>;
  revert?(work: Work, grant: EndedGrant): Promise<void>;
  assess?(
    db: DbOrTx,
    target: { action: string; payload: unknown; filerId: number },
  ): Promise<readonly Impact[]>;
  readonly affectsRoutes?: true;
}
