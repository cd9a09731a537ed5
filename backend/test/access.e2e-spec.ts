import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { audienceOf } from '../src/adapters/http/people/access.js';
import { type Agent, type Role, roles, TestSite } from './test-site.js';

let site: TestSite;
let agents: Map<Role, Agent>;
let applianceId: string;

beforeAll(async () => {
  site = await TestSite.start();
  agents = new Map();
  for (const role of roles) agents.set(role, await site.as(role));
  applianceId = await site.applianceId();
});
afterAll(() => site.stop());

interface Route {
  name: string;
  audience: string | undefined;
}

/** Every route handler that Nest has registered, with a name such as "GET api/appliances/:id". */
function routes(): Route[] {
  const reflector = new Reflector();
  const found: Route[] = [];
  for (const { controllers } of site.http.app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (!metatype) continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const key of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[key];
        if (typeof handler !== 'function') continue;
        const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
        if (method === undefined) continue;
        const paths = [Reflect.getMetadata('path', metatype), Reflect.getMetadata('path', handler)];
        const path = paths.flat().filter((part) => part && part !== '/');
        const audience = audienceOf(reflector, handler, metatype as () => unknown);
        found.push({ name: `${RequestMethod[method]} ${path.join('/')}`, audience });
      }
    }
  }
  return found;
}

const everyone: readonly Role[] = roles;
const members: readonly Role[] = roles.slice(1);
const technicians: readonly Role[] = ['verified technician'];
const admins: readonly Role[] = ['admin'];

const allowedRoles: Record<string, readonly Role[]> = {
  'GET api/appliances': everyone,
  'GET api/appliances/:id': everyone,
  'GET api/appliances/:id/detail': everyone,
  'GET api/appliances/:id/score': everyone,
  'POST api/appliances': admins,
  'PUT api/appliances/:id': admins,
  'DELETE api/appliances/:id': admins,
  'POST api/admin/appliances/bulk': admins,
  'POST api/admin/appliances/cells': admins,
  'POST api/admin/appliances/:id/restore': admins,
  'GET api/admin/appliances/facts': admins,
  'GET api/admin/views': admins,
  'POST api/admin/views': admins,
  'DELETE api/admin/views/:id': admins,
  'GET api/admin/appliances/:id/history': admins,
  'POST api/admin/appliances/:id/history/:changeId/undo': admins,
  'GET api/admin/trash': admins,
  'GET api/admin/audit': admins,
  'GET api/admin/imports': admins,
  'GET api/admin/imports/:id': admins,
  'POST api/admin/imports': admins,
  'POST api/admin/imports/:id/rollback': admins,
  'GET api/admin/quality': admins,
  'GET api/admin/quality/:check': admins,
  'POST api/admin/quality/:check/accept': admins,
  'POST api/admin/quality/:check/reopen': admins,
  'POST api/admin/imports/preview': admins,
  'GET api/admin/import-profiles': admins,
  'GET api/admin/import-profiles/:name': admins,
  'PUT api/admin/import-profiles/:name': admins,
  'DELETE api/admin/import-profiles/:name': admins,
  'GET api/admin/aliases': admins,
  'POST api/admin/aliases': admins,
  'DELETE api/admin/aliases/:id': admins,
  'GET api/admin/appliances/:id/aliases': admins,
  'GET api/admin/technicians': admins,
  'GET api/admin/technicians/counts': admins,
  'POST api/admin/technicians/:email/verify': admins,
  'POST api/admin/technicians/:email/reject': admins,
  'POST api/admin/technicians/:email/revoke': admins,
  'GET api/admin/articles': admins,
  'POST api/admin/articles': admins,
  'POST api/admin/articles/preview': admins,
  'POST api/admin/articles/pictures': admins,
  'PUT api/admin/articles/:id': admins,
  'POST api/admin/articles/:id/publish': admins,
  'POST api/admin/articles/:id/unpublish': admins,
  'GET api/blog/articles': everyone,
  'GET api/blog/articles/:id': everyone,
  'GET api/blog/overview': everyone,
  'POST api/auth/login': everyone,
  'POST api/auth/signup': everyone,
  'POST api/auth/admin-signup': everyone,
  'POST api/auth/logout': everyone,
  'GET api/auth/me': members,
  'PUT api/auth/me': members,
  'POST api/auth/forgot-password': everyone,
  'POST api/auth/reset-link': everyone,
  'POST api/auth/reset-password': everyone,
  'POST api/newsletter': everyone,
  'POST api/newsletter/confirm': everyone,
  'POST api/newsletter/unsubscribe': everyone,
  'POST newsletter/unsubscribe': everyone,
  'GET api/categories': everyone,
  'GET api/methodology': everyone,
  'GET api/compare': everyone,
  'GET api/models': everyone,
  'GET api/rankings/:category': everyone,
  'GET api/rankings/:category/:subcategory': everyone,
  'GET api/trust': everyone,
  'GET api/search': everyone,
  'GET api/suggestions': everyone,
  'GET api/votes': everyone,
  'GET api/votes/mine': members,
  'GET api/votes/:applianceId': everyone,
  'POST api/votes': members,
  'GET api/tech-votes/:applianceId': everyone,
  'POST api/tech-votes': technicians,
  'GET api/media/appliance/:id': everyone,
  'POST api/media/upload': admins,
  'PUT api/media/appliance/:id/order': admins,
  'DELETE api/media/:id': admins,
  'GET media/:id/:name': everyone,
  'GET og/site.png': everyone,
  'GET og/category/:category.png': everyone,
  'GET og/category/:category/:subcategory.png': everyone,
  'GET og/appliance/:id.png': everyone,
  'GET og/article/:id.png': everyone,
  'GET robots.txt': everyone,
  'GET sitemap.xml': everyone,
  'GET sitemap-:number.xml': everyone,
  'GET health/live': everyone,
  'GET health/ready': everyone,
  'GET metrics': everyone,
  'GET feed.xml': everyone,
};

