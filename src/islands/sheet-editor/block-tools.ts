import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { maskingMessages } from '#lib/images/masking-texts.ts';
import { IMAGE_SIZES, type ImageSize } from '#lib/rich-text/rich-text.ts';
import { deleteFigure } from './commands.ts';
import type { CursorState } from './cursor-state.ts';
import { setImageSize, togglePair } from './image-pairs.ts';
import type { Tool } from './Toolbar.tsx';
import type { ToolMakers } from './tool-makers.ts';

/** The tools for the table at the cursor. */
export function tableTools(at: CursorState, { tool, asking }: ToolMakers): Tool[][] {
  const row = { disabled: !at.roomForRow };
  const column = { disabled: !at.roomForColumn };
  return [
    [
      tool('row-before', m.rowBefore, 'i-lucide-arrow-up-to-line', addRowBefore, row),
      tool('row-after', m.rowAfter, 'i-lucide-arrow-down-to-line', addRowAfter, row),
      tool('column-before', m.columnBefore, 'i-lucide-arrow-left-to-line', addColumnBefore, column),
      tool('column-after', m.columnAfter, 'i-lucide-arrow-right-to-line', addColumnAfter, column),
    ],
    [
      tool('header', m.headerRow, 'i-lucide-panel-top', toggleHeaderRow, { pressed: at.headerRow }),
      asking('caption', m.tableCaption, 'i-lucide-captions'),
    ],
    [
      tool('delete-row', m.deleteRow, 'i-lucide-table-rows-split', deleteRow),
      tool('delete-column', m.deleteColumn, 'i-lucide-table-columns-split', deleteColumn),
      tool('delete-table', m.deleteTable, 'i-lucide-trash-2', deleteTable),
    ],
  ];
}

const SIZE_ICONS: Record<ImageSize, string> = {
  small: 'i-lucide-rectangle-vertical',
  medium: 'i-lucide-square',
  full: 'i-lucide-rectangle-horizontal',
};

/** The size buttons; disabled in a pair, where each image has half of the width. */
function sizeTools({ imageSize, pair }: CursorState, { tool }: ToolMakers): Tool[] {
  return IMAGE_SIZES.map((size) =>
    tool(`size-${size}`, m.imageSizes[size], SIZE_ICONS[size], setImageSize(size), {
      pressed: imageSize === size && !pair?.isPair,
      disabled: pair?.isPair ?? false,
    }),
  );
}

/** The tools for the image at the cursor. */
export function figureTools(at: CursorState, makers: ToolMakers, canMask: boolean): Tool[][] {
  const { tool, asking } = makers;
  return [
    [
      ...sizeTools(at, makers),
      tool('pair', m.pair, 'i-lucide-columns-2', togglePair, {
        pressed: at.pair?.isPair ?? false,
        disabled: at.pair === undefined,
        title: at.pair ? m.pair : m.pairHint,
      }),
    ],
    [
      asking('alt', m.alt, 'i-lucide-text-cursor-input'),
      ...(canMask ? [asking('mask', maskingMessages.open, 'i-lucide-eye-off')] : []),
      tool('delete-figure', m.deleteImage, 'i-lucide-trash-2', deleteFigure),
    ],
  ];
}
