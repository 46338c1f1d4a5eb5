import type { ComponentType } from 'react';
import type { RequestDetail } from './request-detail.ts';

/** The browser's side of a request kind. */
export interface RequestType {
  /** How it is filled in, where it has a form of its own. */
  readonly Form?: ComponentType;
  /** What the detail modal shows of it besides what all requests have. */
  readonly Summary: ComponentType<{ readonly request: RequestDetail }>;
}
