import sharp from 'sharp';
import { imagePath } from '#lib/images/image-paths.ts';
import type { UploadedImage } from '#lib/images/upload-schemas.ts';
import type { Answer } from '../run/caller.ts';
import { publish } from '../run/publish.ts';
import { savePart } from '../run/save-part.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';
import { upload } from './tus.ts';

/** A site with an author, a reader, and a public case of the author's, whose sheet is written and read over and over. */
export class SheetDesk {
  readonly site: SharedSite;
  readonly owner: Person;
  readonly other: Person;
  id = '';
  revision = 0;

  constructor(site: SharedSite, owner: Person, other: Person) {
    this.site = site;
    this.owner = owner;
    this.other = other;
  }

  static async open(): Promise<SheetDesk> {
    const site = await sharedSite();
    return new SheetDesk(site, await site.person('Autrice'), await site.person('Lecteur'));
  }

  /** Continues with another case. */
  async begin(): Promise<void> {
    this.id = await this.site.item(this.owner, 'case', 'public');
    this.revision = 2;
  }

  attest(...images: UploadedImage[]): Promise<Answer> {
    return this.site.send('POST', `/api/cases/${this.id}/attestation`, {
      token: this.owner.token,
      json: { images: images.map(({ file }) => file) },
    });
  }

  /** A picture of its own, taken in for a person who saw it first. */
  async sent(person: Person, red: number): Promise<UploadedImage> {
    const image = await this.sentUnseen(person, red);
    if (person === this.owner && (await this.attest(image)).status !== 204) throw new Error('Not attested');
    return image;
  }

  /** A picture that nobody attested. */
  async sentUnseen(person: Person, red: number): Promise<UploadedImage> {
    const create = { width: 40, height: 30, channels: 3 as const, background: { r: red, g: 60, b: 60 } };
    const answer = await upload(this.site, person, await sharp({ create }).png().toBuffer());
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.json;
  }

  async save(sheet: unknown, token = this.owner.token): Promise<Answer> {
    const answer = await savePart(this.site, token, this.id, { sheet }, this.revision);
    if (answer.status === 200) this.revision = answer.json.revision;
    return answer;
  }

  async saveFolders(folders: object[]): Promise<void> {
    const value = { folders, mainImage: null };
    const answer = await savePart(this.site, this.owner.token, this.id, value, this.revision);
    if (answer.status !== 200) throw new Error(answer.text);
    this.revision = answer.json.revision;
  }

  async publish(): Promise<void> {
    this.revision = await publish(this.site, this.owner.token, this.id, this.revision);
  }

  async seen(file: string, by: Person, caseId = this.id): Promise<number> {
    return (await this.site.send('GET', imagePath(caseId, file), { cookie: by.cookie })).status;
  }

  async page(by = this.other): Promise<string> {
    return (await this.site.send('GET', `/sheet/${this.id}`, { cookie: by.cookie })).text;
  }
}
