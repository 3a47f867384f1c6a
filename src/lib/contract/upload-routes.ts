import type { RouteDescription } from './route-description.ts';
import { frameDetails, uploadCheck, uploadedImage } from './uploads.ts';

const imageFaults = [
  'not_found',
  'upload_incomplete',
  'upload_damaged',
  'checksum_required',
  'image_unsupported',
  'image_unreadable',
  'image_too_large',
  'quota_full',
  'quota_lately',
  'busy',
  'disk_full',
] as const;

/** Uploads by the tus protocol (https://tus.io, 1.0.0), and what becomes of them. */
export const UPLOAD_ROUTES: RouteDescription[] = [
  {
    method: 'POST',
    path: '/uploads',
    summary:
      'Start an upload (tus: creation), its metadata naming the `sha256` of what is to come; Location says where it goes on',
    headers: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata'],
    status: 201,
    errors: [
      'upload_refused',
      'checksum_required',
      'image_too_large',
      'uploads_full',
      'quota_full',
      'quota_lately',
      'disk_full',
    ],
  },
  {
    method: 'GET',
    path: '/uploads/[upload]',
    summary: 'How far an upload has come (tus: also HEAD)',
    headers: ['Tus-Resumable'],
    status: 200,
    errors: ['upload_refused', 'not_found'],
  },
  {
    method: 'PATCH',
    path: '/uploads/[upload]',
    summary: 'Send more bytes (tus)',
    headers: ['Tus-Resumable', 'Upload-Offset', 'Content-Type'],
    status: 204,
    errors: ['upload_refused', 'not_found', 'upload_offset', 'image_too_large', 'disk_full'],
  },
  {
    method: 'DELETE',
    path: '/uploads/[upload]',
    summary: 'Give an upload up (tus: termination)',
    headers: ['Tus-Resumable'],
    status: 204,
    errors: ['upload_refused', 'not_found'],
  },
  {
    method: 'POST',
    path: '/uploads/[upload]/image',
    summary: 'Make an image of a finished upload; asking again gives the same answer',
    status: 200,
    response: uploadedImage,
    errors: [...imageFaults],
  },
  {
    method: 'POST',
    path: '/uploads/[upload]/frame',
    summary: 'Make a frame (docs/frame-format.md) of a finished upload, with its preview',
    request: frameDetails,
    status: 200,
    response: uploadedImage,
    errors: [...imageFaults],
  },
  {
    method: 'POST',
    path: '/uploads/[upload]/check',
    summary: 'Say what would be stored of a finished upload, and keep nothing',
    status: 200,
    response: uploadCheck,
    errors: [...imageFaults],
  },
];
