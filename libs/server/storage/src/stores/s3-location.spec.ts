import { bucketOrigin } from './s3-location.js';

describe('origin of a bucket', () => {
  it.each([
    [{ bucket: 'unfolded', region: 'eu-central-1' }, 'https://unfolded.s3.eu-central-1.amazonaws.com'],
    [{ bucket: 'files.example.org', region: 'us-east-1' }, 'https://s3.us-east-1.amazonaws.com'],
    [{ bucket: 'unfolded', region: 'cn-north-1' }, 'https://unfolded.s3.cn-north-1.amazonaws.com.cn'],
    [{ bucket: 'unfolded', region: 'auto', endpoint: 'http://minio:9000/' }, 'http://minio:9000'],
    [
      { bucket: 'unfolded', region: 'auto', endpoint: 'https://s3.example.org/path' },
      'https://s3.example.org',
    ],
  ])('for %j is %s', (location, origin) => expect(bucketOrigin(location)).toBe(origin));
});
