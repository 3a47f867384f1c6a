import { resolve } from 'node:path';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import { fileMessages } from '#lib/maintenance/files-texts.ts';
import { rehearsalMessages } from '#lib/maintenance/rehearsal-texts.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { makePreviews } from '#lib/maintenance/server/make-previews.ts';
import { sweepFiles } from '#lib/maintenance/server/sweep-files.ts';
import { listTrash, restoreTrash } from '#lib/maintenance/server/trash.ts';
import { recordOccasion } from '#lib/operations/server/read-state.ts';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { moveFiles, offerFiles } from '#lib/platform/server/archive.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { rehearseRestore } from '#lib/platform/server/rehearse-restore.ts';
import { AdminError, argument } from './arguments.ts';
import { type Command, type Run, reportLostFiles, withContext } from './command.ts';

/** The option that confirms a dangerous command, so that nobody runs it by mistake. */
const CONFIRM = { confirm: { type: 'boolean' } } as const;

const filesMove: Run = async (settings, [from = '']) => {
  const { files, copied, lost } = await moveFiles(
    settings,
    readSettings({ ...process.env, FILES_URL: from }),
  );
  console.info(adminMessages.filesMoved(files, copied));
  reportLostFiles(lost);
};

const filesAdopt: Run = async (settings, _, options) => {
  const confirmed = options.has('confirm');
  console.info(fileMessages.acquaintance(await offerFiles(settings, confirmed)));
  if (!confirmed) throw new AdminError(fileMessages.confirmAdoption);
  console.info(fileMessages.adopted);
};

const checkAllFiles: Run = (settings) =>
  withContext(settings, async (context) => {
    const { checked, missing, corrupt, unknown } = await checkFiles(context);
    console.info(adminMessages.checked(checked, unknown));
    if (missing.length + corrupt.length === 0) console.info(adminMessages.allWell);
    reportLostFiles([...missing, ...corrupt]);
  });

const sweepAllFiles: Run = (settings, _, options) =>
  withContext(settings, async (context) => {
    const swept = await sweepFiles(context, { confirmed: options.has('confirm') });
    console.info(fileMessages.swept(swept));
    if (swept.refused > 0) throw new AdminError(fileMessages.sweepRefused(swept));
  });

const trash: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const action = argument(args, 0);
    const found = await listTrash(context);
    if (action === 'list') {
      for (const { key, at } of found)
        console.info(`${key}  ${formatDateAndTime(new Date(at).toISOString())}`);
      console.info(fileMessages.trash(found.length, settings.trashDays));
    } else if (action === 'restore') {
      const asked = args.slice(1);
      const all = found.map(({ key }) => key);
      const unknown = asked.filter((key) => !all.includes(key));
      if (unknown.length > 0) throw new AdminError(fileMessages.notInTrash(unknown));
      const restored = await restoreTrash(context, asked.length > 0 ? asked : all);
      console.info(fileMessages.restored(restored.length));
    } else throw new AdminError(adminMessages.usage);
  });

/** How often progress is printed (ms). */
const TOLD_EVERY = 500;

const previews: Run = (settings) =>
  withContext(settings, async (context) => {
    const { frames, made, failed } = await makePreviews(context, (so) => {
      if (so % TOLD_EVERY === 0) console.info(fileMessages.previewsSoFar(so));
    });
    console.info(fileMessages.previewsMade(frames, made));
    reportLostFiles(failed);
  });

const rehearse: Run = async (settings, args) => {
  const found = await rehearseRestore(settings, resolve(argument(args, 0)));
  console.info(rehearsalMessages.compared(found));
  if (found.different.length + found.badFiles.length > 0)
    throw new AdminError(rehearsalMessages.failed(found));
  await withContext(settings, (context) => recordOccasion(context, 'rehearsal'));
  console.info(rehearsalMessages.well);
};

/** The administrator's commands about stored files. */
export const FILE_COMMANDS: Record<string, Command> = {
  'files-move': { run: filesMove },
  'files-adopt': { run: filesAdopt, options: CONFIRM },
  'rehearse-restore': { run: rehearse },
  'check-files': { run: checkAllFiles },
  'sweep-files': { run: sweepAllFiles, options: CONFIRM },
  previews: { run: previews },
  trash: { run: trash },
};
