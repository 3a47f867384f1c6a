import sharp, { type Sharp } from 'sharp';

/** A picture of this many frames, each in a grey of its own. */
export function animatedPicture(frames: number): Sharp {
  const [width, height] = [8, 6];
  const raw = Buffer.alloc(width * height * frames * 3, 0);
  for (let frame = 0; frame < frames; frame += 1)
    raw.fill(20 * frame + 10, width * height * 3 * frame, width * height * 3 * (frame + 1));
  return sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
}
