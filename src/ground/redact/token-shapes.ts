// Sources: the published patterns of gitleaks, trufflehog and GitHub's secret scanning.

/**
 * Prefixes of the tokens of models, code hosts, clouds and services, as parts of a pattern. At least 16 more
 * characters follow, with a digit among the first.
 */
const PREFIXES = String.raw`
  sk-(?:ant|or|proj|svcacct|admin|lf|None)- gsk_ hf_ api_org_ pplx- xai- r8_ tvly- bedrock-api-key-
  ABSK nvapi- pcsk_ lsv2_(?:pt|sk)_
  GR1348941 AT[AC]TT3 ATBB pypi-AgE rubygems_ CLOJARS_ dckr_(?:pat|oat)_ AKCp cmVmd sgp_ snyk_
  CCIP(?:AT|RJ)_ bkua_ API-(?=[A-Z0-9]{26}) sq[apu]_ ico- figd_ lin_api_ PMAK- ntn_ oy2(?=[a-z0-9]{43})
  rdme_
  do[opr]_v1_ dapi(?=[a-f0-9]{32}) HRKU- fo1_ fm[12][ar]?_ pul- tskey- LTAI v1\.0-[a-f0-9]{24}- sbp_
  sb_secret_ nfp_ pscale_(?:tkn|oauth|pw)_ sha256~ hv[sbr]\. [a-zA-Z0-9]{14}\.atlasv1\.
  dp\.(?:pt|st|ct|sa|scim|audit)\. pnu_ tk-us- dt0[a-z]\d\d\. gl(?:c|sa)_ sntry[su]_ NR(?:AK|II|JS|RA)-
  GOCSPX- ya29\. ops_eyJ (?:pat|sat)\.[\w-]{22}\. pat[A-Za-z0-9]{14}\. 4b1d(?=[A-Za-z0-9]{38}\b)
  (?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc
  whsec_ sq0(?:atp|csp|idp)- EAAA EAA[MC] shp(?:at|ca|pa|ss)_ shippo_(?:live|test)_ FLWSECK(?:_TEST)?-
  duffel_(?:live|test)_ EZ[AT]K access-(?:sandbox|development|production)- xoxe\.xox[bp]- SG\. xkeysib-
  key-(?=[0-9a-f]{32}) SK(?=[0-9a-fA-F]{32}) \d{8,10}:AA fio-u- tfp_ p8e- s-s4t2(?:ud|af)- sm_[aps]at_
  AGE-SECRET-KEY-1 A3-[A-Z0-9]{6}-
`;

const PREFIXED = new RegExp(
  `\\b(?:${PREFIXES.trim().split(/\s+/).join('|')})(?=[\\w.~+/=-]{0,63}\\d)[\\w.~+/=-]{16,}`,
  'dg',
);

/** Token formats documented by their issuers. The secret is the first group, or else the whole match. */
export const TOKEN_SHAPES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['github token', /gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],
  ['github token', /github_pat_\w{20,}/dg],
  ['gitlab token', /gl(?:pat|dt|ft|rt|cbt|ptt|imt|agent|oas|soat|ffct)-[\w-]{20,}/dg],
  ['gitlab token', /_gitlab_session=([0-9a-z]{32})/dg],
  ['npm token', /npm_[A-Za-z0-9]{30,}/dg],
  ['npm token', /_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],
  ['aws key', /(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}/dg],
  ['aws secret', /aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],
  ['azure secret', /[\w~.]{3}\dQ~[\w.~-]{31,34}/dg],
  ['azure secret', /(?:AccountKey|SharedAccessKey)=([\w+/]{40,}={0,2})/dgi],
  ['slack token', /(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}/dg],
  ['slack webhook', /hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/dg],
  ['discord token', /\b[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/dg],
  ['webhook', /discord(?:app)?\.com\/api\/webhooks\/\d{1,20}\/([\w-]{20,})/dg],
  ['webhook', /webhook\.office\.com\/webhookb2\/([\w@/-]{20,})/dg],
  ['api key', PREFIXED],
  ['api key', /\b[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}|\bFLWSECK_TEST-[a-h0-9]{12}/dg],
  ['api key', /\bsk-[A-Za-z0-9]{20,}/dg],
  ['api key', /AIza[\w-]{35}/dg],
  ['api key', /\bhf_[A-Za-z]{34}\b|\bapi_org_[A-Za-z]{34}\b/dg],
  ['api key', /\b[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk\b/dg],
  ['api key', /\b[0-9a-f]{32}-us\d{1,2}\b/dg],
  ['api key', /\b\d{15,16}[|%][\w-]{27,40}/dg],
  ['jwt', /eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],
  ['jwt', /\bZXlK[\w+/=-]{40,}/dg],
  [
    'authorization header',
    /authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi,
  ],
  ['bearer token', /bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],
  ['password', /\bcurl\b[^\n]{0,200}?[ \t](?:-u|--user)[ =]["']?([^\s"':]{1,64}:[^\s"']{3,})/dg],
  ['url user info', /:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],
  [
    'private key',
    /-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----|$)/dg,
  ],
];
