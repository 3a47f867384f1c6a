import type { AstroIntegration } from 'astro';
import { type IconSheet, regenerateIcons } from './development-icons.ts';

/**
 * What `npm run dev` does besides serving pages: an empty database is filled with the small demo before the first page,
 * its images are drawn in the background, and icons are generated again when a file shows a new one.
 */
export const development = (iconSheets: () => Promise<readonly IconSheet[]>): AstroIntegration => ({
  name: 'development',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      const sheets = await iconSheets();
      server.watcher.on('all', (event, path) => {
        if (event === 'add' || event === 'change')
          void regenerateIcons(path, sheets, (text) => logger.info(text));
      });
      process.env.SEED ||= 'small';
      // Imported here only, since a build needs none of these modules. Pages share this context (`getContext`).
      const [{ getContext }, { fillWhenEmpty }, { drawInBackground }] = await Promise.all([
        import('#lib/platform/server/context.ts'),
        import('./fill-when-empty.ts'),
        import('./demo-images.ts'),
      ]);
      const context = await getContext();
      await fillWhenEmpty(context);
      if (drawing) return;
      drawing = true;
      drawInBackground(context);
    },
  },
});

/** Once per process: Astro sets its server up again when its configuration changes. */
let drawing = false;
