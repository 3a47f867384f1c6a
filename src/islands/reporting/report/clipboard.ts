/** The clipboard content: programs that support formatted text use the HTML, others the plain text. */
export interface Copied {
  html: string;
  text: string;
}

/** Puts both texts on the clipboard of a copy event. */
export function fillClipboard(event: ClipboardEvent, { html, text }: Copied): void {
  event.clipboardData?.setData('text/html', html);
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
}

/** Copies by a copy event, which works without https and where the Clipboard API is not allowed. */
function copyByEvent(copied: Copied): boolean {
  let isDone = false;
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    fillClipboard(event, copied);
    isDone = true;
  };
  // In the capture phase: before the page's own listener, which checks for open points.
  window.addEventListener('copy', onCopy, { capture: true });
  try {
    return document.execCommand('copy') && isDone;
  } finally {
    window.removeEventListener('copy', onCopy, { capture: true });
  }
}

/** Copies both texts; false if the browser does not allow copying. */
export async function copyBoth(copied: Copied): Promise<boolean> {
  try {
    const blob = (type: string, text: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', copied.html),
        'text/plain': blob('text/plain', copied.text),
      }),
    ]);
    return true;
  } catch {
    return copyByEvent(copied);
  }
}
