/** What Ctrl+C, or Ctrl+X, is pressed for. */
export type CopyAim =
  /** Something is selected, and the browser copies it. */
  | 'selection'
  /** Nothing is selected, or all of the report. */
  | 'report'
  /** A dialog is open, and nothing is selected in it. */
  | 'nothing';

const wordsOf = (text: string) => text.replace(/\s+/g, '');

/** Whether some letters of a field are selected; a field of dates or of boxes tells of no selection. */
function selectsInField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd } = field;
  return selectionStart !== null && selectionStart !== selectionEnd;
}

/**
 * What is meant by copying now. A selection without a letter in it is none: copied, it would empty the clipboard.
 * @param whole the text of the report
 */
export function copyAim(whole: string): CopyAim {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    if (selectsInField(activeElement)) return 'selection';
  } else {
    const selected = wordsOf(getSelection()?.toString() ?? '');
    if (selected !== '' && selected !== wordsOf(whole)) return 'selection';
  }
  return document.querySelector('dialog:modal') ? 'nothing' : 'report';
}
