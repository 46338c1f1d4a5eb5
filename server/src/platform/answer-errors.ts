import type { Language } from '@gerbang/contract/phrases/phrase';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from './refusal.ts';

export function readLanguage(request: FastifyRequest): Language {
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'id';
}

/** Every failure leaves the server in one shape: {code, message, fields}. Nothing of the inside is shown. */
export function answerErrors(
  app: FastifyInstance,
  onForbidden: (refusal: Refusal, request: FastifyRequest) => Promise<void>,
): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected failure');
    if (refusal.status === 403) await onForbidden(refusal, request);
    return sendRefusal(refusal, request, reply);
  });
  app.setNotFoundHandler({}, (request, reply) => sendRefusal(new Refusal('NOT_FOUND'), request, reply));
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(refusal.status).send({
    code: refusal.code,
    message: refusal.say(readLanguage(request)),
    ...(refusal.details.fields && { fields: refusal.details.fields }),
    requestId: request.id,
  });
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        issue.message ?? '',
      ]),
    );
    return new Refusal('BAD_INPUT', { fields });
  }
  if (error.statusCode === 429) return new Refusal('TOO_MANY');
  // Malformed JSON, a body too large, a wrong content type: the caller's doing, already told apart by Fastify.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('BAD_INPUT');
  }
  return new Refusal('INTERNAL');
}
