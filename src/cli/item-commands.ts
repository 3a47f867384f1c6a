import type { Mask } from '#lib/images/masking.ts';
import { maskImages } from '#lib/images/server/mask-images.ts';
import { kindOfOwnerless, listOwnerless, withdrawOwnerless } from '#lib/items/server/ownerless.ts';
import { adminMessages } from '#lib/maintenance/admin-texts.ts';
import { formatDateAndTime } from '#lib/platform/format-texts.ts';
import { AdminError, argument } from './arguments.ts';
import { type Command, type Run, withContext } from './command.ts';

/** `x,y,width,height`, in pixels of the image. */
const ZONE = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/;

function zoneOf(text: string): Mask {
  const [, x, y, width, height] = (ZONE.exec(text) ?? []).map(Number) as [number, ...number[]];
  if (!width || !height) throw new AdminError(adminMessages.usage);
  return { x: x!, y: y!, width, height };
}

const items: Run = (settings) =>
  withContext(settings, async (context) => {
    const lines = (await listOwnerless(context)).map(({ id, kind, title, published_at }) =>
      adminMessages.itemLine(id, kind, formatDateAndTime(new Date(published_at).toISOString()), title),
    );
    console.info(lines.length > 0 ? lines.join('\n') : adminMessages.noOwnerless);
  });

const withdraw: Run = (settings, args) =>
  withContext(settings, async (context) => {
    await withdrawOwnerless(context, argument(args, 0));
    console.info(adminMessages.withdrawn);
  });

const mask: Run = (settings, args) =>
  withContext(settings, async (context) => {
    const [id, file] = [argument(args, 0), argument(args, 1)];
    argument(args, 2);
    const zones = args.slice(2).map(zoneOf);
    const kind = await kindOfOwnerless(context, id);
    const names = await maskImages(context, null, kind, id, [{ file, zones }]);
    console.info(adminMessages.masked(names.size));
  });

/** Commands on content whose authors' accounts are gone: nobody else can correct it. */
export const ITEM_COMMANDS: Record<string, Command> = {
  items: { run: items },
  withdraw: { run: withdraw },
  mask: { run: mask },
};
