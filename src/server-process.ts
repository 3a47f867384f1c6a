/**
 * The production process (`serve.mjs` starts it). It opens the context (database, lock, files), fills an empty
 * database, then answers requests, and draws the demo's images meanwhile; the built pages find the same context. On
 * SIGTERM or SIGINT it ends once running requests are answered.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sweepAccounts } from '#lib/accounts/server/sweep-accounts.ts';
import { mailWords } from '#lib/addresses/mail-texts.ts';
import { writeMails } from '#lib/addresses/server/write-mails.ts';
import { ACCESS } from '#lib/app/access-table.ts';
import { ownTexts } from '#lib/legal/own-texts-page-data.ts';
import { sendMails } from '#lib/mail/server/send-mails.ts';
import { fileMessages } from '#lib/maintenance/files-texts.ts';
import { sweepDrafts } from '#lib/maintenance/server/sweep-drafts.ts';
import { sweepInTurn } from '#lib/maintenance/server/sweep-in-turn.ts';
import { sweepCopies, sweepLeftovers } from '#lib/maintenance/server/sweep-uploads.ts';
import { readBuildFacts } from '#lib/operations/server/build-facts.ts';
import { routeFinder } from '#lib/platform/route-of-path.ts';
import { writeConsoleInJson } from '#lib/platform/server/base/json-lines.ts';
import { StartError } from '#lib/platform/server/base/start-error.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { loadAssets } from '#lib/platform/server/http/assets.ts';
import type { NodeHandler } from '#lib/platform/server/http/captured-response.ts';
import { createListener } from '#lib/platform/server/http/listener.ts';
import { isSecureRequest } from '#lib/platform/server/http/origin.ts';
import { PageCache } from '#lib/platform/server/http/page-cache.ts';
import { readerOf, siteOf } from '#lib/platform/server/http/reader.ts';
import { createHttpServer } from '#lib/platform/server/http/server.ts';
import { shareWithOtherReleases } from '#lib/platform/server/http/share-with-other-releases.ts';
import { stopServer } from '#lib/platform/server/http/stop-server.ts';
import { watchRequests } from '#lib/platform/server/http/watch-requests.ts';
import { startMessages } from '#lib/platform/start-texts.ts';
import { drawInBackground } from './demo-images.ts';
import { fillWhenEmpty } from './fill-when-empty.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DIST = new URL('../dist/', import.meta.url);
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** Requests that have not ended this long after a stop was requested are cut. */
const STOP_GRACE = 10_000;
const FIRST_SWEEP = 60_000;
const ACCOUNT_SWEEP = 300_000;
const MAIL_ROUND = 5_000;
const DAY = 86_400_000;

// React runs several times slower otherwise; it decides when the built pages are loaded, hence below.
process.env.NODE_ENV = 'production';
// Before the settings are read: their faults must be logged as JSON, too.
if (process.env.LOG_FORMAT?.trim() === 'json') writeConsoleInJson();

try {
  await serve();
} catch (error) {
  const expected = error instanceof Error && error.name === 'StartError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  readBuildFacts(ROOT);
  const entry = new URL('server/entry.mjs', DIST);
  if (!existsSync(entry)) throw new StartError(startMessages.notBuilt);
  const context = await getContext();
  await ownTexts(context.settings);
  await sweepLeftovers(context).catch(tellSweepFailed);
  await fillWhenEmpty(context);

  const assets = await loadAssets(fileURLToPath(new URL('client/', DIST)));
  const sharing = shareWithOtherReleases(context.settings, assets);
  const { handler } = (await import(entry.href)) as { handler: NodeHandler };
  const listener = createListener({
    application: handler,
    assets,
    otherBuilds: sharing.otherBuilds,
    pages: new PageCache(PAGE_CACHE_BYTES),
    contentVersion: () => context.contentVersion.current(),
    readerOf: (request) => readerOf(context, request),
    siteOf: (request) => siteOf(context, request),
    isSecure: (request) => isSecureRequest(request, context.settings),
  });
  const routeOf = routeFinder(Object.keys(ACCESS).map((row) => row.slice(row.indexOf(' ') + 1)));
  const server = createHttpServer(
    watchRequests(listener, context.settings, routeOf),
    context.settings.publicOrigin.startsWith('https:'),
  );
  // Before any page that names them is served.
  await sharing.put;
  await listen(server, context);
  sharing.tidy();
  sweepRegularly(context);
  await sendMailsRegularly(context);
  const endDrawing = drawInBackground(context);
  let isStopping = false;
  const stopOnce = () => {
    // The signal comes twice where a group of processes is ended and npm passes its own signal on: systemd, Ctrl+C.
    if (isStopping) return;
    isStopping = true;
    void stop(server, context, endDrawing());
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}

/**
 * Abandoned uploads and unused files are removed a while after the start, then once a day, by one process at a time;
 * expired sessions and counters of attempts, at the start and every few minutes, in every process.
 */
function sweepRegularly(context: Context): void {
  const files = () => sweepStoredFiles(context).catch(tellSweepFailed);
  setTimeout(files, FIRST_SWEEP).unref();
  setInterval(files, DAY).unref();
  const accounts = () =>
    sweepAccounts(context).catch((error) => console.error(startMessages.accountSweepFailed, error));
  void accounts();
  setInterval(accounts, ACCOUNT_SWEEP).unref();
}

/**
 * Mails that were requested are written, and those that wait sent, every few seconds, one round at a time, where the
 * settings name a server for them.
 */
async function sendMailsRegularly(context: Context): Promise<void> {
  if (!context.settings.mail) return;
  // Most sites send none: the others alone load what speaks SMTP.
  const { smtpTransport } = await import('#lib/mail/server/transport.ts');
  const tell = (error: unknown) => console.error(startMessages.mailFailed, error);
  const tellWriting = (error: unknown) => console.error(startMessages.mailNotWritten, error);
  const transport = smtpTransport(context.settings.mail, tell);
  const round = async () => {
    await writeMails(context, mailWords).catch(tellWriting);
    await sendMails(context, transport).catch(tell);
    setTimeout(round, MAIL_ROUND).unref();
  };
  void round();
}

function tellSweepFailed(error: unknown): void {
  console.error(startMessages.sweepFailed, error);
}

async function sweepStoredFiles(context: Context): Promise<void> {
  await sweepCopies(context);
  await sweepDrafts(context);
  const swept = await sweepInTurn(context);
  if (!swept) return;
  console.info(fileMessages.swept(swept));
  if (swept.refused > 0) console.error(fileMessages.sweepRefused(swept));
}

async function listen(server: Server, context: Context): Promise<void> {
  const { host, port, publicOrigin } = context.settings;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await context.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(startMessages.portTaken(port));
    if (code === 'EACCES') throw new StartError(startMessages.portForbidden(port));
    throw error;
  }
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.info(startMessages.ready(publicOrigin || `http://${shown}:${actualPort}/`));
}

async function stop(server: Server, context: Context, drawing: Promise<void>): Promise<void> {
  console.info(startMessages.stopping);
  await stopServer(server, STOP_GRACE, context.settings.trustProxy > 0);
  await drawing;
  await context.close();
  console.info(startMessages.stopped);
  process.exit(0);
}
