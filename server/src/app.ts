import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerEmployeeSync } from './directory/employee-routes.ts';
import { registerRangeLimitRoutes } from './directory/range-limit-routes.ts';
import type { EmployeeSource } from './directory/sync-employees.ts';
import { registerFileRoutes } from './files/file-routes.ts';
import { registerGrantRoutes } from './grants/stop-routes.ts';
import { authenticate } from './identity/authenticate.ts';
import { registerSessionRoutes } from './identity/session-routes.ts';
import { createTokenVerifier, type TokenSettings } from './identity/verify-token.ts';
import { registerResendRoutes } from './mail/resend-routes.ts';
import { registerAuditCheckRoutes } from './oversight/audit-check.ts';
import { registerJobRoutes } from './oversight/job-routes.ts';
import { answerErrors } from './platform/answer-errors.ts';
import type { Db } from './platform/database.ts';
import { describeApi } from './platform/describe-api.ts';
import { endConnectionsOnStop } from './platform/end-connections.ts';
import { registerHealthRoutes } from './platform/health.ts';
import type { Jobs } from './platform/jobs.ts';
import { registerLiveRoutes } from './platform/live-routes.ts';
import { measureRequests } from './platform/metrics.ts';
import { recordRefusal } from './platform/record-refusal.ts';
import { declareRoute, demandPermissions } from './platform/route.ts';
import { registerRedeliverRoutes } from './provisioning/redeliver-routes.ts';
import { registerTestDeliveryRoutes } from './provisioning/test-delivery-routes.ts';
import { assessRequest } from './requests/assess-request.ts';
import { registerDeputyRoutes } from './requests/deputy-routes.ts';
import { registerMailDecisionRoutes } from './requests/mail-decision-routes.ts';
import { registerDecisionRoutes, registerFilingRoutes } from './requests/request-routes.ts';
import { revertGrant } from './requests/revert-grant.ts';
import { registerMenuOptions } from './requests/types/menu-options.ts';
import { switchOffLeaver } from './requests/types/switch-person.ts';
import { registerTransactionDashboard } from './views/transaction-dashboard.ts';
import { registerViewRoutes } from './views/view-routes.ts';

export interface AppParts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly token: TokenSettings;
  readonly clientId: string;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly log: FastifyBaseLogger;
  /** Whether the mail catcher's inbox is part of this start. */
  readonly inbox: boolean;
  /** An http(s) address or a file; without one, range limits cannot be synchronised. */
  readonly rangeLimitSource?: string | undefined;
  /** Where the employees come from; without it, they cannot be synchronised. */
  readonly employeeSource?: EmployeeSource | undefined;
}

/** Wires the rooms into one server. Everything a route needs comes in here; nothing reaches for the environment. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, jobs, log } = parts;
  const workplace = { db, jobs };
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    bodyLimit: 256 * 1024,
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  demandPermissions(app);
  endConnectionsOnStop(app);
  answerErrors(app, (refusal, request) => recordRefusal(db, refusal, request));

  await app.register(helmet, { contentSecurityPolicy: false });
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { max: 3000, timeWindow: '1 minute' });
  measureRequests(app);
  await describeApi(app, parts.publicUrl);
  authenticate(app, db, createTokenVerifier(parts.token));

  registerHealthRoutes(app, db);
  registerSessionRoutes(app, workplace);
  registerClientConfig(app, parts);
  registerFilingRoutes(app, workplace);
  registerDecisionRoutes(app, workplace);
  registerMailDecisionRoutes(app, workplace);
  registerDeputyRoutes(app, workplace);
  registerResendRoutes(app, workplace);
  registerRedeliverRoutes(app, workplace);
  registerLiveRoutes(app, db);
  registerJobRoutes(app, { db, jobs });
  registerAuditCheckRoutes(app, workplace);
  registerMenuOptions(app, db);
  registerGrantRoutes(app, workplace, revertGrant);
  await registerFileRoutes(app, workplace);
  registerViewRoutes(app, { db, assessRequest });
  registerTransactionDashboard(app, db);
  registerEmployeeSync(app, workplace, parts.employeeSource, switchOffLeaver);
  registerRangeLimitRoutes(app, workplace, parts.rangeLimitSource);
  registerTestDeliveryRoutes(app, db);
  return app;
}

/** What the browser must know before anybody has signed in. */
function registerClientConfig(app: FastifyInstance, { token, clientId, inbox }: AppParts): void {
  declareRoute(app, {
    method: 'GET',
    url: '/client-config.json',
    who: 'public',
    summary: 'The identity provider the browser signs in with',
    tag: 'session',
    handler: () => ({ issuer: token.issuer, clientId, audience: token.audience, inbox }),
  });
}
