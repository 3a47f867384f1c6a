import { expect, it } from 'vitest';
import { checkFile } from '#islands/test-upload/check-file.ts';
import { testUploadMessages } from '#lib/images/test-upload-texts.ts';

it('a file that the browser cannot read, such as a folder, is refused in words', async () => {
  const folder = new File(['x'], 'examen');
  folder.slice = () => {
    throw new DOMException('The requested file could not be read', 'NotReadableError');
  };
  expect(await checkFile(folder)).toEqual({
    kind: 'refused',
    file: folder,
    reason: testUploadMessages.unreadable,
  });
});
