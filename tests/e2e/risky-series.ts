import { imageAttributes, text, writeDicom } from '../unit/dicom/write-dicom.ts';

const SIDE = 64;

/** An image of an ultrasound: a machine that writes names into its pictures. */
export function ultrasoundImage(instance: number) {
  const grey = new Uint8Array(SIDE * SIDE).map((_, at) => 40 + ((at * 7 + instance * 13) % 90));
  const bytes = writeDicom(
    imageAttributes(SIDE, SIDE, new Uint8Array(Uint16Array.from(grey).buffer), [
      text(0x00080060, 'CS', 'US'),
      // The patient and the exam of `slice`.
      text(0x00100010, 'PN', 'LEFEVRE^Anais'),
      text(0x00100020, 'LO', '284057512345678'),
      text(0x0020000d, 'UI', '1.2.826.0.1.3680043.9.1'),
      text(0x0020000e, 'UI', '1.2.826.0.1.3680043.9.78'),
      text(0x00080018, 'UI', `1.2.826.0.1.3680043.9.78.${instance}`),
      text(0x00200013, 'IS', String(instance)),
    ]),
  );
  return { name: `echo-${instance}`, mimeType: '', buffer: Buffer.from(bytes) };
}
