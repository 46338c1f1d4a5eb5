import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const PUBLIC = ['/healthz', '/readyz', '/metrics', '/ip', '/client-config.json', '/openapi.json'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

it('answers nobody without a token, on any described route but the public ones', async () => {
  const { body } = await app.stranger.get<ApiDescription>('/openapi.json');
  const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  expect(routes.length).toBeGreaterThan(10);
  const open: string[] = [];
  for (const { method, path } of routes) {
    const address = path.replaceAll(/\{[^}]+\}/g, '1');
    const response = await fetch(`${app.baseUrl}${address}`, { method });
    if (response.status !== 401) open.push(path);
  }
  expect(open.filter((path) => !PUBLIC.includes(path) && !path.startsWith('/docs'))).toEqual([]);
});
