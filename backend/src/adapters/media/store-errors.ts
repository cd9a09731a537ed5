import { DomainError } from '@appliance-index/domain/errors';

const keys = 'it refuses access; check S3_ACCESS_KEY, S3_SECRET_KEY and the rights of this key';
const region = 'its region is another; check S3_REGION and S3_ENDPOINT';
const bucket = 'it has no usable bucket of this name; check S3_BUCKET';
const host = 'its host is unknown; check S3_ENDPOINT, and that it is running';
const certificate = 'its certificate is not valid; check S3_ENDPOINT';
const folder =
  'the folder "media" in DATA_DIR cannot be used; make it a folder that this account can write to';

/** The error codes of a store or file system that stay until somebody acts, and on what. */
const lastingProblems: Readonly<Record<string, string>> = {
  AccessDenied: keys,
  AllAccessDisabled: keys,
  AccountProblem: keys,
  InvalidAccessKeyId: keys,
  SignatureDoesNotMatch: keys,
  RequestTimeTooSkewed: 'its clock and the clock of this server differ; set them right',
  AuthorizationHeaderMalformed: region,
  InvalidRegion: region,
  InvalidLocationConstraint: region,
  IllegalLocationConstraintException: region,
  MovedPermanently: region,
  PermanentRedirect: region,
  TemporaryRedirect: region,
  InvalidBucketName: bucket,
  ENOTFOUND: host,
  EPROTO: 'it does not speak HTTPS; check S3_ENDPOINT',
  ERR_TLS_CERT_ALTNAME_INVALID: certificate,
  CERT_HAS_EXPIRED: certificate,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  EACCES: folder,
  EPERM: folder,
  EROFS: folder,
  ENOTDIR: folder,
  EEXIST: folder,
};

const fullCodes = ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull'];

/** Names the problem if only the site operator can solve it; otherwise trying again may help. */
export function storeUnavailable(cause: unknown): DomainError {
  const code = errorCode(cause);
  const problem = lastingProblems[code];
  if (problem === undefined) {
    const message =
      'Photos and videos are unavailable right now. Nothing was changed. Try again in a minute.';
    return new DomainError('unavailable', 'media-store', message).causedBy(cause);
  }
  const message = `The store for photos and videos cannot be used: ${problem} (${code}). Nothing was changed. Please tell the site operator.`;
  return new DomainError('unavailable', 'media-store-unusable', message).causedBy(cause);
}

export function storeFull(cause: unknown): DomainError {
  const message =
    'There is no space left for photos and videos. Nothing was changed. Contact the site operator.';
  return new DomainError('unavailable', 'media-full', message).causedBy(cause);
}

export function isStoreFull(error: unknown): boolean {
  return fullCodes.includes(errorCode(error));
}

export function errorCode(error: unknown): string {
  const { code, amzBucketRegion } = error as { code?: unknown; amzBucketRegion?: unknown };
  // An answer without a body has no code; a store of another region still names its own.
  return String(code || (amzBucketRegion && 'AuthorizationHeaderMalformed') || '');
}
