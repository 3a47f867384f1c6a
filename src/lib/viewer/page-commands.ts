import { arrowsMove, type Command, keyAndButton } from './command.ts';
import { oppositeLabels, panelCount, withKey } from './commands-texts.ts';
import { digitKey } from './digit-key.ts';
import { afterMeasures } from './measures/late.ts';
import { leaveTool } from './start-tool.ts';
import { activate, MAX_PANELS, toggleEnlarged, toggleLink } from './state.ts';

const COUNTS = Array.from({ length: MAX_PANELS }, (_, i) => i + 1);

const panels: Command<number> = {
  id: 'panels',
  group: 'panels',
  keys: COUNTS.map(digitKey),
  // While a grade is asked for, these keys select the grade.
  hasKeys: ({ attempt }) => attempt !== 'grading',
  buttons: COUNTS.map((count) => ({
    text: String(count),
    label: panelCount(count),
    value: count,
    available: ({ maxPanels }) => count <= maxPanels,
  })),
  run: ({ engine }, count) => engine.setPanels(count),
  pressed: (state, count) => state.panels === count,
};

/** Commands for the panels, and the page around them. */
export const pageCommands: Command[] = [
  {
    ...keyAndButton('play', ' ', 'i-lucide-play'),
    group: 'panels',
    opposite: { icon: 'i-lucide-pause', label: withKey(oppositeLabels.play, ' ') },
    run: ({ engine }) => engine.update((state) => ({ ...state, playing: !state.playing })),
    pressed: ({ playing }) => playing,
    available: ({ hasSlices }) => hasSlices,
  },
  {
    ...keyAndButton('link', 'l', 'i-lucide-link'),
    group: 'panels',
    run: ({ engine }) => engine.update((state) => toggleLink(state, engine.stacks)),
    pressed: ({ linked }) => linked,
    available: (state) => state.panels > 1,
  },
  {
    ...keyAndButton('linkViews', 'l', 'i-lucide-scan-search', { shift: true }),
    group: 'panels',
    isInMenu: true,
    run: ({ engine }) => {
      if (engine.snapshot().state.viewLinks) engine.linkViews(null);
      else
        import('./linked-views.ts').then(
          ({ LinkedViews }) => engine.linkViews(new LinkedViews()),
          () => undefined,
        );
    },
    pressed: ({ viewsLinked }) => viewsLinked,
    available: (state) => state.panels > 1,
  },
  {
    ...keyAndButton('hang', 'p', 'i-lucide-columns-2', { shift: true }),
    group: 'panels',
    isInMenu: true,
    run: ({ engine, page }) => page.hang(engine),
    available: ({ maxPanels, series }) => maxPanels > 1 && series > 1,
  },
  panels as Command,
  {
    ...keyAndButton('enlarge', 'Enter', 'i-lucide-expand'),
    group: 'panels',
    // With a measuring tool or a selected measurement, this key adds or selects a point; while a hypothesis is asked
    // for, it shows the answer.
    hasKeys: (state) => arrowsMove(state) === 'images' && state.attempt !== 'asking',
    run: ({ engine }) => engine.update(toggleEnlarged),
    pressed: ({ enlarged }) => enlarged,
    available: (state) => state.panels > 1,
  },
  {
    id: 'nextPanel',
    group: 'panels',
    keys: [{ key: 'p', value: null }],
    run: ({ engine }) => engine.update((state) => activate(state, (state.active + 1) % state.panels.length)),
  },
  {
    ...keyAndButton('planes', ',', 'i-lucide-box'),
    group: 'panels',
    opensDialog: true,
    run: ({ page }) => page.open('planes'),
    available: ({ hasPlanes }) => hasPlanes,
  },
  {
    ...keyAndButton('copyImage', 'c', 'i-lucide-clipboard-copy', { shift: true }),
    group: 'page',
    isInMenu: true,
    run: ({ engine, panel, page }) => page.copyImage(engine, panel),
  },
  {
    ...keyAndButton('fullScreen', 'f', 'i-lucide-maximize'),
    group: 'page',
    isAtEdge: true,
    opposite: { icon: 'i-lucide-minimize', label: withKey(oppositeLabels.fullScreen, 'f') },
    run: ({ page }) => page.toggleFullScreen(),
    pressed: ({ fullScreen }) => fullScreen === true,
    available: ({ fullScreen }) => fullScreen !== null,
  },
  {
    ...keyAndButton('settings', 'g', 'i-lucide-sliders-horizontal'),
    group: 'page',
    opensDialog: true,
    run: ({ page }) => page.open('settings'),
  },
  {
    ...keyAndButton('help', '?', 'i-lucide-circle-question-mark'),
    group: 'page',
    isAtEdge: true,
    opensDialog: true,
    run: ({ page }) => page.open('help'),
  },
  {
    id: 'leave',
    group: 'tools',
    keys: [{ key: 'Escape', value: null }],
    run: ({ engine }) => afterMeasures(() => engine.update((state) => leaveTool(state, engine.stacks))),
  },
];
