import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { clientId: 'negatoscope', clientSecret: 'un secret de client' };

/** A certified identity provider, with its own pages, that accepts anybody under any name. */
export async function startProvider(): Promise<{
  issuer: string;
  /** Gives it the site's address. */
  knows(origin: string): void;
  stop(): Promise<void>;
}> {
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    knows(origin) {
      const client = {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${origin}/oidc/chu/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      };
      const provider = new Provider(issuer, {
        clients: [client],
        claims: { profile: ['name'], openid: ['sub', 'auth_time'] },
        // Names are in the token, as with most providers.
        conformIdTokenClaims: false,
        findAccount: (_: unknown, id: string) => ({
          accountId: id,
          claims: () => ({ sub: id, name: `Docteur ${id}` }),
        }),
        cookies: { keys: ['un secret de témoins'] },
        pkce: { required: () => true },
      });
      answer = provider.callback();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
