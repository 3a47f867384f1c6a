/**
 * The production process, started by `serve.mjs`. Opens the context (database, lock, files), fills an empty
 * database, answers requests, and draws the demo's images in the background; the built pages use the same context. On
 * SIGTERM or SIGINT it exits after running requests are answered.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { writeFailures } from '#lib/accounts/server/failed-sign-ins.ts';
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
/** Time after which requests still running are aborted on shutdown (ms). */
const STOP_GRACE = 10_000;
const FIRST_SWEEP = 60_000;
const ACCOUNT_SWEEP = 300_000;
const MAIL_ROUND = 5_000;
const FAILURE_ROUND = 1_000;
const FAILURE_RETRY = 60_000;
const DAY = 86_400_000;

// React is several times slower in development mode; it checks the mode when the built pages are loaded, hence here.
process.env.NODE_ENV = 'production';
// Set before the settings are read, since their errors must be logged as JSON, too.
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
  // Stored before any page that refers to them is served.
  await sharing.put;
  await listen(server, context);
  sharing.tidy();
  sweepRegularly(context);
  writeFailuresRegularly(context);
  await sendMailsRegularly(context);
  const endDrawing = drawInBackground(context);
  let isStopping = false;
  const stopOnce = () => {
    // The signal may arrive twice, when npm forwards a signal sent to the whole process group (systemd, Ctrl+C).
    if (isStopping) return;
    isStopping = true;
    void stop(server, context, endDrawing());
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopOnce);
}

/**
 * Sweeps abandoned uploads and unused files some time after the start, then once a day, in one process at a time;
 * sweeps expired sessions and attempt counters at the start and every few minutes, in every process.
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

/** Wrong passwords and codes get into the audit log a moment after they were answered. */
function writeFailuresRegularly(context: Context): void {
  const round = async () => {
    const isWritten = await writtenFailures(context);
    setTimeout(round, isWritten ? FAILURE_ROUND : FAILURE_RETRY).unref();
  };
  void round();
}

async function writtenFailures(context: Context): Promise<boolean> {
  try {
    await writeFailures(context);
    return true;
  } catch (error) {
    console.error(startMessages.failuresNotWritten, error);
    return false;
  }
}

/**
 * Writes requested mails and sends waiting ones every few seconds, one round at a time, if the settings
 * name a mail server.
 */
async function sendMailsRegularly(context: Context): Promise<void> {
  if (!context.settings.mail) return;
  // Imported only when mails are sent, since most sites send none.
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
  await writtenFailures(context);
  await context.close();
  console.info(startMessages.stopped);
  process.exit(0);
}