/** The catch-all routes of the rendered pages. */
const isPage = (name: string) => /^GET (?!api|health|media|metrics|og|robots|sitemap|feed)/.test(name);

describe('Every route', () => {
  test('declares its audience and is listed in the table above', () => {
    const all = routes();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ audience }) => audience === undefined)).toEqual([]);
    const calls = all.map(({ name }) => name).filter((name) => !isPage(name));
    expect(calls.sort()).toEqual(Object.keys(allowedRoles).sort());
  });

  test.each(
    Object.entries(allowedRoles).flatMap(([name, allowed]) =>
      roles.map((role) => ({ name, role, allowed, isAllowed: allowed.includes(role) })),
    ),
  )('$name is open to a $role: $isAllowed', async ({ name, role, allowed, isAllowed }) => {
    const [method = '', path = ''] = name.split(' ');
    const agent = name.includes('auth/log') ? site.agent() : agents.get(role);
    const url = `/${path}`
      // An id that does not exist, so that allowed writes change nothing for the other roles.
      .replace(/:(id|applianceId)/, method === 'GET' ? applianceId : unknownId)
      .replace(':changeId', '1')
      .replace(':email', 'nobody@example.org')
      .replace(':number', '1')
      .replace(':category', 'washers')
      .replace(':subcategory', 'top-load');
    const { status, body } = (await call(agent ?? site.agent(), method, url)) ?? {};
    if (isAllowed) {
      expect(String(body?.code)).not.toMatch(/^(signed-out|technicians-only|admins-only)$/);
      expect(status).not.toBe(403);
      expect(status).toBeLessThan(500);
    } else {
      const code = allowed === technicians ? 'technicians-only' : 'admins-only';
      expect([status, body.code]).toEqual(role === 'visitor' ? [401, 'signed-out'] : [403, code]);
    }
  });
});

const unknownId = '00000000-0000-4000-8000-000000000000';

function call(agent: Agent, method: string, url: string) {
  if (method === 'GET') return agent.get(url);
  if (method === 'DELETE') return agent.delete(url);
  return (method === 'PUT' ? agent.put(url) : agent.post(url)).send({});
}
