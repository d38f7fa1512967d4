/** The location of a bucket. */
export type S3Location = {
  readonly bucket: string;
  readonly region: string;
  /** Set for services other than Amazon. The bucket is then a part of the path. */
  readonly endpoint?: string;
  /** Without them the AWS SDK uses the credentials of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

/**
 * The origin from which browsers load the files of a bucket, for the Content Security Policy: that of the endpoint,
 * otherwise Amazon's origin for the bucket and its region.
 */
export function bucketOrigin({ bucket, region, endpoint }: S3Location): string {
  if (endpoint) return new URL(endpoint).origin;
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  // A bucket name with dots has no TLS certificate as a host name, so the AWS SDK puts it into the path.
  return bucket.includes('.') ? `https://s3.${region}.${domain}` : `https://${bucket}.s3.${region}.${domain}`;
}
