import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { declareRoute } from './route.ts';

/** /openapi.json and /docs, generated from the same schemas that validate. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gerbang',
        version: '0.1.0',
        description: 'Requests for access, their approval, and everything that can be read about them.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  // The pages come from the plugin; they show nothing the document does not, so anybody may read them.
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, who: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await pages.register(swaggerUi, { routePrefix: '/docs' });
  });
  declareRoute(app, {
    method: 'GET',
    url: '/openapi.json',
    who: 'public',
    summary: 'This document',
    tag: 'operations',
    handler: () => app.swagger(),
  });
}
