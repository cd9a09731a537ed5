import { DomainError } from '@appliance-index/domain/errors';
import { expect, jest, test } from '@jest/globals';
import { Media } from './media.js';
import type { MediaItem } from './media-ports.js';

test('files that cannot be removed are logged with what the store says', async () => {
  const failure = new DomainError(
    'unavailable',
    'media-store',
    'Nothing was changed. Try again in a minute.',
  );
  const remove = () => Promise.reject(failure.causedBy(new Error('no answer within 3000 ms')));
  const [log, unused] = [{ info: jest.fn(), warn: jest.fn() }, {} as never];
  const media = new Media(unused, { remove } as never, unused, unused, unused, unused, log);

  await media.deleteFilesOf([{ id: 'one', type: 'video', url: '/media/one/original.mp4' } as MediaItem]);

  const reason = { files: 1, problem: 'no answer within 3000 ms' };
  expect(log.warn).toHaveBeenCalledWith('stored files could not be removed', reason);
});
