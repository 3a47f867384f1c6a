/** The administrator's command line: `npm run admin -- <command>`. Settings are those of the server. */
import { resolve } from 'node:path';
import { register } from '#lib/accounts/server/register.ts';
import { listSessions, revokeAllSessions, revokeSession } from '#lib/accounts/server/sessions.ts';
import { changeQuota, makeResetLink } from '#lib/administration/server/change-account.ts';
import { errorMessage } from '#lib/app/error-texts.ts';
import { readStorageUse } from '#lib/images/server/storage-use.ts';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import { recordOccasion } from '#lib/operations/server/read-state.ts';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { backUp, moveDatabase, restore } from '#lib/platform/server/archive.ts';
import { errorCodeOf } from '#lib/platform/server/base/error-code.ts';
import { isDamaged } from '#lib/platform/server/base/failures.ts';
import { keepFilesPrivate } from '#lib/platform/server/base/private-files.ts';
import { MEGABYTE, readSettings, type Settings } from '#lib/platform/server/base/settings.ts';
import { settingsMessages } from '#lib/platform/settings-texts.ts';
import { AdminError, argument, readArguments } from './arguments.ts';
import { askPassword } from './ask-password.ts';
import { type Command, type Run, reportLostFiles, withContext } from './command.ts';
import { FILE_COMMANDS } from './file-commands.ts';
import { inspectDicom } from './inspect-dicom.ts';
import { ITEM_COMMANDS } from './item-commands.ts';
import { PEOPLE_COMMANDS, personOf } from './people-commands.ts';

const createUser: Run = async (settings, args) => {
  const username = argument(args, 0);
  const password = await askPassword(adminMessages.password);
  await withContext(settings, async (context) => {
    const made = await register(context, { username, password }, null);
    console.info(adminMessages.created(made.username));
  });
};

const resetLink: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    const token = await makeResetLink(context, null, user.id);
    const origin = settings.publicOrigin || `http://localhost:${settings.port}`;
    console.info(adminMessages.resetLink(user.username, `${origin}/reset?jeton=${token}`));
  });

const sessions: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const action = argument(args, 0);
    const user = await personOf(context, argument(args, 1));
    if (action === 'list') {
      const open = await listSessions(context, user.id);
      const lines = open.map(({ id, device, seenAt }) =>
        adminMessages.sessionLine(id, device || adminMessages.unknownDevice, formatDateAndTime(seenAt)),
      );
      console.info(lines.length > 0 ? lines.join('\n') : adminMessages.noSession);
    } else if (action === 'revoke') {
      const one = args[2];
      if (one !== undefined && !(await revokeSession(context, user.id, one)))
        throw new AdminError(adminMessages.noSuchSession);
      console.info(adminMessages.revoked(one === undefined ? await revokeAllSessions(context, user.id) : 1));
    } else throw new AdminError(adminMessages.usage);
  });

const backup: Run = async (settings, args) => {
  const folder = resolve(argument(args, 0));
  const { files, lost } = await backUp(settings, folder);
  await withContext(settings, (context) => recordOccasion(context, 'backup'));
  console.info(adminMessages.backedUp(folder, files));
  reportLostFiles(lost);
};

const restoreBackup: Run = async (settings, args) => {
  const { files, lost } = await restore(settings, resolve(argument(args, 0)));
  console.info(adminMessages.restored(files));
  reportLostFiles(lost);
};

const dbMove: Run = async (settings) => {
  const counts = await moveDatabase(settings);
  console.info(adminMessages.moved(Object.values(counts).reduce((sum, count) => sum + count, 0)));
};

/** `-` restores the default quota; without a number the quota stays. */
const quota: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const user = await personOf(context, argument(args, 0));
    const given = args[1];
    if (given !== undefined) {
      if (!/^(-|\d{1,9})$/.test(given)) throw new AdminError(adminMessages.usage);
      await changeQuota(context, null, user.id, given === '-' ? null : Number(given) * MEGABYTE);
    }
    const use = await readStorageUse(context, user.id);
    console.info(adminMessages.quota(user.username, use));
  });

const COMMANDS: Record<string, Command> = {
  'create-user': { run: createUser },
  'reset-link': { run: resetLink },
  sessions: { run: sessions },
  quota: { run: quota },
  backup: { run: backup },
  restore: { run: restoreBackup },
  'db-move': { run: dbMove },
  'inspect-dicom': inspectDicom,
  ...FILE_COMMANDS,
  ...ITEM_COMMANDS,
  ...PEOPLE_COMMANDS,
};

/** The message for an expected failure; undefined for a bug, whose stack is printed in full. */
function wordsFor(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof AdminError || (error instanceof Error && error.name === 'StartError'))
    return error.message;
  if (isDamaged(error)) return settingsMessages.damageFound((error as Error).message);
  const code = errorCodeOf(error);
  return code === 'internal' ? undefined : errorMessage(code, { passwordMin: settings?.passwordMin });
}

keepFilesPrivate();
let settings: Settings | undefined;
try {
  const [name = '', ...given] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new AdminError(adminMessages.usage);
  const { args, options } = readArguments(given, command.options);
  settings = readSettings();
  await command.run(settings, args, options);
} catch (error) {
  console.error(wordsFor(error, settings) ?? error);
  process.exitCode = 1;
}
