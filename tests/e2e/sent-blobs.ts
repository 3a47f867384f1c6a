import type { Page } from 'playwright/test';

/** Reports the blobs that the page sends, which the browser's protocol does not show. */
export async function onBlobSent(page: Page, tell: (body: Buffer) => void): Promise<void> {
  await page.exposeFunction('tellSent', (bytes: string) => tell(Buffer.from(bytes, 'latin1')));
  await page.addInitScript(() => {
    const { tellSent } = window as unknown as { tellSent(bytes: string): void };
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob)
        void body
          .arrayBuffer()
          .then((bytes) =>
            tellSent(Array.from(new Uint8Array(bytes), (each) => String.fromCharCode(each)).join('')),
          );
      send.call(this, body);
    };
  });
}
