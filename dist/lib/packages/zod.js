"use strict";var Q1=Object.defineProperty;var o=(Ai,ve)=>Q1(Ai,"name",{value:ve,configurable:!0});module.exports={zod(Ai,ve,um,Xd){var pe=Object.defineProperty,qd=Object.getOwnPropertyDescriptor,Hd=Object.getOwnPropertyNames,
Yd=Object.prototype.hasOwnProperty,Qd=o((u,n)=>{for(var i in n)pe(u,i,{get:n[i],enumerable:!0})},"__export"),u3=o((u,n,i,r)=>{
if(n&&typeof n=="object"||typeof n=="function")for(let e of Hd(n))!Yd.call(u,e)&&e!==i&&pe(u,e,{get:o(()=>n[e],"get"),enumerable:!(r=
qd(n,e))||r.enumerable});return u},"__copyProps"),e3=o(u=>u3(pe({},"__esModule",{value:!0}),u),"__toCommonJS"),$i={};Qd(
$i,{ZodError:o(()=>i1,"ZodError"),array:o(()=>ci,"array"),boolean:o(()=>pd,"boolean"),coerce:o(()=>Rd,"coerce"),core:o(()=>hi,
"core"),enum:o(()=>vi,"enum"),int:o(()=>Ce,"int"),iso:o(()=>Pd,"iso"),literal:o(()=>_d,"literal"),looseObject:o(()=>Bd,"\
looseObject"),number:o(()=>Ed,"number"),object:o(()=>Dd,"object"),partialRecord:o(()=>hd,"partialRecord"),prettifyError:o(
()=>Ze,"prettifyError"),record:o(()=>$d,"record"),strictObject:o(()=>gd,"strictObject"),string:o(()=>ii,"string"),toJSONSchema:o(
()=>ti,"toJSONSchema"),union:o(()=>fi,"union"),unknown:o(()=>_0,"unknown"),url:o(()=>Cd,"url")}),Xd.exports=e3($i);var s=ve(
"chunk-CVC2726E"),hi={};(0,s.d)(hi,{$ZodAny:o(()=>oc,"$ZodAny"),$ZodArray:o(()=>Ja,"$ZodArray"),$ZodAsyncError:o(()=>cu,
"$ZodAsyncError"),$ZodBase64:o(()=>za,"$ZodBase64"),$ZodBase64URL:o(()=>Ua,"$ZodBase64URL"),$ZodBigInt:o(()=>vn,"$ZodBig\
Int"),$ZodBigIntFormat:o(()=>tc,"$ZodBigIntFormat"),$ZodBoolean:o(()=>En,"$ZodBoolean"),$ZodCIDRv4:o(()=>wa,"$ZodCIDRv4"),
$ZodCIDRv6:o(()=>Sa,"$ZodCIDRv6"),$ZodCUID:o(()=>Ba,"$ZodCUID"),$ZodCUID2:o(()=>Aa,"$ZodCUID2"),$ZodCatch:o(()=>i4,"$Zod\
Catch"),$ZodCheck:o(()=>T,"$ZodCheck"),$ZodCheckBigIntFormat:o(()=>Wr,"$ZodCheckBigIntFormat"),$ZodCheckEndsWith:o(()=>aa,
"$ZodCheckEndsWith"),$ZodCheckGreaterThan:o(()=>ln,"$ZodCheckGreaterThan"),$ZodCheckIncludes:o(()=>ia,"$ZodCheckIncludes"),
$ZodCheckLengthEquals:o(()=>ua,"$ZodCheckLengthEquals"),$ZodCheckLessThan:o(()=>sn,"$ZodCheckLessThan"),$ZodCheckLowerCase:o(
()=>na,"$ZodCheckLowerCase"),$ZodCheckMaxLength:o(()=>Yr,"$ZodCheckMaxLength"),$ZodCheckMaxSize:o(()=>Xr,"$ZodCheckMaxSi\
ze"),$ZodCheckMimeType:o(()=>la,"$ZodCheckMimeType"),$ZodCheckMinLength:o(()=>Qr,"$ZodCheckMinLength"),$ZodCheckMinSize:o(
()=>qr,"$ZodCheckMinSize"),$ZodCheckMultipleOf:o(()=>Kr,"$ZodCheckMultipleOf"),$ZodCheckNumberFormat:o(()=>Gr,"$ZodCheck\
NumberFormat"),$ZodCheckOverwrite:o(()=>da,"$ZodCheckOverwrite"),$ZodCheckProperties:o(()=>sa,"$ZodCheckProperties"),$ZodCheckProperty:o(
()=>oa,"$ZodCheckProperty"),$ZodCheckRegex:o(()=>ea,"$ZodCheckRegex"),$ZodCheckSizeEquals:o(()=>Hr,"$ZodCheckSizeEquals"),
$ZodCheckStartsWith:o(()=>ra,"$ZodCheckStartsWith"),$ZodCheckStringFormat:o(()=>r0,"$ZodCheckStringFormat"),$ZodCheckUpperCase:o(
()=>ta,"$ZodCheckUpperCase"),$ZodCodec:o(()=>r4,"$ZodCodec"),$ZodCreditCard:o(()=>uc,"$ZodCreditCard"),$ZodCustom:o(()=>s4,
"$ZodCustom"),$ZodCustomStringFormat:o(()=>nc,"$ZodCustomStringFormat"),$ZodCyclicError:o(()=>l4,"$ZodCyclicError"),$ZodDate:o(
()=>Ra,"$ZodDate"),$ZodDefault:o(()=>e4,"$ZodDefault"),$ZodDiscriminatedUnion:o(()=>Cc,"$ZodDiscriminatedUnion"),$ZodE164:o(
()=>Na,"$ZodE164"),$ZodEmail:o(()=>va,"$ZodEmail"),$ZodEmoji:o(()=>Da,"$ZodEmoji"),$ZodEncodeError:o(()=>I0,"$ZodEncodeE\
rror"),$ZodEnum:o(()=>qa,"$ZodEnum"),$ZodError:o(()=>lr,"$ZodError"),$ZodExactOptional:o(()=>Qa,"$ZodExactOptional"),$ZodFile:o(
()=>pc,"$ZodFile"),$ZodFunction:o(()=>$c,"$ZodFunction"),$ZodGUID:o(()=>Ca,"$ZodGUID"),$ZodIBAN:o(()=>ec,"$ZodIBAN"),$ZodIPv4:o(
()=>ka,"$ZodIPv4"),$ZodIPv6:o(()=>Ia,"$ZodIPv6"),$ZodISODate:o(()=>ya,"$ZodISODate"),$ZodISODateTime:o(()=>ba,"$ZodISODa\
teTime"),$ZodISODuration:o(()=>Fa,"$ZodISODuration"),$ZodISOTime:o(()=>xa,"$ZodISOTime"),$ZodIntersection:o(()=>Ga,"$Zod\
Intersection"),$ZodJWT:o(()=>ja,"$ZodJWT"),$ZodKSUID:o(()=>_a,"$ZodKSUID"),$ZodLazy:o(()=>_c,"$ZodLazy"),$ZodLiteral:o(()=>Ha,
"$ZodLiteral"),$ZodMAC:o(()=>Y3,"$ZodMAC"),$ZodMap:o(()=>Ec,"$ZodMap"),$ZodNaN:o(()=>gc,"$ZodNaN"),$ZodNanoID:o(()=>ga,"\
$ZodNanoID"),$ZodNever:o(()=>La,"$ZodNever"),$ZodNonOptional:o(()=>t4,"$ZodNonOptional"),$ZodNull:o(()=>ac,"$ZodNull"),$ZodNullable:o(
()=>u4,"$ZodNullable"),$ZodNumber:o(()=>Cn,"$ZodNumber"),$ZodNumberFormat:o(()=>Ta,"$ZodNumberFormat"),$ZodObject:o(()=>Va,
"$ZodObject"),$ZodObjectJIT:o(()=>Ma,"$ZodObjectJIT"),$ZodOptional:o(()=>In,"$ZodOptional"),$ZodPipe:o(()=>Un,"$ZodPipe"),
$ZodPrefault:o(()=>n4,"$ZodPrefault"),$ZodPreprocess:o(()=>Bc,"$ZodPreprocess"),$ZodPromise:o(()=>hc,"$ZodPromise"),$ZodReadonly:o(
()=>a4,"$ZodReadonly"),$ZodRealError:o(()=>Y,"$ZodRealError"),$ZodRecord:o(()=>Xa,"$ZodRecord"),$ZodRegistry:o(()=>ho,"$\
ZodRegistry"),$ZodSet:o(()=>vc,"$ZodSet"),$ZodString:o(()=>o0,"$ZodString"),$ZodStringFormat:o(()=>O,"$ZodStringFormat"),
$ZodSuccess:o(()=>Dc,"$ZodSuccess"),$ZodSymbol:o(()=>ic,"$ZodSymbol"),$ZodTemplateLiteral:o(()=>Ac,"$ZodTemplateLiteral"),
$ZodTransform:o(()=>Ya,"$ZodTransform"),$ZodTuple:o(()=>Wa,"$ZodTuple"),$ZodType:o(()=>F,"$ZodType"),$ZodULID:o(()=>$a,"\
$ZodULID"),$ZodURL:o(()=>pa,"$ZodURL"),$ZodUUID:o(()=>Ea,"$ZodUUID"),$ZodUndefined:o(()=>rc,"$ZodUndefined"),$ZodUnion:o(
()=>M0,"$ZodUnion"),$ZodUnknown:o(()=>Za,"$ZodUnknown"),$ZodVoid:o(()=>sc,"$ZodVoid"),$ZodXID:o(()=>ha,"$ZodXID"),$ZodXor:o(
()=>fc,"$ZodXor"),$brand:o(()=>s3,"$brand"),$constructor:o(()=>v,"$constructor"),$input:o(()=>U6,"$input"),$output:o(()=>z6,
"$output"),Doc:o(()=>dn,"Doc"),INVALID:o(()=>Q,"INVALID"),JSONSchema:o(()=>t1,"JSONSchema"),JSONSchemaGenerator:o(()=>n1,
"JSONSchemaGenerator"),NEVER:o(()=>o3,"NEVER"),TimePrecision:o(()=>P6,"TimePrecision"),URL_BAD_FORMAT:o(()=>cn,"URL_BAD_\
FORMAT"),URL_UNPARSEABLE:o(()=>s0,"URL_UNPARSEABLE"),ZodCompileAsyncError:o(()=>_u,"ZodCompileAsyncError"),ZodCompileUnsupportedError:o(
()=>z,"ZodCompileUnsupportedError"),_any:o(()=>Os,"_any"),_array:o(()=>Mt,"_array"),_base64:o(()=>At,"_base64"),_base64url:o(
()=>$t,"_base64url"),_bigint:o(()=>Is,"_bigint"),_boolean:o(()=>Ft,"_boolean"),_catch:o(()=>Cl,"_catch"),_check:o(()=>Wt,
"_check"),_cidrv4:o(()=>gt,"_cidrv4"),_cidrv6:o(()=>Bt,"_cidrv6"),_coercedBigint:o(()=>It,"_coercedBigint"),_coercedBoolean:o(
()=>kt,"_coercedBoolean"),_coercedDate:o(()=>zt,"_coercedDate"),_coercedNumber:o(()=>yt,"_coercedNumber"),_coercedString:o(
()=>tt,"_coercedString"),_creditCard:o(()=>_s,"_creditCard"),_cuid:o(()=>mt,"_cuid"),_cuid2:o(()=>ft,"_cuid2"),_custom:o(
()=>Bl,"_custom"),_date:o(()=>js,"_date"),_decode:o(()=>Me,"_decode"),_decodeAsync:o(()=>Ge,"_decodeAsync"),_default:o(()=>cl,
"_default"),_discriminatedUnion:o(()=>Ys,"_discriminatedUnion"),_e164:o(()=>ht,"_e164"),_email:o(()=>it,"_email"),_emoji:o(
()=>dt,"_emoji"),_encode:o(()=>Ve,"_encode"),_encodeAsync:o(()=>Ke,"_encodeAsync"),_endsWith:o(()=>Tt,"_endsWith"),_enum:o(
()=>il,"_enum"),_file:o(()=>ol,"_file"),_float32:o(()=>ys,"_float32"),_float64:o(()=>xs,"_float64"),_gt:o(()=>xu,"_gt"),
_gte:o(()=>iu,"_gte"),_guid:o(()=>rt,"_guid"),_iban:o(()=>bs,"_iban"),_includes:o(()=>Pt,"_includes"),_int:o(()=>xt,"_in\
t"),_int32:o(()=>Fs,"_int32"),_int64:o(()=>ws,"_int64"),_intersection:o(()=>Qs,"_intersection"),_ipv4:o(()=>pt,"_ipv4"),
_ipv6:o(()=>Dt,"_ipv6"),_isoDate:o(()=>ae,"_isoDate"),_isoDateTime:o(()=>re,"_isoDateTime"),_isoDuration:o(()=>se,"_isoD\
uration"),_isoTime:o(()=>oe,"_isoTime"),_jwt:o(()=>_t,"_jwt"),_ksuid:o(()=>vt,"_ksuid"),_lazy:o(()=>Dl,"_lazy"),_length:o(
()=>de,"_length"),_literal:o(()=>al,"_literal"),_lowercase:o(()=>Nt,"_lowercase"),_lt:o(()=>yu,"_lt"),_lte:o(()=>tu,"_lt\
e"),_mac:o(()=>hs,"_mac"),_map:o(()=>nl,"_map"),_max:o(()=>tu,"_max"),_maxLength:o(()=>le,"_maxLength"),_maxSize:o(()=>Vs,
"_maxSize"),_mime:o(()=>Xs,"_mime"),_min:o(()=>iu,"_min"),_minLength:o(()=>Zu,"_minLength"),_minSize:o(()=>Ms,"_minSize"),
_multipleOf:o(()=>B0,"_multipleOf"),_nan:o(()=>Ts,"_nan"),_nanoid:o(()=>ct,"_nanoid"),_nativeEnum:o(()=>rl,"_nativeEnum"),
_negative:o(()=>Ls,"_negative"),_never:o(()=>St,"_never"),_nonnegative:o(()=>Js,"_nonnegative"),_nonoptional:o(()=>ml,"_\
nonoptional"),_nonpositive:o(()=>Rs,"_nonpositive"),_normalize:o(()=>Zt,"_normalize"),_null:o(()=>Ns,"_null"),_nullable:o(
()=>dl,"_nullable"),_number:o(()=>bt,"_number"),_optional:o(()=>ll,"_optional"),_overwrite:o(()=>Bu,"_overwrite"),_parse:o(
()=>e0,"_parse"),_parseAsync:o(()=>n0,"_parseAsync"),_pipe:o(()=>El,"_pipe"),_positive:o(()=>Zs,"_positive"),_promise:o(
()=>gl,"_promise"),_properties:o(()=>Ws,"_properties"),_property:o(()=>Gs,"_property"),_readonly:o(()=>vl,"_readonly"),_record:o(
()=>el,"_record"),_refine:o(()=>Kt,"_refine"),_regex:o(()=>Ut,"_regex"),_safeDecode:o(()=>Xe,"_safeDecode"),_safeDecodeAsync:o(
()=>He,"_safeDecodeAsync"),_safeEncode:o(()=>We,"_safeEncode"),_safeEncodeAsync:o(()=>qe,"_safeEncodeAsync"),_safeParse:o(
()=>t0,"_safeParse"),_safeParseAsync:o(()=>i0,"_safeParseAsync"),_set:o(()=>tl,"_set"),_size:o(()=>Ks,"_size"),_slugify:o(
()=>Vt,"_slugify"),_startsWith:o(()=>jt,"_startsWith"),_string:o(()=>nt,"_string"),_stringFormat:o(()=>_l,"_stringFormat"),
_stringbool:o(()=>hl,"_stringbool"),_success:o(()=>fl,"_success"),_superRefine:o(()=>Gt,"_superRefine"),_symbol:o(()=>zs,
"_symbol"),_templateLiteral:o(()=>pl,"_templateLiteral"),_toLowerCase:o(()=>Rt,"_toLowerCase"),_toUpperCase:o(()=>Jt,"_t\
oUpperCase"),_transform:o(()=>sl,"_transform"),_trim:o(()=>Lt,"_trim"),_tuple:o(()=>ul,"_tuple"),_uint32:o(()=>ks,"_uint\
32"),_uint64:o(()=>Ss,"_uint64"),_ulid:o(()=>Ct,"_ulid"),_undefined:o(()=>Us,"_undefined"),_union:o(()=>qs,"_union"),_unknown:o(
()=>wt,"_unknown"),_uppercase:o(()=>Ot,"_uppercase"),_url:o(()=>ie,"_url"),_uuid:o(()=>at,"_uuid"),_uuidv4:o(()=>ot,"_uu\
idv4"),_uuidv6:o(()=>st,"_uuidv6"),_uuidv7:o(()=>lt,"_uuidv7"),_void:o(()=>Ps,"_void"),_xid:o(()=>Et,"_xid"),_xor:o(()=>Hs,
"_xor"),base64Charset:o(()=>fn,"base64Charset"),base64urlCharset:o(()=>T0,"base64urlCharset"),canParseURL:o(()=>U0,"canP\
arseURL"),clone:o(()=>eu,"clone"),compile:o(()=>yo,"compile"),compileFn:o(()=>D0,"compileFn"),config:o(()=>W,"config"),createStandardJSONSchemaMethod:o(
()=>A0,"createStandardJSONSchemaMethod"),createToJSONSchemaMethod:o(()=>Fl,"createToJSONSchemaMethod"),decode:o(()=>E3,"\
decode"),decodeAsync:o(()=>p3,"decodeAsync"),describe:o(()=>Al,"describe"),encode:o(()=>C3,"encode"),encodeAsync:o(()=>v3,
"encodeAsync"),extractDefs:o(()=>ku,"extractDefs"),finalize:o(()=>Iu,"finalize"),flattenError:o(()=>Pe,"flattenError"),formatError:o(
()=>je,"formatError"),getDiscriminatedOption:o(()=>Ka,"getDiscriminatedOption"),globalConfig:o(()=>G,"globalConfig"),globalRegistry:o(
()=>su,"globalRegistry"),handleUnrepresentable:o(()=>L,"handleUnrepresentable"),initializeContext:o(()=>Fu,"initializeCo\
ntext"),isBackEdge:o(()=>Y0,"isBackEdge"),isRecursiveSchema:o(()=>X0,"isRecursiveSchema"),isValidBase64:o(()=>c0,"isVali\
dBase64"),isValidBase64URL:o(()=>Z0,"isValidBase64URL"),isValidCIDRv6:o(()=>j0,"isValidCIDRv6"),isValidCreditCard:o(()=>L0,
"isValidCreditCard"),isValidIBAN:o(()=>R0,"isValidIBAN"),isValidIPv6:o(()=>d0,"isValidIPv6"),isValidJWT:o(()=>J0,"isVali\
dJWT"),locales:o(()=>C4,"locales"),memoizer:o(()=>Tn,"memoizer"),mergeValues:o(()=>Pu,"mergeValues"),meta:o(()=>$l,"meta"),
parse:o(()=>Le,"parse"),parseAsync:o(()=>Re,"parseAsync"),parseURLObject:o(()=>mn,"parseURLObject"),prettifyError:o(()=>Ze,
"prettifyError"),process:o(()=>N,"process"),processSchema:o(()=>N,"processSchema"),regexes:o(()=>Er,"regexes"),registry:o(
()=>Gn,"registry"),safeDecode:o(()=>g3,"safeDecode"),safeDecodeAsync:o(()=>A3,"safeDecodeAsync"),safeEncode:o(()=>D3,"sa\
feEncode"),safeEncodeAsync:o(()=>B3,"safeEncodeAsync"),safeParse:o(()=>d3,"safeParse"),safeParseAsync:o(()=>c3,"safePars\
eAsync"),standardProps:o(()=>z0,"standardProps"),stripTabAndNewline:o(()=>l0,"stripTabAndNewline"),toDotPath:o(()=>Te,"t\
oDotPath"),toJSONSchema:o(()=>ti,"toJSONSchema"),toZod:o(()=>De,"toZod"),treeifyError:o(()=>cr,"treeifyError"),urlHostnameOk:o(
()=>O0,"urlHostnameOk"),urlProtocolOk:o(()=>P0,"urlProtocolOk"),util:o(()=>k,"util"),validate:o(()=>mr,"validate"),validateAsync:o(
()=>Cr,"validateAsync"),validateURL:o(()=>N0,"validateURL"),version:o(()=>ca,"version"),withParser:o(()=>Wn,"withParser")});
var k={};(0,s.d)(k,{BIGINT_FORMAT_RANGES:o(()=>ye,"BIGINT_FORMAT_RANGES"),CONSTANT_CATCH:o(()=>ze,"CONSTANT_CATCH"),Class:o(
()=>r3,"Class"),NUMBER_FORMAT_RANGES:o(()=>be,"NUMBER_FORMAT_RANGES"),aborted:o(()=>K,"aborted"),allowsEval:o(()=>Oi,"al\
lowsEval"),assert:o(()=>Fi,"assert"),assertEqual:o(()=>_i,"assertEqual"),assertIs:o(()=>yi,"assertIs"),assertNever:o(()=>xi,
"assertNever"),assertNotEqual:o(()=>bi,"assertNotEqual"),assignProp:o(()=>uu,"assignProp"),attachSchema:o(()=>qu,"attach\
Schema"),base64ToUint8Array:o(()=>ke,"base64ToUint8Array"),base64urlToUint8Array:o(()=>Wi,"base64urlToUint8Array"),cached:o(
()=>wu,"cached"),captureStackTrace:o(()=>he,"captureStackTrace"),cleanEnum:o(()=>Gi,"cleanEnum"),cleanRegex:o(()=>lu,"cl\
eanRegex"),clone:o(()=>eu,"clone"),cloneDef:o(()=>Si,"cloneDef"),codePointLength:o(()=>Su,"codePointLength"),constantCatch:o(
()=>Ue,"constantCatch"),createTransparentProxy:o(()=>Ti,"createTransparentProxy"),defineLazy:o(()=>ge,"defineLazy"),defineLazyInternal:o(
()=>I,"defineLazyInternal"),derived:o(()=>Yi,"derived"),esc:o(()=>X,"esc"),escapeRegex:o(()=>ou,"escapeRegex"),explicitlyAborted:o(
()=>Fe,"explicitlyAborted"),extend:o(()=>Ri,"extend"),finalizeIssue:o(()=>H,"finalizeIssue"),floatSafeRemainder:o(()=>y0,
"floatSafeRemainder"),getElementAtPath:o(()=>zi,"getElementAtPath"),getEnumValues:o(()=>Mu,"getEnumValues"),getLengthableOrigin:o(
()=>Yu,"getLengthableOrigin"),getParsedType:o(()=>t3,"getParsedType"),getSizableOrigin:o(()=>Hu,"getSizableOrigin"),hexToUint8Array:o(
()=>qi,"hexToUint8Array"),hide:o(()=>k0,"hide"),installLazyProp:o(()=>er,"installLazyProp"),isObject:o(()=>Au,"isObject"),
isPlainObject:o(()=>du,"isPlainObject"),issue:o(()=>Qu,"issue"),joinValues:o(()=>D,"joinValues"),jsonStringifyReplacer:o(
()=>Ku,"jsonStringifyReplacer"),members:o(()=>we,"members"),merge:o(()=>Vi,"merge"),mergeDefs:o(()=>au,"mergeDefs"),normalizeParams:o(
()=>B,"normalizeParams"),nullish:o(()=>b0,"nullish"),numKeys:o(()=>Pi,"numKeys"),objectClone:o(()=>Ii,"objectClone"),omit:o(
()=>Li,"omit"),optionalKeys:o(()=>_e,"optionalKeys"),own:o(()=>Eu,"own"),parsedType:o(()=>$,"parsedType"),partial:o(()=>Mi,
"partial"),pick:o(()=>Zi,"pick"),prefixIssues:o(()=>q,"prefixIssues"),primitiveTypes:o(()=>ji,"primitiveTypes"),promiseAllObject:o(
()=>Ui,"promiseAllObject"),propertyKeyTypes:o(()=>F0,"propertyKeyTypes"),randomString:o(()=>Ni,"randomString"),rawShape:o(
()=>Gu,"rawShape"),required:o(()=>Ki,"required"),safeExtend:o(()=>Ji,"safeExtend"),shallowClone:o(()=>x0,"shallowClone"),
sizeCaps:o(()=>Xu,"sizeCaps"),slugify:o(()=>$e,"slugify"),stringifyPrimitive:o(()=>A,"stringifyPrimitive"),toZod:o(()=>De,
"toZod"),uint8ArrayToBase64:o(()=>Ie,"uint8ArrayToBase64"),uint8ArrayToBase64url:o(()=>Xi,"uint8ArrayToBase64url"),uint8ArrayToHex:o(
()=>Hi,"uint8ArrayToHex"),unwrapMessage:o(()=>$u,"unwrapMessage")});function _i(u){return u}o(_i,"hd"),(0,s.a)(_i,"asser\
tEqual");function bi(u){return u}o(bi,"_d"),(0,s.a)(bi,"assertNotEqual");function De(){return u=>u}o(De,"Rt"),(0,s.a)(De,
"toZod");function yi(u){}o(yi,"yd"),(0,s.a)(yi,"assertIs");function xi(u){throw new Error("Unexpected value in exhaustiv\
e check")}o(xi,"bd"),(0,s.a)(xi,"assertNever");function Fi(u){}o(Fi,"kd"),(0,s.a)(Fi,"assert");function Mu(u){let n=Object.
values(u).filter(i=>typeof i=="number");return Object.entries(u).filter(([i,r])=>n.indexOf(+i)===-1).map(([i,r])=>r)}o(Mu,
"Ce"),(0,s.a)(Mu,"getEnumValues");function D(u,n="|"){return u.map(i=>A(i)).join(n)}o(D,"f"),(0,s.a)(D,"joinValues");function Ku(u,n){
return typeof n=="bigint"?n.toString():n}o(Ku,"Le"),(0,s.a)(Ku,"jsonStringifyReplacer");var n3=class{static{o(this,"fn")}static{
(0,s.a)(this,"Cached")}constructor(u){this._getter=u,this._value=void 0}get value(){let u=this._getter;return u!==void 0&&
(this._value=u(),this._getter=void 0),this._value}};function wu(u){return new n3(u)}o(wu,"Ve"),(0,s.a)(wu,"cached");function b0(u){
return u==null}o(b0,"Ft"),(0,s.a)(b0,"nullish");function lu(u){let n=u.startsWith("^")?1:0,i=u.endsWith("$")?u.length-1:
u.length;return u.slice(n,i)}o(lu,"de"),(0,s.a)(lu,"cleanRegex");function y0(u,n){let i=u/n,r=Math.round(i),e=4*Number.EPSILON*
Math.max(Math.abs(i),1);return Math.abs(i-r)<e?0:i-r}o(y0,"it"),(0,s.a)(y0,"floatSafeRemainder");var ki=Symbol("evaluati\
ng");function ge(u,n,i){let r;Object.defineProperty(u,n,{get(){if(r!==ki)return r===void 0&&(r=ki,r=i()),r},set(e){Object.
defineProperty(u,n,{value:e})},configurable:!0})}o(ge,"gn"),(0,s.a)(ge,"defineLazy");function Ii(u){return Object.create(
Object.getPrototypeOf(u),Object.getOwnPropertyDescriptors(u))}o(Ii,"xd"),(0,s.a)(Ii,"objectClone");function uu(u,n,i){Object.
defineProperty(u,n,{value:i,writable:!0,enumerable:!0,configurable:!0})}o(uu,"H"),(0,s.a)(uu,"assignProp");function Gu(u){
let n=Object.getOwnPropertyDescriptor(u,"shape");return n?.get?n.get.raw:n?.value}o(Gu,"Re"),(0,s.a)(Gu,"rawShape");function ru(u){
return Gu(u._zod.def)??u._zod.def.shape}o(ru,"le"),(0,s.a)(ru,"sourceShape");function Be(u,n,i){Object.defineProperty(u,
n,{get(){let r=i();return uu(this,n,r),r},enumerable:!0,configurable:!0})}o(Be,"cc"),(0,s.a)(Be,"deferProp");function Ae(u,n,i){
n in u?uu(u,n,i):u[n]=i}o(Ae,"sc"),(0,s.a)(Ae,"putProp");function Cu(u,n,i,r){let e=ru(n);for(let t of i){let a=Object.getOwnPropertyDescriptor(
e,t);a.enumerable&&(a.get?Be(u,t,()=>{let l=n._zod.def.shape[t];return r?r(l,t):l}):Ae(u,t,r?r(a.value,t):a.value))}}o(Cu,
"ze"),(0,s.a)(Cu,"mirrorShape");function wi(u,n){for(let i of Reflect.ownKeys(n)){let r=Object.getOwnPropertyDescriptor(
n,i);r.enumerable&&(r.get?Be(u,i,()=>n[i]):Ae(u,i,r.value))}}o(wi,"Id"),(0,s.a)(wi,"mirrorProps");function au(...u){let n={};
for(let i of u){let r=Object.getOwnPropertyDescriptors(i);Object.assign(n,r)}return Object.defineProperties({},n)}o(au,"\
me"),(0,s.a)(au,"mergeDefs");function Si(u){return au(u._zod.def)}o(Si,"wd"),(0,s.a)(Si,"cloneDef");function zi(u,n){return n?
n.reduce((i,r)=>i?.[r],u):u}o(zi,"zd"),(0,s.a)(zi,"getElementAtPath");function Ui(u){let n=Object.keys(u),i=n.map(r=>u[r]);
return Promise.all(i).then(r=>{let e={};for(let t=0;t<n.length;t++)e[n[t]]=r[t];return e})}o(Ui,"Sd"),(0,s.a)(Ui,"promis\
eAllObject");function Ni(u=10){let n="abcdefghijklmnopqrstuvwxyz",i="";for(let r=0;r<u;r++)i+=n[Math.floor(Math.random()*
n.length)];return i}o(Ni,"Dd"),(0,s.a)(Ni,"randomString");function X(u){return JSON.stringify(u)}o(X,"G"),(0,s.a)(X,"esc");
function $e(u){return u.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}o($e,
"vn"),(0,s.a)($e,"slugify");var he="captureStackTrace"in Error?Error.captureStackTrace:(...u)=>{};function Au(u){return typeof u==
"object"&&u!==null&&!Array.isArray(u)}o(Au,"Se"),(0,s.a)(Au,"isObject");var Oi=wu(()=>{if(G.jitless||typeof navigator<"u"&&
navigator?.userAgent?.includes("Cloudflare"))return!1;try{let u=Function;return new u(""),!0}catch{return!1}});function du(u){
if(Au(u)===!1)return!1;let n=u.constructor;if(n===void 0||typeof n!="function")return!0;let i=n.prototype;return!(Au(i)===
!1||Object.prototype.hasOwnProperty.call(i,"isPrototypeOf")===!1)}o(du,"ce"),(0,s.a)(du,"isPlainObject");function x0(u){
return du(u)?{...u}:Array.isArray(u)?[...u]:u instanceof Map?new Map(u):u instanceof Set?new Set(u):u}o(x0,"ot"),(0,s.a)(
x0,"shallowClone");function Pi(u){let n=0;for(let i in u)Object.prototype.hasOwnProperty.call(u,i)&&n++;return n}o(Pi,"P\
d"),(0,s.a)(Pi,"numKeys");var t3=(0,s.a)(u=>{let n=typeof u;switch(n){case"undefined":return"undefined";case"string":return"\
string";case"number":return Number.isNaN(u)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"\
bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(u)?"array":u===null?"null":u.then&&
typeof u.then=="function"&&u.catch&&typeof u.catch=="function"?"promise":typeof Map<"u"&&u instanceof Map?"map":typeof Set<
"u"&&u instanceof Set?"set":typeof Date<"u"&&u instanceof Date?"date":typeof File<"u"&&u instanceof File?"file":"object";default:
throw new Error(`Unknown data type: ${n}`)}},"getParsedType"),F0=new Set(["string","number","symbol"]),ji=new Set(["stri\
ng","number","bigint","boolean","symbol","undefined"]);function ou(u){return u.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}o(ou,
"oe"),(0,s.a)(ou,"escapeRegex");function eu(u,n,i){let r=new u._zod.constr(n??u._zod.def);return(!n||i?.parent)&&(r._zod.
parent=u),r}o(eu,"W"),(0,s.a)(eu,"clone");function B(u){let n=u;if(!n)return{};if(typeof n=="string")return{error:(0,s.a)(
()=>n,"error")};if(n?.message!==void 0){if(n?.error!==void 0)throw new Error("Cannot specify both `message` and `error` \
params");n.error=n.message}return delete n.message,typeof n.error=="string"?{...n,error:(0,s.a)(()=>n.error,"error")}:n}
o(B,"k"),(0,s.a)(B,"normalizeParams");function Ti(u){let n;return new Proxy({},{get(i,r,e){return n??(n=u()),Reflect.get(
n,r,e)},set(i,r,e,t){return n??(n=u()),Reflect.set(n,r,e,t)},has(i,r){return n??(n=u()),Reflect.has(n,r)},deleteProperty(i,r){
return n??(n=u()),Reflect.deleteProperty(n,r)},ownKeys(i){return n??(n=u()),Reflect.ownKeys(n)},getOwnPropertyDescriptor(i,r){
return n??(n=u()),Reflect.getOwnPropertyDescriptor(n,r)},defineProperty(i,r,e){return n??(n=u()),Reflect.defineProperty(
n,r,e)}})}o(Ti,"Nd"),(0,s.a)(Ti,"createTransparentProxy");function A(u){return typeof u=="bigint"?u.toString()+"n":typeof u==
"string"?`"${u}"`:`${u}`}o(A,"h"),(0,s.a)(A,"stringifyPrimitive");function _e(u){return Object.keys(u).filter(n=>u[n]._zod.
optin!==void 0&&u[n]._zod.optout==="optional")}o(_e,"_n"),(0,s.a)(_e,"optionalKeys");var be={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],
float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},ye={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[
BigInt(0),BigInt("18446744073709551615")]};function Zi(u,n){let i=u._zod.def,r=i.checks;if(r&&r.length>0)throw new Error(
".pick() cannot be used on object schemas containing refinements");let e={};return Cu(e,u,Wu(u,n)),eu(u,au(i,{shape:e,checks:[]}))}
o(Zi,"Od"),(0,s.a)(Zi,"pick");function Wu(u,n){let i=ru(u),r=[];for(let e of Reflect.ownKeys(n)){if(!Object.getOwnPropertyDescriptor(
i,e)?.enumerable)throw new Error(`Unrecognized key: "${String(e)}"`);n[e]&&r.push(e)}return r}o(Wu,"Jt"),(0,s.a)(Wu,"mas\
kedKeys");function Li(u,n){let i=u._zod.def,r=i.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on objec\
t schemas containing refinements");let e=new Set(Wu(u,n)),t={};return Cu(t,u,Reflect.ownKeys(ru(u)).filter(a=>!e.has(a))),
eu(u,au(i,{shape:t,checks:[]}))}o(Li,"Ud"),(0,s.a)(Li,"omit");function Ri(u,n){if(!du(n))throw new Error("Invalid input \
to extend: expected a plain object");let i=u._zod.def.checks;if(i&&i.length>0){let r=ru(u);for(let e of Reflect.ownKeys(
n))if(Object.getOwnPropertyDescriptor(r,e)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return eu(u,au(u._zod.def,{shape:xe(u,n)}))}o(Ri,"Ad"),(0,s.a)(Ri,"extend");
function xe(u,n){let i={};return Cu(i,u,Reflect.ownKeys(ru(u))),wi(i,n),i}o(xe,"lc"),(0,s.a)(xe,"extended");function Ji(u,n){
if(!du(n))throw new Error("Invalid input to safeExtend: expected a plain object");return eu(u,au(u._zod.def,{shape:xe(u,
n)}))}o(Ji,"Td"),(0,s.a)(Ji,"safeExtend");function Vi(u,n){if(!n?._zod?.def)throw new Error("Invalid input to merge: exp\
ected an object schema. To merge a plain shape, use `.extend()`.");if(u._zod.def.checks?.length)throw new Error(".merge(\
) cannot be used on object schemas containing refinements. Use .safeExtend() instead.");let i={};Cu(i,u,Reflect.ownKeys(
ru(u))),Cu(i,n,Reflect.ownKeys(ru(n)));let r=au(u._zod.def,{shape:i,get catchall(){return n._zod.def.catchall},checks:n.
_zod.def.checks??[]});return eu(u,r)}o(Vi,"Zd"),(0,s.a)(Vi,"merge");function Mi(u,n,i,r="partial"){let e=n._zod.def.checks;
if(e&&e.length>0)throw new Error(`.${r}() cannot be used on object schemas containing refinements`);let t=i?new Set(Wu(n,
i)):void 0,a={};return Cu(a,n,Reflect.ownKeys(ru(n)),u&&((l,d)=>t&&!t.has(d)?l:new u({type:"optional",innerType:l}))),eu(
n,au(n._zod.def,{shape:a,checks:[]}))}o(Mi,"Ed"),(0,s.a)(Mi,"partial");function Ki(u,n,i){let r=i?new Set(Wu(n,i)):void 0,
e={};return Cu(e,n,Reflect.ownKeys(ru(n)),(t,a)=>r&&!r.has(a)?t:new u({type:"nonoptional",innerType:t})),eu(n,au(n._zod.
def,{shape:e}))}o(Ki,"Cd"),(0,s.a)(Ki,"required");function K(u,n=0){if(u.aborted===!0)return!0;for(let i=n;i<u.issues.length;i++)
if(u.issues[i]?.continue!==!0)return!0;return!1}o(K,"X"),(0,s.a)(K,"aborted");function Fe(u,n=0){if(u.aborted===!0)return!0;
for(let i=n;i<u.issues.length;i++)if(u.issues[i]?.continue===!1)return!0;return!1}o(Fe,"yn"),(0,s.a)(Fe,"explicitlyAbort\
ed");function q(u,n){return n.map(i=>{var r;return(r=i).path??(r.path=[]),i.path.unshift(u),i})}o(q,"Y"),(0,s.a)(q,"pref\
ixIssues");function $u(u){return typeof u=="string"?u:u?.message}o($u,"Ee"),(0,s.a)($u,"unwrapMessage");function Xu(u){let n=[];
for(let i of u??[]){let r=i._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let e=r.maximum??r.length??r.size;
e>=0&&n.push([e,i])}return n}o(Xu,"Fe"),(0,s.a)(Xu,"sizeCaps");function qu(u,n,i){var r;for(let e=n;e<u.length;e++)(r=u[e]).
schema??(r.schema=i)}o(qu,"st"),(0,s.a)(qu,"attachSchema");function H(u,n,i){var r;let e=u.inst?._zod?.traits;e?.has("$Z\
odType")&&(e.has("$ZodCheck")?(r=u).schema??(r.schema=u.inst):u.schema=u.inst);let t=u.schema!==u.inst?u.schema?._zod.def?.
error:void 0,a=u.message?u.message:$u(u.inst?._zod.def?.error?.(u))??$u(t?.(u))??$u(n?.error?.(u))??$u(i.customError?.(u))??
$u(i.localeError?.(u))??"Invalid input",l={};for(let d of Object.keys(u))d==="inst"||d==="schema"||d==="continue"||d==="\
input"||d==="__proto__"||(l[d]=u[d]);return l.path??(l.path=[]),l.message=a,n?.reportInput&&(l.input=u.input),l}o(H,"Q"),
(0,s.a)(H,"finalizeIssue");function Hu(u){return u instanceof Set?"set":u instanceof Map?"map":u instanceof File?"file":
"unknown"}o(Hu,"lt"),(0,s.a)(Hu,"getSizableOrigin");var i3=/[\uD800-\uDBFF]/;function Su(u){let n=u.length;if(!i3.test(u))
return n;let i=n;for(let r=0;r<n-1;r++)(u.charCodeAt(r)&64512)===55296&&(u.charCodeAt(r+1)&64512)===56320&&(i--,r++);return i}
o(Su,"De"),(0,s.a)(Su,"codePointLength");function Yu(u){return Array.isArray(u)?"array":typeof u=="string"?"string":"unk\
nown"}o(Yu,"dt"),(0,s.a)(Yu,"getLengthableOrigin");function $(u){let n=typeof u;switch(n){case"number":return Number.isNaN(
u)?"nan":"number";case"object":{if(u===null)return"null";if(Array.isArray(u))return"array";let i=u;if(i&&Object.getPrototypeOf(
i)!==Object.prototype&&"constructor"in i&&i.constructor)return i.constructor.name}}return n}o($,"_"),(0,s.a)($,"parsedTy\
pe");function Qu(...u){let[n,i,r]=u;return typeof n=="string"?{message:n,code:"custom",input:i,inst:r}:{...n}}o(Qu,"Me"),
(0,s.a)(Qu,"issue");function Gi(u){return Object.entries(u).filter(([n,i])=>Number.isNaN(Number.parseInt(n,10))).map(n=>n[1])}
o(Gi,"Vd"),(0,s.a)(Gi,"cleanEnum");function ke(u){let n=atob(u),i=new Uint8Array(n.length);for(let r=0;r<n.length;r++)i[r]=
n.charCodeAt(r);return i}o(ke,"dc"),(0,s.a)(ke,"base64ToUint8Array");function Ie(u){let n="";for(let i=0;i<u.length;i++)
n+=String.fromCharCode(u[i]);return btoa(n)}o(Ie,"mc"),(0,s.a)(Ie,"uint8ArrayToBase64");function Wi(u){let n=u.replace(/-/g,
"+").replace(/_/g,"/"),i="=".repeat((4-n.length%4)%4);return ke(n+i)}o(Wi,"Rd"),(0,s.a)(Wi,"base64urlToUint8Array");function Xi(u){
return Ie(u).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}o(Xi,"Fd"),(0,s.a)(Xi,"uint8ArrayToBase64url");function qi(u){
let n=u.replace(/^0x/,"");if(n.length%2!==0)throw new Error("Invalid hex string length");let i=new Uint8Array(n.length/2);
for(let r=0;r<n.length;r+=2)i[r/2]=Number.parseInt(n.slice(r,r+2),16);return i}o(qi,"Md"),(0,s.a)(qi,"hexToUint8Array");
function Hi(u){return Array.from(u).map(n=>n.toString(16).padStart(2,"0")).join("")}o(Hi,"Jd"),(0,s.a)(Hi,"uint8ArrayToH\
ex");var r3=class{static{o(this,"pn")}static{(0,s.a)(this,"Class")}constructor(...u){}};function we(u,n){for(let i in n){
let r=Object.getOwnPropertyDescriptor(n,i);r.get?Object.defineProperty(u,i,{...r,enumerable:!1}):Qi(u,i,r.value)}}o(we,"\
bn"),(0,s.a)(we,"members");function Eu(u,n,i,r=!0){return Object.defineProperty(u,n,{configurable:!0,writable:!0,enumerable:r,
value:i}),i}o(Eu,"$e"),(0,s.a)(Eu,"own");function k0(u,n,i){return Eu(u,n,i,!1)}o(k0,"mt"),(0,s.a)(k0,"hide");function Yi(u,n){
for(let i in u){let r=u[i];Object.defineProperty(n,i,{configurable:!0,enumerable:!0,get(){return Eu(this,i,r(this))},set(e){
Eu(this,i,e)}})}return n}o(Yi,"Bd"),(0,s.a)(Yi,"derived");function Qi(u,n,i){Object.defineProperty(u,n,{configurable:!0,
get(){return this==null?i:Eu(this,n,i.bind(this))},set(r){Eu(this,n,r)}})}o(Qi,"Kd"),(0,s.a)(Qi,"defineBound");function ur(u,n){
let i=Object.getPrototypeOf(u);return n in i?void 0:i}o(ur,"Gd"),(0,s.a)(ur,"claim");var Se,vu=!1,a3={configurable:!0,get(){
vu=!0}};function I(u,n,i){let r=Object.getPrototypeOf(u._zod);if(n in r&&Se!==u._zod){Se=void 0;return}Se=u._zod,Object.
defineProperty(r,n,{configurable:!0,get(){Object.defineProperty(this,n,a3);let e=vu;vu=!1;try{let t=i(this);return vu?delete this[n]:
Object.defineProperty(this,n,{configurable:!0,writable:!0,value:t}),vu=vu||e,t}catch(t){throw delete this[n],vu=vu||e,t}},
set(e){Object.defineProperty(this,n,{configurable:!0,writable:!0,value:e})}})}o(I,"P"),(0,s.a)(I,"defineLazyInternal");function er(u,n,i,r){
let e=ur(u,n);e&&Object.defineProperty(e,n,{configurable:!0,get(){let t={configurable:!0,writable:!0,enumerable:r,value:void 0};
return Object.defineProperty(this,n,t),t.value=i(this),Object.defineProperty(this,n,t),t.value},set(t){Object.defineProperty(
this,n,{configurable:!0,writable:!0,enumerable:r,value:t})}})}o(er,"Xd"),(0,s.a)(er,"installLazyProp");var ze="~constant\
Catch";function Ue(u){let n=(0,s.a)(()=>u,"fn");return n[ze]=!0,n}o(Ue,"kn"),(0,s.a)(Ue,"constantCatch");var nr,o3=Object.
freeze({status:"aborted"}),Ne={value:void 0,enumerable:!1},tr="captureStackTrace"in Error?Error:null;function ir(u){let n=tr;
if(n){let i=n.stackTraceLimit;if(typeof i=="number"){try{n.stackTraceLimit=0}catch{return tr=null,new u}try{return new u}finally{
n.stackTraceLimit=i}}}return new u}o(ir,"qd"),(0,s.a)(ir,"newError");function v(u,n,i,r){let e={};function t(f){this.def=
f,this.constr=C,this.traits=new Set}o(t,"n"),(0,s.a)(t,"Internals"),t.prototype=e;let a=i,l=a&&new WeakSet;function d(f,E){
if(f._zod){if(f._zod.traits.has(u))return}else{Ne.value=new t(E);try{Object.defineProperty(f,"_zod",Ne)}finally{Ne.value=
void 0}}if(f._zod.traits.add(u),n(f,E),l){let g=Object.getPrototypeOf(f),_=f._zod.constr.prototype,x=g;for(;x&&x!==_;)x=
Object.getPrototypeOf(x);let b=x??g;l.has(b)||(l.add(b),we(b,a))}let p=C.prototype;for(let g in p)Object.prototype.hasOwnProperty.
call(p,g)&&(g in f||(f[g]=p[g].bind(f)))}o(d,"s"),(0,s.a)(d,"init");let c=r?.Parent??Object;class m extends c{static{o(this,
"d")}static{(0,s.a)(this,"Definition")}}Object.defineProperty(m,"name",{value:u});function C(f){let E=r?.Parent?ir(m):this;
d(E,f);let p=E._zod.deferred;if(p){for(let _ of p)_();E._zod.deferred=void 0}let g=globalThis.__zod_globalConfig?.postProcessor;
return g&&g(E),E}return o(C,"m"),(0,s.a)(C,"_"),Object.defineProperty(C,"init",{value:d}),Object.defineProperty(C,Symbol.
hasInstance,{value:(0,s.a)(f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(u),"value")}),Object.defineProperty(
C,"name",{value:u}),C}o(v,"v"),(0,s.a)(v,"$constructor");var s3=Symbol("zod_brand"),cu=class extends Error{static{o(this,
"ee")}static{(0,s.a)(this,"$ZodAsyncError")}constructor(){super("Encountered Promise during synchronous parse. Use .pars\
eAsync() instead.")}},I0=class extends Error{static{o(this,"he")}static{(0,s.a)(this,"$ZodEncodeError")}constructor(u){super(
`Encountered unidirectional transform during encode: ${u}`),this.name="ZodEncodeError"}};(nr=globalThis).__zod_globalConfig??
(nr.__zod_globalConfig={});var G=globalThis.__zod_globalConfig;function W(u){return u&&Object.assign(G,u),G}o(W,"J"),(0,s.
a)(W,"config");function rr(){let u=this._zod;return u.message??(u.message=JSON.stringify(u.def,Ku,2)),u.message}o(rr,"Hd"),
(0,s.a)(rr,"_getMessage");function ar(u){this._zod.message=u}o(ar,"Yd"),(0,s.a)(ar,"_setMessage");var l3={get:rr,set:ar,
enumerable:!0,configurable:!0},Oe={value:void 0,enumerable:!1},or=new WeakSet([Object.prototype,Error.prototype]),sr=(0,s.
a)((u,n)=>{u.name="$ZodError",Oe.value=n,Object.defineProperty(u,"issues",Oe),Oe.value=void 0,Object.defineProperty(u,"m\
essage",l3);let i=Object.getPrototypeOf(u);or.has(i)||(or.add(i),Object.defineProperty(i,"toString",{configurable:!0,enumerable:!1,
get(){let r=(0,s.a)(()=>this.message,"value");return Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0}),
r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},"initializer"),lr=v("$ZodErr\
or",sr),Y=v("$ZodError",sr,void 0,{Parent:Error});function dr(u,n,i){return Object.prototype.hasOwnProperty.call(u,n)||(n===
"__proto__"?Object.defineProperty(u,n,{value:i(),writable:!0,enumerable:!0,configurable:!0}):u[n]=i()),u[n]}o(dr,"em"),(0,s.
a)(dr,"node");function Pe(u,n=i=>i.message){let i={},r=[];for(let e of u.issues)e.path.length>0?dr(i,e.path[0],()=>[]).push(
n(e)):r.push(n(e));return{formErrors:r,fieldErrors:i}}o(Pe,"Kt"),(0,s.a)(Pe,"flattenError");function je(u,n=i=>i.message){
let i={_errors:[]},r=(0,s.a)((e,t=[])=>{for(let a of e.issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.map(
l=>r({issues:l},[...t,...a.path]));else if(a.code==="invalid_key")r({issues:a.issues},[...t,...a.path]);else if(a.code===
"invalid_element")r({issues:a.issues},[...t,...a.path]);else{let l=[...t,...a.path];if(l.length===0)i._errors.push(n(a));else{
let d=i,c=0;for(;c<l.length;){let m=l[c],C=c===l.length-1;if(m==="_errors"){C&&d._errors.push(n(a)),c++;continue}Object.
prototype.hasOwnProperty.call(d,m)||Object.defineProperty(d,m,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
let f=d[m];C&&f._errors.push(n(a)),d=f,c++}}}},"processError");return r(u),i}o(je,"Gt"),(0,s.a)(je,"formatError");function cr(u,n=i=>i.
message){let i={errors:[]},r=(0,s.a)((e,t=[])=>{var a;for(let l of e.issues)if(l.code==="invalid_union"&&l.errors.length)
l.errors.map(d=>r({issues:d},[...t,...l.path]));else if(l.code==="invalid_key")r({issues:l.issues},[...t,...l.path]);else if(l.
code==="invalid_element")r({issues:l.issues},[...t,...l.path]);else{let d=[...t,...l.path];if(d.length===0){i.errors.push(
n(l));continue}let c=i,m=0;for(;m<d.length;){let C=d[m],f=m===d.length-1;typeof C=="string"?(c.properties??(c.properties=
{}),Object.prototype.hasOwnProperty.call(c.properties,C)||Object.defineProperty(c.properties,C,{value:{errors:[]},enumerable:!0,
writable:!0,configurable:!0}),c=c.properties[C]):(c.items??(c.items=[]),(a=c.items)[C]??(a[C]={errors:[]}),c=c.items[C]),
f&&c.errors.push(n(l)),m++}}},"processError");return r(u),i}o(cr,"_c"),(0,s.a)(cr,"treeifyError");function Te(u){let n=[],
i=u.map(r=>typeof r=="object"?r.key:r);for(let r of i)typeof r=="number"?n.push(`[${r}]`):typeof r=="symbol"?n.push(`[${JSON.
stringify(String(r))}]`):/[^\w$]/.test(r)?n.push(`[${JSON.stringify(r)}]`):(n.length&&n.push("."),n.push(r));return n.join(
"")}o(Te,"yc"),(0,s.a)(Te,"toDotPath");function Ze(u){let n=[],i=[...u.issues].sort((r,e)=>(r.path??[]).length-(e.path??
[]).length);for(let r of i)n.push(`\u2716 ${r.message}`),r.path?.length&&n.push(`  \u2192 at ${Te(r.path)}`);return n.join(
`
`)}o(Ze,"Sn"),(0,s.a)(Ze,"prettifyError");function u0(u,n){return{callee:n?.callee??u,Err:n?.Err}}o(u0,"Wt"),(0,s.a)(u0,
"finalizeParams");var e0=(0,s.a)(u=>{let n=(0,s.a)((i,r,e,t)=>{let a=e?{...e,async:!1}:{async:!1},l=i._zod.run({value:r,
issues:[]},a);if(l instanceof Promise)throw new cu;if(l.issues.length){let d=new(t?.Err??u)(l.issues.map(c=>H(c,a,W())));
throw he(d,t?.callee??n),d}return l.value},"fn");return n},"_parse"),Le=e0(Y),n0=(0,s.a)(u=>{let n=(0,s.a)(async(i,r,e,t)=>{
let a=e?{...e,async:!0}:{async:!0},l=i._zod.run({value:r,issues:[]},a);if(l instanceof Promise&&(l=await l),l.issues.length){
let d=new(t?.Err??u)(l.issues.map(c=>H(c,a,W())));throw he(d,t?.callee??n),d}return l.value},"fn");return n},"_parseAsyn\
c"),Re=n0(Y),t0=(0,s.a)(u=>(n,i,r)=>{let e=r?{...r,async:!1}:{async:!1},t=n._zod.run({value:i,issues:[]},e);if(t instanceof
Promise)throw new cu;return t.issues.length?Je(u,t.issues,e):{success:!0,data:t.value}},"_safeParse"),d3=t0(Y);function Je(u,n,i){
let r;return{success:!1,get error(){return r||(r=new u(n.map(e=>H(e,i,W()))),n=void 0,i=void 0),r},set error(e){r=e,n=void 0,
i=void 0}}}o(Je,"bc"),(0,s.a)(Je,"failure");var i0=(0,s.a)(u=>async(n,i,r)=>{let e=r?{...r,async:!0}:{async:!0},t=n._zod.
run({value:i,issues:[]},e);return t instanceof Promise&&(t=await t),t.issues.length?Je(u,t.issues,e):{success:!0,data:t.
value}},"_safeParseAsync"),c3=i0(Y),m3=Symbol.for("zod.compile.invalid"),f3=Symbol.for("zod.compile.fallback"),mr=(0,s.a)(
((u,n,i)=>{let r=u._zod.bag.validator;if(r!==void 0){if(r(n)!==m3)return!0;if(r.definite===!0&&i===void 0)return!1}return fr(
u,n,i)}),"validate");function fr(u,n,i){let r=i?{...i,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},e=u._zod.bag.fallbackRun,
t;if(e?(r[f3]=!0,t=e({value:n,issues:[]},r)):t=u._zod.run({value:n,issues:[]},r),t instanceof Promise)throw new cu;return t.
issues.length===0}o(fr,"am"),(0,s.a)(fr,"validateFallback");var Cr=(0,s.a)(async(u,n,i)=>{let r=i?{...i,async:!0,abortEarly:!0}:
{async:!0,abortEarly:!0},e=u._zod.run({value:n,issues:[]},r);return e instanceof Promise&&(e=await e),e.issues.length===
0},"validateAsync"),Ve=(0,s.a)(u=>{let n=e0(u),i=(0,s.a)((r,e,t,a)=>{let l=t?{...t,direction:"backward"}:{direction:"bac\
kward"};return n(r,e,l,u0(i,a))},"fn");return i},"_encode"),C3=Ve(Y),Me=(0,s.a)(u=>{let n=e0(u),i=(0,s.a)((r,e,t,a)=>n(r,
e,t,u0(i,a)),"fn");return i},"_decode"),E3=Me(Y),Ke=(0,s.a)(u=>{let n=n0(u),i=(0,s.a)(async(r,e,t,a)=>{let l=t?{...t,direction:"\
backward"}:{direction:"backward"};return await n(r,e,l,u0(i,a))},"fn");return i},"_encodeAsync"),v3=Ke(Y),Ge=(0,s.a)(u=>{
let n=n0(u),i=(0,s.a)(async(r,e,t,a)=>await n(r,e,t,u0(i,a)),"fn");return i},"_decodeAsync"),p3=Ge(Y),We=(0,s.a)(u=>(n,i,r)=>{
let e=r?{...r,direction:"backward"}:{direction:"backward"};return t0(u)(n,i,e)},"_safeEncode"),D3=We(Y),Xe=(0,s.a)(u=>(n,i,r)=>t0(
u)(n,i,r),"_safeDecode"),g3=Xe(Y),qe=(0,s.a)(u=>async(n,i,r)=>{let e=r?{...r,direction:"backward"}:{direction:"backward"};
return i0(u)(n,i,e)},"_safeEncodeAsync"),B3=qe(Y),He=(0,s.a)(u=>async(n,i,r)=>i0(u)(n,i,r),"_safeDecodeAsync"),A3=He(Y),
Er={};(0,s.d)(Er,{anyString:o(()=>jr,"anyString"),base64:o(()=>wr,"base64"),base64url:o(()=>Sr,"base64url"),bigint:o(()=>Zr,
"bigint"),boolean:o(()=>Lr,"boolean"),browserEmail:o(()=>k3,"browserEmail"),cidrv4:o(()=>kr,"cidrv4"),cidrv6:o(()=>Ir,"c\
idrv6"),creditCard:o(()=>un,"creditCard"),cuid:o(()=>vr,"cuid"),cuid2:o(()=>pr,"cuid2"),currencyCode:o(()=>z3,"currencyC\
ode"),date:o(()=>Pr,"date"),datetime:o(()=>tn,"datetime"),domain:o(()=>S3,"domain"),duration:o(()=>$r,"duration"),e164:o(
()=>Ur,"e164"),email:o(()=>_r,"email"),emoji:o(()=>Qe,"emoji"),extendedDuration:o(()=>$3,"extendedDuration"),guid:o(()=>hr,
"guid"),hex:o(()=>U3,"hex"),hostname:o(()=>w3,"hostname"),html5Email:o(()=>y3,"html5Email"),httpProtocol:o(()=>zr,"httpP\
rotocol"),iban:o(()=>en,"iban"),idnEmail:o(()=>F3,"idnEmail"),integer:o(()=>rn,"integer"),ipv4:o(()=>yr,"ipv4"),ipv6:o(()=>xr,
"ipv6"),ksuid:o(()=>Br,"ksuid"),lowercase:o(()=>Vr,"lowercase"),mac:o(()=>Fr,"mac"),md5_base64:o(()=>O3,"md5_base64"),md5_base64url:o(
()=>P3,"md5_base64url"),md5_hex:o(()=>N3,"md5_hex"),nanoid:o(()=>Ar,"nanoid"),nanoidOfLength:o(()=>Ye,"nanoidOfLength"),
null:o(()=>Rr,"null"),number:o(()=>Uu,"number"),rfc5322Email:o(()=>x3,"rfc5322Email"),sha1_base64:o(()=>T3,"sha1_base64"),
sha1_base64url:o(()=>Z3,"sha1_base64url"),sha1_hex:o(()=>j3,"sha1_hex"),sha256_base64:o(()=>R3,"sha256_base64"),sha256_base64url:o(
()=>J3,"sha256_base64url"),sha256_hex:o(()=>L3,"sha256_hex"),sha384_base64:o(()=>M3,"sha384_base64"),sha384_base64url:o(
()=>K3,"sha384_base64url"),sha384_hex:o(()=>V3,"sha384_hex"),sha512_base64:o(()=>W3,"sha512_base64"),sha512_base64url:o(
()=>X3,"sha512_base64url"),sha512_hex:o(()=>G3,"sha512_hex"),string:o(()=>Tr,"string"),time:o(()=>nn,"time"),ulid:o(()=>Dr,
"ulid"),undefined:o(()=>Jr,"undefined"),unicodeEmail:o(()=>br,"unicodeEmail"),uppercase:o(()=>Mr,"uppercase"),uuid:o(()=>zu,
"uuid"),uuid4:o(()=>h3,"uuid4"),uuid6:o(()=>_3,"uuid6"),uuid7:o(()=>b3,"uuid7"),xid:o(()=>gr,"xid")});var vr=/^[cC][0-9a-z]{6,}$/,
pr=/^[0-9a-z]+$/,Dr=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,gr=/^[0-9a-vA-V]{20}$/,Br=/^[A-Za-z0-9]{27}$/,Ar=/^[a-zA-Z0-9_-]{21}$/;
function Ye(u){return new RegExp(`^[a-zA-Z0-9_-]{${u}}$`)}o(Ye,"Tn"),(0,s.a)(Ye,"nanoidOfLength");var $r=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
$3=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
hr=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,zu=(0,s.a)(u=>u?new RegExp(`^([0-9a\
-fA-F]{8}-[0-9a-fA-F]{4}-${u}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
"uuid"),h3=zu(4),_3=zu(6),b3=zu(7),_r=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
y3=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
x3=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
br=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,F3=br,k3=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
I3="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function Qe(){return new RegExp(I3,"u")}o(Qe,"Ln"),(0,s.a)(Qe,"emoji");var yr=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
xr=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Fr=(0,s.a)(u=>{let n=ou(u??":");return new RegExp(`^(?:[0-9A-F]{2}${n}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${n}){5}[0-9a-f]{2\
}$`)},"mac"),kr=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Ir=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
wr=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Sr=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
w3=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
S3=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,zr=/^https?$/,Ur=/^\+[1-9]\d{6,14}$/,
un=/^\d(?:[ -]?\d){11,18}$/,z3=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
en=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Nr="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function Or(u){return new RegExp(`^${u}$`)}o(Or,"Sm"),(0,s.a)(Or,"anchor");var Pr=Or(Nr);function w0(u){
let n="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof u.precision=="number"?u.precision===-1?`${n}`:u.precision===0?`${n}:[0\
-5]\\d`:`${n}:[0-5]\\d\\.\\d{${u.precision}}`:u.seconds?`${n}:[0-5]\\d(?:\\.\\d+)?`:`${n}(?::[0-5]\\d(?:\\.\\d+)?)?`}o(w0,
"Dn"),(0,s.a)(w0,"timeSource");function nn(u){return new RegExp(`^${w0(u)}$`)}o(nn,"qn"),(0,s.a)(nn,"time");function tn(u){
let n=["Z"];u.offset&&n.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let i=`${w0({precision:u.precision,seconds:!0})}(?:${n.
join("|")})`,r=u.local?`${i}|${w0({precision:u.precision})}`:i;return new RegExp(`^${Nr}T(?:${r})$`)}o(tn,"Hn"),(0,s.a)(
tn,"datetime");var jr=/^[\s\S]{0,}$/,Tr=(0,s.a)(u=>{let n=u?`[\\s\\S]{${u?.minimum??0},${u?.maximum??""}}`:"[\\s\\S]*";return new RegExp(
`^${n}$`)},"string"),Zr=/^-?\d+n?$/,rn=/^-?\d+$/,Uu=/^-?\d+(?:\.\d+)?$/,Lr=/^(?:true|false)$/i,Rr=/^null$/i,Jr=/^undefined$/i,
Vr=/^[^A-Z]*$/,Mr=/^[^a-z]*$/,U3=/^[0-9a-fA-F]*$/;function Nu(u,n){return new RegExp(`^[A-Za-z0-9+/]{${u}}${n}$`)}o(Nu,"\
pt"),(0,s.a)(Nu,"fixedBase64");function Ou(u){return new RegExp(`^[A-Za-z0-9_-]{${u}}$`)}o(Ou,"gt"),(0,s.a)(Ou,"fixedBas\
e64url");var N3=/^[0-9a-fA-F]{32}$/,O3=Nu(22,"=="),P3=Ou(22),j3=/^[0-9a-fA-F]{40}$/,T3=Nu(27,"="),Z3=Ou(27),L3=/^[0-9a-fA-F]{64}$/,
R3=Nu(43,"="),J3=Ou(43),V3=/^[0-9a-fA-F]{96}$/,M3=Nu(64,""),K3=Ou(64),G3=/^[0-9a-fA-F]{128}$/,W3=Nu(86,"=="),X3=Ou(86),T=v(
"$ZodCheck",(u,n)=>{var i;u._zod??(u._zod={}),u._zod.def=n,(i=u._zod).onattach??(i.onattach=[])}),an=(0,s.a)(u=>{let n=u.
value;return!b0(n)&&n.size!==void 0},"_whenHasSize"),on=(0,s.a)(u=>{let n=u.value;return!b0(n)&&n.length!==void 0},"_whe\
nHasLength"),S0={number:"number",bigint:"bigint",object:"date"},sn=v("$ZodCheckLessThan",(u,n)=>{T.init(u,n);let i=S0[typeof n.
value];u._zod.check=r=>{(n.inclusive?r.value<=n.value:r.value<n.value)||r.issues.push({origin:S0[typeof r.value]??i,code:"\
too_big",maximum:typeof n.value=="object"?n.value.getTime():n.value,input:r.value,inclusive:n.inclusive,inst:u,continue:!n.
abort})}}),ln=v("$ZodCheckGreaterThan",(u,n)=>{T.init(u,n);let i=S0[typeof n.value];u._zod.check=r=>{(n.inclusive?r.value>=
n.value:r.value>n.value)||r.issues.push({origin:S0[typeof r.value]??i,code:"too_small",minimum:typeof n.value=="object"?
n.value.getTime():n.value,input:r.value,inclusive:n.inclusive,inst:u,continue:!n.abort})}}),Kr=v("$ZodCheckMultipleOf",(u,n)=>{
T.init(u,n),u._zod.check=i=>{if(typeof i.value!=typeof n.value)throw new Error("Cannot mix number and bigint in multiple\
_of check.");(typeof i.value=="bigint"?n.value!==BigInt(0)&&i.value%n.value===BigInt(0):y0(i.value,n.value)===0)||i.issues.
push({origin:typeof i.value,code:"not_multiple_of",divisor:n.value,input:i.value,inst:u,continue:!n.abort})}}),Gr=v("$Zo\
dCheckNumberFormat",(u,n)=>{T.init(u,n),n.format=n.format||"float64";let i=n.format?.includes("int"),r=i?"int":"number",
[e,t]=be[n.format];u._zod.check=a=>{let l=a.value;if(i){if(!Number.isInteger(l)){a.issues.push({expected:r,format:n.format,
code:"invalid_type",continue:!1,input:l,inst:u});return}if(!Number.isSafeInteger(l)){l>0?a.issues.push({input:l,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:u,origin:r,inclusive:!0,
continue:!n.abort}):a.issues.push({input:l,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:u,origin:r,inclusive:!0,continue:!n.abort});return}}l<e&&a.issues.push({origin:"number",
input:l,code:"too_small",minimum:e,inclusive:!0,inst:u,continue:!n.abort}),l>t&&a.issues.push({origin:"number",input:l,code:"\
too_big",maximum:t,inclusive:!0,inst:u,continue:!n.abort})}}),Wr=v("$ZodCheckBigIntFormat",(u,n)=>{T.init(u,n);let[i,r]=ye[n.
format];u._zod.check=e=>{let t=e.value;t<i&&e.issues.push({origin:"bigint",input:t,code:"too_small",minimum:i,inclusive:!0,
inst:u,continue:!n.abort}),t>r&&e.issues.push({origin:"bigint",input:t,code:"too_big",maximum:r,inclusive:!0,inst:u,continue:!n.
abort})}}),Xr=v("$ZodCheckMaxSize",(u,n)=>{var i;T.init(u,n),(i=u._zod.def).when??(i.when=an),u._zod.check=r=>{let e=r.value;
e.size<=n.maximum||r.issues.push({origin:Hu(e),code:"too_big",maximum:n.maximum,inclusive:!0,input:e,inst:u,continue:!n.
abort})}}),qr=v("$ZodCheckMinSize",(u,n)=>{var i;T.init(u,n),(i=u._zod.def).when??(i.when=an),u._zod.check=r=>{let e=r.value;
e.size>=n.minimum||r.issues.push({origin:Hu(e),code:"too_small",minimum:n.minimum,inclusive:!0,input:e,inst:u,continue:!n.
abort})}}),Hr=v("$ZodCheckSizeEquals",(u,n)=>{var i;T.init(u,n),(i=u._zod.def).when??(i.when=an),u._zod.check=r=>{let e=r.
value,t=e.size;if(t===n.size)return;let a=t>n.size;r.issues.push({origin:Hu(e),...a?{code:"too_big",maximum:n.size}:{code:"\
too_small",minimum:n.size},inclusive:!0,exact:!0,input:r.value,inst:u,continue:!n.abort})}}),Yr=v("$ZodCheckMaxLength",(u,n)=>{
var i;T.init(u,n),(i=u._zod.def).when??(i.when=on),u._zod.check=r=>{let e=r.value,t=e.length;if((typeof e=="string"&&t>n.
maximum?Su(e):t)<=n.maximum)return;let a=Yu(e);r.issues.push({origin:a,code:"too_big",maximum:n.maximum,inclusive:!0,input:e,
inst:u,continue:!n.abort})}}),Qr=v("$ZodCheckMinLength",(u,n)=>{var i;T.init(u,n),(i=u._zod.def).when??(i.when=on),u._zod.
check=r=>{let e=r.value,t=e.length;if((typeof e=="string"&&t>=n.minimum&&t<n.minimum*2?Su(e):t)>=n.minimum)return;let a=Yu(
e);r.issues.push({origin:a,code:"too_small",minimum:n.minimum,inclusive:!0,input:e,inst:u,continue:!n.abort})}}),ua=v("$\
ZodCheckLengthEquals",(u,n)=>{var i;T.init(u,n),(i=u._zod.def).when??(i.when=on),u._zod.check=r=>{let e=r.value,t=e.length,
a=typeof e=="string"&&t>=n.length&&t<=n.length*2?Su(e):t;if(a===n.length)return;let l=Yu(e),d=a>n.length;r.issues.push({
origin:l,...d?{code:"too_big",maximum:n.length}:{code:"too_small",minimum:n.length},inclusive:!0,exact:!0,input:r.value,
inst:u,continue:!n.abort})}}),r0=v("$ZodCheckStringFormat",(u,n)=>{var i,r;T.init(u,n),n.pattern?(i=u._zod).check??(i.check=
e=>{n.pattern.lastIndex=0,!n.pattern.test(e.value)&&e.issues.push({origin:"string",code:"invalid_format",format:n.format,
input:e.value,...n.pattern?{pattern:n.pattern.toString()}:{},inst:u,continue:!n.abort})}):(r=u._zod).check??(r.check=()=>{})}),
ea=v("$ZodCheckRegex",(u,n)=>{r0.init(u,n),u._zod.check=i=>{n.pattern.lastIndex=0,!n.pattern.test(i.value)&&i.issues.push(
{origin:"string",code:"invalid_format",format:"regex",input:i.value,pattern:n.pattern.toString(),inst:u,continue:!n.abort})}}),
na=v("$ZodCheckLowerCase",(u,n)=>{n.pattern??(n.pattern=Vr),r0.init(u,n)}),ta=v("$ZodCheckUpperCase",(u,n)=>{n.pattern??
(n.pattern=Mr),r0.init(u,n)}),ia=v("$ZodCheckIncludes",(u,n)=>{T.init(u,n);let i=ou(n.includes),r=new RegExp(typeof n.position==
"number"?`^.{${n.position},}${i}`:i);n.pattern=r,u._zod.check=e=>{e.value.includes(n.includes,n.position)||e.issues.push(
{origin:"string",code:"invalid_format",format:"includes",includes:n.includes,input:e.value,inst:u,continue:!n.abort})}}),
ra=v("$ZodCheckStartsWith",(u,n)=>{T.init(u,n);let i=new RegExp(`^${ou(n.prefix)}.*`);n.pattern??(n.pattern=i),u._zod.check=
r=>{r.value.startsWith(n.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:n.prefix,
input:r.value,inst:u,continue:!n.abort})}}),aa=v("$ZodCheckEndsWith",(u,n)=>{T.init(u,n);let i=new RegExp(`.*${ou(n.suffix)}\
$`);n.pattern??(n.pattern=i),u._zod.check=r=>{r.value.endsWith(n.suffix)||r.issues.push({origin:"string",code:"invalid_f\
ormat",format:"ends_with",suffix:n.suffix,input:r.value,inst:u,continue:!n.abort})}});function a0(u,n,i){u.issues.length&&
n.issues.push(...q(i,u.issues))}o(a0,"lr"),(0,s.a)(a0,"handleCheckPropertyResult");var oa=v("$ZodCheckProperty",(u,n)=>{
T.init(u,n),u._zod.check=i=>{let r=n.schema._zod.run({value:i.value[n.property],issues:[]},{});if(r instanceof Promise)return r.
then(e=>a0(e,i,n.property));a0(r,i,n.property)}}),sa=v("$ZodCheckProperties",(u,n)=>{T.init(u,n),k0(u,Symbol.iterator,function*(){
yield u});let i;u._zod.check=r=>{if(r.value==null){r.issues.push({expected:"object",code:"invalid_type",input:r.value,inst:u});
return}i??(i=Reflect.ownKeys(n.shape).map(a=>[a,n.shape[a]]));let e=r.value,t;for(let[a,l]of i){let d=l._zod.run({value:e[a],
issues:[]},{});d instanceof Promise?(t??(t=[]),t.push(d.then(c=>a0(c,r,a)))):a0(d,r,a)}if(t)return Promise.all(t).then(()=>{})}}),
la=v("$ZodCheckMimeType",(u,n)=>{T.init(u,n);let i=new Set(n.mime);u._zod.check=r=>{i.has(r.value.type)||r.issues.push({
code:"invalid_value",values:n.mime,input:r.value.type,inst:u,continue:!n.abort})}}),da=v("$ZodCheckOverwrite",(u,n)=>{T.
init(u,n),u._zod.check=i=>{i.value=n.tx(i.value)}}),dn=class{static{o(this,"je")}static{(0,s.a)(this,"Doc")}constructor(u=[],n={}){
this.content=[],this.indent=0,this.args=u,this.closed=n}indented(u){this.indent+=1;try{u(this)}finally{this.indent-=1}}write(u){
if(typeof u=="function"){u(this,{execution:"sync"}),u(this,{execution:"async"});return}let n=u.split(`
`).filter(e=>e),i=Math.min(...n.map(e=>e.length-e.trimStart().length)),r=n.map(e=>e.slice(i)).map(e=>" ".repeat(this.indent*
2)+e);for(let e of r)this.content.push(e)}compile(){let u=Function,n=this?.content??[""];return new u(...Object.keys(this.
closed),`return function (${this.args.join(", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}},ca={major:4,minor:6,patch:7},F=v("$ZodType",(u,n)=>{var i;u??(u={}),u._zod.def=n,u.
_zod.bag=u._zod.bag||{},u._zod.version=ca;let r=u._zod.def.checks,e=u._zod.traits.has("$ZodCheck")?[u,...r??[]]:r?.length?
[...r]:[];for(let t of e)for(let a of t._zod.onattach)a(u);if(e.length===0)(i=u._zod).deferred??(i.deferred=[]),u._zod.deferred?.
push(()=>{u._zod.run=u._zod.parse});else{let t=(0,s.a)((l,d,c)=>{if(l.memo)return l;let m=K(l),C;for(let f of d){if(f._zod.
def.when){if(Fe(l)||!f._zod.def.when(l))continue}else if(m)continue;let E=l.issues.length,p=f._zod.check(l);if(p instanceof
Promise&&c?.async===!1)throw new cu;if(C||p instanceof Promise)C=(C??Promise.resolve()).then(async()=>{await p,l.issues.
length!==E&&(qu(l.issues,E,u),m||(m=K(l,E)))});else{if(l.issues.length===E)continue;qu(l.issues,E,u),m||(m=K(l,E))}}return C?
C.then(()=>l):l},"runChecks"),a=(0,s.a)((l,d,c)=>{if(K(l))return l.aborted=!0,l;let m=t(d,e,c);if(m instanceof Promise){
if(c.async===!1)throw new cu;return m.then(C=>u._zod.parse(C,c))}return u._zod.parse(m,c)},"handleCanaryResult");u._zod.
run=(l,d)=>{if(d.skipChecks)return u._zod.parse(l,d);if(d.direction==="backward"){let m=u._zod.parse({value:l.value,issues:[]},
{...d,skipChecks:!0});return m instanceof Promise?m.then(C=>a(C,l,d)):a(m,l,d)}let c=u._zod.parse(l,d);if(c instanceof Promise){
if(d.async===!1)throw new cu;return c.then(m=>t(m,e,d))}return t(c,e,d)}}},{get"~standard"(){return k0(this,"~standard",
z0(this))},set"~standard"(u){Eu(this,"~standard",u)}}),ma=(0,s.a)((u,n)=>u.issues.length?{issues:u.issues.map(i=>H(i,n,W()))}:
{value:u.value},"toStandardResult");async function fa(u,n){let i={async:!0};return ma(await u._zod.run({value:n,issues:[]},
i),i)}o(fa,"Jm"),(0,s.a)(fa,"validateAsync");function z0(u){return{validate:(0,s.a)(n=>{let i={async:!1};try{let r=u._zod.
run({value:n,issues:[]},i);if(!(r instanceof Promise))return ma(r,i)}catch{}return fa(u,n)},"validate"),vendor:"zod",version:1}}
o(z0,"$r"),(0,s.a)(z0,"standardProps");var o0=v("$ZodString",(u,n)=>{F.init(u,n),u._zod.pattern=n.pattern??jr,u._zod.parse=
(i,r)=>{if(n.coerce)try{i.value=String(i.value)}catch{}return typeof i.value=="string"||i.issues.push({expected:"string",
code:"invalid_type",input:i.value,inst:u}),i}}),O=v("$ZodStringFormat",(u,n)=>{r0.init(u,n),o0.init(u,n)}),Ca=v("$ZodGUI\
D",(u,n)=>{n.pattern??(n.pattern=hr),O.init(u,n)}),Ea=v("$ZodUUID",(u,n)=>{if(n.version){let i={v1:1,v2:2,v3:3,v4:4,v5:5,
v6:6,v7:7,v8:8}[n.version];if(i===void 0)throw new Error(`Invalid UUID version: "${n.version}"`);n.pattern??(n.pattern=zu(
i))}else n.pattern??(n.pattern=zu());O.init(u,n)}),va=v("$ZodEmail",(u,n)=>{n.pattern??(n.pattern=_r),O.init(u,n)}),cn=1,
s0=2;function U0(u){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(u):(new URL(u),!0)}catch{return!1}}
o(U0,"Ui"),(0,s.a)(U0,"canParseURL");function N0(u,n){return!("normalize"in n)&&!("hostname"in n)&&!("protocol"in n)?U0(
u)||s0:mn(u,n)}o(N0,"hr"),(0,s.a)(N0,"validateURL");function mn(u,n){if(!n.normalize&&n.protocol?.source===zr.source&&!/^https?:\/\//i.
test(u))return cn;try{if(typeof URL<"u"){let i=URL;if(typeof i.parse=="function")return i.parse(u)??s0}return new URL(u)}catch{
return s0}}o(mn,"Rc"),(0,s.a)(mn,"parseURLObject");var q3=/[\t\n\r]/g;function l0(u){return u.replace(q3,"")}o(l0,"$t"),
(0,s.a)(l0,"stripTabAndNewline");function O0(u,n){return n.lastIndex=0,n.test(u.hostname)}o(O0,"_r"),(0,s.a)(O0,"urlHost\
nameOk");function P0(u,n){return n.lastIndex=0,n.test(u.protocol.endsWith(":")?u.protocol.slice(0,-1):u.protocol)}o(P0,"\
yr"),(0,s.a)(P0,"urlProtocolOk");var pa=v("$ZodURL",(u,n)=>{O.init(u,n),u._zod.check=i=>{try{let r=i.value.trim(),e=N0(r,
n);if(e===cn){i.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:i.value,inst:u,continue:!n.
abort});return}if(e===s0){i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:u,continue:!n.abort});return}
if(e===!0){i.value=l0(r);return}n.hostname&&!O0(e,n.hostname)&&i.issues.push({code:"invalid_format",format:"url",note:"I\
nvalid hostname",pattern:n.hostname.source,input:i.value,inst:u,continue:!n.abort}),n.protocol&&!P0(e,n.protocol)&&i.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:n.protocol.source,input:i.value,inst:u,continue:!n.
abort}),i.value=n.normalize?e.href:l0(r);return}catch{i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:u,
continue:!n.abort})}}}),Da=v("$ZodEmoji",(u,n)=>{n.pattern??(n.pattern=Qe()),O.init(u,n)}),ga=v("$ZodNanoID",(u,n)=>{if(n.
length!==void 0&&(!Number.isInteger(n.length)||n.length<1))throw new Error(`Invalid nanoid length: ${n.length}`);n.pattern??
(n.pattern=n.length===void 0?Ar:Ye(n.length)),O.init(u,n)}),Ba=v("$ZodCUID",(u,n)=>{n.pattern??(n.pattern=vr),O.init(u,n)}),
Aa=v("$ZodCUID2",(u,n)=>{n.pattern??(n.pattern=pr),O.init(u,n)}),$a=v("$ZodULID",(u,n)=>{n.pattern??(n.pattern=Dr),O.init(
u,n)}),ha=v("$ZodXID",(u,n)=>{n.pattern??(n.pattern=gr),O.init(u,n)}),_a=v("$ZodKSUID",(u,n)=>{n.pattern??(n.pattern=Br),
O.init(u,n)}),ba=v("$ZodISODateTime",(u,n)=>{n.pattern??(n.pattern=tn(n)),O.init(u,n)}),ya=v("$ZodISODate",(u,n)=>{n.pattern??
(n.pattern=Pr),O.init(u,n)}),xa=v("$ZodISOTime",(u,n)=>{n.pattern??(n.pattern=nn(n)),O.init(u,n)}),Fa=v("$ZodISODuration",
(u,n)=>{n.pattern??(n.pattern=$r),O.init(u,n)}),ka=v("$ZodIPv4",(u,n)=>{n.pattern??(n.pattern=yr),O.init(u,n)}),H3=/^[0-9a-fA-F:.]+$/;
function d0(u){return H3.test(u)?U0(`http://[${u}]`):!1}o(d0,"ht"),(0,s.a)(d0,"isValidIPv6");var Ia=v("$ZodIPv6",(u,n)=>{
n.pattern??(n.pattern=xr),O.init(u,n),u._zod.check=i=>{d0(i.value)||i.issues.push({code:"invalid_format",format:"ipv6",input:i.
value,inst:u,continue:!n.abort})}}),Y3=v("$ZodMAC",(u,n)=>{n.pattern??(n.pattern=Fr(n.delimiter)),O.init(u,n)}),wa=v("$Z\
odCIDRv4",(u,n)=>{n.pattern??(n.pattern=kr),O.init(u,n)});function j0(u){let n=u.split("/");if(n.length!==2)return!1;let[
i,r]=n;if(!r)return!1;let e=Number(r);return`${e}`!==r||e<0||e>128?!1:d0(i)}o(j0,"br"),(0,s.a)(j0,"isValidCIDRv6");var Sa=v(
"$ZodCIDRv6",(u,n)=>{n.pattern??(n.pattern=Ir),O.init(u,n),u._zod.check=i=>{j0(i.value)||i.issues.push({code:"invalid_fo\
rmat",format:"cidrv6",input:i.value,inst:u,continue:!n.abort})}});function c0(u){if(u==="")return!0;if(/\s/.test(u)||u.length%
4!==0)return!1;try{return atob(u),!0}catch{return!1}}o(c0,"_t"),(0,s.a)(c0,"isValidBase64");var fn=/^[0-9a-zA-Z+/]*={0,2}$/,
za=v("$ZodBase64",(u,n)=>{n.pattern??(n.pattern=fn),O.init(u,n),u._zod.check=i=>{c0(i.value)||i.issues.push({code:"inval\
id_format",format:"base64",input:i.value,inst:u,continue:!n.abort})}}),T0=/^[A-Za-z0-9_-]*$/;function Z0(u){if(!T0.test(
u))return!1;let n=u.replace(/[-_]/g,r=>r==="-"?"+":"/"),i=n.padEnd(Math.ceil(n.length/4)*4,"=");return c0(i)}o(Z0,"xr"),
(0,s.a)(Z0,"isValidBase64URL");var Ua=v("$ZodBase64URL",(u,n)=>{n.pattern??(n.pattern=T0),O.init(u,n),u._zod.check=i=>{Z0(
i.value)||i.issues.push({code:"invalid_format",format:"base64url",input:i.value,inst:u,continue:!n.abort})}}),Na=v("$Zod\
E164",(u,n)=>{n.pattern??(n.pattern=Ur),O.init(u,n)}),Q3=/[- ]/g;function Oa(u){let n=u.length,i=1,r=0;for(;n;){let e=u.
charCodeAt(--n)-48;i^=1,r+=i?[0,2,4,6,8,1,3,5,7,9][e]:e}return r%10===0}o(Oa,"Wm"),(0,s.a)(Oa,"isLuhnAlgo");function L0(u){
return un.test(u)?Oa(u.replace(Q3,"")):!1}o(L0,"Ir"),(0,s.a)(L0,"isValidCreditCard");var uc=v("$ZodCreditCard",(u,n)=>{n.
pattern??(n.pattern=un),O.init(u,n),u._zod.check=i=>{L0(i.value)||i.issues.push({code:"invalid_format",format:"credit_ca\
rd",input:i.value,inst:u,continue:!n.abort})}});function Pa(u){let n=0,i=u.length;for(let r=4;r<i;r++){let e=u.charCodeAt(
r);n=(e>=65?n*100+(e-55):n*10+(e-48))%97}for(let r=0;r<4;r++){let e=u.charCodeAt(r);n=(e>=65?n*100+(e-55):n*10+(e-48))%97}
return n===1}o(Pa,"Xm"),(0,s.a)(Pa,"isIso7064Mod97");function R0(u){return en.test(u)?Pa(u):!1}o(R0,"wr"),(0,s.a)(R0,"is\
ValidIBAN");var ec=v("$ZodIBAN",(u,n)=>{n.pattern??(n.pattern=en),O.init(u,n),u._zod.check=i=>{R0(i.value)||i.issues.push(
{code:"invalid_format",format:"iban",input:i.value,inst:u,continue:!n.abort})}});function J0(u,n=null){try{let i=u.split(
".");if(i.length!==3)return!1;let[r]=i;if(!r)return!1;let e=JSON.parse(atob(r));return!("typ"in e&&e?.typ!=="JWT"||!e.alg||
n&&(!("alg"in e)||e.alg!==n))}catch{return!1}}o(J0,"zr"),(0,s.a)(J0,"isValidJWT");var ja=v("$ZodJWT",(u,n)=>{O.init(u,n),
u._zod.check=i=>{J0(i.value,n.alg)||i.issues.push({code:"invalid_format",format:"jwt",input:i.value,inst:u,continue:!n.abort})}}),
nc=v("$ZodCustomStringFormat",(u,n)=>{O.init(u,n),u._zod.check=i=>{n.fn(i.value)||i.issues.push({code:"invalid_format",format:n.
format,input:i.value,inst:u,continue:!n.abort})}}),Cn=v("$ZodNumber",(u,n)=>{F.init(u,n),u._zod.pattern=Uu,u._zod.parse=
(i,r)=>{if(n.coerce)try{i.value=Number(i.value)}catch{}let e=i.value;if(typeof e=="number"&&!Number.isNaN(e)&&Number.isFinite(
e))return i;let t=typeof e=="number"?Number.isNaN(e)?"NaN":Number.isFinite(e)?void 0:String(e):void 0;return i.issues.push(
{expected:"number",code:"invalid_type",input:e,inst:u,...t?{received:t}:{}}),i}}),Ta=v("$ZodNumberFormat",(u,n)=>{Gr.init(
u,n),Cn.init(u,n)}),En=v("$ZodBoolean",(u,n)=>{F.init(u,n),u._zod.pattern=Lr,u._zod.parse=(i,r)=>{if(n.coerce)try{i.value=
!!i.value}catch{}let e=i.value;return typeof e=="boolean"||i.issues.push({expected:"boolean",code:"invalid_type",input:e,
inst:u}),i}}),vn=v("$ZodBigInt",(u,n)=>{F.init(u,n),u._zod.pattern=Zr,u._zod.parse=(i,r)=>{if(n.coerce)try{i.value=BigInt(
i.value)}catch{}return typeof i.value=="bigint"||i.issues.push({expected:"bigint",code:"invalid_type",input:i.value,inst:u}),
i}}),tc=v("$ZodBigIntFormat",(u,n)=>{Wr.init(u,n),vn.init(u,n)}),ic=v("$ZodSymbol",(u,n)=>{F.init(u,n),u._zod.parse=(i,r)=>{
let e=i.value;return typeof e=="symbol"||i.issues.push({expected:"symbol",code:"invalid_type",input:e,inst:u}),i}}),rc=v(
"$ZodUndefined",(u,n)=>{F.init(u,n),u._zod.pattern=Jr,u._zod.values=new Set([void 0]),u._zod.parse=(i,r)=>{let e=i.value;
return typeof e>"u"||i.issues.push({expected:"undefined",code:"invalid_type",input:e,inst:u}),i}}),ac=v("$ZodNull",(u,n)=>{
F.init(u,n),u._zod.pattern=Rr,u._zod.values=new Set([null]),u._zod.parse=(i,r)=>{let e=i.value;return e===null||i.issues.
push({expected:"null",code:"invalid_type",input:e,inst:u}),i}}),oc=v("$ZodAny",(u,n)=>{F.init(u,n),u._zod.parse=i=>i}),Za=v(
"$ZodUnknown",(u,n)=>{F.init(u,n),u._zod.parse=i=>i}),La=v("$ZodNever",(u,n)=>{F.init(u,n),u._zod.parse=(i,r)=>(i.issues.
push({expected:"never",code:"invalid_type",input:i.value,inst:u}),i)}),sc=v("$ZodVoid",(u,n)=>{F.init(u,n),u._zod.parse=
(i,r)=>{let e=i.value;return typeof e>"u"||i.issues.push({expected:"void",code:"invalid_type",input:e,inst:u}),i}}),Ra=v(
"$ZodDate",(u,n)=>{F.init(u,n),u._zod.parse=(i,r)=>{if(n.coerce)try{i.value=new Date(i.value)}catch{}let e=i.value,t=e instanceof
Date;return t&&!Number.isNaN(e.getTime())||i.issues.push({expected:"date",code:"invalid_type",input:e,...t?{received:"In\
valid Date"}:{},inst:u}),i}});function V0(u,n){let i=Xu(u._zod.def.checks);if(!i.length)return;let r=Math.min(...i.map(t=>t[0])),
e=u._zod.parse;u._zod.parse=(t,a)=>{let l=n(t.value);if(l>r&&!a?.skipChecks&&a?.direction!=="backward"){for(let[d,c]of Xu(
u._zod.def.checks))if(l>d&&c._zod.def.when(t)){let m=t.issues.length;return c._zod.check(t),t.issues[m].continue=!1,qu(t.
issues,m,u),t}}return e(t,a)}}o(V0,"io"),(0,s.a)(V0,"capSize");var lc=(0,s.a)(u=>Array.isArray(u)?u.length:-1,"arraySize"),
dc=(0,s.a)(u=>u instanceof Map?u.size:-1,"mapSize"),cc=(0,s.a)(u=>u instanceof Set?u.size:-1,"setSize");function pn(u,n,i){
u.issues.length&&n.issues.push(...q(i,u.issues)),n.value[i]=u.value}o(pn,"wc"),(0,s.a)(pn,"handleArrayResult");var Ja=v(
"$ZodArray",(u,n)=>{F.init(u,n);let i=G.memoizer;i?.attach(u),u._zod.parse=(r,e)=>{let t=r.value;if(!Array.isArray(t))return r.
issues.push({expected:"array",code:"invalid_type",input:t,inst:u}),r;r.value=i?i.alloc(u,r,Array(t.length),e):Array(t.length);
let a=[],l=e?.abortEarly;for(let d=0;d<t.length;d++){let c=t[d],m=n.element._zod.run({value:c,issues:[]},e);if(m instanceof
Promise)a.push(m.then(C=>pn(C,r,d)));else if(pn(m,r,d),l&&m.issues.length!==0&&K(m))break}return a.length?Promise.all(a).
then(()=>r):r},V0(u,lc)});function m0(u,n,i,r,e,t){let a=i in r,l=t==="optional";if(!(!a&&l&&e==="optional")){if(u.issues.
length){if(e!==void 0&&l&&!a)return;n.issues.push(...q(i,u.issues))}if(!a&&e===void 0){u.issues.length||n.issues.push({code:"\
invalid_type",expected:"nonoptional",input:void 0,path:[i]});return}u.value===void 0?(a||e==="defaulted"&&!l)&&(n.value[i]=
void 0):n.value[i]=u.value}}o(m0,"vr"),(0,s.a)(m0,"handlePropertyResult");var mc=[];function Dn(u){let n=Object.keys(u.shape),
i=Object.getOwnPropertySymbols(u.shape),r=i.length?i:mc,e=r.length?[...n,...r]:n;for(let a of e)if(!u.shape?.[a]?._zod?.
traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(a)}": expected a Zod schema`);let t=_e(u.shape);
return{...u,allKeys:e,symbolKeys:r,keySet:new Set(n),numKeys:n.length,optionalKeys:new Set(t)}}o(Dn,"Yc"),(0,s.a)(Dn,"no\
rmalizeDef");function gn(u,n,i,r,e,t,a){let l=[],d=e.keySet,c=e.catchall._zod,m=c.def.type,C=c.optin,f=c.optout,E=0;for(let p in n){
if(a&&i.issues.length!==E){if(K(i,E))break;E=i.issues.length}if(d.has(p))continue;if(p==="__proto__"){m==="never"&&l.push(
p);continue}if(m==="never"){l.push(p);continue}let g=c.run({value:n[p],issues:[]},r);g instanceof Promise?u.push(g.then(
_=>m0(_,i,p,n,C,f))):m0(g,i,p,n,C,f)}return l.length&&i.issues.push({code:"unrecognized_keys",keys:l,input:n,inst:t,continue:!0}),
u.length?Promise.all(u).then(()=>i):i}o(gn,"Qc"),(0,s.a)(gn,"handleCatchall");var Va=v("$ZodObject",(u,n)=>{F.init(u,n);
let i=Object.getOwnPropertyDescriptor(n,"shape"),r=i?.get?i.get.raw:n.shape??{};if(r){let c=(0,s.a)(()=>{let m={...r};return Object.
defineProperty(n,"shape",{value:m}),c.raw=m,m},"get");c.raw=r,Object.defineProperty(n,"shape",{get:c})}let e=wu(()=>Dn(n));
I(u,"propValues",c=>{let m=c.def.shape,C={};for(let f in m){let E=m[f]._zod;if(E.values){Object.prototype.hasOwnProperty.
call(C,f)||uu(C,f,new Set);for(let p of E.values)C[f].add(p);E.optin!==void 0&&C[f].add(void 0)}}return C});let t=Au,a=n.
catchall,l,d=G.memoizer;d?.attach(u),u._zod.parse=(c,m)=>{l??(l=e.value);let C=c.value;if(!t(C))return c.issues.push({expected:"\
object",code:"invalid_type",input:C,inst:u}),c;c.value=d?d.alloc(u,c,{},m):{};let f=[],E=l.shape,p=m?.abortEarly,g=c.issues.
length;for(let _ of l.allKeys){if(p&&c.issues.length!==g){if(K(c,g))break;g=c.issues.length}if(_==="__proto__")continue;
let x=E[_],b=x._zod.optin,S=x._zod.optout,w=x._zod.run({value:C[_],issues:[]},m);w instanceof Promise?f.push(w.then(U=>m0(
U,c,_,C,b,S))):m0(w,c,_,C,b,S)}return a?gn(f,C,c,m,e.value,u,p===!0):f.length?Promise.all(f).then(()=>c):c}}),Ma=v("$Zod\
ObjectJIT",(u,n)=>{Va.init(u,n);let i=u._zod.parse,r=wu(()=>Dn(n)),e=G.memoizer,t=(0,s.a)(f=>{let E=r.value,p=E.symbolKeys,
g=new dn(["payload","ctx"],{shape:f,inst:u,memo:e,syms:p}),_=(0,s.a)(w=>`shape[${w}]._zod.run({ value: input[${w}], issu\
es: [] }, ctx)`,"parseStr"),x=(0,s.a)((w,U)=>`
          let ${w}_ab = false;
          for (let i = 0; i < ${w}.issues.length; i++) {
            const iss = ${w}.issues[i];
            iss.path = iss.path ? [${U}, ...iss.path] : [${U}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${w}_ab = true;
          }
          if (${w}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`,"prefixStr");g.write("const input = payload.value;");let b=Object.create(null),S=0;for(let w of E.allKeys)b[w]=
`key_${S++}`;g.write(e?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let w of E.allKeys){
if(w==="__proto__")continue;let U=b[w],J=typeof w=="symbol"?`syms[${p.indexOf(w)}]`:X(w),fu=`${J} in input`,Ee=f[w],Bi=Ee?.
_zod?.optin,Wd=Bi!==void 0,H1=Ee?._zod?.optout==="optional";if(g.write(`const ${U} = ${_(J)};`),Wd&&H1){let Y1=Bi==="opt\
ional"?`${U}_present`:`${U}.value !== undefined || ${U}_present`;g.write(`
        const ${U}_present = ${fu};
        if (!${U}.issues.length || ${U}_present) {
          if (${U}.issues.length) {${x(U,J)}
          }

          if (${Y1}) {
            newResult[${J}] = ${U}.value;
          }
        }

      `)}else Wd?(g.write(`
        if (${U}.issues.length) {${x(U,J)}
        }
      `),Bi==="defaulted"?g.write(`newResult[${J}] = ${U}.value;`):g.write(`
        if (${U}.value !== undefined || ${fu}) {
          newResult[${J}] = ${U}.value;
        }
      `)):g.write(`
        const ${U}_present = ${fu};
        if (${U}.issues.length) {${x(U,J)}
        }
        if (!${U}_present && !${U}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${J}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${U}_present) {
          newResult[${J}] = ${U}.value;
        }

      `)}return g.write("payload.value = newResult;"),g.write("return payload;"),g.compile()},"generateFastpass"),a,l=Au,
d=!G.jitless,c=d&&Oi.value,m=n.catchall,C;u._zod.parse=(f,E)=>{C??(C=r.value);let p=f.value;return l(p)?d&&c&&E?.async===
!1&&E.jitless!==!0?(a||(a=t(n.shape)),f=a(f,E),m?gn([],p,f,E,C,u,E?.abortEarly===!0):f):i(f,E):(f.issues.push({expected:"\
object",code:"invalid_type",input:p,inst:u}),f)}});function Bn(u,n,i,r){for(let t of u)if(t.issues.length===0)return n.value=
t.value,n;let e=u.filter(t=>!K(t));return e.length===1?(n.value=e[0].value,e[0]):(n.issues.push({code:"invalid_union",input:n.
value,inst:i,errors:u.map(t=>t.issues.map(a=>H(a,r,W())))}),n)}o(Bn,"zc"),(0,s.a)(Bn,"handleUnionResults");var M0=v("$Zo\
dUnion",(u,n)=>{F.init(u,n),I(u,"optin",r=>r.def.options.some(e=>e._zod.optin==="defaulted")?"defaulted":r.def.options.some(
e=>e._zod.optin!==void 0)?"optional":void 0),I(u,"optout",r=>r.def.options.some(e=>e._zod.optout==="optional")?"optional":
void 0),I(u,"values",r=>{if(r.def.options.every(e=>e._zod.values))return new Set(r.def.options.flatMap(e=>Array.from(e._zod.
values)))}),I(u,"pattern",r=>{if(r.def.options.every(e=>e._zod.pattern)){let e=r.def.options.map(t=>t._zod.pattern);return new RegExp(
`^(${e.map(t=>lu(t.source)).join("|")})$`)}});let i=n.options.length===1?n.options[0]._zod.run:null;u._zod.parse=(r,e)=>{
if(i)return i(r,e);let t=!1,a=[];for(let l of n.options){let d=l._zod.run({value:r.value,issues:[]},e);if(d instanceof Promise)
a.push(d),t=!0;else{if(d.issues.length===0)return d;a.push(d)}}return t?Promise.all(a).then(l=>Bn(l,r,u,e)):Bn(a,r,u,e)}});
function An(u,n,i,r){let e=[];for(let t=0;t<u.length;t++)u[t].issues.length===0&&e.push(t);return e.length===1?(n.value=
u[e[0]].value,n):(e.length===0?n.issues.push({code:"invalid_union",input:n.value,inst:i,errors:u.map(t=>t.issues.map(a=>H(
a,r,W())))}):n.issues.push({code:"invalid_union",input:n.value,inst:i,errors:[],inclusive:!1,matches:e}),n)}o(An,"Sc"),(0,s.
a)(An,"handleExclusiveUnionResults");var fc=v("$ZodXor",(u,n)=>{M0.init(u,n),n.inclusive=!1;let i=n.options.length===1?n.
options[0]._zod.run:null;u._zod.parse=(r,e)=>{if(i)return i(r,e);let t=!1,a=[];for(let l of n.options){let d=l._zod.run(
{value:r.value,issues:[]},e);d instanceof Promise?(a.push(d),t=!0):a.push(d)}return t?Promise.all(a).then(l=>An(l,r,u,e)):
An(a,r,u,e)}});function Ka(u,n){let i=u._zod,r=i.bag.optionsMap;r||(r=$n(i.def),i.bag.optionsMap=r);let e=r.get(n);if(e===
null)throw new Error(`Ambiguous discriminator value "${String(n)}"`);return e}o(Ka,"rs"),(0,s.a)(Ka,"getDiscriminatedOpt\
ion");function $n(u){let n=new Map;for(let i of u.options){let r=i._zod.propValues?.[u.discriminator];if(!r||r.size===0)
throw new Error(`Invalid discriminated union option at index "${u.options.indexOf(i)}"`);for(let e of r)if(n.has(e)){if(e!==
void 0)throw new Error(`Duplicate discriminator value "${String(e)}"`);n.set(e,null)}else n.set(e,i)}return n}o($n,"ns"),
(0,s.a)($n,"discriminatorMap");var Cc=v("$ZodDiscriminatedUnion",(u,n)=>{n.inclusive=!1,M0.init(u,n);let i=u._zod.parse;
I(u,"propValues",e=>{let t={},a=0;for(let l of e.def.options){let d=l._zod.propValues;if(!d||Object.keys(d).length===0)throw new Error(
`Invalid discriminated union option at index "${e.def.options.indexOf(l)}"`);d[e.def.discriminator]?.has(void 0)&&a++;for(let[
c,m]of Object.entries(d)){Object.prototype.hasOwnProperty.call(t,c)||uu(t,c,new Set);for(let C of m)t[c].add(C)}}return!e.
def.unionFallback&&a>1&&t[e.def.discriminator]?.delete(void 0),t}),n.options.forEach((e,t)=>{let a=Gu(e._zod.def);if(a&&
!Object.prototype.hasOwnProperty.call(a,n.discriminator))throw new Error(`Invalid discriminated union option at index "${t}\
"`)});let r=wu(()=>$n(n));u._zod.parse=(e,t)=>{let a=e.value;if(!Au(a))return e.issues.push({code:"invalid_type",expected:"\
object",input:a,inst:u}),e;let l=a?.[n.discriminator],d=r.value.get(l);return d&&(l!==void 0||t.direction!=="backward")?
d._zod.run(e,t):n.unionFallback||t.direction==="backward"?i(e,t):(e.issues.push({code:"invalid_union",errors:[],note:"No\
 matching discriminator",discriminator:n.discriminator,options:Array.from(r.value.keys()).filter(c=>r.value.get(c)!==null),
input:a,path:[n.discriminator],inst:u}),e)}}),Ga=v("$ZodIntersection",(u,n)=>{F.init(u,n),u._zod.parse=(i,r)=>{let e=i.value,
t=n.left._zod.run({value:e,issues:[]},r),a=n.right._zod.run({value:e,issues:[]},r);return t instanceof Promise||a instanceof
Promise?Promise.all([t,a]).then(([l,d])=>hn(i,l,d)):hn(i,t,a)}});function Pu(u,n){if(u===n)return{valid:!0,data:u};if(u instanceof
Date&&n instanceof Date&&+u==+n)return{valid:!0,data:u};if(du(u)&&du(n)){let i=Object.keys(n),r=Object.keys(u).filter(t=>i.
indexOf(t)!==-1),e={...u,...n};Object.prototype.hasOwnProperty.call(e,"__proto__")&&delete e.__proto__;for(let t of r){if(t===
"__proto__")continue;let a=Pu(u[t],n[t]);if(!a.valid)return{valid:!1,mergeErrorPath:[t,...a.mergeErrorPath]};e[t]=a.data}
return{valid:!0,data:e}}if(Array.isArray(u)&&Array.isArray(n)){if(u.length!==n.length)return{valid:!1,mergeErrorPath:[]};
let i=[];for(let r=0;r<u.length;r++){let e=u[r],t=n[r],a=Pu(e,t);if(!a.valid)return{valid:!1,mergeErrorPath:[r,...a.mergeErrorPath]};
i.push(a.data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}o(Pu,"Xe"),(0,s.a)(Pu,"mergeValues");function hn(u,n,i){
let r=new Map,e,t=new Map,a=(0,s.a)((c,m)=>{let C;if(c.code==="unrecognized_keys"&&!c.path?.length)e??(e=c),C=c.keys;else if(c.
code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){let f=String(c.path[0]);t.has(f)||t.set(f,c),C=[f]}else return!1;
for(let f of C)r.has(f)||r.set(f,{}),r.get(f)[m]=!0;return!0},"collect");for(let c of n.issues)a(c,"l")||u.issues.push(c);
for(let c of i.issues)a(c,"r")||u.issues.push(c);let l=[...r].filter(([,c])=>c.l&&c.r).map(([c])=>c);if(l.length){let c=e?
l.filter(m=>e.keys.includes(m)):[];c.length&&u.issues.push({...e,keys:c});for(let m of l)!c.includes(m)&&t.has(m)&&u.issues.
push(t.get(m))}let d=Pu(n.value,i.value);if(!d.valid){if(K(u))return u;throw new Error(`Unmergable intersection. Error p\
ath: ${JSON.stringify(d.mergeErrorPath)}`)}return u.value=d.data,u}o(hn,"Dc"),(0,s.a)(hn,"handleIntersectionResults");var Wa=v(
"$ZodTuple",(u,n)=>{F.init(u,n);let i=n.items,r=G.memoizer;r?.attach(u),u._zod.parse=(e,t)=>{let a=e.value;if(!Array.isArray(
a))return e.issues.push({input:a,inst:u,expected:"tuple",code:"invalid_type"}),e;e.value=r?r.alloc(u,e,[],t):[];let l=[],
d=_n(i,"optin"),c=_n(i,"optout");if(!n.rest){if(a.length<d)return e.issues.push({code:"too_small",minimum:d,inclusive:!0,
input:a,inst:u,origin:"array"}),e;a.length>i.length&&e.issues.push({code:"too_big",maximum:i.length,inclusive:!0,input:a,
inst:u,origin:"array"})}let m=new Array(i.length),C=n.rest?t?.abortEarly:void 0,f=!1;for(let E=0;E<i.length;E++){let p=i[E].
_zod.run({value:a[E],issues:[]},t);p instanceof Promise?l.push(p.then(g=>{m[E]=g})):(m[E]=p,C&&!f&&p.issues.length&&(f=K(
p)))}if(n.rest&&!f){let E=i.length-1,p=a.slice(i.length),g=e.issues.length;for(let _ of p){if(C&&e.issues.length!==g){if(K(
e,g))break;g=e.issues.length}E++;let x=n.rest._zod.run({value:_,issues:[]},t);x instanceof Promise?l.push(x.then(b=>bn(b,
e,E))):bn(x,e,E)}}return l.length?Promise.all(l).then(()=>yn(m,e,i,a,c)):yn(m,e,i,a,c)}});function _n(u,n){for(let i=u.length-
1;i>=0;i--)if(!(n==="optin"?u[i]._zod.optin!==void 0:u[i]._zod.optout==="optional"))return i+1;return 0}o(_n,"Pc"),(0,s.
a)(_n,"getTupleOptStart");function bn(u,n,i){u.issues.length&&n.issues.push(...q(i,u.issues)),n.value[i]=u.value}o(bn,"j\
c"),(0,s.a)(bn,"handleTupleResult");function yn(u,n,i,r,e){for(let t=0;t<i.length;t++){let a=u[t],l=t<r.length;if(!l&&t>=
e&&i[t]._zod.optin==="optional"){n.value.length=t;break}if(a.issues.length){if(!l&&t>=e){n.value.length=t;break}n.issues.
push(...q(t,a.issues))}n.value[t]=a.value}for(let t=n.value.length-1;t>=r.length&&i[t]._zod.optout==="optional"&&n.value[t]===
void 0;t--)n.value.length=t;return n}o(yn,"Nc"),(0,s.a)(yn,"handleTupleResults");var Xa=v("$ZodRecord",(u,n)=>{F.init(u,
n);let i=G.memoizer;i?.attach(u),u._zod.parse=(r,e)=>{let t=r.value;if(!du(t))return r.issues.push({expected:"record",code:"\
invalid_type",input:t,inst:u}),r;let a=[],l=n.keyType._zod.values;if(l&&!n.partial){r.value=i?i.alloc(u,r,{},e):{};let d=new Set;
for(let m of l)if(typeof m=="string"||typeof m=="number"||typeof m=="symbol"){if(d.add(typeof m=="number"?m.toString():m),
m==="__proto__")continue;let C=n.keyType._zod.run({value:m,issues:[]},e);if(C instanceof Promise)throw new Error("Async \
schemas not supported in object keys currently");if(C.issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:C.
issues.map(p=>H(p,e,W())),input:m,path:[m],inst:u});continue}let f=C.value;if(f==="__proto__")continue;let E=n.valueType.
_zod.run({value:t[m],issues:[]},e);E instanceof Promise?a.push(E.then(p=>{p.issues.length&&r.issues.push(...q(m,p.issues)),
r.value[f]=p.value})):(E.issues.length&&r.issues.push(...q(m,E.issues)),r.value[f]=E.value)}let c;for(let m in t)if(!d.has(
m))if(n.mode==="loose"){if(m==="__proto__")continue;r.value[m]=t[m]}else c=c??[],c.push(m);c&&c.length>0&&r.issues.push(
{code:"unrecognized_keys",input:t,inst:u,keys:c,continue:!0})}else{r.value=i?i.alloc(u,r,{},e):{};let d;for(let c of Reflect.
ownKeys(t)){if(c==="__proto__"||!Object.prototype.propertyIsEnumerable.call(t,c))continue;let m=n.keyType._zod.run({value:c,
issues:[]},e);if(m instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof c==
"string"&&Uu.test(c)&&m.issues.length){let E=n.keyType._zod.run({value:Number(c),issues:[]},e);if(E instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");E.issues.length===0&&(m=E)}if(m.issues.length){n.mode==="loose"?
r.value[c]=t[c]:l?(d=d??[],d.push(c)):r.issues.push({code:"invalid_key",origin:"record",issues:m.issues.map(E=>H(E,e,W())),
input:c,path:[c],inst:u});continue}let C=m.value;if(C==="__proto__")continue;let f=n.valueType._zod.run({value:t[c],issues:[]},
e);f instanceof Promise?a.push(f.then(E=>{E.issues.length&&r.issues.push(...q(c,E.issues)),r.value[C]=E.value})):(f.issues.
length&&r.issues.push(...q(c,f.issues)),r.value[C]=f.value)}d&&d.length>0&&r.issues.push({code:"unrecognized_keys",input:t,
inst:u,keys:d,continue:!0})}return a.length?Promise.all(a).then(()=>r):r}}),Ec=v("$ZodMap",(u,n)=>{F.init(u,n);let i=G.memoizer;
i?.attach(u),u._zod.parse=(r,e)=>{let t=r.value;if(!(t instanceof Map))return r.issues.push({expected:"map",code:"invali\
d_type",input:t,inst:u}),r;let a=[];r.value=i?i.alloc(u,r,new Map,e):new Map;let l=e?.abortEarly,d=r.issues.length;for(let[
c,m]of t){if(l&&r.issues.length!==d){if(K(r,d))break;d=r.issues.length}let C=n.keyType._zod.run({value:c,issues:[]},e),f=n.
valueType._zod.run({value:m,issues:[]},e);C instanceof Promise||f instanceof Promise?a.push(Promise.all([C,f]).then(([E,
p])=>{xn(E,p,r,c,t,u,e)})):xn(C,f,r,c,t,u,e)}return a.length?Promise.all(a).then(()=>r):r},V0(u,dc)});function xn(u,n,i,r,e,t,a){
u.issues.length&&(F0.has(typeof r)?i.issues.push(...q(r,u.issues)):i.issues.push({code:"invalid_key",origin:"map",input:e,
inst:t,issues:u.issues.map(l=>H(l,a,W()))})),n.issues.length&&(F0.has(typeof r)?i.issues.push(...q(r,n.issues)):i.issues.
push({origin:"map",code:"invalid_element",input:e,inst:t,key:r,issues:n.issues.map(l=>H(l,a,W()))})),i.value.set(u.value,
n.value)}o(xn,"Oc"),(0,s.a)(xn,"handleMapResult");var vc=v("$ZodSet",(u,n)=>{F.init(u,n);let i=G.memoizer;i?.attach(u),u.
_zod.parse=(r,e)=>{let t=r.value;if(!(t instanceof Set))return r.issues.push({input:t,inst:u,expected:"set",code:"invali\
d_type"}),r;let a=[];r.value=i?i.alloc(u,r,new Set,e):new Set;let l=e?.abortEarly,d=r.issues.length;for(let c of t){if(l&&
r.issues.length!==d){if(K(r,d))break;d=r.issues.length}let m=n.valueType._zod.run({value:c,issues:[]},e);m instanceof Promise?
a.push(m.then(C=>Fn(C,r))):Fn(m,r)}return a.length?Promise.all(a).then(()=>r):r},V0(u,cc)});function Fn(u,n){u.issues.length&&
n.issues.push(...u.issues),n.value.add(u.value)}o(Fn,"Uc"),(0,s.a)(Fn,"handleSetResult");var qa=v("$ZodEnum",(u,n)=>{F.init(
u,n);let i=Mu(n.entries),r=new Set(i);u._zod.values=r,I(u,"pattern",e=>{let t=Mu(e.def.entries).filter(a=>F0.has(typeof a));
return new RegExp(t.length?`^(${t.map(a=>ou(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),u._zod.parse=(e,t)=>{let a=e.value;
return r.has(a)||e.issues.push({code:"invalid_value",values:i,input:a,inst:u}),e}}),Ha=v("$ZodLiteral",(u,n)=>{F.init(u,
n);let i=new Set(n.values);u._zod.values=i,I(u,"pattern",r=>{let e=r.def.values;return new RegExp(e.length?`^(${e.map(t=>typeof t==
"string"?ou(t):t?ou(t.toString()):String(t)).join("|")})$`:"^[^\\s\\S]$")}),u._zod.parse=(r,e)=>{let t=r.value;return i.
has(t)||r.issues.push({code:"invalid_value",values:n.values,input:t,inst:u}),r}}),pc=v("$ZodFile",(u,n)=>{F.init(u,n),u.
_zod.parse=(i,r)=>{let e=i.value;return e instanceof File||i.issues.push({expected:"file",code:"invalid_type",input:e,inst:u}),
i}}),Ya=v("$ZodTransform",(u,n)=>{F.init(u,n),u._zod.optin="optional",G.memoizer?.guard(u),u._zod.parse=(i,r)=>{if(r.direction===
"backward")throw new I0(u.constructor.name);let e=n.transform(i.value,i);if(r.async)return(e instanceof Promise?e:Promise.
resolve(e)).then(t=>(i.value=t,i));if(e instanceof Promise)throw new cu;return i.value=e,i}});function kn(u,n){return u.
value=n.issues.length?void 0:n.value,u}o(kn,"Ac"),(0,s.a)(kn,"handleOptionalResult");var In=v("$ZodOptional",(u,n)=>{F.init(
u,n),I(u,"optin",i=>i.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),u._zod.optout="optional",I(u,"value\
s",i=>{let r=i.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),I(u,"pattern",i=>{let r=i.def.innerType.
_zod.pattern;return r?new RegExp(`^(${lu(r.source)})?$`):void 0}),u._zod.parse=(i,r)=>{if(i.value===void 0){if(n.innerType.
_zod.optin!=="defaulted")return i;let e=n.innerType._zod.run({value:i.value,issues:[]},r);return e instanceof Promise?e.
then(t=>kn(i,t)):kn(i,e)}return n.innerType._zod.run(i,r)}}),Qa=v("$ZodExactOptional",(u,n)=>{In.init(u,n),I(u,"values",
i=>i.def.innerType._zod.values),I(u,"pattern",i=>i.def.innerType._zod.pattern),u._zod.parse=(i,r)=>n.innerType._zod.run(
i,r)}),u4=v("$ZodNullable",(u,n)=>{F.init(u,n),I(u,"optin",i=>i.def.innerType._zod.optin),I(u,"optout",i=>i.def.innerType.
_zod.optout),I(u,"pattern",i=>{let r=i.def.innerType._zod.pattern;return r?new RegExp(`^(${lu(r.source)}|null)$`):void 0}),
I(u,"values",i=>i.def.innerType._zod.values?new Set([...i.def.innerType._zod.values,null]):void 0),u._zod.parse=(i,r)=>i.
value===null?i:n.innerType._zod.run(i,r)}),e4=v("$ZodDefault",(u,n)=>{F.init(u,n),u._zod.optin="defaulted",I(u,"values",
i=>i.def.innerType._zod.values),u._zod.parse=(i,r)=>{if(r.direction==="backward")return n.innerType._zod.run(i,r);if(i.value===
void 0)return i.value=n.defaultValue,i;let e=n.innerType._zod.run(i,r);return e instanceof Promise?e.then(t=>wn(t,n)):wn(
e,n)}});function wn(u,n){return u.value===void 0&&(u.value=n.defaultValue),u}o(wn,"Tc"),(0,s.a)(wn,"handleDefaultResult");
var n4=v("$ZodPrefault",(u,n)=>{F.init(u,n),u._zod.optin="defaulted",I(u,"values",i=>i.def.innerType._zod.values),u._zod.
parse=(i,r)=>(r.direction==="backward"||i.value===void 0&&(i.value=n.defaultValue),n.innerType._zod.run(i,r))}),t4=v("$Z\
odNonOptional",(u,n)=>{F.init(u,n),I(u,"values",i=>{let r=i.def.innerType._zod.values;return r?new Set([...r].filter(e=>e!==
void 0)):void 0}),u._zod.parse=(i,r)=>{let e=n.innerType._zod.run(i,r);return e instanceof Promise?e.then(t=>Sn(t,u)):Sn(
e,u)}});function Sn(u,n){return!u.issues.length&&u.value===void 0&&u.issues.push({code:"invalid_type",expected:"nonoptio\
nal",input:u.value,inst:n}),u}o(Sn,"Zc"),(0,s.a)(Sn,"handleNonOptionalResult");var Dc=v("$ZodSuccess",(u,n)=>{F.init(u,n),
u._zod.parse=(i,r)=>{if(r.direction==="backward")throw new I0("ZodSuccess");let e=n.innerType._zod.run(i,r);return e instanceof
Promise?e.then(t=>(i.value=t.issues.length===0,i)):(i.value=e.issues.length===0,i)}});function zn(u,n,i,r){return n.issues.
length?(u.value=i.catchValue({...n,value:u.value,error:{issues:n.issues.map(e=>H(e,r,W()))},input:u.value}),u):(u.value=
n.value,n.memo&&(u.memo=!0),u)}o(zn,"Ec"),(0,s.a)(zn,"handleCatchResult");var i4=v("$ZodCatch",(u,n)=>{F.init(u,n),I(u,"\
optin",i=>i.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),I(u,"optout",i=>i.def.innerType._zod.optout),
I(u,"values",i=>i.def.innerType._zod.values),u._zod.parse=(i,r)=>{if(r.direction==="backward")return n.innerType._zod.run(
i,r);let e=n.innerType._zod.run({value:i.value,issues:[]},r);return e instanceof Promise?e.then(t=>zn(i,t,n,r)):zn(i,e,n,
r)}}),gc=v("$ZodNaN",(u,n)=>{F.init(u,n),u._zod.parse=(i,r)=>((typeof i.value!="number"||!Number.isNaN(i.value))&&i.issues.
push({input:i.value,inst:u,expected:"nan",code:"invalid_type"}),i)}),Un=v("$ZodPipe",(u,n)=>{F.init(u,n),I(u,"values",i=>i.
def.in._zod.values),I(u,"optin",i=>i.def.in._zod.optin),I(u,"optout",i=>i.def.out._zod.optout),I(u,"propValues",i=>i.def.
in._zod.propValues),u._zod.parse=(i,r)=>{if(r.direction==="backward"){let t=n.out._zod.run(i,r);return t instanceof Promise?
t.then(a=>f0(a,n.in,r)):f0(t,n.in,r)}let e=n.in._zod.run(i,r);return e instanceof Promise?e.then(t=>f0(t,n.out,r)):f0(e,
n.out,r)}});function f0(u,n,i){return u.issues.some(r=>r.code!=="unrecognized_keys")?(u.aborted=!0,u):n._zod.run({value:u.
value,issues:u.issues},i)}o(f0,"fr"),(0,s.a)(f0,"handlePipeResult");var r4=v("$ZodCodec",(u,n)=>{F.init(u,n),I(u,"values",
i=>i.def.in._zod.values),I(u,"optin",i=>i.def.in._zod.optin),I(u,"optout",i=>i.def.out._zod.optout),I(u,"propValues",i=>i.
def.in._zod.propValues),u._zod.parse=(i,r)=>{if((r.direction||"forward")==="forward"){let e=n.in._zod.run(i,r);return e instanceof
Promise?e.then(t=>C0(t,n,r)):C0(e,n,r)}else{let e=n.out._zod.run(i,r);return e instanceof Promise?e.then(t=>C0(t,n,r)):C0(
e,n,r)}}});function C0(u,n,i){if(u.issues.length)return u.aborted=!0,u;if((i.direction||"forward")==="forward"){let r=n.
transform(u.value,u);return r instanceof Promise?r.then(e=>E0(u,e,n.out,i)):E0(u,r,n.out,i)}else{let r=n.reverseTransform(
u.value,u);return r instanceof Promise?r.then(e=>E0(u,e,n.in,i)):E0(u,r,n.in,i)}}o(C0,"pr"),(0,s.a)(C0,"handleCodecAResu\
lt");function E0(u,n,i,r){return u.issues.length?(u.aborted=!0,u):i._zod.run({value:n,issues:u.issues},r)}o(E0,"gr"),(0,s.
a)(E0,"handleCodecTxResult");var Bc=v("$ZodPreprocess",(u,n)=>{Un.init(u,n)}),a4=v("$ZodReadonly",(u,n)=>{F.init(u,n),I(
u,"propValues",i=>i.def.innerType._zod.propValues),I(u,"values",i=>i.def.innerType._zod.values),I(u,"optin",i=>i.def.innerType?.
_zod?.optin),I(u,"optout",i=>i.def.innerType?._zod?.optout),u._zod.parse=(i,r)=>{if(r.direction==="backward")return n.innerType.
_zod.run(i,r);let e=n.innerType._zod.run(i,r);return e instanceof Promise?e.then(Nn):Nn(e)}});function Nn(u){return u.memo||
(u.value=Object.freeze(u.value)),u}o(Nn,"Cc"),(0,s.a)(Nn,"handleReadonlyResult");function o4(u){let n=u._zod.def,i=n.pattern,
r=!!n.format?.includes("int"),e,t;for(let l of n.checks??[]){let d=l._zod.def;d.pattern&&(i=d.pattern),r||(r=!!d.format?.
includes("int"));let c=d.minimum??d.length,m=d.maximum??d.length;c!==void 0&&(e===void 0||c>e)&&(e=c),m!==void 0&&(t===void 0||
m<t)&&(t=m)}if(i)return i.source;if(e!==void 0&&t!==void 0&&e>t)return"(?!)";if(e!==void 0||t!==void 0)return Tr({minimum:e,
maximum:t}).source;let a=u._zod.pattern;return(r&&a===Uu?rn:a)?.source}o(o4,"ef"),(0,s.a)(o4,"leafPattern");function K0(u){
let n=u._zod.def,i=u._zod.pattern?.source,r=n.innerType??u._zod.innerType;if(r){let e=r._zod.pattern?.source,t=K0(r);return i&&
e&&t&&t!==e?i.replace(lu(e),()=>lu(t)):i}if(n.options){let e=n.options.map(K0);if(e.every(Boolean))return`^(${e.map(t=>lu(
t)).join("|")})$`}return o4(u)}o(K0,"Di"),(0,s.a)(K0,"partPattern");var Ac=v("$ZodTemplateLiteral",(u,n)=>{F.init(u,n);let i=[];
for(let r of n.parts)if(typeof r=="object"&&r!==null){let e=K0(r);if(!e)throw new Error(`Invalid template literal part, \
no pattern found: ${[...r._zod.traits].shift()}`);i.push(lu(e))}else if(r===null||ji.has(typeof r))i.push(ou(`${r}`));else
throw new Error(`Invalid template literal part: ${r}`);u._zod.pattern=new RegExp(`^${i.join("")}$`),u._zod.parse=(r,e)=>typeof r.
value!="string"?(r.issues.push({input:r.value,inst:u,expected:"string",code:"invalid_type"}),r):(u._zod.pattern.lastIndex=
0,u._zod.pattern.test(r.value)||r.issues.push({input:r.value,inst:u,code:"invalid_format",format:n.format??"template_lit\
eral",pattern:u._zod.pattern.source}),r)}),$c=v("$ZodFunction",(u,n)=>(F.init(u,n),Object.defineProperty(u,"_def",{value:n}),
u._zod.def=n,u.implement=i=>{if(typeof i!="function")throw new Error("implement() must be called with a function");return Object.
defineProperty(function(...r){let e=u._def.input?Le(u._def.input,r):r,t=Reflect.apply(i,this,e);return u._def.output?Le(
u._def.output,t):t},"_zod",{value:u._zod,enumerable:!1})},u.implementAsync=i=>{if(typeof i!="function")throw new Error("\
implementAsync() must be called with a function");return Object.defineProperty(async function(...r){let e=u._def.input?await Re(
u._def.input,r):r,t=await Reflect.apply(i,this,e);return u._def.output?await Re(u._def.output,t):t},"_zod",{value:u._zod,
enumerable:!1})},u._zod.parse=(i,r)=>typeof i.value!="function"?(i.issues.push({code:"invalid_type",expected:"function",
input:i.value,inst:u}),i):(u._def.output&&u._def.output._zod.def.type==="promise"?i.value=u.implementAsync(i.value):i.value=
u.implement(i.value),i),u.input=(...i)=>{let r=u.constructor;return Array.isArray(i[0])?new r({type:"function",input:new Wa(
{type:"tuple",items:i[0],rest:i[1]}),output:u._def.output}):new r({type:"function",input:i[0],output:u._def.output})},u.
output=i=>{let r=u.constructor;return new r({type:"function",input:u._def.input,output:i})},u)),hc=v("$ZodPromise",(u,n)=>{
F.init(u,n),u._zod.parse=(i,r)=>Promise.resolve(i.value).then(e=>n.innerType._zod.run({value:e,issues:[]},r))}),_c=v("$Z\
odLazy",(u,n)=>{F.init(u,n),ge(u._zod,"innerType",()=>{let i=n;return i._cachedInner||(i._cachedInner=n.getter()),i._cachedInner}),
I(u,"pattern",i=>i.innerType?._zod?.pattern),I(u,"propValues",i=>i.innerType?._zod?.propValues),I(u,"optin",i=>i.innerType?.
_zod?.optin??void 0),I(u,"optout",i=>i.innerType?._zod?.optout??void 0),u._zod.parse=(i,r)=>u._zod.innerType._zod.run(i,
r)}),s4=v("$ZodCustom",(u,n)=>{T.init(u,n),F.init(u,n),u._zod.parse=(i,r)=>i,u._zod.check=i=>{let r=i.value,e=n.fn(r);if(e instanceof
Promise)return e.then(t=>On(t,i,r,u));On(e,i,r,u)}});function On(u,n,i,r){if(!u){let e={code:"custom",input:i,inst:r,path:[
...r._zod.def.path??[]],continue:!r._zod.def.abort};r._zod.def.params&&(e.params=r._zod.def.params),n.issues.push(Qu(e))}}
o(On,"Lc"),(0,s.a)(On,"handleRefineResult");var l4=class extends Error{static{o(this,"Tr")}static{(0,s.a)(this,"$ZodCycl\
icError")}constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicErro\
r"}},Pn="~memo",d4=[];function jn(u){return u!==null&&typeof u=="object"}o(jn,"vs"),(0,s.a)(jn,"isRef");function G0(u){return u.
map(n=>n.path?{...n,path:n.path.slice()}:{...n})}o(G0,"ko"),(0,s.a)(G0,"cloneIssues");var c4=new WeakMap,ju=0,W0=1,v0=2;
function Tu(u,n,i){let r=c4.get(u);if(r!==void 0)return r?v0:ju;if(n.has(u))return v0;n.add(u);let e=ju,t=(0,s.a)(m=>{if(e!==
v0&&m?._zod){let C=Tu(m,n,i);C>e&&(e=C)}},"check"),a=(0,s.a)((m,C)=>{let f=ju;for(let E of Reflect.ownKeys(m)){let p=Object.
getOwnPropertyDescriptor(m,E);if(C&&!p.enumerable)continue;let g=p.get?W0:p.value?._zod?Tu(p.value,n,i):ju;g>f&&(f=g)}return f},
"shape"),l=(0,s.a)(m=>{m>e&&(e=m)},"merge"),d=u._zod.def;switch(d.type){case"object":{let m=Gu(d);l(m?a(m,!0):W0),t(d.catchall);
break}case"array":t(d.element);break;case"tuple":for(let m of d.items)t(m);t(d.rest);break;case"record":case"map":t(d.keyType),
t(d.valueType);break;case"set":t(d.valueType);break;case"union":for(let m of d.options)t(m);break;case"intersection":t(d.
left),t(d.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"nonopt\
ional":case"promise":case"success":t(d.innerType);break;case"pipe":t(d.in),t(d.out);break;case"function":t(d.input),t(d.
output);break;case"lazy":{let m=d._cachedInner??(i?u._zod.innerType:void 0);l(m?Tu(m,n,!1):W0);break}case"template_liter\
al":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"\
never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break;default:
for(let m in d){let C=Object.getOwnPropertyDescriptor(d,m);if(!C||C.get)continue;let f=C.value;if(!(!f||typeof f!="objec\
t")){if(f._zod)t(f);else if(Array.isArray(f))for(let E of f)t(E)}}}return n.delete(u),m4(u,e)}o(Tu,"It"),(0,s.a)(Tu,"isR\
ecursive");function m4(u,n){return n!==W0&&c4.set(u,n===v0),n}o(m4,"rf"),(0,s.a)(m4,"settle");function X0(u){return Tu(u,
new Set,!0)!==ju}o(X0,"Zr"),(0,s.a)(X0,"isRecursiveSchema");function f4(u,n){let i=u.buckets.get(n);return i||(i=new WeakMap,
u.buckets.set(n,i)),i}o(f4,"nf"),(0,s.a)(f4,"bucketFor");var q0,H0=[],bc={alloc(u,n,i){let r=q0;if(!r)return i;q0=void 0;
let e={value:i,issues:null};return r.set(n.value,e),H0.push(e),i},guard(u){var n;(n=u._zod).deferred??(n.deferred=[]),u.
_zod.deferred.push(()=>{let i=u._zod.parse,r=(0,s.a)((e,t)=>{if(t.direction!=="backward"&&Y0(t,e.value))throw new l4;return i(
e,t)},"wrapped");u._zod.parse=r,u._zod.run===i&&(u._zod.run=r)})},attach(u){var n;let i,r=!1,e,t;(n=u._zod).deferred??(n.
deferred=[]),u._zod.deferred.push(()=>{let a=u._zod.parse,l=(0,s.a)((d,c)=>{if(i===void 0){let x=Tu(u,new Set,!1);if(x===
ju)return u._zod.parse=a,u._zod.run===l&&(u._zod.run=a),a(d,c);x===v0||r?i=!0:r=!0}let m=d.value;if(!jn(m))return a(d,c);
let C=c[Pn];C||(C={buckets:new WeakMap,backEdges:void 0},c[Pn]=C);let f;e===c?f=t:(f=f4(C,u),e=c,t=f);let E=f.get(m);if(E)
return d.value=E.value,E.issues?E.issues.length&&d.issues.push(...G0(E.issues)):(d.memo=!0,C.backEdges??(C.backEdges=new WeakSet),
C.backEdges.add(E.value)),d;q0=f;let p=H0.length,g=a(d,c);q0=void 0;let _=H0.length>p?H0.pop():void 0;return g instanceof
Promise?g.then(x=>(_&&(_.issues=x.issues.length?G0(x.issues):d4),x)):(_&&(_.issues=g.issues.length?G0(g.issues):d4),g)},
"wrapped");u._zod.parse=l,u._zod.run===a&&(u._zod.run=l)})}};function Tn(){return bc}o(Tn,"Er"),(0,s.a)(Tn,"memoizer");function Y0(u,n){
let i=u[Pn]?.backEdges;return i!==void 0&&jn(n)&&i.has(n)}o(Y0,"Cr"),(0,s.a)(Y0,"isBackEdge");var C4={};(0,s.d)(C4,{ar:o(
()=>E4,"ar"),az:o(()=>v4,"az"),be:o(()=>p4,"be"),bg:o(()=>D4,"bg"),bn:o(()=>g4,"bn"),ca:o(()=>B4,"ca"),ckb:o(()=>A4,"ckb"),
cs:o(()=>$4,"cs"),da:o(()=>h4,"da"),de:o(()=>_4,"de"),el:o(()=>b4,"el"),en:o(()=>Ln,"en"),eo:o(()=>y4,"eo"),es:o(()=>x4,
"es"),fa:o(()=>F4,"fa"),fi:o(()=>k4,"fi"),fr:o(()=>I4,"fr"),frCA:o(()=>w4,"frCA"),gu:o(()=>S4,"gu"),he:o(()=>z4,"he"),hi:o(
()=>U4,"hi"),hr:o(()=>N4,"hr"),hu:o(()=>O4,"hu"),hy:o(()=>P4,"hy"),id:o(()=>j4,"id"),is:o(()=>T4,"is"),it:o(()=>Z4,"it"),
ja:o(()=>L4,"ja"),ka:o(()=>R4,"ka"),kh:o(()=>J4,"kh"),km:o(()=>Jn,"km"),kn:o(()=>V4,"kn"),ko:o(()=>M4,"ko"),lt:o(()=>K4,
"lt"),mk:o(()=>G4,"mk"),ms:o(()=>W4,"ms"),ne:o(()=>X4,"ne"),nl:o(()=>q4,"nl"),nn:o(()=>H4,"nn"),no:o(()=>Y4,"no"),ota:o(
()=>Q4,"ota"),pl:o(()=>eo,"pl"),ps:o(()=>uo,"ps"),pt:o(()=>no,"pt"),ptBR:o(()=>to,"ptBR"),ro:o(()=>io,"ro"),ru:o(()=>ro,
"ru"),sk:o(()=>ao,"sk"),sl:o(()=>oo,"sl"),sv:o(()=>so,"sv"),ta:o(()=>lo,"ta"),tg:o(()=>co,"tg"),th:o(()=>mo,"th"),tk:o(()=>fo,
"tk"),tr:o(()=>Co,"tr"),ua:o(()=>Eo,"ua"),uk:o(()=>Kn,"uk"),ur:o(()=>vo,"ur"),uz:o(()=>po,"uz"),vi:o(()=>Do,"vi"),yo:o(()=>Ao,
"yo"),zhCN:o(()=>go,"zhCN"),zhTW:o(()=>Bo,"zhTW")});var yc=(0,s.a)(()=>{let u={string:{unit:"\u062D\u0631\u0641",verb:"\u0623\
\u0646 \u064A\u062D\u0648\u064A"},file:{unit:"\u0628\u0627\u064A\u062A",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},array:{
unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},set:{unit:"\u0639\u0646\u0635\u0631",verb:"\
\u0623\u0646 \u064A\u062D\u0648\u064A"},map:{unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0645\u062F\u062E\u0644",email:"\u0628\u0631\u064A\u062F \u0625\u0644\u0643\u062A\
\u0631\u0648\u0646\u064A",url:"\u0631\u0627\u0628\u0637",emoji:"\u0625\u064A\u0645\u0648\u062C\u064A",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
\u062A\u0627\u0631\u064A\u062E \u0648\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",date:"\u062A\u0627\u0631\u064A\u062E \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
time:"\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",duration:"\u0645\u062F\u0629 \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
ipv4:"\u0639\u0646\u0648\u0627\u0646 IPv4",ipv6:"\u0639\u0646\u0648\u0627\u0646 IPv6",mac:"\u0639\u0646\u0648\u0627\u0646 MAC",
cidrv4:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \u0628\u0635\u064A\u063A\u0629 IPv4",cidrv6:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \
\u0628\u0635\u064A\u063A\u0629 IPv6",base64:"\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 base64-encoded",base64url:"\
\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 base64url-encoded",json_string:"\u0646\u064E\u0635 \u0639\u0644\u0649 \u0647\u064A\u0626\u0629 JSON",
e164:"\u0631\u0642\u0645 \u0647\u0627\u062A\u0641 \u0628\u0645\u0639\u064A\u0627\u0631 E.164",credit_card:"\u0631\u0642\u0645 \u0628\u0637\u0627\u0642\u0629 \u0627\u0644\u0627\
\u0626\u062A\u0645\u0627\u0646",currency_code:"\u0631\u0645\u0632 \u0627\u0644\u0639\u0645\u0644\u0629",iban:"IBAN",jwt:"\
JWT",template_literal:"\u0645\u062F\u062E\u0644"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.
expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 instanceof ${e.
expected}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${l}`:`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\
\u0627\u0644 ${t}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${l}`}case"invalid_value":return e.
values.length===1?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 ${A(
e.values[0])}`:`\u0627\u062E\u062A\u064A\u0627\u0631 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062A\u0648\u0642\u0639 \u0627\u0646\u062A\u0642\u0627\u0621 \u0623\u062D\u062F \u0647\u0630\u0647 \u0627\u0644\u062E\u064A\u0627\u0631\u0627\u062A: ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?` \u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${e.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${t} ${e.maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"}`:`\u0623\u0643\u0628\
\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${e.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${t} ${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",
a=n(e.origin);return a?`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${e.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${t} ${e.minimum.toString()} ${a.unit}`:`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${e.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${t} ${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format===
"starts_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0628\u062F\u0623 \u0628\u0640 "${e.
prefix}"`:t.format==="ends_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0646\u062A\u0647\u064A \u0628\u0640 "${t.
suffix}"`:t.format==="includes"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u062A\u0636\u0645\u0651\u064E\u0646 "${t.
includes}"`:t.format==="regex"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0637\u0627\u0628\u0642 \u0627\u0644\u0646\u0645\u0637 ${t.
pattern}`:`${i[t.format]??e.format} \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644`}case"not_multiple_of":return`\u0631\u0642\u0645 \
\u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0643\u0648\u0646 \u0645\u0646 \u0645\u0636\u0627\u0639\u0641\u0627\u062A ${e.
divisor}`;case"unrecognized_keys":return`\u0645\u0639\u0631\u0641${e.keys.length>1?"\u0627\u062A":""} \u063A\u0631\u064A\u0628${e.
keys.length>1?"\u0629":""}: ${D(e.keys,"\u060C ")}`;case"invalid_key":return`\u0645\u0639\u0631\u0641 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${e.
origin}`;case"invalid_union":return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644";case"inv\
alid_element":return`\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${e.origin}`;default:
return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644"}}},"error");function E4(){return{localeError:yc()}}
o(E4,"Io"),(0,s.a)(E4,"default");var xc=(0,s.a)(()=>{let u={string:{unit:"simvol",verb:"olmal\u0131d\u0131r"},file:{unit:"\
bayt",verb:"olmal\u0131d\u0131r"},array:{unit:"element",verb:"olmal\u0131d\u0131r"},set:{unit:"element",verb:"olmal\u0131d\u0131r"},
map:{unit:"element",verb:"olmal\u0131d\u0131r"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",
guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"\
ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"\
IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 nu\
mber",credit_card:"kredit kart\u0131 n\xF6mr\u0259si",currency_code:"valyuta kodu",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??
a;return/^[A-Z]/.test(e.expected)?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n instanceof ${e.expected}, d\
axil olan ${l}`:`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${t}, daxil olan ${l}`}case"invalid_value":return e.
values.length===1?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${A(e.values[0])}`:`Yanl\u0131\u015F se\xE7im: a\u015Fa\u011F\u0131dak\u0131\
lardan biri olmal\u0131d\u0131r: ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\xC7\
ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${e.origin??"d\u0259y\u0259r"} ${t}${e.maximum.toString()} ${a.unit??"element"}`:
`\xC7ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${e.origin??"d\u0259y\u0259r"} ${t}${e.maximum.toString()}`}case"too_small":{
let t=e.inclusive?">=":">",a=n(e.origin);return a?`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259n ${e.origin} ${t}${e.minimum.
toString()} ${a.unit}`:`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259n ${e.origin} ${t}${e.minimum.toString()}`}case"invalid_f\
ormat":{let t=e;return t.format==="starts_with"?`Yanl\u0131\u015F m\u0259tn: "${t.prefix}" il\u0259 ba\u015Flamal\u0131d\u0131r`:
t.format==="ends_with"?`Yanl\u0131\u015F m\u0259tn: "${t.suffix}" il\u0259 bitm\u0259lidir`:t.format==="includes"?`Yanl\u0131\
\u015F m\u0259tn: "${t.includes}" daxil olmal\u0131d\u0131r`:t.format==="regex"?`Yanl\u0131\u015F m\u0259tn: ${t.pattern}\
 \u015Fablonuna uy\u011Fun olmal\u0131d\u0131r`:`Yanl\u0131\u015F ${i[t.format]??e.format}`}case"not_multiple_of":return`\
Yanl\u0131\u015F \u0259d\u0259d: ${e.divisor} il\u0259 b\xF6l\xFCn\u0259 bil\u0259n olmal\u0131d\u0131r`;case"unrecogniz\
ed_keys":return`Tan\u0131nmayan a\xE7ar${e.keys.length>1?"lar":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin}\
 daxilind\u0259 yanl\u0131\u015F a\xE7ar`;case"invalid_union":return"Yanl\u0131\u015F d\u0259y\u0259r";case"invalid_elem\
ent":return`${e.origin} daxilind\u0259 yanl\u0131\u015F d\u0259y\u0259r`;default:return"Yanl\u0131\u015F d\u0259y\u0259r"}}},
"error");function v4(){return{localeError:xc()}}o(v4,"wo"),(0,s.a)(v4,"default");function Zn(u,n,i,r){let e=Math.abs(u),
t=e%10,a=e%100;return a>=11&&a<=19?r:t===1?n:t>=2&&t<=4?i:r}o(Zn,"hs"),(0,s.a)(Zn,"getBelarusianPlural");var Fc=(0,s.a)(
()=>{let u={string:{unit:{one:"\u0441\u0456\u043C\u0432\u0430\u043B",few:"\u0441\u0456\u043C\u0432\u0430\u043B\u044B",many:"\
\u0441\u0456\u043C\u0432\u0430\u043B\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},set:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u044B",many:"\u0431\u0430\u0439\u0442\u0430\u045E"},
verb:"\u043C\u0435\u0446\u044C"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0443\u0432\u043E\u0434",
email:"email \u0430\u0434\u0440\u0430\u0441",url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO \u0434\u0430\u0442\u0430 \u0456 \u0447\u0430\u0441",date:"ISO \u0434\u0430\u0442\u0430",time:"ISO \u0447\u0430\u0441",
duration:"ISO \u043F\u0440\u0430\u0446\u044F\u0433\u043B\u0430\u0441\u0446\u044C",ipv4:"IPv4 \u0430\u0434\u0440\u0430\u0441",
ipv6:"IPv6 \u0430\u0434\u0440\u0430\u0441",mac:"MAC \u0430\u0434\u0440\u0430\u0441",cidrv4:"IPv4 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",
cidrv6:"IPv6 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",base64:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\u0430\u0446\u0435 base64",
base64url:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\u0430\u0446\u0435 base64url",json_string:"JSON\
 \u0440\u0430\u0434\u043E\u043A",e164:"\u043D\u0443\u043C\u0430\u0440 E.164",credit_card:"\u043D\u0443\u043C\u0430\u0440 \u043A\u0440\u044D\u0434\u044B\u0442\u043D\u0430\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0443\u0432\u043E\u0434"},
r={nan:"NaN",number:"\u043B\u0456\u043A",array:"\u043C\u0430\u0441\u0456\u045E"};return e=>{switch(e.code){case"invalid_\
type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\u0441\u044F\
 instanceof ${e.expected}, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${l}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\u0441\u044F ${t}\
, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${l}`}case"invalid_value":return e.values.length===1?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\
\u0434: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F ${A(e.values[0])}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0432\u0430\u0440\u044B\u044F\u043D\u0442: \u0447\u0430\u043A\u0430\u045E\u0441\u044F \u0430\u0434\u0437\u0456\u043D \u0437 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);if(a){let l=Number(e.maximum),d=Zn(l,a.unit.one,
a.unit.few,a.unit.many);return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${t}${e.
maximum.toString()} ${d}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${t}${e.
maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);if(a){let l=Number(e.minimum),d=Zn(l,a.unit.
one,a.unit.few,a.unit.many);return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${e.
origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${t}${e.minimum.toString()} ${d}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\
\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${e.origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${t}${e.
minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u043F\u0430\u0447\u044B\u043D\u0430\u0446\u0446\u0430\
 \u0437 "${t.prefix}"`:t.format==="ends_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u0430\u043A\u0430\u043D\u0447\u0432\u0430\u0446\u0446\u0430 \u043D\u0430 "${t.
suffix}"`:t.format==="includes"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u043C\u044F\u0448\u0447\u0430\u0446\u044C "${t.
includes}"`:t.format==="regex"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0430\u0434\u043F\u0430\u0432\u044F\u0434\u0430\u0446\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${t.
pattern}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B ${i[t.format]??e.format}`}case"not_multipl\
e_of":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u043B\u0456\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0431\u044B\u0446\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${e.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u0430\u0437\u043D\u0430\u043D\u044B ${e.keys.
length>1?"\u043A\u043B\u044E\u0447\u044B":"\u043A\u043B\u044E\u0447"}: ${D(e.keys,", ")}`;case"invalid_key":return`\u041D\u044F\u043F\u0440\u0430\
\u0432\u0456\u043B\u044C\u043D\u044B \u043A\u043B\u044E\u0447 \u0443 ${e.origin}`;case"invalid_union":return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B\
 \u045E\u0432\u043E\u0434";case"invalid_element":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u0430\u0435 \u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435 \u045E ${e.
origin}`;default:return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434"}}},
"error");function p4(){return{localeError:Fc()}}o(p4,"zo"),(0,s.a)(p4,"default");var kc=(0,s.a)(()=>{let u={string:{unit:"\
\u0441\u0438\u043C\u0432\u043E\u043B\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},file:{unit:"\
\u0431\u0430\u0439\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"get\
Sizing");let i={regex:"\u0432\u0445\u043E\u0434",email:"\u0438\u043C\u0435\u0439\u043B \u0430\u0434\u0440\u0435\u0441",url:"\
URL",emoji:"\u0435\u043C\u043E\u0434\u0436\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0432\u0440\u0435\u043C\u0435",date:"ISO \u0434\u0430\
\u0442\u0430",time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"ISO \u043F\u0440\u043E\u0434\u044A\u043B\u0436\u0438\u0442\u0435\u043B\u043D\u043E\u0441\u0442",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"base64-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",base64url:"base64url-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",
json_string:"JSON \u043D\u0438\u0437",e164:"E.164 \u043D\u043E\u043C\u0435\u0440",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u0445\u043E\u0434"},r={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D instanceof ${e.
expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${l}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D ${t}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${l}`}case"invalid_value":return e.values.length===1?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\
\u0430\u043D ${A(e.values[0])}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u043E\u043F\u0446\u0438\u044F: \u043E\u0447\u0430\u043A\u0432\u0430\u043D\u043E \u0435\u0434\u043D\u043E \u043E\u0442 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${e.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${t}${e.
maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430"}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${e.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0431\u044A\u0434\u0435 ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${e.
origin} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${t}${e.minimum.toString()} ${a.unit}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\
\u0430\u043A\u0432\u0430 \u0441\u0435 ${e.origin} \u0434\u0430 \u0431\u044A\u0434\u0435 ${t}${e.minimum.toString()}`}case"\
invalid_format":{let t=e;if(t.format==="starts_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u0432\u0430 \u0441 "${t.
prefix}"`;if(t.format==="ends_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u0432\u044A\u0440\u0448\u0432\u0430 \u0441 "${t.
suffix}"`;if(t.format==="includes")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0432\u043A\u043B\u044E\u0447\u0432\u0430 "${t.
includes}"`;if(t.format==="regex")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0441\u044A\u0432\u043F\u0430\u0434\u0430 \u0441 ${t.
pattern}`;let a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D";return t.format==="emoji"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),
t.format==="datetime"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),t.format==="date"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
t.format==="time"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),t.format==="duration"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
`${a} ${i[t.format]??e.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E \u0447\u0438\u0441\u043B\u043E: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0431\u044A\u0434\u0435 \u043A\u0440\u0430\u0442\u043D\u043E \u043D\u0430 ${e.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0437\u043F\u043E\u0437\u043D\u0430\u0442${e.keys.length>
1?"\u0438":""} \u043A\u043B\u044E\u0447${e.keys.length>1?"\u043E\u0432\u0435":""}: ${D(e.keys,", ")}`;case"invalid_key":
return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043A\u043B\u044E\u0447 \u0432 ${e.origin}`;case"invalid_\
union":return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434";case"invalid_element":return`\
\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442 \u0432 ${e.origin}`;default:
return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434"}}},"error");function D4(){return{
localeError:kc()}}o(D4,"So"),(0,s.a)(D4,"default");var Ic=(0,s.a)(()=>{let u={string:{unit:"\u0985\u0995\u09CD\u09B7\u09B0",
verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},file:{unit:"\u09AC\u09BE\u0987\u099F",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},
array:{unit:"\u0986\u0987\u099F\u09C7\u09AE",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},set:{unit:"\u0986\u0987\u099F\u09C7\u09AE",
verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},map:{unit:"\u098F\u09A8\u09CD\u099F\u09CD\u09B0\u09BF",verb:"\u09A5\
\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\
\u0987\u09A8\u09AA\u09C1\u099F",email:"\u0987\u09AE\u09C7\u0987\u09B2 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",url:"URL",emoji:"\
\u0987\u09AE\u09CB\u099C\u09BF",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"\
cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u09A4\u09BE\u09B0\u09BF\u0996 \u0993 \u09B8\u09AE\u09AF\u09BC",
date:"ISO \u09A4\u09BE\u09B0\u09BF\u0996",time:"ISO \u09B8\u09AE\u09AF\u09BC",duration:"ISO \u09B8\u09AE\u09AF\u09BC\u0995\u09BE\u09B2",
ipv4:"IPv4 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",ipv6:"IPv6 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",mac:"MAC \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",
cidrv4:"IPv4 \u09B0\u09C7\u099E\u09CD\u099C",cidrv6:"IPv6 \u09B0\u09C7\u099E\u09CD\u099C",base64:"base64-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",
base64url:"base64url-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",json_string:"\
JSON \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",e164:"E.164 \u09A8\u09AE\u09CD\u09AC\u09B0",credit_card:"\u0995\u09CD\u09B0\u09C7\u09A1\u09BF\u099F \u0995\u09BE\u09B0\u09CD\u09A1 \
\u09A8\u09AE\u09CD\u09AC\u09B0",currency_code:"\u09AE\u09C1\u09A6\u09CD\u09B0\u09BE \u0995\u09CB\u09A1",iban:"IBAN",jwt:"\
JWT",template_literal:"\u0987\u09A8\u09AA\u09C1\u099F"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.
expected]??e.expected,a=$(e.input),l=r[a]??a;return`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${t}\
, \u09AA\u09CD\u09B0\u09BE\u09AA\u09CD\u09A4 ${l}`}case"invalid_value":return e.values.length===1?`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\
\u09A4 ${A(e.values[0])}`:`\u0985\u09AC\u09C8\u09A7 \u0985\u09AA\u09B6\u09A8: ${D(e.values," | ")} \u098F\u09B0 \u09AE\u09A7\u09CD\u09AF\u09C7 \u098F\u0995\u099F\u09BF \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\
\u09B6\u09BF\u09A4`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${e.
origin??"\u09AE\u09BE\u09A8"} ${t}${e.maximum.toString()} ${a.unit??"\u098F\u09B2\u09BF\u09AE\u09C7\u09A8\u09CD\u099F"} \
\u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${e.origin??"\u09AE\u09BE\u09A8"} ${t}${e.
maximum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${e.origin} ${t}${e.minimum.toString()} ${a.unit} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${e.origin} ${t}${e.minimum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${t.
prefix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C1\u09B0\u09C1 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:t.format==="ends\
_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${t.suffix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C7\u09B7 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
t.format==="includes"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${t.includes}" \u0985\u09A8\u09CD\u09A4\u09B0\u09CD\u09AD\u09C1\u0995\u09CD\u09A4 \
\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7`:t.format==="regex"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: ${t.
pattern} \u09AA\u09CD\u09AF\u09BE\u099F\u09BE\u09B0\u09CD\u09A8 \u09AE\u09BF\u09B2\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09AC\u09C8\u09A7\
 ${i[t.format]??e.format}`}case"not_multiple_of":return`\u0985\u09AC\u09C8\u09A7 \u09A8\u09AE\u09CD\u09AC\u09B0: ${e.divisor}\
 \u098F\u09B0 \u0997\u09C1\u09A3\u09BF\u09A4\u0995 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`;case"unrecognized_keys":return`\
\u0985\u099A\u09C7\u09A8\u09BE \u0995\u09C0${e.keys.length>1?"\u0997\u09C1\u09B2\u09CB":""}: ${D(e.keys,", ")}`;case"inv\
alid_key":return`${e.origin} \u098F \u0985\u09AC\u09C8\u09A7 \u0995\u09C0`;case"invalid_union":return e.options&&Array.isArray(
e.options)&&e.options.length>0?`\u0985\u09AC\u09C8\u09A7 \u09A1\u09BF\u09B8\u0995\u09CD\u09B0\u09BF\u09AE\u09BF\u09A8\u09C7\u099F\u09B0 \u09AE\u09BE\u09A8\u0964 \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${e.
options.map(t=>`'${t}'`).join(" | ")}`:"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F";case"invalid_element":return`${e.
origin} \u098F \u0985\u09AC\u09C8\u09A7 \u09AE\u09BE\u09A8`;default:return"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F"}}},
"error");function g4(){return{localeError:Ic()}}o(g4,"Do"),(0,s.a)(g4,"default");var wc=(0,s.a)(()=>{let u={string:{unit:"\
car\xE0cters",verb:"contenir"},file:{unit:"bytes",verb:"contenir"},array:{unit:"elements",verb:"contenir"},set:{unit:"el\
ements",verb:"contenir"},map:{unit:"elements",verb:"contenir"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getS\
izing");let i={regex:"entrada",email:"adre\xE7a electr\xF2nica",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"data i hora \
ISO",date:"data ISO",time:"hora ISO",duration:"durada ISO",ipv4:"adre\xE7a IPv4",ipv6:"adre\xE7a IPv6",mac:"adre\xE7a MAC",
cidrv4:"rang IPv4",cidrv6:"rang IPv6",base64:"cadena codificada en base64",base64url:"cadena codificada en base64url",json_string:"\
cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de targeta de cr\xE8dit",currency_code:"codi de moneda",iban:"\
IBAN",jwt:"JWT",template_literal:"entrada"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Tipus inv\xE0lid: s'esperava instanceof ${e.expected}\
, s'ha rebut ${l}`:`Tipus inv\xE0lid: s'esperava ${t}, s'ha rebut ${l}`}case"invalid_value":return e.values.length===1?`\
Valor inv\xE0lid: s'esperava ${A(e.values[0])}`:`Opci\xF3 inv\xE0lida: s'esperava una de ${D(e.values," o ")}`;case"too_\
big":{let t=e.inclusive?"com a m\xE0xim":"menys de",a=n(e.origin);return a?`Massa gran: s'esperava que ${e.origin??"el v\
alor"} contingu\xE9s ${t} ${e.maximum.toString()} ${a.unit??"elements"}`:`Massa gran: s'esperava que ${e.origin??"el val\
or"} fos ${t} ${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?"com a m\xEDnim":"m\xE9s de",a=n(e.origin);return a?
`Massa petit: s'esperava que ${e.origin} contingu\xE9s ${t} ${e.minimum.toString()} ${a.unit}`:`Massa petit: s'esperava \
que ${e.origin} fos ${t} ${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Format \
inv\xE0lid: ha de comen\xE7ar amb "${t.prefix}"`:t.format==="ends_with"?`Format inv\xE0lid: ha d'acabar amb "${t.suffix}\
"`:t.format==="includes"?`Format inv\xE0lid: ha d'incloure "${t.includes}"`:t.format==="regex"?`Format inv\xE0lid: ha de co\
incidir amb el patr\xF3 ${t.pattern}`:`Format inv\xE0lid per a ${i[t.format]??e.format}`}case"not_multiple_of":return`N\xFA\
mero inv\xE0lid: ha de ser m\xFAltiple de ${e.divisor}`;case"unrecognized_keys":return`Clau${e.keys.length>1?"s":""} no \
reconeguda${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"invalid_key":return`Clau inv\xE0lida a ${e.origin}`;case"in\
valid_union":return"Entrada inv\xE0lida";case"invalid_element":return`Element inv\xE0lid a ${e.origin}`;default:return"E\
ntrada inv\xE0lida"}}},"error");function B4(){return{localeError:wc()}}o(B4,"Po"),(0,s.a)(B4,"default");var Sc=(0,s.a)(()=>{
let u={string:{unit:"\u067E\u06CC\u062A",verb:"\u0628\u06CE\u062A"},file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u0628\u06CE\u062A"},
array:{unit:"\u062F\u0627\u0646\u06D5",verb:"\u0628\u06CE\u062A"},set:{unit:"\u062F\u0627\u0646\u06D5",verb:"\u0628\u06CE\u062A"},
map:{unit:"\u062F\u0627\u0646\u06D5",verb:"\u0628\u06CE\u062A"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"get\
Sizing");let i={regex:"regex",email:"\u0626\u06CC\u0645\u06D5\u06CC\u06B5",url:"\u0628\u06D5\u0633\u062A\u06D5\u0631 (URL)",
emoji:"\u0626\u06CC\u0645\u06C6\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0695\u06CE\u06A9\u06D5\u0648\u062A \u0648 \u06A9\u0627\u062A",
date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",time:"\u06A9\u0627\u062A",duration:"\u0645\u0627\u0648\u06D5",ipv4:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\
\u06CC IPv4",ipv6:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC IPv6",mac:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC MAC",
cidrv4:"\u0645\u06D5\u0648\u062F\u0627\u06CC IPv4",cidrv6:"\u0645\u06D5\u0648\u062F\u0627\u06CC IPv6",base64:"\u062F\u06D5\u0642\u06CC base6\
4",base64url:"\u062F\u06D5\u0642\u06CC base64url",json_string:"\u062F\u06D5\u0642\u06CC JSON",e164:"\u0698\u0645\u0627\u0631\u06D5\u06CC E.164",
credit_card:"\u0698\u0645\u0627\u0631\u06D5\u06CC \u06A9\u0627\u0631\u062A\u06CC \u06A9\u0631\u06CE\u062F\u06CC\u062A",currency_code:"\
\u06A9\u06C6\u062F\u06CC \u062F\u0631\u0627\u0648",iban:"IBAN",jwt:"JWT",template_literal:"\u062A\u06CE\u06A9\u0631\u062F\u06D5"},
r={nan:"NaN",string:"\u0646\u0648\u0648\u0633\u06CC\u0646",number:"\u0698\u0645\u0627\u0631\u06D5",boolean:"boolean",array:"\
array",object:"object",date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",integer:"\u0698\u0645\u0627\u0631\u06D5",float:"\u0698\u0645\u0627\u0631\u06D5",
null:"null",undefined:"undefined",function:"function",symbol:"symbol",unknown:"unknown",promise:"promise",void:"void",never:"\
never",map:"map",set:"set"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??
a,d=["\u0627","\u0648","\u06C6","\u0648\u0648","\u06D5","\u06CC","\u06CE"].some(m=>l.endsWith(m))?"\u06CC\u06D5":"\u06D5",
c=/^[a-zA-Z]+$/.test(l);return a==="null"||a==="undefined"?"\u062F\u0627\u0648\u0627\u06A9\u0631\u0627\u0648\u06D5":`\u0686\u0627\u0648\
\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${t} \u0628\u06CE\u062A\u060C \u0628\u06D5\u06B5\u0627\u0645 ${l}${c?
"":d}`}case"invalid_value":return e.values.length===1?`\u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0648\u0633\u062A\u06D5: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${A(
e.values[0])} \u0628\u06CE\u062A`:`\u0647\u06D5\u06B5\u0628\u0698\u0627\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 \u06CC\u06D5\u06A9\u06CE\u06A9 \u0628\u06CE\u062A \u0644\u06D5 ${D(
e.values,"|")}`;case"too_big":{let t=n(e.origin);return t?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${e.
maximum.toString()} ${t.unit} ${t.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${e.
maximum.toString()} \u0628\u06CE\u062A`}case"too_small":{let t=n(e.origin);return t?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${e.
minimum.toString()} ${t.unit} ${t.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${e.
minimum.toString()} \u0628\u06CE\u062A`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\
\u06CC\u0633\u062A\u06D5 \u062F\u06D5\u0633\u062A\u067E\u06CE\u0628\u06A9\u0627\u062A \u0628\u06D5 "${t.prefix}"`:t.format===
"ends_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u06A9\u06C6\u062A\u0627\u06CC\u06CC\u0628\u06CE\u062A \u0628\u06D5 "${t.
suffix}"`:t.format==="includes"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 "${t.
includes}" \u0644\u06D5\u062E\u06C6\u0628\u06AF\u0631\u06CE\u062A`:t.format==="regex"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0644\u06D5\u06AF\u06D5\u06B5 \u067E\u0627\u062A\u06CE\u0631\
\u0646\u06CC ${t.pattern} \u0628\u06AF\u0648\u0646\u062C\u06CE\u062A`:`\u0628\u06D5\u0647\u0627\u06CC ${i[t.format]??e.format}\
 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`}case"not_multiple_of":return`\u0698\u0645\u0627\u0631\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u062F\u06D5\u0628\u06CE\u062A \u0686\u06D5\u0646\u062F \u0647\u06CE\u0646\u062F\u06D5 \u0628\u06CE\u062A \u0628\u06C6 ${e.
divisor}`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648: ${D(
e.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A \u0644\u06D5 ${e.
origin}`;case"invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u0628\u06D5\u0647\u0627\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648 \u0647\u06D5\u06CC\u06D5. \u0628\u06D5\u0647\u0627\u06CC \
\u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648: ${e.options.map(t=>`'${t}'`).join(" | ")}`:"\u06CC\u06D5\
\u06A9\u06AF\u0631\u062A\u0646\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A";case"invalid_element":return`${e.origin}\
 \u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`;default:return"\u062A\u06CE\u06A9\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A"}}},
"error");function A4(){return{localeError:Sc()}}o(A4,"jo"),(0,s.a)(A4,"default");var zc=(0,s.a)(()=>{let u={string:{unit:"\
znak\u016F",verb:"m\xEDt"},file:{unit:"bajt\u016F",verb:"m\xEDt"},array:{unit:"prvk\u016F",verb:"m\xEDt"},set:{unit:"prv\
k\u016F",verb:"m\xEDt"},map:{unit:"prvk\u016F",verb:"m\xEDt"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSi\
zing");let i={regex:"regul\xE1rn\xED v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"U\
UIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
datum a \u010Das ve form\xE1tu ISO",date:"datum ve form\xE1tu ISO",time:"\u010Das ve form\xE1tu ISO",duration:"doba trv\xE1\
n\xED ISO",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IPv4",cidrv6:"rozsah IPv6",base64:"\u0159et\u011B\
zec zak\xF3dovan\xFD ve form\xE1tu base64",base64url:"\u0159et\u011Bzec zak\xF3dovan\xFD ve form\xE1tu base64url",json_string:"\
\u0159et\u011Bzec ve form\xE1tu JSON",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo kreditn\xED karty",currency_code:"\
k\xF3d m\u011Bny",iban:"IBAN",jwt:"JWT",template_literal:"vstup"},r={nan:"NaN",number:"\u010D\xEDslo",string:"\u0159et\u011Bzec",
function:"funkce",array:"pole"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),
l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no instanceof ${e.expected}, obdr\u017Eeno ${l}`:
`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no ${t}, obdr\u017Eeno ${l}`}case"invalid_value":return e.values.length===1?`Nepla\
tn\xFD vstup: o\u010Dek\xE1v\xE1no ${A(e.values[0])}`:`Neplatn\xE1 mo\u017Enost: o\u010Dek\xE1v\xE1na jedna z hodnot ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Hodnota je p\u0159\xEDli\u0161 velk\xE1: ${e.
origin??"hodnota"} mus\xED m\xEDt ${t}${e.maximum.toString()} ${a.unit??"prvk\u016F"}`:`Hodnota je p\u0159\xEDli\u0161 velk\xE1: ${e.
origin??"hodnota"} mus\xED b\xFDt ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);
return a?`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${e.origin??"hodnota"} mus\xED m\xEDt ${t}${e.minimum.toString()} ${a.
unit??"prvk\u016F"}`:`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${e.origin??"hodnota"} mus\xED b\xFDt ${t}${e.minimum.toString()}`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED za\u010D\xEDnat na "${t.
prefix}"`:t.format==="ends_with"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED kon\u010Dit na "${t.suffix}"`:t.format==="inclu\
des"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED obsahovat "${t.includes}"`:t.format==="regex"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED odpov\
\xEDdat vzoru ${t.pattern}`:`Neplatn\xFD form\xE1t ${i[t.format]??e.format}`}case"not_multiple_of":return`Neplatn\xE9 \u010D\xEDslo\
: mus\xED b\xFDt n\xE1sobkem ${e.divisor}`;case"unrecognized_keys":return`Nezn\xE1m\xE9 kl\xED\u010De: ${D(e.keys,", ")}`;case"\
invalid_key":return`Neplatn\xFD kl\xED\u010D v ${e.origin}`;case"invalid_union":return"Neplatn\xFD vstup";case"invalid_e\
lement":return`Neplatn\xE1 hodnota v ${e.origin}`;default:return"Neplatn\xFD vstup"}}},"error");function $4(){return{localeError:zc()}}
o($4,"No"),(0,s.a)($4,"default");var Uc=(0,s.a)(()=>{let u={string:{unit:"tegn",verb:"havde"},file:{unit:"bytes",verb:"h\
avde"},array:{unit:"elementer",verb:"indeholdt"},set:{unit:"elementer",verb:"indeholdt"},map:{unit:"elementer",verb:"ind\
eholdt"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"input",email:"e-mailadresse",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og klokkesl\xE6t",date:"ISO-dato",time:"ISO-klokkesl\xE6t",duration:"I\
SO-varighed",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"MAC-adresse",cidrv4:"IPv4-spektrum",cidrv6:"IPv6-spektrum",base64:"\
base64-kodet streng",base64url:"base64url-kodet streng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredi\
tkortnummer",currency_code:"valutakode",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN",string:"streng",number:"\
tal",boolean:"boolean",array:"liste",object:"objekt",set:"s\xE6t",file:"fil"};return e=>{switch(e.code){case"invalid_typ\
e":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ugyldigt input: forventede i\
nstanceof ${e.expected}, fik ${l}`:`Ugyldigt input: forventede ${t}, fik ${l}`}case"invalid_value":return e.values.length===
1?`Ugyldig v\xE6rdi: forventede ${A(e.values[0])}`:`Ugyldigt valg: forventede en af f\xF8lgende ${D(e.values,"|")}`;case"\
too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin),l=r[e.origin]??e.origin;return a?`For stor: forventede ${l??"value"} ${a.
verb} ${t} ${e.maximum.toString()} ${a.unit??"elementer"}`:`For stor: forventede ${l??"value"} havde ${t} ${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin),l=r[e.origin]??e.origin;return a?`For lille: forventede ${l} ${a.verb}\
 ${t} ${e.minimum.toString()} ${a.unit}`:`For lille: forventede ${l} havde ${t} ${e.minimum.toString()}`}case"invalid_fo\
rmat":{let t=e;return t.format==="starts_with"?`Ugyldig streng: skal starte med "${t.prefix}"`:t.format==="ends_with"?`U\
gyldig streng: skal ende med "${t.suffix}"`:t.format==="includes"?`Ugyldig streng: skal indeholde "${t.includes}"`:t.format===
"regex"?`Ugyldig streng: skal matche m\xF8nsteret ${t.pattern}`:`Ugyldig ${i[t.format]??e.format}`}case"not_multiple_of":
return`Ugyldigt tal: skal v\xE6re deleligt med ${e.divisor}`;case"unrecognized_keys":return`${e.keys.length>1?"Ukendte n\
\xF8gler":"Ukendt n\xF8gle"}: ${D(e.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8gle i ${e.origin}`;case"invalid_u\
nion":return"Ugyldigt input: matcher ingen af de tilladte typer";case"invalid_element":return`Ugyldig v\xE6rdi i ${e.origin}`;default:
return"Ugyldigt input"}}},"error");function h4(){return{localeError:Uc()}}o(h4,"Oo"),(0,s.a)(h4,"default");var Nc=(0,s.a)(
()=>{let u={string:{unit:"Zeichen",verb:"zu haben"},file:{unit:"Bytes",verb:"zu haben"},array:{unit:"Elemente",verb:"zu \
haben"},set:{unit:"Elemente",verb:"zu haben"},map:{unit:"Elemente",verb:"zu haben"}};function n(e){return u[e]??null}o(n,
"r"),(0,s.a)(n,"getSizing");let i={regex:"Eingabe",email:"E-Mail-Adresse",url:"URL",emoji:"Emoji",uuid:"UUID",uuidv4:"UU\
IDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO-Datum und -Uhrzeit",date:"ISO-Datum",time:"ISO-Uhrzeit",duration:"ISO-Dauer",ipv4:"IPv4-Adresse",ipv6:"IPv6-Adresse",
mac:"MAC-Adresse",cidrv4:"IPv4-Bereich",cidrv6:"IPv6-Bereich",base64:"Base64-codierter String",base64url:"Base64-URL-cod\
ierter String",json_string:"JSON-String",e164:"E.164-Nummer",credit_card:"Kreditkartennummer",currency_code:"W\xE4hrungscod\
e",iban:"IBAN",jwt:"JWT",template_literal:"Eingabe"},r={nan:"NaN",number:"Zahl",array:"Array"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ung\xFCltige Eingabe\
: erwartet instanceof ${e.expected}, erhalten ${l}`:`Ung\xFCltige Eingabe: erwartet ${t}, erhalten ${l}`}case"invalid_va\
lue":return e.values.length===1?`Ung\xFCltige Eingabe: erwartet ${A(e.values[0])}`:`Ung\xFCltige Option: erwartet eine von ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Zu gro\xDF: erwartet, dass ${e.origin??
"Wert"} ${t}${e.maximum.toString()} ${a.unit??"Elemente"} hat`:`Zu gro\xDF: erwartet, dass ${e.origin??"Wert"} ${t}${e.maximum.
toString()} ist`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Zu klein: erwartet, dass ${e.origin}\
 ${t}${e.minimum.toString()} ${a.unit} hat`:`Zu klein: erwartet, dass ${e.origin} ${t}${e.minimum.toString()} ist`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`Ung\xFCltiger String: muss mit "${t.prefix}" beginnen`:t.format===
"ends_with"?`Ung\xFCltiger String: muss mit "${t.suffix}" enden`:t.format==="includes"?`Ung\xFCltiger String: muss "${t.
includes}" enthalten`:t.format==="regex"?`Ung\xFCltiger String: muss dem Muster ${t.pattern} entsprechen`:`Ung\xFCltig: ${i[t.
format]??e.format}`}case"not_multiple_of":return`Ung\xFCltige Zahl: muss ein Vielfaches von ${e.divisor} sein`;case"unre\
cognized_keys":return`${e.keys.length>1?"Unbekannte Schl\xFCssel":"Unbekannter Schl\xFCssel"}: ${D(e.keys,", ")}`;case"i\
nvalid_key":return`Ung\xFCltiger Schl\xFCssel in ${e.origin}`;case"invalid_union":return"Ung\xFCltige Eingabe";case"inva\
lid_element":return`Ung\xFCltiger Wert in ${e.origin}`;default:return"Ung\xFCltige Eingabe"}}},"error");function _4(){return{
localeError:Nc()}}o(_4,"Uo"),(0,s.a)(_4,"default");var Oc=(0,s.a)(()=>{let u={string:{unit:"\u03C7\u03B1\u03C1\u03B1\u03BA\u03C4\u03AE\u03C1\u03B5\u03C2",
verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},file:{unit:"bytes",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},array:{unit:"\
\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},set:{unit:"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",
verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},map:{unit:"\u03BA\u03B1\u03C4\u03B1\u03C7\u03C9\u03C1\u03AE\u03C3\u03B5\u03B9\u03C2",
verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\
\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2",email:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 email",url:"UR\
L",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03BA\u03B1\u03B9 \u03CE\u03C1\u03B1",
date:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1",time:"ISO \u03CE\u03C1\u03B1",duration:"ISO \u03B4\u03B9\u03AC\u03C1\
\u03BA\u03B5\u03B9\u03B1",ipv4:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv4",ipv6:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv6",
mac:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 MAC",cidrv4:"\u03B5\u03CD\u03C1\u03BF\u03C2 IPv4",cidrv6:"\u03B5\u03CD\
\u03C1\u03BF\u03C2 IPv6",base64:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64",
base64url:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64url",
json_string:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC JSON",e164:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 E.164",
credit_card:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u03C0\u03B9\u03C3\u03C4\u03C9\u03C4\u03B9\u03BA\u03AE\u03C2 \u03BA\u03AC\u03C1\u03C4\u03B1\u03C2",
currency_code:"\u03BA\u03C9\u03B4\u03B9\u03BA\u03CC\u03C2 \u03BD\u03BF\u03BC\u03AF\u03C3\u03BC\u03B1\u03C4\u03BF\u03C2",
iban:"IBAN",jwt:"JWT",template_literal:"\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"},r={nan:"NaN"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return typeof e.expected=="string"&&/^[A-Z]/.test(
e.expected)?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD instanceof ${e.
expected}, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${l}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${t}\
, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${l}`}case"invalid_value":return e.values.length===1?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\
\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${A(e.values[0])}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03C0\u03B9\u03BB\u03BF\u03B3\u03AE: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD \u03AD\u03BD\u03B1 \u03B1\u03C0\u03CC ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${e.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${t}${e.maximum.toString()} ${a.unit??"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\
\u03B1"}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${e.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${t}${e.maximum.toString()}`}case"too_sm\
all":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${e.
origin} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${t}${e.minimum.toString()} ${a.unit}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${e.
origin} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.
format==="starts_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03BE\u03B5\u03BA\u03B9\u03BD\u03AC \u03BC\u03B5 "${t.
prefix}"`:t.format==="ends_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B5\u03BB\u03B5\u03B9\u03CE\u03BD\u03B5\u03B9 \u03BC\u03B5 "${t.
suffix}"`:t.format==="includes"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C0\u03B5\u03C1\u03B9\u03AD\u03C7\u03B5\u03B9 "${t.
includes}"`:t.format==="regex"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B1\u03B9\u03C1\u03B9\u03AC\u03B6\u03B5\u03B9 \u03BC\u03B5 \u03C4\u03BF \u03BC\u03BF\u03C4\u03AF\u03B2\u03BF ${t.
pattern}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF: ${i[t.format]??e.format}`}case"not_multiple_of":return`\u039C\u03B7 \
\u03AD\u03B3\u03BA\u03C5\u03C1\u03BF\u03C2 \u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 \u03C0\u03BF\u03BB\u03BB\u03B1\u03C0\u03BB\u03AC\u03C3\u03B9\u03BF \u03C4\u03BF\u03C5 ${e.
divisor}`;case"unrecognized_keys":return`\u0386\u03B3\u03BD\u03C9\u03C3\u03C4${e.keys.length>1?"\u03B1":"\u03BF"} \u03BA\u03BB\u03B5\u03B9\u03B4${e.
keys.length>1?"\u03B9\u03AC":"\u03AF"}: ${D(e.keys,", ")}`;case"invalid_key":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF \u03BA\u03BB\u03B5\u03B9\u03B4\u03AF \u03C3\u03C4\u03BF ${e.
origin}`;case"invalid_union":return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2";case"\
invalid_element":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C4\u03B9\u03BC\u03AE \u03C3\u03C4\u03BF ${e.
origin}`;default:return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"}}},
"error");function b4(){return{localeError:Oc()}}o(b4,"Ao"),(0,s.a)(b4,"default");var Pc=(0,s.a)(()=>{let u={string:{unit:"\
characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"\
to have"},map:{unit:"entries",verb:"to have"}};function n(t){return u[t]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\
input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"G\
UID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO tim\
e",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 ra\
nge",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"\
currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function e(t,a){
return t==="number"&&typeof a=="number"&&!Number.isFinite(a)?String(a):r[t]??t}return o(e,"t"),(0,s.a)(e,"getTypeName"),
t=>{switch(t.code){case"invalid_type":{let a=e(t.expected),l=$(t.input),d=e(l,t.input);return`Invalid input: expected ${a}\
, received ${d}`}case"invalid_value":return t.values.length===1?`Invalid input: expected ${A(t.values[0])}`:`Invalid opt\
ion: expected one of ${D(t.values,"|")}`;case"too_big":{let a=t.exact?"exactly ":t.inclusive?"<=":"<",l=n(t.origin);return l?
`Too big: expected ${t.origin??"value"} to have ${a}${t.maximum.toString()} ${l.unit??"elements"}`:`Too big: expected ${t.
origin??"value"} to be ${a}${t.maximum.toString()}`}case"too_small":{let a=t.exact?"exactly ":t.inclusive?">=":">",l=n(t.
origin);return l?`Too small: expected ${t.origin} to have ${a}${t.minimum.toString()} ${l.unit}`:`Too small: expected ${t.
origin} to be ${a}${t.minimum.toString()}`}case"invalid_format":{let a=t;return a.format==="starts_with"?`Invalid string\
: must start with "${a.prefix}"`:a.format==="ends_with"?`Invalid string: must end with "${a.suffix}"`:a.format==="includ\
es"?`Invalid string: must include "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:
`Invalid ${i[a.format]??t.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${t.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${t.keys.length>1?"s":""}: ${D(t.keys,", ")}`;case"invalid_key":return`Invalid\
 key in ${t.origin}`;case"invalid_union":return t.options&&Array.isArray(t.options)&&t.options.length>0?`Invalid discrim\
inator value. Expected ${t.options.map(a=>`'${a}'`).join(" | ")}`:t.inclusive===!1?"Invalid input: more than one option \
matched":"Invalid input";case"invalid_element":return`Invalid value in ${t.origin}`;default:return"Invalid input"}}},"er\
ror");function Ln(){return{localeError:Pc()}}o(Ln,"wt"),(0,s.a)(Ln,"default");var jc=(0,s.a)(()=>{let u={string:{unit:"k\
araktrojn",verb:"havi"},file:{unit:"bajtojn",verb:"havi"},array:{unit:"elementojn",verb:"havi"},set:{unit:"elementojn",verb:"\
havi"},map:{unit:"elementojn",verb:"havi"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\
enigo",email:"retadreso",url:"URL",emoji:"emo\u011Dio",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datotempo",date:"ISO-dato",time:"ISO-t\
empo",duration:"ISO-da\u016Dro",ipv4:"IPv4-adreso",ipv6:"IPv6-adreso",mac:"MAC-adreso",cidrv4:"IPv4-rango",cidrv6:"IPv6-\
rango",base64:"64-ume kodita karaktraro",base64url:"URL-64-ume kodita karaktraro",json_string:"JSON-karaktraro",e164:"E.\
164-nombro",credit_card:"kreditkarta numero",currency_code:"valuta kodo",iban:"IBAN",jwt:"JWT",template_literal:"enigo"},
r={nan:"NaN",number:"nombro",array:"tabelo",null:"senvalora"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Nevalida enigo: atendi\u011Dis instanceof ${e.expected}\
, ricevi\u011Dis ${l}`:`Nevalida enigo: atendi\u011Dis ${t}, ricevi\u011Dis ${l}`}case"invalid_value":return e.values.length===
1?`Nevalida enigo: atendi\u011Dis ${A(e.values[0])}`:`Nevalida opcio: atendi\u011Dis unu el ${D(e.values,"|")}`;case"too\
_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Tro granda: atendi\u011Dis ke ${e.origin??"valoro"} havu ${t}${e.
maximum.toString()} ${a.unit??"elementojn"}`:`Tro granda: atendi\u011Dis ke ${e.origin??"valoro"} havu ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Tro malgranda: atendi\u011Dis ke ${e.origin} havu ${t}${e.
minimum.toString()} ${a.unit}`:`Tro malgranda: atendi\u011Dis ke ${e.origin} estu ${t}${e.minimum.toString()}`}case"inva\
lid_format":{let t=e;return t.format==="starts_with"?`Nevalida karaktraro: devas komenci\u011Di per "${t.prefix}"`:t.format===
"ends_with"?`Nevalida karaktraro: devas fini\u011Di per "${t.suffix}"`:t.format==="includes"?`Nevalida karaktraro: devas\
 inkluzivi "${t.includes}"`:t.format==="regex"?`Nevalida karaktraro: devas kongrui kun la modelo ${t.pattern}`:`Nevalida\
 ${i[t.format]??e.format}`}case"not_multiple_of":return`Nevalida nombro: devas esti oblo de ${e.divisor}`;case"unrecogni\
zed_keys":return`Nekonata${e.keys.length>1?"j":""} \u015Dlosilo${e.keys.length>1?"j":""}: ${D(e.keys,", ")}`;case"invali\
d_key":return`Nevalida \u015Dlosilo en ${e.origin}`;case"invalid_union":return"Nevalida enigo";case"invalid_element":return`\
Nevalida valoro en ${e.origin}`;default:return"Nevalida enigo"}}},"error");function y4(){return{localeError:jc()}}o(y4,"\
To"),(0,s.a)(y4,"default");var Tc=(0,s.a)(()=>{let u={string:{unit:"caracteres",verb:"tener"},file:{unit:"bytes",verb:"t\
ener"},array:{unit:"elementos",verb:"tener"},set:{unit:"elementos",verb:"tener"}};function n(e){return u[e]??null}o(n,"r"),
(0,s.a)(n,"getSizing");let i={regex:"entrada",email:"direcci\xF3n de correo electr\xF3nico",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"fecha y hora ISO",date:"fecha ISO",time:"hora ISO",duration:"duraci\xF3n ISO",ipv4:"direcci\xF3n IPv4",
ipv6:"direcci\xF3n IPv6",mac:"direcci\xF3n MAC",cidrv4:"rango IPv4",cidrv6:"rango IPv6",base64:"cadena codificada en bas\
e64",base64url:"URL codificada en base64",json_string:"cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de tarjet\
a de cr\xE9dito",currency_code:"c\xF3digo de moneda",iban:"IBAN",jwt:"JWT",template_literal:"entrada"},r={nan:"NaN",string:"\
texto",number:"n\xFAmero",boolean:"booleano",array:"arreglo",object:"objeto",set:"conjunto",file:"archivo",date:"fecha",
bigint:"n\xFAmero grande",symbol:"s\xEDmbolo",undefined:"indefinido",null:"nulo",function:"funci\xF3n",map:"mapa",record:"\
registro",tuple:"tupla",enum:"enumeraci\xF3n",union:"uni\xF3n",literal:"literal",promise:"promesa",void:"vac\xEDo",never:"\
nunca",unknown:"desconocido",any:"cualquiera"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,
a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Entrada inv\xE1lida: se esperaba instanceof ${e.expected}, recib\
ido ${l}`:`Entrada inv\xE1lida: se esperaba ${t}, recibido ${l}`}case"invalid_value":return e.values.length===1?`Entrada\
 inv\xE1lida: se esperaba ${A(e.values[0])}`:`Opci\xF3n inv\xE1lida: se esperaba una de ${D(e.values,"|")}`;case"too_big":{
let t=e.inclusive?"<=":"<",a=n(e.origin),l=r[e.origin]??e.origin;return a?`Demasiado grande: se esperaba que ${l??"valor"}\
 tuviera ${t}${e.maximum.toString()} ${a.unit??"elementos"}`:`Demasiado grande: se esperaba que ${l??"valor"} fuera ${t}${e.
maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin),l=r[e.origin]??e.origin;return a?`Demasia\
do peque\xF1o: se esperaba que ${l} tuviera ${t}${e.minimum.toString()} ${a.unit}`:`Demasiado peque\xF1o: se esperaba que ${l}\
 fuera ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Cadena inv\xE1lida: debe\
 comenzar con "${t.prefix}"`:t.format==="ends_with"?`Cadena inv\xE1lida: debe terminar en "${t.suffix}"`:t.format==="inc\
ludes"?`Cadena inv\xE1lida: debe incluir "${t.includes}"`:t.format==="regex"?`Cadena inv\xE1lida: debe coincidir con el pat\
r\xF3n ${t.pattern}`:`Inv\xE1lido ${i[t.format]??e.format}`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: debe ser m\xFAlti\
plo de ${e.divisor}`;case"unrecognized_keys":return`Llave${e.keys.length>1?"s":""} desconocida${e.keys.length>1?"s":""}:\
 ${D(e.keys,", ")}`;case"invalid_key":return`Llave inv\xE1lida en ${r[e.origin]??e.origin}`;case"invalid_union":return"E\
ntrada inv\xE1lida";case"invalid_element":return`Valor inv\xE1lido en ${r[e.origin]??e.origin}`;default:return"Entrada i\
nv\xE1lida"}}},"error");function x4(){return{localeError:Tc()}}o(x4,"Zo"),(0,s.a)(x4,"default");var Zc=(0,s.a)(()=>{let u={
string:{unit:"\u06A9\u0627\u0631\u0627\u06A9\u062A\u0631",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},array:{unit:"\u0622\u06CC\u062A\u0645",
verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},set:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
map:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"}};function n(e){return u[e]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0648\u0631\u0648\u062F\u06CC",email:"\u0622\u062F\u0631\u0633 \u0627\u06CC\u0645\u06CC\u0644",
url:"URL",emoji:"\u0627\u06CC\u0645\u0648\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u062A\u0627\u0631\u06CC\u062E \u0648 \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
date:"\u062A\u0627\u0631\u06CC\u062E \u0627\u06CC\u0632\u0648",time:"\u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
duration:"\u0645\u062F\u062A \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",ipv4:"IPv4 \u0622\u062F\u0631\u0633",ipv6:"\
IPv6 \u0622\u062F\u0631\u0633",mac:"MAC \u0622\u062F\u0631\u0633",cidrv4:"IPv4 \u062F\u0627\u0645\u0646\u0647",cidrv6:"I\
Pv6 \u062F\u0627\u0645\u0646\u0647",base64:"base64-encoded \u0631\u0634\u062A\u0647",base64url:"base64url-encoded \u0631\u0634\u062A\u0647",
json_string:"JSON \u0631\u0634\u062A\u0647",e164:"E.164 \u0639\u062F\u062F",credit_card:"\u0634\u0645\u0627\u0631\u0647 \u06A9\u0627\u0631\u062A \u0627\u0639\u062A\u0628\u0627\u0631\u06CC",
currency_code:"\u06A9\u062F \u0627\u0631\u0632",iban:"IBAN",jwt:"JWT",template_literal:"\u0648\u0631\u0648\u062F\u06CC"},
r={nan:"NaN",number:"\u0639\u062F\u062F",array:"\u0622\u0631\u0627\u06CC\u0647"};return e=>{switch(e.code){case"invalid_\
type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A i\
nstanceof ${e.expected} \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${l} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`:
`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${t}\
 \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${l} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`}case"invalid_value":
return e.values.length===1?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${A(
e.values[0])} \u0645\u06CC\u200C\u0628\u0648\u062F`:`\u06AF\u0632\u06CC\u0646\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A \u06CC\u06A9\u06CC \u0627\u0632 ${D(
e.values,"|")} \u0645\u06CC\u200C\u0628\u0648\u062F`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u062E\
\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${e.origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${t}${e.
maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${e.
origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${t}${e.maximum.toString()} \u0628\u0627\u0634\u062F`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${e.origin}\
 \u0628\u0627\u06CC\u062F ${t}${e.minimum.toString()} ${a.unit} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${e.
origin} \u0628\u0627\u06CC\u062F ${t}${e.minimum.toString()} \u0628\u0627\u0634\u062F`}case"invalid_format":{let t=e;return t.
format==="starts_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${t.
prefix}" \u0634\u0631\u0648\u0639 \u0634\u0648\u062F`:t.format==="ends_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${t.
suffix}" \u062A\u0645\u0627\u0645 \u0634\u0648\u062F`:t.format==="includes"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0634\u0627\u0645\u0644 "${t.
includes}" \u0628\u0627\u0634\u062F`:t.format==="regex"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 \u0627\u0644\u06AF\u0648\u06CC ${t.
pattern} \u0645\u0637\u0627\u0628\u0642\u062A \u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F`:`${i[t.format]??e.
format} \u0646\u0627\u0645\u0639\u062A\u0628\u0631`}case"not_multiple_of":return`\u0639\u062F\u062F \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0645\u0636\u0631\u0628 ${e.
divisor} \u0628\u0627\u0634\u062F`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u062F${e.keys.length>1?"\u0647\u0627\u06CC":
""} \u0646\u0627\u0634\u0646\u0627\u0633: ${D(e.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u062F \u0646\u0627\u0634\u0646\u0627\u0633 \u062F\u0631 ${e.
origin}`;case"invalid_union":return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631";case"inva\
lid_element":return`\u0645\u0642\u062F\u0627\u0631 \u0646\u0627\u0645\u0639\u062A\u0628\u0631 \u062F\u0631 ${e.origin}`;default:
return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631"}}},"error");function F4(){return{localeError:Zc()}}
o(F4,"Eo"),(0,s.a)(F4,"default");var Lc=(0,s.a)(()=>{let u={string:{unit:"merkki\xE4",subject:"merkkijonon"},file:{unit:"\
tavua",subject:"tiedoston"},array:{unit:"alkiota",subject:"listan"},set:{unit:"alkiota",subject:"joukon"},map:{unit:"alk\
iota",subject:"kuvauksen"},number:{unit:"",subject:"luvun"},bigint:{unit:"",subject:"suuren kokonaisluvun"},int:{unit:"",
subject:"kokonaisluvun"},date:{unit:"",subject:"p\xE4iv\xE4m\xE4\xE4r\xE4n"}};function n(e){return u[e]??null}o(n,"r"),(0,s.
a)(n,"getSizing");let i={regex:"s\xE4\xE4nn\xF6llinen lauseke",email:"s\xE4hk\xF6postiosoite",url:"URL-osoite",emoji:"em\
oji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"ISO-aikaleima",date:"ISO-p\xE4iv\xE4m\xE4\xE4r\xE4",time:"ISO-aika",duration:"ISO-kesto",ipv4:"\
IPv4-osoite",ipv6:"IPv6-osoite",mac:"MAC-osoite",cidrv4:"IPv4-alue",cidrv6:"IPv6-alue",base64:"base64-koodattu merkkijon\
o",base64url:"base64url-koodattu merkkijono",json_string:"JSON-merkkijono",e164:"E.164-luku",credit_card:"luottokortin n\
umero",currency_code:"valuuttakoodi",iban:"IBAN",jwt:"JWT",template_literal:"templaattimerkkijono"},r={nan:"NaN"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`Virheellinen tyyppi: odotettiin instanceof ${e.expected}, oli ${l}`:`Virheellinen tyyppi: odotettiin ${t}, oli ${l}`}case"\
invalid_value":return e.values.length===1?`Virheellinen sy\xF6te: t\xE4ytyy olla ${A(e.values[0])}`:`Virheellinen valint\
a: t\xE4ytyy olla yksi seuraavista: ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?
`Liian suuri: ${a.subject} t\xE4ytyy olla ${t}${e.maximum.toString()} ${a.unit}`.trim():`Liian suuri: arvon t\xE4ytyy olla ${t}${e.
maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Liian pieni: ${a.subject} t\xE4yty\
y olla ${t}${e.minimum.toString()} ${a.unit}`.trim():`Liian pieni: arvon t\xE4ytyy olla ${t}${e.minimum.toString()}`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`Virheellinen sy\xF6te: t\xE4ytyy alkaa "${t.prefix}"`:t.format===
"ends_with"?`Virheellinen sy\xF6te: t\xE4ytyy loppua "${t.suffix}"`:t.format==="includes"?`Virheellinen sy\xF6te: t\xE4ytyy si\
s\xE4lt\xE4\xE4 "${t.includes}"`:t.format==="regex"?`Virheellinen sy\xF6te: t\xE4ytyy vastata s\xE4\xE4nn\xF6llist\xE4 lauseketta ${t.
pattern}`:`Virheellinen ${i[t.format]??e.format}`}case"not_multiple_of":return`Virheellinen luku: t\xE4ytyy olla luvun ${e.
divisor} monikerta`;case"unrecognized_keys":return`${e.keys.length>1?"Tuntemattomat avaimet":"Tuntematon avain"}: ${D(e.
keys,", ")}`;case"invalid_key":return"Virheellinen avain tietueessa";case"invalid_union":return"Virheellinen unioni";case"\
invalid_element":return"Virheellinen arvo joukossa";default:return"Virheellinen sy\xF6te"}}},"error");function k4(){return{
localeError:Lc()}}o(k4,"Co"),(0,s.a)(k4,"default");var Rc=(0,s.a)(()=>{let u={string:{unit:"caract\xE8res",verb:"avoir"},
file:{unit:"octets",verb:"avoir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",verb:"avoir"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"expression r\xE9guli\xE8re",email:"adresse e-mail",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"date et heure ISO",date:"date ISO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"\
adresse IPv4",ipv6:"adresse IPv6",mac:"adresse MAC",cidrv4:"plage IPv4",cidrv6:"plage IPv6",base64:"cha\xEEne de caract\xE8res\
 encod\xE9e en base64",base64url:"cha\xEEne de caract\xE8res encod\xE9e en base64url",json_string:"cha\xEEne de caract\xE8res \
JSON",e164:"num\xE9ro au format E.164",credit_card:"num\xE9ro de carte de cr\xE9dit",currency_code:"code de devise",iban:"\
IBAN",jwt:"JWT",template_literal:"entr\xE9e"},r={string:"cha\xEEne de caract\xE8res",number:"nombre",int:"entier",boolean:"\
bool\xE9en",bigint:"grand entier",symbol:"symbole",undefined:"ind\xE9fini",null:"null",never:"jamais",void:"vide",date:"\
date",array:"tableau",object:"objet",tuple:"tuple",record:"record",map:"map",set:"ensemble",file:"fichier",nonoptional:"\
non optionnel",nan:"NaN",function:"fonction"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,
a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Entr\xE9e invalide : instance de ${e.expected} attendu, ${l} re\xE7\
u`:`Entr\xE9e invalide : ${t} attendu, ${l} re\xE7u`}case"invalid_value":return e.values.length===1?`Entr\xE9e invalide : ${A(
e.values[0])} attendu`:`Option invalide : une valeur parmi ${D(e.values,"|")} attendue`;case"too_big":{let t=e.inclusive?
"<=":"<",a=n(e.origin);return a?`Trop grand : ${r[e.origin]??"valeur"} doit ${a.verb} ${t}${e.maximum.toString()} ${a.unit??
"\xE9l\xE9ment(s)"}`:`Trop grand : ${r[e.origin]??"valeur"} doit \xEAtre ${t}${e.maximum.toString()}`}case"too_small":{let t=e.
inclusive?">=":">",a=n(e.origin);return a?`Trop petit : ${r[e.origin]??"valeur"} doit ${a.verb} ${t}${e.minimum.toString()}\
 ${a.unit}`:`Trop petit : ${r[e.origin]??"valeur"} doit \xEAtre ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;
return t.format==="starts_with"?`Cha\xEEne de caract\xE8res invalide : doit commencer par "${t.prefix}"`:t.format==="end\
s_with"?`Cha\xEEne de caract\xE8res invalide : doit se terminer par "${t.suffix}"`:t.format==="includes"?`Cha\xEEne de cara\
ct\xE8res invalide : doit inclure "${t.includes}"`:t.format==="regex"?`Cha\xEEne de caract\xE8res invalide : doit correspondre\
 au motif ${t.pattern}`:`${i[t.format]??e.format} invalide`}case"not_multiple_of":return`Nombre invalide : doit \xEAtre un \
multiple de ${e.divisor}`;case"unrecognized_keys":return`Cl\xE9${e.keys.length>1?"s":""} non reconnue${e.keys.length>1?"\
s":""} : ${D(e.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide dans ${e.origin}`;case"invalid_union":return"Entr\xE9e\
 invalide";case"invalid_element":return`Valeur invalide dans ${e.origin}`;default:return"Entr\xE9e invalide"}}},"error");
function I4(){return{localeError:Rc()}}o(I4,"Lo"),(0,s.a)(I4,"default");var Jc=(0,s.a)(()=>{let u={string:{unit:"caract\xE8\
res",verb:"avoir"},file:{unit:"octets",verb:"avoir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",
verb:"avoir"},map:{unit:"\xE9l\xE9ments",verb:"avoir"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");
let i={regex:"entr\xE9e",email:"adresse courriel",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"date-heure ISO",date:"date I\
SO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"adresse IPv4",ipv6:"adresse IPv6",mac:"adresse MAC",cidrv4:"plage IPv\
4",cidrv6:"plage IPv6",base64:"cha\xEEne encod\xE9e en base64",base64url:"cha\xEEne encod\xE9e en base64url",json_string:"\
cha\xEEne JSON",e164:"num\xE9ro E.164",credit_card:"num\xE9ro de carte de cr\xE9dit",currency_code:"code de devise",iban:"\
IBAN",jwt:"JWT",template_literal:"entr\xE9e"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Entr\xE9e invalide : attendu instanceof ${e.expected}\
, re\xE7u ${l}`:`Entr\xE9e invalide : attendu ${t}, re\xE7u ${l}`}case"invalid_value":return e.values.length===1?`Entr\xE9e\
 invalide : attendu ${A(e.values[0])}`:`Option invalide : attendu l'une des valeurs suivantes ${D(e.values,"|")}`;case"t\
oo_big":{let t=e.inclusive?"\u2264":"<",a=n(e.origin);return a?`Trop grand : attendu que ${e.origin??"la valeur"} ait ${t}${e.
maximum.toString()} ${a.unit}`:`Trop grand : attendu que ${e.origin??"la valeur"} soit ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?"\u2265":">",a=n(e.origin);return a?`Trop petit : attendu que ${e.origin} ait ${t}${e.minimum.
toString()} ${a.unit}`:`Trop petit : attendu que ${e.origin} soit ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;
return t.format==="starts_with"?`Cha\xEEne invalide : doit commencer par "${t.prefix}"`:t.format==="ends_with"?`Cha\xEEne i\
nvalide : doit se terminer par "${t.suffix}"`:t.format==="includes"?`Cha\xEEne invalide : doit inclure "${t.includes}"`:
t.format==="regex"?`Cha\xEEne invalide : doit correspondre au motif ${t.pattern}`:`${i[t.format]??e.format} invalide`}case"\
not_multiple_of":return`Nombre invalide : doit \xEAtre un multiple de ${e.divisor}`;case"unrecognized_keys":return`Cl\xE9${e.
keys.length>1?"s":""} non reconnue${e.keys.length>1?"s":""} : ${D(e.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide d\
ans ${e.origin}`;case"invalid_union":return"Entr\xE9e invalide";case"invalid_element":return`Valeur invalide dans ${e.origin}`;default:
return"Entr\xE9e invalide"}}},"error");function w4(){return{localeError:Jc()}}o(w4,"Vo"),(0,s.a)(w4,"default");var Vc=(0,s.
a)(()=>{let u={string:{unit:"\u0A85\u0A95\u0ACD\u0AB7\u0AB0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},file:{
unit:"\u0AAC\u0ABE\u0AAF\u0A9F",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},array:{unit:"\u0A86\u0A87\u0A9F\u0AAE",
verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},set:{unit:"\u0A86\u0A87\u0A9F\u0AAE",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},
map:{unit:"\u0A8F\u0AA8\u0ACD\u0A9F\u0ACD\u0AB0\u0AC0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F",email:"\u0A88\u0AAE\u0AC7\u0A87\u0AB2 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
url:"URL",emoji:"\u0A87\u0AAE\u0ACB\u0A9C\u0AC0",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96 \u0A85\u0AA8\u0AC7 \u0AB8\u0AAE\u0AAF",
date:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96",time:"ISO \u0AB8\u0AAE\u0AAF",duration:"ISO \u0A85\u0AB5\u0AA7\u0ABF",ipv4:"IP\
v4 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",ipv6:"IPv6 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",mac:"MAC \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
cidrv4:"IPv4 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",cidrv6:"IPv6 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",base64:"base64-\u0A8F\u0AA8\u0ACD\
\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",base64url:"base64url-\u0A8F\u0AA8\u0ACD\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",
json_string:"JSON \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",e164:"E.164 \u0AA8\u0A82\u0AAC\u0AB0",credit_card:"\u0A95\
\u0ACD\u0AB0\u0AC7\u0AA1\u0ABF\u0A9F \u0A95\u0ABE\u0AB0\u0ACD\u0AA1 \u0AA8\u0A82\u0AAC\u0AB0",currency_code:"\u0A9A\u0AB2\u0AA3 \u0A95\u0ACB\u0AA1",
iban:"IBAN",jwt:"JWT",template_literal:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F"},r={nan:"NaN"};return e=>{switch(e.code){case"in\
valid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${t}\
, \u0AAA\u0ACD\u0AB0\u0ABE\u0AAA\u0ACD\u0AA4 ${l}`}case"invalid_value":return e.values.length===1?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\
\u0AA4 ${A(e.values[0])}`:`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB5\u0ABF\u0A95\u0AB2\u0ACD\u0AAA: ${D(e.values," | ")}\
 \u0AAE\u0ABE\u0AA7\u0ACD\u0AAF\u0AAE\u0AA5\u0AC0 \u0A8F\u0A95 \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4`;case"to\
o_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${e.origin??
"\u0AAE\u0AC2\u0AB2\u0ACD\u0AAF"} ${t}${e.maximum.toString()} ${a.unit??"\u0A8F\u0AB2\u0ABF\u0AAE\u0AC7\u0AA8\u0ACD\u0A9F"}\
 \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${e.origin??"\u0AAE\u0AC2\u0AB2\
\u0ACD\u0AAF"} ${t}${e.maximum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"too_small":{let t=e.
inclusive?">=":">",a=n(e.origin);return a?`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${e.origin} ${t}${e.minimum.
toString()} ${a.unit} \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${e.
origin} ${t}${e.minimum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"invalid_format":{let t=e;
return t.format==="starts_with"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${t.
prefix}" \u0AA5\u0AC0 \u0AB6\u0AB0\u0AC2 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:t.format==="ends_with"?`\u0A85\u0AAE\u0ABE\u0AA8\
\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${t.suffix}" \u0AAA\u0AB0 \u0AB8\u0AAE\u0ABE\u0AAA\u0ACD\u0AA4 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
t.format==="includes"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${t.includes}\
" \u0AB6\u0ABE\u0AAE\u0AC7\u0AB2 \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:t.format==="regex"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\
\u0ACD\u0AB0\u0ABF\u0A82\u0A97: \u0AAA\u0AC7\u0A9F\u0AB0\u0ACD\u0AA8 ${t.pattern} \u0AB8\u0ABE\u0AA5\u0AC7 \u0AAE\u0AC7\u0AB3 \u0A96\u0ABE\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF ${i[t.format]??e.format}`}case"not_multiple_of":return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA8\u0A82\u0AAC\u0AB0: ${e.
divisor} \u0AA8\u0ACB \u0A97\u0AC1\u0AA3\u0ABE\u0A82\u0A95 \u0AB9\u0ACB\u0AB5\u0ACB \u0A9C\u0ACB\u0A88\u0A8F`;case"unrec\
ognized_keys":return`\u0A93\u0AB3\u0A96\u0AC0 \u0AB6\u0A95\u0ABE\u0AA4\u0ABE \u0AA8\u0AB9\u0AC0\u0A82 \u0AA4\u0AC7 \u0A95\u0AC0${e.
keys.length>1?"\u0A93":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A95\u0AC0`;case"\
invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA1\u0ABF\u0AB8\u0ACD\u0A95\u0ACD\u0AB0\u0ABF\u0AAE\u0ABF\u0AA8\u0AC7\u0A9F\u0AB0 \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF. \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${e.
options.map(t=>`'${t}'`).join(" | ")}`:"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F";case"invali\
d_element":return`${e.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF`;default:
return"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F"}}},"error");function S4(){return{localeError:Vc()}}
o(S4,"Ro"),(0,s.a)(S4,"default");var Mc=(0,s.a)(()=>{let u={string:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA",gender:"\
f"},number:{label:"\u05DE\u05E1\u05E4\u05E8",gender:"m"},boolean:{label:"\u05E2\u05E8\u05DA \u05D1\u05D5\u05DC\u05D9\u05D0\u05E0\u05D9",
gender:"m"},bigint:{label:"BigInt",gender:"m"},date:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA",gender:"m"},array:{label:"\u05DE\u05E2\
\u05E8\u05DA",gender:"m"},object:{label:"\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8",gender:"m"},null:{label:"\u05E2\u05E8\u05DA \u05E8\u05D9\u05E7 (n\
ull)",gender:"m"},undefined:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05DE\u05D5\u05D2\u05D3\u05E8 (undefined)",gender:"\
m"},symbol:{label:"\u05E1\u05D9\u05DE\u05D1\u05D5\u05DC (Symbol)",gender:"m"},function:{label:"\u05E4\u05D5\u05E0\u05E7\u05E6\u05D9\u05D4",
gender:"f"},map:{label:"\u05DE\u05E4\u05D4 (Map)",gender:"f"},set:{label:"\u05E7\u05D1\u05D5\u05E6\u05D4 (Set)",gender:"\
f"},file:{label:"\u05E7\u05D5\u05D1\u05E5",gender:"m"},promise:{label:"Promise",gender:"m"},NaN:{label:"NaN",gender:"m"},
unknown:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05D9\u05D3\u05D5\u05E2",gender:"m"},value:{label:"\u05E2\u05E8\u05DA",
gender:"m"}},n={string:{unit:"\u05EA\u05D5\u05D5\u05D9\u05DD",shortLabel:"\u05E7\u05E6\u05E8",longLabel:"\u05D0\u05E8\u05D5\u05DA"},
file:{unit:"\u05D1\u05D9\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
array:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
set:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},number:{
unit:"",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"}},i=(0,s.a)(c=>c?u[c]:void 0,"typeEntry"),r=(0,s.
a)(c=>{let m=i(c);return m?m.label:c??u.unknown.label},"typeLabel"),e=(0,s.a)(c=>`\u05D4${r(c)}`,"withDefinite"),t=(0,s.
a)(c=>(i(c)?.gender??"m")==="f"?"\u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05D9\u05D5\u05EA":"\u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA",
"verbFor"),a=(0,s.a)(c=>c?n[c]??null:null,"getSizing"),l={regex:{label:"\u05E7\u05DC\u05D8",gender:"m"},email:{label:"\u05DB\u05EA\
\u05D5\u05D1\u05EA \u05D0\u05D9\u05DE\u05D9\u05D9\u05DC",gender:"f"},url:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA \u05E8\u05E9\u05EA",
gender:"f"},emoji:{label:"\u05D0\u05D9\u05DE\u05D5\u05D2'\u05D9",gender:"m"},uuid:{label:"UUID",gender:"m"},uuidv4:{label:"\
UUIDv4",gender:"m"},uuidv6:{label:"UUIDv6",gender:"m"},nanoid:{label:"nanoid",gender:"m"},guid:{label:"GUID",gender:"m"},
cuid:{label:"cuid",gender:"m"},cuid2:{label:"cuid2",gender:"m"},ulid:{label:"ULID",gender:"m"},xid:{label:"XID",gender:"\
m"},ksuid:{label:"KSUID",gender:"m"},datetime:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA \u05D5\u05D6\u05DE\u05DF ISO",gender:"\
m"},date:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA ISO",gender:"m"},time:{label:"\u05D6\u05DE\u05DF ISO",gender:"m"},duration:{
label:"\u05DE\u05E9\u05DA \u05D6\u05DE\u05DF ISO",gender:"m"},ipv4:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA IPv4",gender:"\
f"},ipv6:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA IPv6",gender:"f"},mac:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA MAC",gender:"\
f"},cidrv4:{label:"\u05D8\u05D5\u05D5\u05D7 IPv4",gender:"m"},cidrv6:{label:"\u05D8\u05D5\u05D5\u05D7 IPv6",gender:"m"},
base64:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D1\u05D1\u05E1\u05D9\u05E1 64",gender:"f"},base64url:{label:"\u05DE\u05D7\u05E8\
\u05D5\u05D6\u05EA \u05D1\u05D1\u05E1\u05D9\u05E1 64 \u05DC\u05DB\u05EA\u05D5\u05D1\u05D5\u05EA \u05E8\u05E9\u05EA",gender:"\
f"},json_string:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA JSON",gender:"f"},e164:{label:"\u05DE\u05E1\u05E4\u05E8 E.164",
gender:"m"},credit_card:{label:"\u05DE\u05E1\u05E4\u05E8 \u05DB\u05E8\u05D8\u05D9\u05E1 \u05D0\u05E9\u05E8\u05D0\u05D9",
gender:"m"},currency_code:{label:"\u05E7\u05D5\u05D3 \u05DE\u05D8\u05D1\u05E2",gender:"m"},iban:{label:"IBAN",gender:"m"},
jwt:{label:"JWT",gender:"m"},template_literal:{label:"\u05E7\u05DC\u05D8",gender:"m"},ends_with:{label:"\u05E7\u05DC\u05D8",
gender:"m"},includes:{label:"\u05E7\u05DC\u05D8",gender:"m"},lowercase:{label:"\u05E7\u05DC\u05D8",gender:"m"},starts_with:{
label:"\u05E7\u05DC\u05D8",gender:"m"},uppercase:{label:"\u05E7\u05DC\u05D8",gender:"m"}},d={nan:"NaN"};return c=>{switch(c.
code){case"invalid_type":{let m=c.expected,C=d[m??""]??r(m),f=$(c.input),E=d[f]??u[f]?.label??f;return/^[A-Z]/.test(c.expected)?
`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA instanceof ${c.
expected}, \u05D4\u05EA\u05E7\u05D1\u05DC ${E}`:`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${C}\
, \u05D4\u05EA\u05E7\u05D1\u05DC ${E}`}case"invalid_value":{if(c.values.length===1)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05E2\u05E8\u05DA \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA ${A(
c.values[0])}`;let m=c.values.map(f=>A(f));if(c.values.length===2)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${m[0]}\
 \u05D0\u05D5 ${m[1]}`;let C=m[m.length-1];return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${m.
slice(0,-1).join(", ")} \u05D0\u05D5 ${C}`}case"too_big":{let m=a(c.origin),C=e(c.origin??"value");if(c.origin==="string")
return`${m?.longLabel??"\u05D0\u05E8\u05D5\u05DA"} \u05DE\u05D3\u05D9: ${C} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.
maximum.toString()} ${m?.unit??""} ${c.inclusive?"\u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA":"\u05DC\u05DB\u05DC \u05D4\u05D9\u05D5\u05EA\u05E8"}`.
trim();if(c.origin==="number"){let p=c.inclusive?`\u05E7\u05D8\u05DF \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.maximum}`:
`\u05E7\u05D8\u05DF \u05DE-${c.maximum}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${C} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${p}`}
if(c.origin==="array"||c.origin==="set"){let p=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA",
g=c.inclusive?`${c.maximum} ${m?.unit??""} \u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA`:`\u05E4\u05D7\u05D5\u05EA \u05DE-${c.maximum}\
 ${m?.unit??""}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${C} ${p} \u05DC\u05D4\u05DB\u05D9\u05DC ${g}`.trim()}
let f=c.inclusive?"<=":"<",E=t(c.origin??"value");return m?.unit?`${m.longLabel} \u05DE\u05D3\u05D9: ${C} ${E} ${f}${c.maximum.
toString()} ${m.unit}`:`${m?.longLabel??"\u05D2\u05D3\u05D5\u05DC"} \u05DE\u05D3\u05D9: ${C} ${E} ${f}${c.maximum.toString()}`}case"\
too_small":{let m=a(c.origin),C=e(c.origin??"value");if(c.origin==="string")return`${m?.shortLabel??"\u05E7\u05E6\u05E8"}\
 \u05DE\u05D3\u05D9: ${C} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.minimum.toString()} ${m?.unit??
""} ${c.inclusive?"\u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8":"\u05DC\u05E4\u05D7\u05D5\u05EA"}`.trim();if(c.origin==="numbe\
r"){let p=c.inclusive?`\u05D2\u05D3\u05D5\u05DC \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.minimum}`:`\u05D2\u05D3\u05D5\u05DC \u05DE-${c.
minimum}`;return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${C} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${p}`}
if(c.origin==="array"||c.origin==="set"){let p=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA";
if(c.minimum===1&&c.inclusive){let _=(c.origin,"\u05DC\u05E4\u05D7\u05D5\u05EA \u05E4\u05E8\u05D9\u05D8 \u05D0\u05D7\u05D3");
return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${C} ${p} \u05DC\u05D4\u05DB\u05D9\u05DC ${_}`}let g=c.inclusive?`${c.minimum}\
 ${m?.unit??""} \u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8`:`\u05D9\u05D5\u05EA\u05E8 \u05DE-${c.minimum} ${m?.unit??""}`;return`\
\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${C} ${p} \u05DC\u05D4\u05DB\u05D9\u05DC ${g}`.trim()}let f=c.inclusive?">=":">",
E=t(c.origin??"value");return m?.unit?`${m.shortLabel} \u05DE\u05D3\u05D9: ${C} ${E} ${f}${c.minimum.toString()} ${m.unit}`:
`${m?.shortLabel??"\u05E7\u05D8\u05DF"} \u05DE\u05D3\u05D9: ${C} ${E} ${f}${c.minimum.toString()}`}case"invalid_format":{
let m=c;if(m.format==="starts_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D7\u05D9\u05DC \u05D1 "${m.
prefix}"`;if(m.format==="ends_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05E1\u05EA\u05D9\u05D9\u05DD \u05D1 "${m.
suffix}"`;if(m.format==="includes")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05DB\u05DC\u05D5\u05DC "${m.
includes}"`;if(m.format==="regex")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D0\u05D9\u05DD \u05DC\u05EA\u05D1\u05E0\u05D9\u05EA ${m.
pattern}`;let C=l[m.format],f=C?.label??m.format,E=(C?.gender??"m")==="f"?"\u05EA\u05E7\u05D9\u05E0\u05D4":"\u05EA\u05E7\u05D9\u05DF";
return`${f} \u05DC\u05D0 ${E}`}case"not_multiple_of":return`\u05DE\u05E1\u05E4\u05E8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA \u05DE\u05DB\u05E4\u05DC\u05D4 \u05E9\u05DC ${c.
divisor}`;case"unrecognized_keys":return`\u05DE\u05E4\u05EA\u05D7${c.keys.length>1?"\u05D5\u05EA":""} \u05DC\u05D0 \u05DE\u05D6\u05D5\u05D4${c.
keys.length>1?"\u05D9\u05DD":"\u05D4"}: ${D(c.keys,", ")}`;case"invalid_key":return"\u05E9\u05D3\u05D4 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF \u05D1\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8";case"\
invalid_union":return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF";case"invalid_element":return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF\
 \u05D1${e(c.origin??"array")}`;default:return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF"}}},"error");function z4(){
return{localeError:Mc()}}o(z4,"Fo"),(0,s.a)(z4,"default");var Kc=(0,s.a)(()=>{let u={string:{unit:"\u0905\u0915\u094D\u0937\u0930",
verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},file:{unit:"\u092C\u093E\u0907\u091F\u094D\u0938",verb:"\
\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},array:{unit:"\u0924\u0924\u094D\u0935",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},
set:{unit:"\u0924\u0924\u094D\u0935",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\
\u091F\u093F\u092F\u093E\u0901",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"}};function n(e){return u[e]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0907\u0928\u092A\u0941\u091F",email:"\u0908\u092E\u0947\u0932 \u092A\u0924\u093E",
url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0924\u093F\u0925\u093F \u0914\u0930 \u0938\u092E\u092F",
date:"ISO \u0924\u093F\u0925\u093F",time:"ISO \u0938\u092E\u092F",duration:"ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u092A\u0924\u093E",
ipv6:"IPv6 \u092A\u0924\u093E",mac:"MAC \u092A\u0924\u093E",cidrv4:"IPv4 \u0936\u094D\u0930\u0947\u0923\u0940",cidrv6:"I\
Pv6 \u0936\u094D\u0930\u0947\u0923\u0940",base64:"Base64-\u090F\u0928\u094D\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",
base64url:"Base64URL-\u090F\u0928\u094D\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",e164:"E.164 \u0938\u0902\u0916\u094D\u092F\u093E",credit_card:"\
\u0915\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0938\u0902\u0916\u094D\u092F\u093E",currency_code:"\
\u092E\u0941\u0926\u094D\u0930\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},
r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${t}\
, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${l}`}case"invalid_value":return e.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${A(e.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u094B\u0902 \u092E\u0947\u0902 \u0938\u0947 \u090F\u0915 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${e.
origin??"\u092E\u093E\u0928"} \u092E\u0947\u0902 ${t}${e.maximum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \
\u0915\u093F ${e.origin??"\u092E\u093E\u0928"} ${t}${e.maximum} \u0939\u094B`}case"too_small":{let t=e.inclusive?">=":">",
a=n(e.origin);return a?`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${e.
origin} \u092E\u0947\u0902 ${t}${e.minimum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${e.
origin} ${t}${e.minimum} \u0939\u094B`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: "${t.
prefix}" \u0938\u0947 \u0936\u0941\u0930\u0942 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:t.format==="ends\
_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: "${t.suffix}" \u092A\u0930 \u0938\u092E\u093E\u092A\u094D\u0924 \u0939\
\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:t.format==="includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u0907\u0938\u092E\u0947\u0902 "${t.
includes}" \u0936\u093E\u092E\u093F\u0932 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:t.format==="regex"?`\u0905\
\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u092A\u0948\u091F\u0930\u094D\u0928 ${t.
pattern} \u0938\u0947 \u092E\u0947\u0932 \u0916\u093E\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:`\u0905\u092E\u093E\u0928\u094D\u092F ${i[t.
format]??e.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: \u092F\u0939 ${e.
divisor} \u0915\u093E \u0917\u0941\u0923\u091C \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`;case"unrecognize\
d_keys":return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u0902\u091C\u0940${e.keys.length>1?"\u092F\u093E\u0901":
""}: ${D(e.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u0902\u091C\u0940: ${e.
origin} \u092E\u0947\u0902`;case"invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\
\u093F\u0938\u094D\u0915\u094D\u0930\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${e.
options.map(t=>`'${t}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invali\
d_element":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${e.origin} \u092E\u0947\u0902`;default:return"\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}},"error");function U4(){return{localeError:Kc()}}
o(U4,"Mo"),(0,s.a)(U4,"default");var Gc=(0,s.a)(()=>{let u={string:{unit:"znakova",verb:"imati"},file:{unit:"bajtova",verb:"\
imati"},array:{unit:"stavki",verb:"imati"},set:{unit:"stavki",verb:"imati"}};function n(e){return u[e]??null}o(n,"r"),(0,s.
a)(n,"getSizing");let i={regex:"unos",email:"email adresa",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"U\
UIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum i v\
rijeme",date:"ISO datum",time:"ISO vrijeme",duration:"ISO trajanje",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adres\
a",cidrv4:"IPv4 raspon",cidrv6:"IPv6 raspon",base64:"base64 kodirani tekst",base64url:"base64url kodirani tekst",json_string:"\
JSON tekst",e164:"E.164 broj",credit_card:"broj kreditne kartice",currency_code:"kod valute",iban:"IBAN",jwt:"JWT",template_literal:"\
unos"},r={nan:"NaN",string:"tekst",number:"broj",boolean:"boolean",array:"niz",object:"objekt",set:"skup",file:"datoteka",
date:"datum",bigint:"bigint",symbol:"simbol",undefined:"undefined",null:"null",function:"funkcija",map:"mapa"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`Neispravan unos: o\u010Dekuje se instanceof ${e.expected}, a primljeno je ${l}`:`Neispravan unos: o\u010Dekuje se ${t},\
 a primljeno je ${l}`}case"invalid_value":return e.values.length===1?`Neispravna vrijednost: o\u010Dekivano ${A(e.values[0])}`:
`Neispravna opcija: o\u010Dekivano jedno od ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin),
l=r[e.origin]??e.origin;return a?`Preveliko: o\u010Dekivano da ${l??"vrijednost"} ima ${t}${e.maximum.toString()} ${a.unit??
"elemenata"}`:`Preveliko: o\u010Dekivano da ${l??"vrijednost"} bude ${t}${e.maximum.toString()}`}case"too_small":{let t=e.
inclusive?">=":">",a=n(e.origin),l=r[e.origin]??e.origin;return a?`Premalo: o\u010Dekivano da ${l} ima ${t}${e.minimum.toString()}\
 ${a.unit}`:`Premalo: o\u010Dekivano da ${l} bude ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format===
"starts_with"?`Neispravan tekst: mora zapo\u010Dinjati s "${t.prefix}"`:t.format==="ends_with"?`Neispravan tekst: mora z\
avr\u0161avati s "${t.suffix}"`:t.format==="includes"?`Neispravan tekst: mora sadr\u017Eavati "${t.includes}"`:t.format===
"regex"?`Neispravan tekst: mora odgovarati uzorku ${t.pattern}`:`Neispravna ${i[t.format]??e.format}`}case"not_multiple_\
of":return`Neispravan broj: mora biti vi\u0161ekratnik od ${e.divisor}`;case"unrecognized_keys":return`Neprepoznat${e.keys.
length>1?"i klju\u010Devi":" klju\u010D"}: ${D(e.keys,", ")}`;case"invalid_key":return`Neispravan klju\u010D u ${r[e.origin]??
e.origin}`;case"invalid_union":return"Neispravan unos";case"invalid_element":return`Neispravna vrijednost u ${r[e.origin]??
e.origin}`;default:return"Neispravan unos"}}},"error");function N4(){return{localeError:Gc()}}o(N4,"Jo"),(0,s.a)(N4,"def\
ault");var Wc=(0,s.a)(()=>{let u={string:{unit:"karakter",verb:"legyen"},file:{unit:"byte",verb:"legyen"},array:{unit:"e\
lem",verb:"legyen"},set:{unit:"elem",verb:"legyen"},map:{unit:"elem",verb:"legyen"}};function n(e){return u[e]??null}o(n,
"r"),(0,s.a)(n,"getSizing");let i={regex:"bemenet",email:"email c\xEDm",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUID\
v4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO id\u0151b\xE9lyeg",date:"ISO d\xE1tum",time:"ISO id\u0151",duration:"ISO id\u0151intervallum",ipv4:"IPv4 c\xEDm",ipv6:"\
IPv6 c\xEDm",mac:"MAC c\xEDm",cidrv4:"IPv4 tartom\xE1ny",cidrv6:"IPv6 tartom\xE1ny",base64:"base64-k\xF3dolt string",base64url:"\
base64url-k\xF3dolt string",json_string:"JSON string",e164:"E.164 sz\xE1m",credit_card:"hitelk\xE1rtyasz\xE1m",currency_code:"\
p\xE9nznemk\xF3d",iban:"IBAN",jwt:"JWT",template_literal:"bemenet"},r={nan:"NaN",number:"sz\xE1m",array:"t\xF6mb"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`\xC9rv\xE9nytelen bemenet: a v\xE1rt \xE9rt\xE9k instanceof ${e.expected}, a kapott \xE9rt\xE9k ${l}`:`\xC9rv\xE9nytelen beme\
net: a v\xE1rt \xE9rt\xE9k ${t}, a kapott \xE9rt\xE9k ${l}`}case"invalid_value":return e.values.length===1?`\xC9rv\xE9nytelen \
bemenet: a v\xE1rt \xE9rt\xE9k ${A(e.values[0])}`:`\xC9rv\xE9nytelen opci\xF3: valamelyik \xE9rt\xE9k v\xE1rt ${D(e.values,
"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`T\xFAl nagy: ${e.origin??"\xE9rt\xE9k"} m\xE9rete \
t\xFAl nagy ${t}${e.maximum.toString()} ${a.unit??"elem"}`:`T\xFAl nagy: a bemeneti \xE9rt\xE9k ${e.origin??"\xE9rt\xE9k"}\
 t\xFAl nagy: ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`T\xFAl kicsi\
: a bemeneti \xE9rt\xE9k ${e.origin} m\xE9rete t\xFAl kicsi ${t}${e.minimum.toString()} ${a.unit}`:`T\xFAl kicsi: a bemenet\
i \xE9rt\xE9k ${e.origin} t\xFAl kicsi ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="sta\
rts_with"?`\xC9rv\xE9nytelen string: "${t.prefix}" \xE9rt\xE9kkel kell kezd\u0151dnie`:t.format==="ends_with"?`\xC9rv\xE9nytel\
en string: "${t.suffix}" \xE9rt\xE9kkel kell v\xE9gz\u0151dnie`:t.format==="includes"?`\xC9rv\xE9nytelen string: "${t.includes}\
" \xE9rt\xE9ket kell tartalmaznia`:t.format==="regex"?`\xC9rv\xE9nytelen string: ${t.pattern} mint\xE1nak kell megfelelnie`:
`\xC9rv\xE9nytelen ${i[t.format]??e.format}`}case"not_multiple_of":return`\xC9rv\xE9nytelen sz\xE1m: ${e.divisor} t\xF6bbsz\
\xF6r\xF6s\xE9nek kell lennie`;case"unrecognized_keys":return`Ismeretlen kulcs${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"\
invalid_key":return`\xC9rv\xE9nytelen kulcs ${e.origin}`;case"invalid_union":return"\xC9rv\xE9nytelen bemenet";case"inva\
lid_element":return`\xC9rv\xE9nytelen \xE9rt\xE9k: ${e.origin}`;default:return"\xC9rv\xE9nytelen bemenet"}}},"error");function O4(){
return{localeError:Wc()}}o(O4,"Bo"),(0,s.a)(O4,"default");function Rn(u,n,i){return Math.abs(u)===1?n:i}o(Rn,"_s"),(0,s.
a)(Rn,"getArmenianPlural");function hu(u){if(!u)return"";let n=["\u0561","\u0565","\u0568","\u056B","\u0578","\u0578\u0582",
"\u0585"],i=u[u.length-1];return u+(n.includes(i)?"\u0576":"\u0568")}o(hu,"He"),(0,s.a)(hu,"withDefiniteArticle");var Xc=(0,s.
a)(()=>{let u={string:{unit:{one:"\u0576\u0577\u0561\u0576",many:"\u0576\u0577\u0561\u0576\u0576\u0565\u0580"},verb:"\u0578\u0582\u0576\
\u0565\u0576\u0561\u056C"},file:{unit:{one:"\u0562\u0561\u0575\u0569",many:"\u0562\u0561\u0575\u0569\u0565\u0580"},verb:"\
\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},array:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},
verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},set:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},
verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},map:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},
verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"\u0574\u0578\u0582\u057F\u0584",email:"\u0567\u056C. \u0570\u0561\u057D\u0581\u0565",url:"URL",emoji:"\u0567\u0574\u0578\u057B\u056B",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E \u0587 \u056A\u0561\u0574",date:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E",
time:"ISO \u056A\u0561\u0574",duration:"ISO \u057F\u0587\u0578\u0572\u0578\u0582\u0569\u0575\u0578\u0582\u0576",ipv4:"IP\
v4 \u0570\u0561\u057D\u0581\u0565",ipv6:"IPv6 \u0570\u0561\u057D\u0581\u0565",mac:"MAC \u0570\u0561\u057D\u0581\u0565",cidrv4:"\
IPv4 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",cidrv6:"IPv6 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",base64:"\
base64 \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",base64url:"base64url \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",
json_string:"JSON \u057F\u0578\u0572",e164:"E.164 \u0570\u0561\u0574\u0561\u0580",credit_card:"\u056F\u0580\u0565\u0564\u056B\u057F \u0584\u0561\u0580\u057F\u056B \u0570\u0561\u0574\u0561\u0580",
currency_code:"\u0561\u0580\u056A\u0578\u0582\u0575\u0569\u056B \u056F\u0578\u0564",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0574\u0578\u0582\u057F\u0584"},r={nan:"NaN",number:"\u0569\u056B\u057E",array:"\u0566\u0561\u0576\u0563\u057E\u0561\u056E"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 instanceof ${e.
expected}, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${l}`:`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${t}\
, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${l}`}case"invalid_value":return e.values.length===1?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\
\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${A(e.values[1])}`:`\u054D\u056D\u0561\u056C \u057F\u0561\u0580\u0562\u0565\u0580\u0561\u056F\u2024 \u057D\u057A\u0561\u057D\
\u057E\u0578\u0582\u0574 \u0567\u0580 \u0570\u0565\u057F\u0587\u0575\u0561\u056C\u0576\u0565\u0580\u056B\u0581 \u0574\u0565\u056F\u0568\u055D ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);if(a){let l=Number(e.maximum),d=Rn(l,a.unit.one,
a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${hu(
e.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${t}${e.maximum.toString()} ${d}`}
return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${hu(
e.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056C\u056B\u0576\u056B ${t}${e.maximum.toString()}`}case"too_small":{let t=e.
inclusive?">=":">",a=n(e.origin);if(a){let l=Number(e.minimum),d=Rn(l,a.unit.one,a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\u0565\u0584\
\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${hu(e.origin)} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${t}${e.
minimum.toString()} ${d}`}return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${hu(
e.origin)} \u056C\u056B\u0576\u056B ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts\
_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057D\u056F\u057D\u057E\u056B "${t.
prefix}"-\u0578\u057E`:t.format==="ends_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0561\u057E\u0561\u0580\u057F\u057E\u056B "${t.
suffix}"-\u0578\u057E`:t.format==="includes"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057A\u0561\u0580\u0578\u0582\u0576\u0561\u056F\u056B "${t.
includes}"`:t.format==="regex"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0570\u0561\u0574\u0561\u057A\u0561\u057F\u0561\u057D\u056D\u0561\u0576\u056B ${t.
pattern} \u0571\u0587\u0561\u0579\u0561\u0583\u056B\u0576`:`\u054D\u056D\u0561\u056C ${i[t.format]??e.format}`}case"not_\
multiple_of":return`\u054D\u056D\u0561\u056C \u0569\u056B\u057E\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0562\u0561\u0566\u0574\u0561\u057A\u0561\u057F\u056B\u056F \u056C\u056B\u0576\u056B ${e.
divisor}-\u056B`;case"unrecognized_keys":return`\u0549\u0573\u0561\u0576\u0561\u0579\u057E\u0561\u056E \u0562\u0561\u0576\u0561\u056C\u056B${e.
keys.length>1?"\u0576\u0565\u0580":""}. ${D(e.keys,", ")}`;case"invalid_key":return`\u054D\u056D\u0561\u056C \u0562\u0561\u0576\u0561\u056C\u056B ${hu(
e.origin)}-\u0578\u0582\u0574`;case"invalid_union":return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574";case"\
invalid_element":return`\u054D\u056D\u0561\u056C \u0561\u0580\u056A\u0565\u0584 ${hu(e.origin)}-\u0578\u0582\u0574`;default:
return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574"}}},"error");function P4(){
return{localeError:Xc()}}o(P4,"Ko"),(0,s.a)(P4,"default");var qc=(0,s.a)(()=>{let u={string:{unit:"karakter",verb:"memil\
iki"},file:{unit:"byte",verb:"memiliki"},array:{unit:"item",verb:"memiliki"},set:{unit:"item",verb:"memiliki"},map:{unit:"\
item",verb:"memiliki"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"input",email:"alam\
at email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"\
cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"tanggal dan waktu format ISO",date:"tanggal format ISO",time:"jam f\
ormat ISO",duration:"durasi format ISO",ipv4:"alamat IPv4",ipv6:"alamat IPv6",mac:"alamat MAC",cidrv4:"rentang alamat IP\
v4",cidrv6:"rentang alamat IPv6",base64:"string dengan enkode base64",base64url:"string dengan enkode base64url",json_string:"\
string JSON",e164:"angka E.164",credit_card:"nomor kartu kredit",currency_code:"kode mata uang",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??
a;return/^[A-Z]/.test(e.expected)?`Input tidak valid: diharapkan instanceof ${e.expected}, diterima ${l}`:`Input tidak v\
alid: diharapkan ${t}, diterima ${l}`}case"invalid_value":return e.values.length===1?`Input tidak valid: diharapkan ${A(
e.values[0])}`:`Pilihan tidak valid: diharapkan salah satu dari ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":
"<",a=n(e.origin);return a?`Terlalu besar: diharapkan ${e.origin??"value"} memiliki ${t}${e.maximum.toString()} ${a.unit??
"elemen"}`:`Terlalu besar: diharapkan ${e.origin??"value"} menjadi ${t}${e.maximum.toString()}`}case"too_small":{let t=e.
inclusive?">=":">",a=n(e.origin);return a?`Terlalu kecil: diharapkan ${e.origin} memiliki ${t}${e.minimum.toString()} ${a.
unit}`:`Terlalu kecil: diharapkan ${e.origin} menjadi ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.
format==="starts_with"?`String tidak valid: harus dimulai dengan "${t.prefix}"`:t.format==="ends_with"?`String tidak val\
id: harus berakhir dengan "${t.suffix}"`:t.format==="includes"?`String tidak valid: harus menyertakan "${t.includes}"`:t.
format==="regex"?`String tidak valid: harus sesuai pola ${t.pattern}`:`${i[t.format]??e.format} tidak valid`}case"not_mu\
ltiple_of":return`Angka tidak valid: harus kelipatan dari ${e.divisor}`;case"unrecognized_keys":return`Kunci tidak diken\
ali ${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"invalid_key":return`Kunci tidak valid di ${e.origin}`;case"invali\
d_union":return"Input tidak valid";case"invalid_element":return`Nilai tidak valid di ${e.origin}`;default:return"Input t\
idak valid"}}},"error");function j4(){return{localeError:qc()}}o(j4,"Go"),(0,s.a)(j4,"default");var Hc=(0,s.a)(()=>{let u={
string:{unit:"stafi",verb:"a\xF0 hafa"},file:{unit:"b\xE6ti",verb:"a\xF0 hafa"},array:{unit:"hluti",verb:"a\xF0 hafa"},set:{
unit:"hluti",verb:"a\xF0 hafa"},map:{unit:"hluti",verb:"a\xF0 hafa"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,
"getSizing");let i={regex:"gildi",email:"netfang",url:"vefsl\xF3\xF0",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dagsetni\
ng og t\xEDmi",date:"ISO dagsetning",time:"ISO t\xEDmi",duration:"ISO t\xEDmalengd",ipv4:"IPv4 address",ipv6:"IPv6 addre\
ss",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded strengur",base64url:"base64url-enco\
ded strengur",json_string:"JSON strengur",e164:"E.164 t\xF6lugildi",credit_card:"kreditkortan\xFAmer",currency_code:"gja\
ldmi\xF0ilsk\xF3\xF0i",iban:"IBAN",jwt:"JWT",template_literal:"gildi"},r={nan:"NaN",number:"n\xFAmer",array:"fylki"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`Rangt gildi: \xDE\xFA sl\xF3st inn ${l} \xFEar sem \xE1 a\xF0 vera instanceof ${e.expected}`:`Rangt gildi: \xDE\xFA sl\xF3st inn\
 ${l} \xFEar sem \xE1 a\xF0 vera ${t}`}case"invalid_value":return e.values.length===1?`Rangt gildi: gert r\xE1\xF0 fyrir ${A(
e.values[0])}`:`\xD3gilt val: m\xE1 vera eitt af eftirfarandi ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":
"<",a=n(e.origin);return a?`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${e.origin??"gildi"} hafi ${t}${e.maximum.toString()}\
 ${a.unit??"hluti"}`:`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${e.origin??"gildi"} s\xE9 ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${e.origin}\
 hafi ${t}${e.minimum.toString()} ${a.unit}`:`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${e.origin} s\xE9 ${t}${e.minimum.
toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 byrja \xE1 "${t.
prefix}"`:t.format==="ends_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 enda \xE1 "${t.suffix}"`:t.format==="includes"?`\xD3\
gildur strengur: ver\xF0ur a\xF0 innihalda "${t.includes}"`:t.format==="regex"?`\xD3gildur strengur: ver\xF0ur a\xF0 fylgja mynst\
ri ${t.pattern}`:`Rangt ${i[t.format]??e.format}`}case"not_multiple_of":return`R\xF6ng tala: ver\xF0ur a\xF0 vera margfeldi af ${e.
divisor}`;case"unrecognized_keys":return`\xD3\xFEekkt ${e.keys.length>1?"ir lyklar":"ur lykill"}: ${D(e.keys,", ")}`;case"\
invalid_key":return`Rangur lykill \xED ${e.origin}`;case"invalid_union":return"Rangt gildi";case"invalid_element":return`\
Rangt gildi \xED ${e.origin}`;default:return"Rangt gildi"}}},"error");function T4(){return{localeError:Hc()}}o(T4,"Wo"),
(0,s.a)(T4,"default");var Yc=(0,s.a)(()=>{let u={string:{unit:"caratteri",verb:"avere"},file:{unit:"byte",verb:"avere"},
array:{unit:"elementi",verb:"avere"},set:{unit:"elementi",verb:"avere"},map:{unit:"elementi",verb:"avere"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"input",email:"indirizzo email",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"data e ora ISO",date:"data ISO",time:"ora ISO",duration:"durata ISO",ipv4:"indirizzo IPv4",ipv6:"indiri\
zzo IPv6",mac:"indirizzo MAC",cidrv4:"intervallo IPv4",cidrv6:"intervallo IPv6",base64:"stringa codificata in base64",base64url:"\
URL codificata in base64",json_string:"stringa JSON",e164:"numero E.164",credit_card:"numero di carta di credito",currency_code:"\
codice valuta",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN",number:"numero",array:"vettore"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`Input non valido: atteso instanceof ${e.expected}, ricevuto ${l}`:`Input non valido: atteso ${t}, ricevuto ${l}`}case"i\
nvalid_value":return e.values.length===1?`Input non valido: atteso ${A(e.values[0])}`:`Opzione non valida: atteso uno tr\
a ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Troppo grande: ${e.origin??"valo\
re"} deve avere ${t}${e.maximum.toString()} ${a.unit??"elementi"}`:`Troppo grande: ${e.origin??"valore"} deve essere ${t}${e.
maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Troppo piccolo: ${e.origin} dev\
e avere ${t}${e.minimum.toString()} ${a.unit}`:`Troppo piccolo: ${e.origin} deve essere ${t}${e.minimum.toString()}`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`Stringa non valida: deve iniziare con "${t.prefix}"`:t.format===
"ends_with"?`Stringa non valida: deve terminare con "${t.suffix}"`:t.format==="includes"?`Stringa non valida: deve inclu\
dere "${t.includes}"`:t.format==="regex"?`Stringa non valida: deve corrispondere al pattern ${t.pattern}`:`Input non val\
ido: ${i[t.format]??e.format}`}case"not_multiple_of":return`Numero non valido: deve essere un multiplo di ${e.divisor}`;case"\
unrecognized_keys":return`Chiav${e.keys.length>1?"i":"e"} non riconosciut${e.keys.length>1?"e":"a"}: ${D(e.keys,", ")}`;case"\
invalid_key":return`Chiave non valida in ${e.origin}`;case"invalid_union":return"Input non valido";case"invalid_element":
return`Valore non valido in ${e.origin}`;default:return"Input non valido"}}},"error");function Z4(){return{localeError:Yc()}}
o(Z4,"Xo"),(0,s.a)(Z4,"default");var Qc=(0,s.a)(()=>{let u={string:{unit:"\u6587\u5B57",verb:"\u3067\u3042\u308B"},file:{
unit:"\u30D0\u30A4\u30C8",verb:"\u3067\u3042\u308B"},array:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"},set:{unit:"\u8981\u7D20",
verb:"\u3067\u3042\u308B"},map:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"}};function n(e){return u[e]??null}o(n,"r"),
(0,s.a)(n,"getSizing");let i={regex:"\u5165\u529B\u5024",email:"\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9",url:"URL",emoji:"\
\u7D75\u6587\u5B57",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO\u65E5\u6642",date:"ISO\u65E5\u4ED8",time:"ISO\u6642\u523B",duration:"ISO\u671F\u9593",
ipv4:"IPv4\u30A2\u30C9\u30EC\u30B9",ipv6:"IPv6\u30A2\u30C9\u30EC\u30B9",mac:"MAC\u30A2\u30C9\u30EC\u30B9",cidrv4:"IPv4\u7BC4\u56F2",
cidrv6:"IPv6\u7BC4\u56F2",base64:"base64\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",base64url:"base64url\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",
json_string:"JSON\u6587\u5B57\u5217",e164:"E.164\u756A\u53F7",credit_card:"\u30AF\u30EC\u30B8\u30C3\u30C8\u30AB\u30FC\u30C9\u756A\u53F7",
currency_code:"\u901A\u8CA8\u30B3\u30FC\u30C9",iban:"IBAN",jwt:"JWT",template_literal:"\u5165\u529B\u5024"},r={nan:"NaN",
number:"\u6570\u5024",array:"\u914D\u5217"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,
a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u7121\u52B9\u306A\u5165\u529B: instanceof ${e.expected}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\
\u304C\u3001${l}\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u5165\u529B: ${t}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\u304C\u3001${l}\
\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`}case"invalid_value":return e.values.length===1?`\u7121\u52B9\u306A\u5165\u529B: ${A(
e.values[0])}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u9078\u629E: ${D(e.values,"\u3001")}\u306E\
\u3044\u305A\u308C\u304B\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"too_big":{let t=e.inclusive?"\
\u4EE5\u4E0B\u3067\u3042\u308B":"\u3088\u308A\u5C0F\u3055\u3044",a=n(e.origin);return a?`\u5927\u304D\u3059\u304E\u308B\u5024: ${e.
origin??"\u5024"}\u306F${e.maximum.toString()}${a.unit??"\u8981\u7D20"}${t}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:`\
\u5927\u304D\u3059\u304E\u308B\u5024: ${e.origin??"\u5024"}\u306F${e.maximum.toString()}${t}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
too_small":{let t=e.inclusive?"\u4EE5\u4E0A\u3067\u3042\u308B":"\u3088\u308A\u5927\u304D\u3044",a=n(e.origin);return a?`\
\u5C0F\u3055\u3059\u304E\u308B\u5024: ${e.origin}\u306F${e.minimum.toString()}${a.unit}${t}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u5C0F\u3055\u3059\u304E\u308B\u5024: ${e.origin}\u306F${e.minimum.toString()}${t}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${t.prefix}"\u3067\u59CB\u307E\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
t.format==="ends_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${t.suffix}"\u3067\u7D42\u308F\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
t.format==="includes"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${t.includes}"\u3092\u542B\u3080\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
t.format==="regex"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: \u30D1\u30BF\u30FC\u30F3${t.pattern}\u306B\u4E00\u81F4\u3059\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u7121\u52B9\u306A${i[t.format]??e.format}`}case"not_multiple_of":return`\u7121\u52B9\u306A\u6570\u5024: ${e.divisor}\u306E\u500D\
\u6570\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"unrecognized_keys":return`\u8A8D\u8B58\u3055\u308C\u3066\u3044\u306A\u3044\u30AD\u30FC${e.
keys.length>1?"\u7FA4":""}: ${D(e.keys,"\u3001")}`;case"invalid_key":return`${e.origin}\u5185\u306E\u7121\u52B9\u306A\u30AD\u30FC`;case"\
invalid_union":return"\u7121\u52B9\u306A\u5165\u529B";case"invalid_element":return`${e.origin}\u5185\u306E\u7121\u52B9\u306A\u5024`;default:
return"\u7121\u52B9\u306A\u5165\u529B"}}},"error");function L4(){return{localeError:Qc()}}o(L4,"qo"),(0,s.a)(L4,"default");
var u6=(0,s.a)(()=>{let u={string:{unit:"\u10E1\u10D8\u10DB\u10D1\u10DD\u10DA\u10DD",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
file:{unit:"\u10D1\u10D0\u10D8\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
array:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
set:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
map:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0",
email:"\u10D4\u10DA-\u10E4\u10DD\u10E1\u10E2\u10D8\u10E1 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",url:"UR\
L",emoji:"\u10D4\u10DB\u10DD\u10EF\u10D8",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8-\u10D3\u10E0\u10DD",
date:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8",time:"\u10D3\u10E0\u10DD",duration:"\u10EE\u10D0\u10DC\u10D2\u10E0\u10EB\u10DA\u10D8\u10D5\u10DD\u10D1\u10D0",
ipv4:"IPv4 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",ipv6:"IPv6 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",
mac:"MAC \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",cidrv4:"IPv4 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",
cidrv6:"IPv6 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",base64:"base64-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",
base64url:"base64url-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",json_string:"\
JSON \u10D5\u10D4\u10DA\u10D8",e164:"E.164 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",credit_card:"\u10E1\u10D0\u10D9\u10E0\u10D4\u10D3\u10D8\u10E2\u10DD \u10D1\u10D0\u10E0\u10D0\u10D7\u10D8\u10E1 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",
currency_code:"\u10D5\u10D0\u10DA\u10E3\u10E2\u10D8\u10E1 \u10D9\u10DD\u10D3\u10D8",iban:"IBAN",jwt:"JWT",template_literal:"\
\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"},r={nan:"NaN",number:"\u10E0\u10D8\u10EA\u10EE\u10D5\u10D8",string:"\u10D5\u10D4\u10DA\u10D8",
boolean:"\u10D1\u10E3\u10DA\u10D4\u10D0\u10DC\u10D8",function:"\u10E4\u10E3\u10DC\u10E5\u10EA\u10D8\u10D0",array:"\u10DB\u10D0\u10E1\u10D8\u10D5\u10D8"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 instanceof ${e.
expected}, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${l}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${t}\
, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${l}`}case"invalid_value":return e.values.length===1?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\
\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${A(e.values[0])}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D0\u10E0\u10D8\u10D0\u10DC\u10E2\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\
\u10D3\u10DC\u10D4\u10DA\u10D8\u10D0 \u10D4\u10E0\u10D7-\u10D4\u10E0\u10D7\u10D8 ${D(e.values,"|")}-\u10D3\u10D0\u10DC`;case"\
too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${e.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} ${a.verb} ${t}${e.maximum.toString()} ${a.
unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${e.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} \u10D8\u10E7\u10DD\u10E1 ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${e.
origin} ${a.verb} ${t}${e.minimum.toString()} ${a.unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${e.
origin} \u10D8\u10E7\u10DD\u10E1 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_wi\
th"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10EC\u10E7\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${t.
prefix}"-\u10D8\u10D7`:t.format==="ends_with"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10DB\u10D7\u10D0\u10D5\u10E0\u10D3\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${t.
suffix}"-\u10D8\u10D7`:t.format==="includes"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1 "${t.
includes}"-\u10E1`:t.format==="regex"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D4\u10E1\u10D0\u10D1\u10D0\u10DB\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 \u10E8\u10D0\u10D1\u10DA\u10DD\u10DC\u10E1 ${t.
pattern}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 ${i[t.format]??e.format}`}case"not_multiple_of":return`\u10D0\u10E0\u10D0\u10E1\u10EC\
\u10DD\u10E0\u10D8 \u10E0\u10D8\u10EA\u10EE\u10D5\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10E7\u10DD\u10E1 ${e.divisor}-\
\u10D8\u10E1 \u10EF\u10D4\u10E0\u10D0\u10D3\u10D8`;case"unrecognized_keys":return`\u10E3\u10EA\u10DC\u10DD\u10D1\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1${e.
keys.length>1?"\u10D4\u10D1\u10D8":"\u10D8"}: ${D(e.keys,", ")}`;case"invalid_key":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1\u10D8 ${e.
origin}-\u10E8\u10D8`;case"invalid_union":return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0";case"\
invalid_element":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0 ${e.
origin}-\u10E8\u10D8`;default:return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"}}},
"error");function R4(){return{localeError:u6()}}o(R4,"Ho"),(0,s.a)(R4,"default");var e6=(0,s.a)(()=>{let u={string:{unit:"\
\u178F\u17BD\u17A2\u1780\u17D2\u179F\u179A",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},file:{unit:"\u1794\u17C3",verb:"\
\u1782\u17BD\u179A\u1798\u17B6\u1793"},array:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},
set:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},map:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\
\u1782\u17BD\u179A\u1798\u17B6\u1793"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u1791\u17B7\
\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B",email:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793\u17A2\u17CA\u17B8\u1798\u17C2\u179B",
url:"URL",emoji:"\u179F\u1789\u17D2\u1789\u17B6\u17A2\u17B6\u179A\u1798\u17D2\u1798\u178E\u17CD",uuid:"UUID",uuidv4:"UUI\
Dv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 \u1793\u17B7\u1784\u1798\u17C9\u17C4\u1784 ISO",date:"\
\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 ISO",time:"\u1798\u17C9\u17C4\u1784 ISO",duration:"\u179A\u1799\
\u17C8\u1796\u17C1\u179B ISO",ipv4:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv4",ipv6:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv6",
mac:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 MAC",cidrv4:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv4",
cidrv6:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv6",base64:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64",
base64url:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64url",json_string:"\
\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A JSON",e164:"\u179B\u17C1\u1781 E.164",credit_card:"\u179B\u17C1\u1781\u1794\u17D0\u178E\u17D2\u178E\u17A5\u178E\u1791\u17B6\u1793",
currency_code:"\u1780\u17BC\u178A\u179A\u17BC\u1794\u17B7\u1799\u1794\u17D0\u178E\u17D2\u178E",iban:"IBAN",jwt:"JWT",template_literal:"\
\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B"},r={nan:"NaN",number:"\u179B\u17C1\u1781",
array:"\u17A2\u17B6\u179A\u17C1 (Array)",null:"\u1782\u17D2\u1798\u17B6\u1793\u178F\u1798\u17D2\u179B\u17C3 (null)"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A instanceof ${e.
expected} \u1794\u17C9\u17BB\u1793\u17D2\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${l}`:`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\
\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${t} \u1794\u17C9\u17BB\u1793\u17D2\
\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${l}`}case"invalid_value":return e.values.length===1?`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\
\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${A(
e.values[0])}`:`\u1787\u1798\u17D2\u179A\u17BE\u179F\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1787\u17B6\u1798\u17BD\u1799\u1780\u17D2\u1793\u17BB\u1784\u1785\u17C6\u178E\u17C4\u1798 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${e.
origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${t} ${e.maximum.toString()} ${a.unit??"\u1792\u17B6\u178F\u17BB"}`:`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\
\u179A\u17BC\u179C\u1780\u17B6\u179A ${e.origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${t} ${e.maximum.toString()}`}case"to\
o_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${e.
origin} ${t} ${e.minimum.toString()} ${a.unit}`:`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${e.
origin} ${t} ${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\
\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1785\u17B6\u1794\u17CB\u1795\u17D2\u178F\u17BE\u1798\u178A\u17C4\u1799 "${t.
prefix}"`:t.format==="ends_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1794\u1789\u17D2\u1785\u1794\u17CB\u178A\u17C4\u1799 "${t.
suffix}"`:t.format==="includes"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1798\u17B6\u1793 "${t.
includes}"`:t.format==="regex"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1795\u17D2\u1782\u17BC\u1795\u17D2\u1782\u1784\u1793\u17B9\u1784\u1791\u1798\u17D2\u179A\u1784\u17CB\u178A\u17C2\u179B\u1794\u17B6\u1793\u1780\u17C6\u178E\u178F\u17CB ${t.
pattern}`:`\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 ${i[t.format]??e.format}`}case"\
not_multiple_of":return`\u179B\u17C1\u1781\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1787\u17B6\u1796\u17A0\u17BB\u1782\u17BB\u178E\u1793\u17C3 ${e.
divisor}`;case"unrecognized_keys":return`\u179A\u1780\u1783\u17BE\u1789\u179F\u17C4\u1798\u17B7\u1793\u179F\u17D2\u1782\u17B6\u179B\u17CB\u17D6 ${D(
e.keys,", ")}`;case"invalid_key":return`\u179F\u17C4\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${e.
origin}`;case"invalid_union":return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C";case"\
invalid_element":return`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${e.
origin}`;default:return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C"}}},
"error");function Jn(){return{localeError:e6()}}o(Jn,"zt"),(0,s.a)(Jn,"default");function J4(){return Jn()}o(J4,"Yo"),(0,s.
a)(J4,"default");var n6=(0,s.a)(()=>{let u={string:{unit:"\u0C85\u0C95\u0CCD\u0CB7\u0CB0\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},
file:{unit:"\u0CAC\u0CC8\u0C9F\u0CCD\u200C\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},array:{unit:"\
\u0CB5\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},set:{unit:"\u0CB5\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",
verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},map:{unit:"entries",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD",email:"email\
 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95\u0CA6 \u0CB8\u0CAE\u0CAF",
date:"ISO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95",time:"ISO \u0CB8\u0CAE\u0CAF",duration:"ISO \u0C85\u0CB5\u0CA7\u0CBF",ipv4:"\
IPv4 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",ipv6:"IPv6 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",mac:"MAC \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",
cidrv4:"IPv4 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",cidrv6:"IPv6 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",
base64:"base64-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",base64url:"base64url-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",
json_string:"JSON\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",e164:"E.164 \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
credit_card:"\u0C95\u0CCD\u0CB0\u0CC6\u0CA1\u0CBF\u0C9F\u0CCD \u0C95\u0CBE\u0CB0\u0CCD\u0CA1\u0CCD \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
currency_code:"\u0C95\u0CB0\u0CC6\u0CA8\u0CCD\u0CB8\u0CBF \u0C95\u0CCB\u0CA1\u0CCD",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${t}\
, \u0CB8\u0CCD\u0CB5\u0CC0\u0C95\u0CB0\u0CBF\u0CB8\u0CBF\u0CA6\u0CA8\u0CC1 ${l}`}case"invalid_value":return e.values.length===
1?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${A(
e.values[0])}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C86\u0CAF\u0CCD\u0C95\u0CC6: \u0C87\u0CB5\u0CC1\u0C97\u0CB3\u0CB2\u0CCD\u0CB2\u0CBF \u0C92\u0C82\u0CA6\u0CA8\u0CCD\u0CA8\u0CC1 \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${e.
origin??"value"} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${t}${e.maximum.toString()} ${a.unit??"\u0C85\u0C82\u0CB6\u0C97\u0CB3\u0CC1"}`:
`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${e.
origin??"value"} \u0C8E\u0C82\u0CA6\u0CC1 ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.
origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${e.
origin} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${t}${e.minimum.toString()} ${a.unit}`:`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${e.
origin} \u0C8E\u0C82\u0CA6\u0CC1 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_wi\
th"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0CAA\u0CCD\u0CB0\u0CBE\u0CB0\u0C82\u0CAD\u0CBF\u0CB8\u0CAC\u0CC7\u0C95\u0CC1 "${t.
prefix}"`:t.format==="ends_with"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0C95\u0CCA\u0CA8\u0CC6\u0C97\u0CCA\u0CB3\u0CCD\u0CB3\u0CAC\u0CC7\u0C95\u0CC1 "${t.
suffix}"`:t.format==="includes"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C92\u0CB3\u0C97\u0CCA\u0C82\u0CA1\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 "${t.
includes}"`:t.format==="regex"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0CAE\u0CBE\u0CA6\u0CB0\u0CBF\u0C97\u0CC6 \u0CB9\u0CCA\u0C82\u0CA6\u0CBF\u0C95\u0CC6\u0CAF\u0CBE\u0C97\u0CAC\u0CC7\u0C95\u0CC1 ${t.
pattern}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF ${i[t.format]??e.format}`}case"not_multiple_of":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6: \u0CAC\u0CB9\
\u0CC1\u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6\u0CAF\u0CBE\u0C97\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 ${e.divisor}`;case"unre\
cognized_keys":return`\u0C97\u0CC1\u0CB0\u0CC1\u0CA4\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CA6 \u0C95\u0CC0 ${e.keys.length>1?
"s":""}: ${D(e.keys,", ")}`;case"invalid_key":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0C95\u0CC0 \u0C87\u0CA8\u0CCD ${e.
origin}`;case"invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CA4\u0CBE\u0CB0\u0CA4\u0CAE\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF. \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\
\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${e.options.map(t=>`'${t}'`).join(" | ")}`:"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD";case"\
invalid_element":return`\u0CB0\u0CB2\u0CCD\u0CB2\u0CBF \u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF ${e.
origin}`;default:return"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD"}}},"error");
function V4(){return{localeError:n6()}}o(V4,"Qo"),(0,s.a)(V4,"default");var t6=(0,s.a)(()=>{let u={string:{unit:"\uBB38\uC790",
verb:"to have"},file:{unit:"\uBC14\uC774\uD2B8",verb:"to have"},array:{unit:"\uAC1C",verb:"to have"},set:{unit:"\uAC1C",
verb:"to have"},map:{unit:"\uAC1C",verb:"to have"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"\uC785\uB825",email:"\uC774\uBA54\uC77C \uC8FC\uC18C",url:"URL",emoji:"\uC774\uBAA8\uC9C0",uuid:"UUID",uuidv4:"UU\
IDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO \uB0A0\uC9DC\uC2DC\uAC04",date:"ISO \uB0A0\uC9DC",time:"ISO \uC2DC\uAC04",duration:"ISO \uAE30\uAC04",ipv4:"IPv4 \uC8FC\uC18C",
ipv6:"IPv6 \uC8FC\uC18C",mac:"MAC \uC8FC\uC18C",cidrv4:"IPv4 \uBC94\uC704",cidrv6:"IPv6 \uBC94\uC704",base64:"base64 \uC778\uCF54\uB529\
 \uBB38\uC790\uC5F4",base64url:"base64url \uC778\uCF54\uB529 \uBB38\uC790\uC5F4",json_string:"JSON \uBB38\uC790\uC5F4",e164:"\
E.164 \uBC88\uD638",credit_card:"\uC2E0\uC6A9\uCE74\uB4DC \uBC88\uD638",currency_code:"\uD1B5\uD654 \uCF54\uB4DC",iban:"\
IBAN",jwt:"JWT",template_literal:"\uC785\uB825"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 instanceof ${e.
expected}, \uBC1B\uC740 \uD0C0\uC785\uC740 ${l}\uC785\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 ${t}\
, \uBC1B\uC740 \uD0C0\uC785\uC740 ${l}\uC785\uB2C8\uB2E4`}case"invalid_value":return e.values.length===1?`\uC798\uBABB\uB41C \uC785\uB825: \uAC12\uC740 ${A(
e.values[0])} \uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC635\uC158: ${D(e.values,"\uB610\uB294 ")} \uC911 \
\uD558\uB098\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"too_big":{let t=e.inclusive?"\uC774\uD558":"\uBBF8\uB9CC",a=t==="\uBBF8\uB9CC"?
"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",l=n(e.origin),d=l?.unit??"\uC694\uC18C";return l?
`${e.origin??"\uAC12"}\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${e.maximum.toString()}${d} ${t}${a}`:`${e.origin??"\uAC12"}\
\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${e.maximum.toString()} ${t}${a}`}case"too_small":{let t=e.inclusive?"\uC774\uC0C1":
"\uCD08\uACFC",a=t==="\uC774\uC0C1"?"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",l=n(e.origin),
d=l?.unit??"\uC694\uC18C";return l?`${e.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${e.minimum.toString()}${d}\
 ${t}${a}`:`${e.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${e.minimum.toString()} ${t}${a}`}case"in\
valid_format":{let t=e;return t.format==="starts_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${t.prefix}"(\uC73C)\uB85C \uC2DC\uC791\uD574\uC57C \uD569\uB2C8\
\uB2E4`:t.format==="ends_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${t.suffix}"(\uC73C)\uB85C \uB05D\uB098\uC57C \uD569\uB2C8\uB2E4`:
t.format==="includes"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${t.includes}"\uC744(\uB97C) \uD3EC\uD568\uD574\uC57C \uD569\uB2C8\uB2E4`:
t.format==="regex"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: \uC815\uADDC\uC2DD ${t.pattern} \uD328\uD134\uACFC \uC77C\uCE58\uD574\uC57C \uD569\uB2C8\uB2E4`:
`\uC798\uBABB\uB41C ${i[t.format]??e.format}`}case"not_multiple_of":return`\uC798\uBABB\uB41C \uC22B\uC790: ${e.divisor}\
\uC758 \uBC30\uC218\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"unrecognized_keys":return`\uC778\uC2DD\uD560 \uC218 \uC5C6\uB294 \uD0A4: ${D(
e.keys,", ")}`;case"invalid_key":return`\uC798\uBABB\uB41C \uD0A4: ${e.origin}`;case"invalid_union":return"\uC798\uBABB\uB41C \uC785\uB825";case"\
invalid_element":return`\uC798\uBABB\uB41C \uAC12: ${e.origin}`;default:return"\uC798\uBABB\uB41C \uC785\uB825"}}},"erro\
r");function M4(){return{localeError:t6()}}o(M4,"ea"),(0,s.a)(M4,"default");var p0=(0,s.a)(u=>u.charAt(0).toUpperCase()+
u.slice(1),"capitalizeFirstCharacter");function Vn(u){let n=Math.abs(u),i=n%10,r=n%100;return r>=11&&r<=19||i===0?"many":
i===1?"one":"few"}o(Vn,"ys"),(0,s.a)(Vn,"getUnitTypeFromNumber");var i6=(0,s.a)(()=>{let u={string:{unit:{one:"simbolis",
few:"simboliai",many:"simboli\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne ilgesn\u0117 kaip",notInclusive:"turi \
b\u016Bti trumpesn\u0117 kaip"},bigger:{inclusive:"turi b\u016Bti ne trumpesn\u0117 kaip",notInclusive:"turi b\u016Bti ilgesn\
\u0117 kaip"}}},file:{unit:{one:"baitas",few:"baitai",many:"bait\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne didesnis\
 kaip",notInclusive:"turi b\u016Bti ma\u017Eesnis kaip"},bigger:{inclusive:"turi b\u016Bti ne ma\u017Eesnis kaip",notInclusive:"\
turi b\u016Bti didesnis kaip"}}},array:{unit:{one:"element\u0105",few:"elementus",many:"element\u0173"},verb:{smaller:{inclusive:"\
turi tur\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},bigger:{inclusive:"turi tur\u0117ti ne ma\
\u017Eiau kaip",notInclusive:"turi tur\u0117ti daugiau kaip"}}},set:{unit:{one:"element\u0105",few:"elementus",many:"ele\
ment\u0173"},verb:{smaller:{inclusive:"turi tur\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},
bigger:{inclusive:"turi tur\u0117ti ne ma\u017Eiau kaip",notInclusive:"turi tur\u0117ti daugiau kaip"}}}};function n(e,t,a,l){
let d=u[e]??null;return d===null?d:{unit:d.unit[t],verb:d.verb[l][a?"inclusive":"notInclusive"]}}o(n,"r"),(0,s.a)(n,"get\
Sizing");let i={regex:"\u012Fvestis",email:"el. pa\u0161to adresas",url:"URL",emoji:"jaustukas",uuid:"UUID",uuidv4:"UUID\
v4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO data ir laikas",date:"ISO data",time:"ISO laikas",duration:"ISO trukm\u0117",ipv4:"IPv4 adresas",ipv6:"IPv6 adresas",
mac:"MAC adresas",cidrv4:"IPv4 tinklo prefiksas (CIDR)",cidrv6:"IPv6 tinklo prefiksas (CIDR)",base64:"base64 u\u017Ekoduota e\
ilut\u0117",base64url:"base64url u\u017Ekoduota eilut\u0117",json_string:"JSON eilut\u0117",e164:"E.164 numeris",credit_card:"\
kredito kortel\u0117s numeris",currency_code:"valiutos kodas",iban:"IBAN",jwt:"JWT",template_literal:"\u012Fvestis"},r={
nan:"NaN",number:"skai\u010Dius",bigint:"sveikasis skai\u010Dius",string:"eilut\u0117",boolean:"login\u0117 reik\u0161m\u0117",
undefined:"neapibr\u0117\u017Eta reik\u0161m\u0117",function:"funkcija",symbol:"simbolis",array:"masyvas",object:"objekt\
as",null:"nulin\u0117 reik\u0161m\u0117"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,
a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Gautas tipas ${l}, o tik\u0117tasi - instanceof ${e.expected}`:`\
Gautas tipas ${l}, o tik\u0117tasi - ${t}`}case"invalid_value":return e.values.length===1?`Privalo b\u016Bti ${A(e.values[0])}`:
`Privalo b\u016Bti vienas i\u0161 ${D(e.values,"|")} pasirinkim\u0173`;case"too_big":{let t=r[e.origin]??e.origin,a=n(e.
origin,Vn(Number(e.maximum)),e.inclusive??!1,"smaller");if(a?.verb)return`${p0(t??e.origin??"reik\u0161m\u0117")} ${a.verb}\
 ${e.maximum.toString()} ${a.unit??"element\u0173"}`;let l=e.inclusive?"ne didesnis kaip":"ma\u017Eesnis kaip";return`${p0(
t??e.origin??"reik\u0161m\u0117")} turi b\u016Bti ${l} ${e.maximum.toString()} ${a?.unit}`}case"too_small":{let t=r[e.origin]??
e.origin,a=n(e.origin,Vn(Number(e.minimum)),e.inclusive??!1,"bigger");if(a?.verb)return`${p0(t??e.origin??"reik\u0161m\u0117")}\
 ${a.verb} ${e.minimum.toString()} ${a.unit??"element\u0173"}`;let l=e.inclusive?"ne ma\u017Eesnis kaip":"didesnis kaip";
return`${p0(t??e.origin??"reik\u0161m\u0117")} turi b\u016Bti ${l} ${e.minimum.toString()} ${a?.unit}`}case"invalid_form\
at":{let t=e;return t.format==="starts_with"?`Eilut\u0117 privalo prasid\u0117ti "${t.prefix}"`:t.format==="ends_with"?`\
Eilut\u0117 privalo pasibaigti "${t.suffix}"`:t.format==="includes"?`Eilut\u0117 privalo \u012Ftraukti "${t.includes}"`:
t.format==="regex"?`Eilut\u0117 privalo atitikti ${t.pattern}`:`Neteisingas ${i[t.format]??e.format}`}case"not_multiple_\
of":return`Skai\u010Dius privalo b\u016Bti ${e.divisor} kartotinis.`;case"unrecognized_keys":return`Neatpa\u017Eint${e.keys.
length>1?"i":"as"} rakt${e.keys.length>1?"ai":"as"}: ${D(e.keys,", ")}`;case"invalid_key":return"Rastas klaidingas rakta\
s";case"invalid_union":return"Klaidinga \u012Fvestis";case"invalid_element":{let t=r[e.origin]??e.origin;return`${p0(t??
e.origin??"reik\u0161m\u0117")} turi klaiding\u0105 \u012Fvest\u012F`}default:return"Klaidinga \u012Fvestis"}}},"error");
function K4(){return{localeError:i6()}}o(K4,"ta"),(0,s.a)(K4,"default");var r6=(0,s.a)(()=>{let u={string:{unit:"\u0437\u043D\u0430\u0446\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},file:{unit:"\u0431\u0430\u0458\u0442\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},
array:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},set:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},map:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0432\u043D\u0435\u0441",email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u043D\u0430\
 \u0435-\u043F\u043E\u0448\u0442\u0430",url:"URL",emoji:"\u0435\u043C\u043E\u045F\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0443\u043C \u0438 \
\u0432\u0440\u0435\u043C\u0435",date:"ISO \u0434\u0430\u0442\u0443\u043C",time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"\
ISO \u0432\u0440\u0435\u043C\u0435\u0442\u0440\u0430\u0435\u045A\u0435",ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441\u0430",
ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441\u0430",mac:"MAC \u0430\u0434\u0440\u0435\u0441\u0430",cidrv4:"IPv4 \u043E\u043F\u0441\u0435\u0433",
cidrv6:"IPv6 \u043E\u043F\u0441\u0435\u0433",base64:"base64-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",
base64url:"base64url-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",json_string:"\
JSON \u043D\u0438\u0437\u0430",e164:"E.164 \u0431\u0440\u043E\u0458",credit_card:"\u0431\u0440\u043E\u0458 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0438\u0447\u043A\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u043D\u0435\u0441"},r={nan:"NaN",number:"\u0431\u0440\u043E\u0458",array:"\u043D\u0438\u0437\u0430"};return e=>{switch(e.
code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u0413\u0440\u0435\u0448\u0435\u043D\
 \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 instanceof ${e.expected}, \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${l}`:
`\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${t}\
, \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${l}`}case"invalid_value":return e.values.length===1?`Invalid input: expect\
ed ${A(e.values[0])}`:`\u0413\u0440\u0435\u0448\u0430\u043D\u0430 \u043E\u043F\u0446\u0438\u0458\u0430: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 \u0435\u0434\u043D\u0430 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${e.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0438\u043C\u0430 ${t}${e.maximum.toString()}\
 ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0438"}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${e.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0431\u0438\u0434\u0435 ${t}${e.maximum.
toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${e.
origin} \u0434\u0430 \u0438\u043C\u0430 ${t}${e.minimum.toString()} ${a.unit}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${e.
origin} \u0434\u0430 \u0431\u0438\u0434\u0435 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format===
"starts_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u043D\u0443\u0432\u0430 \u0441\u043E "${t.
prefix}"`:t.format==="ends_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u0432\u0440\u0448\u0443\u0432\u0430 \u0441\u043E "${t.
suffix}"`:t.format==="includes"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0432\u043A\u043B\u0443\u0447\u0443\u0432\u0430 "${t.
includes}"`:t.format==="regex"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u043E\u0434\u0433\u043E\u0430\u0440\u0430 \u043D\u0430 \u043F\u0430\u0442\u0435\u0440\u043D\u043E\u0442 ${t.
pattern}`:`Invalid ${i[t.format]??e.format}`}case"not_multiple_of":return`\u0413\u0440\u0435\u0448\u0435\u043D \u0431\u0440\u043E\u0458: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0431\u0438\u0434\u0435 \u0434\u0435\u043B\u0438\u0432 \u0441\u043E ${e.
divisor}`;case"unrecognized_keys":return`${e.keys.length>1?"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D\u0438 \u043A\u043B\u0443\u0447\u0435\u0432\u0438":
"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D \u043A\u043B\u0443\u0447"}: ${D(e.keys,", ")}`;case"\
invalid_key":return`\u0413\u0440\u0435\u0448\u0435\u043D \u043A\u043B\u0443\u0447 \u0432\u043E ${e.origin}`;case"invalid\
_union":return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441";case"invalid_element":return`\u0413\u0440\u0435\u0448\u043D\u0430 \u0432\u0440\u0435\u0434\u043D\u043E\
\u0441\u0442 \u0432\u043E ${e.origin}`;default:return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441"}}},
"error");function G4(){return{localeError:r6()}}o(G4,"ra"),(0,s.a)(G4,"default");var a6=(0,s.a)(()=>{let u={string:{unit:"\
aksara",verb:"mempunyai"},file:{unit:"bait",verb:"mempunyai"},array:{unit:"elemen",verb:"mempunyai"},set:{unit:"elemen",
verb:"mempunyai"},map:{unit:"elemen",verb:"mempunyai"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");
let i={regex:"input",email:"alamat e-mel",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"na\
noid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"tarikh masa ISO",date:"tarikh \
ISO",time:"masa ISO",duration:"tempoh ISO",ipv4:"alamat IPv4",ipv6:"alamat IPv6",mac:"alamat MAC",cidrv4:"julat IPv4",cidrv6:"\
julat IPv6",base64:"string dikodkan base64",base64url:"string dikodkan base64url",json_string:"string JSON",e164:"nombor\
 E.164",credit_card:"nombor kad kredit",currency_code:"kod mata wang",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={
nan:"NaN",number:"nombor"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??
a;return/^[A-Z]/.test(e.expected)?`Input tidak sah: dijangka instanceof ${e.expected}, diterima ${l}`:`Input tidak sah: \
dijangka ${t}, diterima ${l}`}case"invalid_value":return e.values.length===1?`Input tidak sah: dijangka ${A(e.values[0])}`:
`Pilihan tidak sah: dijangka salah satu daripada ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);
return a?`Terlalu besar: dijangka ${e.origin??"nilai"} ${a.verb} ${t}${e.maximum.toString()} ${a.unit??"elemen"}`:`Terla\
lu besar: dijangka ${e.origin??"nilai"} adalah ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",
a=n(e.origin);return a?`Terlalu kecil: dijangka ${e.origin} ${a.verb} ${t}${e.minimum.toString()} ${a.unit}`:`Terlalu ke\
cil: dijangka ${e.origin} adalah ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_wi\
th"?`String tidak sah: mesti bermula dengan "${t.prefix}"`:t.format==="ends_with"?`String tidak sah: mesti berakhir deng\
an "${t.suffix}"`:t.format==="includes"?`String tidak sah: mesti mengandungi "${t.includes}"`:t.format==="regex"?`String\
 tidak sah: mesti sepadan dengan corak ${t.pattern}`:`${i[t.format]??e.format} tidak sah`}case"not_multiple_of":return`N\
ombor tidak sah: perlu gandaan ${e.divisor}`;case"unrecognized_keys":return`Kunci tidak dikenali: ${D(e.keys,", ")}`;case"\
invalid_key":return`Kunci tidak sah dalam ${e.origin}`;case"invalid_union":return"Input tidak sah";case"invalid_element":
return`Nilai tidak sah dalam ${e.origin}`;default:return"Input tidak sah"}}},"error");function W4(){return{localeError:a6()}}
o(W4,"na"),(0,s.a)(W4,"default");var o6=(0,s.a)(()=>{let u={string:{unit:"\u0905\u0915\u094D\u0937\u0930",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},
file:{unit:"\u092C\u093E\u0907\u091F",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},array:{unit:"\u0924\u0924\u094D\u0935",
verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},set:{unit:"\u0924\u0924\u094D\u0935",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},
map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\u091F\u093F",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0907\u0928\u092A\u0941\u091F",email:"\u0907\u092E\u0947\
\u0932 \u0920\u0947\u0917\u093E\u0928\u093E",url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"UUID",uuidv4:"UUIDv4",
uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \
\u092E\u093F\u0924\u093F \u0930 \u0938\u092E\u092F",date:"ISO \u092E\u093F\u0924\u093F",time:"ISO \u0938\u092E\u092F",duration:"\
ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u0920\u0947\u0917\u093E\u0928\u093E",ipv6:"IPv6 \u0920\u0947\u0917\u093E\u0928\u093E",
mac:"MAC \u0920\u0947\u0917\u093E\u0928\u093E",cidrv4:"IPv4 \u0926\u093E\u092F\u0930\u093E",cidrv6:"IPv6 \u0926\u093E\u092F\u0930\u093E",
base64:"base64-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
base64url:"base64url-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0919",e164:"E.164 \u0928\u092E\u094D\u092C\u0930",credit_card:"\u0915\
\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0928\u092E\u094D\u092C\u0930",currency_code:"\u092E\u0941\u0926\u094D\u0930\
\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},r={nan:"NaN"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${t}\
, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${l}`}case"invalid_value":return e.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${A(e.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u0939\u0930\u0942 \u092E\u0927\u094D\u092F\u0947 \u090F\u0915 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${e.
origin??"\u092E\u093E\u0928"} \u092E\u093E ${t}${e.maximum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${e.
origin??"\u092E\u093E\u0928"} ${t}${e.maximum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"too_sma\
ll":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${e.origin} \u092E\
\u093E ${t}${e.minimum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${e.origin} ${t}${e.
minimum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"invalid_format":{let t=e;return t.format==="s\
tarts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${t.prefix}" \u092C\u093E\u091F \u0938\u0941\u0930\u0941 \u0939\u0941\u0928\
\u0941\u092A\u0930\u094D\u091B`:t.format==="ends_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${t.
suffix}" \u092E\u093E \u0938\u092E\u093E\u092A\u094D\u0924 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:t.format===
"includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${t.includes}" \u0938\u092E\u093E\u0935\u0947\u0936 \u0939\u0941\u0928\u0941\
\u092A\u0930\u094D\u091B`:t.format==="regex"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: \u0922\u093E\u0901\u091A\u093E ${t.
pattern} \u0938\u0901\u0917 \u092E\u0947\u0932 \u0916\u093E\u0928\u0941\u092A\u0930\u094D\u091B`:`\u0905\u092E\u093E\u0928\u094D\u092F ${i[t.
format]??e.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: ${e.
divisor} \u0915\u094B \u0917\u0941\u0923\u091C \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`;case"unrecognized_keys":
return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u091E\u094D\u091C\u0940${e.keys.length>1?"\u0939\u0930\u0942":
""}: ${D(e.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u091E\u094D\u091C\u0940: ${e.
origin} \u092E\u093E`;case"invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\u093F\u0938\u094D\u0915\u094D\u0930\
\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${e.options.
map(t=>`'${t}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invalid_elemen\
t":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${e.origin} \u092E\u093E`;default:return"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}},
"error");function X4(){return{localeError:o6()}}o(X4,"ia"),(0,s.a)(X4,"default");var s6=(0,s.a)(()=>{let u={string:{unit:"\
tekens",verb:"heeft"},file:{unit:"bytes",verb:"heeft"},array:{unit:"elementen",verb:"heeft"},set:{unit:"elementen",verb:"\
heeft"},map:{unit:"elementen",verb:"heeft"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\
invoer",email:"emailadres",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUI\
D",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum en tijd",date:"ISO datum",time:"ISO\
 tijd",duration:"ISO duur",ipv4:"IPv4-adres",ipv6:"IPv6-adres",mac:"MAC-adres",cidrv4:"IPv4-bereik",cidrv6:"IPv6-bereik",
base64:"base64-gecodeerde tekst",base64url:"base64 URL-gecodeerde tekst",json_string:"JSON string",e164:"E.164-nummer",credit_card:"\
creditcardnummer",currency_code:"valutacode",iban:"IBAN",jwt:"JWT",template_literal:"invoer"},r={nan:"NaN",number:"getal"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`Ongeldige invoer: verwacht instanceof ${e.expected}, ontving ${l}`:`Ongeldige invoer: verwacht ${t}, ontvin\
g ${l}`}case"invalid_value":return e.values.length===1?`Ongeldige invoer: verwacht ${A(e.values[0])}`:`Ongeldige optie: \
verwacht \xE9\xE9n van ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin),l=e.origin==="date"?"\
laat":e.origin==="string"?"lang":"groot";return a?`Te ${l}: verwacht dat ${e.origin??"waarde"} ${t}${e.maximum.toString()}\
 ${a.unit??"elementen"} ${a.verb}`:`Te ${l}: verwacht dat ${e.origin??"waarde"} ${t}${e.maximum.toString()} is`}case"too\
_small":{let t=e.inclusive?">=":">",a=n(e.origin),l=e.origin==="date"?"vroeg":e.origin==="string"?"kort":"klein";return a?
`Te ${l}: verwacht dat ${e.origin} ${t}${e.minimum.toString()} ${a.unit} ${a.verb}`:`Te ${l}: verwacht dat ${e.origin} ${t}${e.
minimum.toString()} is`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Ongeldige tekst: moet met "${t.prefix}\
" beginnen`:t.format==="ends_with"?`Ongeldige tekst: moet op "${t.suffix}" eindigen`:t.format==="includes"?`Ongeldige te\
kst: moet "${t.includes}" bevatten`:t.format==="regex"?`Ongeldige tekst: moet overeenkomen met patroon ${t.pattern}`:`On\
geldig: ${i[t.format]??e.format}`}case"not_multiple_of":return`Ongeldig getal: moet een veelvoud van ${e.divisor} zijn`;case"\
unrecognized_keys":return`Onbekende key${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"invalid_key":return`Ongeldige \
key in ${e.origin}`;case"invalid_union":return"Ongeldige invoer";case"invalid_element":return`Ongeldige waarde in ${e.origin}`;default:
return"Ongeldige invoer"}}},"error");function q4(){return{localeError:s6()}}o(q4,"oa"),(0,s.a)(q4,"default");var l6=(0,s.
a)(()=>{let u={string:{unit:"teikn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"element",verb:"\xE5 inn\
ehalde"},set:{unit:"element",verb:"\xE5 innehalde"},map:{unit:"element",verb:"\xE5 innehalde"}};function n(e){return u[e]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO dato- og klokkeslett",date:"ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varigheit",ipv4:"IPv4-adresse",ipv6:"IPv6\
-adresse",mac:"MAC-adresse",cidrv4:"IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkoda streng",base64url:"base64u\
rl-enkoda streng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakod\
e",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN",number:"tal",array:"liste"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ugyldig input: fo\
rventa instanceof ${e.expected}, fekk ${l}`:`Ugyldig input: forventa ${t}, fekk ${l}`}case"invalid_value":return e.values.
length===1?`Ugyldig verdi: forventa ${A(e.values[0])}`:`Ugyldig val: forventa eitt av ${D(e.values,"|")}`;case"too_big":{
let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`For stor(t): forventa ${e.origin??"value"} til \xE5 ha ${t}${e.maximum.
toString()} ${a.unit??"element"}`:`For stor(t): forventa ${e.origin??"value"} til \xE5 ha ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`For lite(n): forventa ${e.origin} til \xE5 ha ${t}${e.minimum.
toString()} ${a.unit}`:`For lite(n): forventa ${e.origin} til \xE5 ha ${t}${e.minimum.toString()}`}case"invalid_format":{
let t=e;return t.format==="starts_with"?`Ugyldig streng: m\xE5 starte med "${t.prefix}"`:t.format==="ends_with"?`Ugyldig\
 streng: m\xE5 slutte med "${t.suffix}"`:t.format==="includes"?`Ugyldig streng: m\xE5 innehalde "${t.includes}"`:t.format===
"regex"?`Ugyldig streng: m\xE5 matche m\xF8nsteret ${t.pattern}`:`Ugyldig ${i[t.format]??e.format}`}case"not_multiple_of":
return`Ugyldig tal: m\xE5 vere eit multiplum av ${e.divisor}`;case"unrecognized_keys":return`${e.keys.length>1?"Ukjende \
n\xF8klar":"Ukjend n\xF8kkel"}: ${D(e.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${e.origin}`;case"invali\
d_union":return"Ugyldig input";case"invalid_element":return`Ugyldig verdi i ${e.origin}`;default:return"Ugyldig input"}}},
"error");function H4(){return{localeError:l6()}}o(H4,"aa"),(0,s.a)(H4,"default");var d6=(0,s.a)(()=>{let u={string:{unit:"\
tegn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"elementer",verb:"\xE5 inneholde"},set:{unit:"eleme\
nter",verb:"\xE5 inneholde"},map:{unit:"elementer",verb:"\xE5 inneholde"}};function n(e){return u[e]??null}o(n,"r"),(0,s.
a)(n,"getSizing");let i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og\
 klokkeslett",date:"ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varighet",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"\
MAC-adresse",cidrv4:"IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkodet streng",base64url:"base64url-enkodet str\
eng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakode",iban:"IBAN",
jwt:"JWT",template_literal:"input"},r={nan:"NaN",number:"tall",array:"liste"};return e=>{switch(e.code){case"invalid_typ\
e":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ugyldig input: forventet ins\
tanceof ${e.expected}, fikk ${l}`:`Ugyldig input: forventet ${t}, fikk ${l}`}case"invalid_value":return e.values.length===
1?`Ugyldig verdi: forventet ${A(e.values[0])}`:`Ugyldig valg: forventet en av ${D(e.values,"|")}`;case"too_big":{let t=e.
inclusive?"<=":"<",a=n(e.origin);return a?`For stor(t): forventet ${e.origin??"value"} til \xE5 ha ${t}${e.maximum.toString()}\
 ${a.unit??"elementer"}`:`For stor(t): forventet ${e.origin??"value"} til \xE5 ha ${t}${e.maximum.toString()}`}case"too_\
small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`For lite(n): forventet ${e.origin} til \xE5 ha ${t}${e.minimum.
toString()} ${a.unit}`:`For lite(n): forventet ${e.origin} til \xE5 ha ${t}${e.minimum.toString()}`}case"invalid_format":{
let t=e;return t.format==="starts_with"?`Ugyldig streng: m\xE5 starte med "${t.prefix}"`:t.format==="ends_with"?`Ugyldig\
 streng: m\xE5 ende med "${t.suffix}"`:t.format==="includes"?`Ugyldig streng: m\xE5 inneholde "${t.includes}"`:t.format===
"regex"?`Ugyldig streng: m\xE5 matche m\xF8nsteret ${t.pattern}`:`Ugyldig ${i[t.format]??e.format}`}case"not_multiple_of":
return`Ugyldig tall: m\xE5 v\xE6re et multiplum av ${e.divisor}`;case"unrecognized_keys":return`${e.keys.length>1?"Ukjen\
te n\xF8kler":"Ukjent n\xF8kkel"}: ${D(e.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${e.origin}`;case"inv\
alid_union":return"Ugyldig input";case"invalid_element":return`Ugyldig verdi i ${e.origin}`;default:return"Ugyldig input"}}},
"error");function Y4(){return{localeError:d6()}}o(Y4,"ua"),(0,s.a)(Y4,"default");var c6=(0,s.a)(()=>{let u={string:{unit:"\
harf",verb:"olmal\u0131d\u0131r"},file:{unit:"bayt",verb:"olmal\u0131d\u0131r"},array:{unit:"unsur",verb:"olmal\u0131d\u0131r"},
set:{unit:"unsur",verb:"olmal\u0131d\u0131r"},map:{unit:"unsur",verb:"olmal\u0131d\u0131r"}};function n(e){return u[e]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"giren",email:"epostag\xE2h",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO heng\xE2m\u0131",date:"ISO tarihi",time:"ISO zaman\u0131",duration:"ISO m\xFCddeti",ipv4:"IPv4 ni\u015F\xE2n\u0131",
ipv6:"IPv6 ni\u015F\xE2n\u0131",mac:"MAC ni\u015F\xE2n\u0131",cidrv4:"IPv4 menzili",cidrv6:"IPv6 menzili",base64:"base64\
-\u015Fifreli metin",base64url:"base64url-\u015Fifreli metin",json_string:"JSON metin",e164:"E.164 say\u0131s\u0131",credit_card:"\
i'tib\xE2r kart\u0131 numaras\u0131",currency_code:"para birimi kodu",iban:"IBAN",jwt:"JWT",template_literal:"giren"},r={
nan:"NaN",number:"numara",array:"saf",null:"gayb"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.
expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`F\xE2sit giren: umulan instanceof ${e.expected}, al\u0131nan\
 ${l}`:`F\xE2sit giren: umulan ${t}, al\u0131nan ${l}`}case"invalid_value":return e.values.length===1?`F\xE2sit giren: umul\
an ${A(e.values[0])}`:`F\xE2sit tercih: m\xFBteberler ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(
e.origin);return a?`Fazla b\xFCy\xFCk: ${e.origin??"value"}, ${t}${e.maximum.toString()} ${a.unit??"elements"} sahip olm\
al\u0131yd\u0131.`:`Fazla b\xFCy\xFCk: ${e.origin??"value"}, ${t}${e.maximum.toString()} olmal\u0131yd\u0131.`}case"too_\
small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Fazla k\xFC\xE7\xFCk: ${e.origin}, ${t}${e.minimum.toString()}\
 ${a.unit} sahip olmal\u0131yd\u0131.`:`Fazla k\xFC\xE7\xFCk: ${e.origin}, ${t}${e.minimum.toString()} olmal\u0131yd\u0131.`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`F\xE2sit metin: "${t.prefix}" ile ba\u015Flamal\u0131.`:t.format===
"ends_with"?`F\xE2sit metin: "${t.suffix}" ile bitmeli.`:t.format==="includes"?`F\xE2sit metin: "${t.includes}" ihtiv\xE2 e\
tmeli.`:t.format==="regex"?`F\xE2sit metin: ${t.pattern} nak\u015F\u0131na uymal\u0131.`:`F\xE2sit ${i[t.format]??e.format}`}case"\
not_multiple_of":return`F\xE2sit say\u0131: ${e.divisor} kat\u0131 olmal\u0131yd\u0131.`;case"unrecognized_keys":return`\
Tan\u0131nmayan anahtar ${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin} i\xE7in tan\u0131nmay\
an anahtar var.`;case"invalid_union":return"Giren tan\u0131namad\u0131.";case"invalid_element":return`${e.origin} i\xE7in t\
an\u0131nmayan k\u0131ymet var.`;default:return"K\u0131ymet tan\u0131namad\u0131."}}},"error");function Q4(){return{localeError:c6()}}
o(Q4,"ca"),(0,s.a)(Q4,"default");var m6=(0,s.a)(()=>{let u={string:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},
file:{unit:"\u0628\u0627\u06CC\u067C\u0633",verb:"\u0648\u0644\u0631\u064A"},array:{unit:"\u062A\u0648\u06A9\u064A",verb:"\
\u0648\u0644\u0631\u064A"},set:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},map:{unit:"\u062A\u0648\u06A9\u064A",
verb:"\u0648\u0644\u0631\u064A"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0648\u0631\u0648\u062F\u064A",
email:"\u0628\u0631\u06CC\u069A\u0646\u0627\u0644\u06CC\u06A9",url:"\u06CC\u0648 \u0622\u0631 \u0627\u0644",emoji:"\u0627\u06CC\u0645\u0648\u062C\
\u064A",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"\u0646\u06CC\u067C\u0647 \u0627\u0648 \u0648\u062E\u062A",date:"\u0646\u06D0\u067C\u0647",time:"\
\u0648\u062E\u062A",duration:"\u0645\u0648\u062F\u0647",ipv4:"\u062F IPv4 \u067E\u062A\u0647",ipv6:"\u062F IPv6 \u067E\u062A\u0647",
mac:"\u062F MAC \u067E\u062A\u0647",cidrv4:"\u062F IPv4 \u0633\u0627\u062D\u0647",cidrv6:"\u062F IPv6 \u0633\u0627\u062D\u0647",
base64:"base64-encoded \u0645\u062A\u0646",base64url:"base64url-encoded \u0645\u062A\u0646",json_string:"JSON \u0645\u062A\u0646",
e164:"\u062F E.164 \u0634\u0645\u06D0\u0631\u0647",credit_card:"\u062F \u06A9\u0631\u06CC\u0689\u06CC\u067C \u06A9\u0627\u0631\u062A \u0634\u0645\u06CC\u0631\u0647",
currency_code:"\u062F \u0627\u0633\u0639\u0627\u0631\u0648 \u06A9\u0648\u0689",iban:"IBAN",jwt:"JWT",template_literal:"\u0648\
\u0631\u0648\u062F\u064A"},r={nan:"NaN",number:"\u0639\u062F\u062F",array:"\u0627\u0631\u06D0"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F \
instanceof ${e.expected} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${l} \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`:
`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F ${t} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${l}\
 \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`}case"invalid_value":return e.values.length===1?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F ${A(
e.values[0])} \u0648\u0627\u06CC`:`\u0646\u0627\u0633\u0645 \u0627\u0646\u062A\u062E\u0627\u0628: \u0628\u0627\u06CC\u062F \u06CC\u0648 \u0644\u0647 ${D(
e.values,"|")} \u0685\u062E\u0647 \u0648\u0627\u06CC`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\
\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${e.origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${t}${e.maximum.
toString()} ${a.unit??"\u0639\u0646\u0635\u0631\u0648\u0646\u0647"} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${e.
origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${t}${e.maximum.toString()} \u0648\u064A`}case"too_sm\
all":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${e.origin} \
\u0628\u0627\u06CC\u062F ${t}${e.minimum.toString()} ${a.unit} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${e.
origin} \u0628\u0627\u06CC\u062F ${t}${e.minimum.toString()} \u0648\u064A`}case"invalid_format":{let t=e;return t.format===
"starts_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${t.prefix}" \u0633\u0631\u0647 \u067E\u06CC\u0644 \u0634\u064A`:
t.format==="ends_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${t.suffix}" \u0633\u0631\u0647 \u067E\
\u0627\u06CC \u062A\u0647 \u0648\u0631\u0633\u064A\u0696\u064A`:t.format==="includes"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F "${t.
includes}" \u0648\u0644\u0631\u064A`:t.format==="regex"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F ${t.
pattern} \u0633\u0631\u0647 \u0645\u0637\u0627\u0628\u0642\u062A \u0648\u0644\u0631\u064A`:`${i[t.format]??e.format} \u0646\u0627\u0633\
\u0645 \u062F\u06CC`}case"not_multiple_of":return`\u0646\u0627\u0633\u0645 \u0639\u062F\u062F: \u0628\u0627\u06CC\u062F \u062F ${e.
divisor} \u0645\u0636\u0631\u0628 \u0648\u064A`;case"unrecognized_keys":return`\u0646\u0627\u0633\u0645 ${e.keys.length>
1?"\u06A9\u0644\u06CC\u0689\u0648\u0646\u0647":"\u06A9\u0644\u06CC\u0689"}: ${D(e.keys,", ")}`;case"invalid_key":return`\
\u0646\u0627\u0633\u0645 \u06A9\u0644\u06CC\u0689 \u067E\u0647 ${e.origin} \u06A9\u06D0`;case"invalid_union":return"\u0646\u0627\u0633\u0645\
\u0647 \u0648\u0631\u0648\u062F\u064A";case"invalid_element":return`\u0646\u0627\u0633\u0645 \u0639\u0646\u0635\u0631 \u067E\u0647 ${e.
origin} \u06A9\u06D0`;default:return"\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062F\u064A"}}},"error");function uo(){
return{localeError:m6()}}o(uo,"sa"),(0,s.a)(uo,"default");var f6=(0,s.a)(()=>{let u={string:{unit:"znak\xF3w",verb:"mie\u0107"},
file:{unit:"bajt\xF3w",verb:"mie\u0107"},array:{unit:"element\xF3w",verb:"mie\u0107"},set:{unit:"element\xF3w",verb:"mie\
\u0107"},map:{unit:"element\xF3w",verb:"mie\u0107"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"wyra\u017Cenie",email:"adres email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"n\
anoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"data i godzina w formacie ISO",
date:"data w formacie ISO",time:"godzina w formacie ISO",duration:"czas trwania ISO",ipv4:"adres IPv4",ipv6:"adres IPv6",
mac:"adres MAC",cidrv4:"zakres IPv4",cidrv6:"zakres IPv6",base64:"ci\u0105g znak\xF3w zakodowany w formacie base64",base64url:"\
ci\u0105g znak\xF3w zakodowany w formacie base64url",json_string:"ci\u0105g znak\xF3w w formacie JSON",e164:"liczba E.16\
4",credit_card:"numer karty kredytowej",currency_code:"kod waluty",iban:"IBAN",jwt:"JWT",template_literal:"wej\u015Bcie"},
r={nan:"NaN",number:"liczba",array:"tablica"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,
a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Nieprawid\u0142owe dane wej\u015Bciowe: oczekiwano instanceof ${e.
expected}, otrzymano ${l}`:`Nieprawid\u0142owe dane wej\u015Bciowe: oczekiwano ${t}, otrzymano ${l}`}case"invalid_value":
return e.values.length===1?`Nieprawid\u0142owe dane wej\u015Bciowe: oczekiwano ${A(e.values[0])}`:`Nieprawid\u0142owa opcja: \
oczekiwano jednej z warto\u015Bci ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\
Za du\u017Ca warto\u015B\u0107: oczekiwano, \u017Ce ${e.origin??"warto\u015B\u0107"} b\u0119dzie mie\u0107 ${t}${e.maximum.
toString()} ${a.unit??"element\xF3w"}`:`Zbyt du\u017C(y/a/e): oczekiwano, \u017Ce ${e.origin??"warto\u015B\u0107"} b\u0119dzi\
e wynosi\u0107 ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Za ma\u0142a \
warto\u015B\u0107: oczekiwano, \u017Ce ${e.origin??"warto\u015B\u0107"} b\u0119dzie mie\u0107 ${t}${e.minimum.toString()}\
 ${a.unit??"element\xF3w"}`:`Zbyt ma\u0142(y/a/e): oczekiwano, \u017Ce ${e.origin??"warto\u015B\u0107"} b\u0119dzie wynosi\u0107 ${t}${e.
minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi zacz\
yna\u0107 si\u0119 od "${t.prefix}"`:t.format==="ends_with"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi ko\u0144czy\u0107 si\u0119 na "${t.
suffix}"`:t.format==="includes"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi zawiera\u0107 "${t.includes}"`:t.format===
"regex"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi odpowiada\u0107 wzorcowi ${t.pattern}`:`Nieprawid\u0142ow(y/a/e) ${i[t.
format]??e.format}`}case"not_multiple_of":return`Nieprawid\u0142owa liczba: musi by\u0107 wielokrotno\u015Bci\u0105 ${e.
divisor}`;case"unrecognized_keys":return`Nierozpoznane klucze${e.keys.length>1?"s":""}: ${D(e.keys,", ")}`;case"invalid_\
key":return`Nieprawid\u0142owy klucz w ${e.origin}`;case"invalid_union":return"Nieprawid\u0142owe dane wej\u015Bciowe";case"\
invalid_element":return`Nieprawid\u0142owa warto\u015B\u0107 w ${e.origin}`;default:return"Nieprawid\u0142owe dane wej\u015Bciowe"}}},
"error");function eo(){return{localeError:f6()}}o(eo,"la"),(0,s.a)(eo,"default");var C6=(0,s.a)(()=>{let u={string:{unit:"\
caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"elementos"},map:{unit:"entradas"}};function n(a){return u[a]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"a entrada",email:"o endere\xE7o de e-mail",url:"o URL",emoji:"o emoji",
uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o cuid",cuid2:"o cuid2",ulid:"o \
ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a hora ISO",duration:"a dura\xE7\xE3o I\
SO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"o intervalo de endere\xE7os IPv4",
cidrv6:"o intervalo de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o texto codificado em base64u\
rl",json_string:"o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9dito",currency_code:"\
o c\xF3digo de moeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},r={masculine:{definite:"o",indefinite:"um"},
feminine:{definite:"a",indefinite:"uma"}},e={string:{name:"texto",articles:r.masculine},number:{name:"n\xFAmero",articles:r.
masculine},int:{name:"n\xFAmero inteiro",articles:r.masculine},boolean:{name:"valor booleano",articles:r.masculine},bigint:{
name:"n\xFAmero bigint",articles:r.masculine},symbol:{name:"s\xEDmbolo",articles:r.masculine},undefined:{name:'valor "un\
defined"',articles:r.masculine},null:{name:'valor "nulo"',articles:r.masculine},never:{name:'valor "never"',articles:r.masculine},
void:{name:'valor "void"',articles:r.masculine},date:{name:"data",articles:r.feminine},array:{name:"vetor",articles:r.masculine},
object:{name:"objeto",articles:r.masculine},tuple:{name:"tuplo",articles:r.masculine},record:{name:"registo",articles:r.
masculine},map:{name:"mapa",articles:r.masculine},set:{name:"conjunto",articles:r.masculine},file:{name:"ficheiro",articles:r.
masculine},nonoptional:{name:"valor n\xE3o opcional",articles:r.masculine},nan:{name:'valor "NaN"',articles:r.masculine},
function:{name:"fun\xE7\xE3o",articles:r.feminine}};function t(a,l){let d=e[a]??{name:`valor "${a}"`,articles:r.masculine};
return`${d.articles[l]} ${d.name}`}return o(t,"n"),(0,s.a)(t,"translateOriginWithArticle"),a=>{switch(a.code){case"inval\
id_type":{let l=t(a.expected,"indefinite"),d=$(a.input),c=t(d,"indefinite");return`Entrada inv\xE1lida: esperava ${l}, r\
ecebeu ${c}`}case"invalid_value":return a.values.length===1?`Entrada inv\xE1lida: esperava ${A(a.values[0])}`:`Op\xE7\xE3o inv\
\xE1lida: esperava uma das seguintes op\xE7\xF5es: ${D(a.values,"|")}`;case"too_big":{let l=a.inclusive?"<=":"<",d=n(a.origin);
return d?`Demasiado grande: esperava que ${t(a.origin,"definite")} tivesse ${l} ${a.maximum.toString()} ${d.unit??"eleme\
ntos"}`:`Demasiado grande: esperava que ${t(a.origin,"definite")} fosse ${l} ${a.maximum.toString()}`}case"too_small":{let l=a.
inclusive?">=":">",d=n(a.origin);return d?`Demasiado pequeno: esperava que ${t(a.origin,"definite")} tivesse ${l} ${a.minimum.
toString()} ${d.unit??"elementos"}`:`Demasiado pequeno: esperava que ${t(a.origin,"definite")} fosse ${l} ${a.minimum.toString()}`}case"\
invalid_format":{let l=a;return l.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar por "${l.prefix}"`:l.format===
"ends_with"?`Texto inv\xE1lido: deve terminar em "${l.suffix}"`:l.format==="includes"?`Texto inv\xE1lido: deve incluir "${l.
includes}"`:l.format==="regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${l.pattern}`:`Formato d${i[l.format]??
a.format} inv\xE1lido`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"un\
recognized_keys":{let l=a.keys.length>1?"s":"";return`Chave${l} inv\xE1lida${l}: ${D(a.keys,", ")}`}case"invalid_key":return`\
Entrada inv\xE1lida n${t(a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.options.
length>0?`Valor de discrimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(l=>`'${l}'`).join(" | ")}`:"Entrada inv\xE1lid\
a";case"invalid_element":return`Entrada inv\xE1lida n${t(a.origin,"definite")}`;default:return"Entrada inv\xE1lida"}}},"\
error");function no(){return{localeError:C6()}}o(no,"da"),(0,s.a)(no,"default");var E6=(0,s.a)(()=>{let u={string:{unit:"\
caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"elementos"},map:{unit:"entradas"}};function n(a){return u[a]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"a entrada",email:"o endere\xE7o de e-mail",url:"o URL",emoji:"o emoji",
uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o cuid",cuid2:"o cuid2",ulid:"o \
ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a hora ISO",duration:"a dura\xE7\xE3o I\
SO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"a faixa de endere\xE7os IPv4",cidrv6:"\
a faixa de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o texto codificado em base64url",json_string:"\
o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9dito",currency_code:"o c\xF3digo de m\
oeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},r={masculine:{definite:"o",indefinite:"um"},feminine:{definite:"\
a",indefinite:"uma"}},e={string:{name:"texto",articles:r.masculine},number:{name:"n\xFAmero",articles:r.masculine},int:{
name:"n\xFAmero inteiro",articles:r.masculine},boolean:{name:"valor booleano",articles:r.masculine},bigint:{name:"n\xFAmero\
 bigint",articles:r.masculine},symbol:{name:"s\xEDmbolo",articles:r.masculine},undefined:{name:'valor "undefined"',articles:r.
masculine},null:{name:'valor "nulo"',articles:r.masculine},never:{name:'valor "never"',articles:r.masculine},void:{name:'\
valor "void"',articles:r.masculine},date:{name:"data",articles:r.feminine},array:{name:"vetor",articles:r.masculine},object:{
name:"objeto",articles:r.masculine},tuple:{name:"tupla",articles:r.feminine},record:{name:"registro",articles:r.masculine},
map:{name:"mapa",articles:r.masculine},set:{name:"conjunto",articles:r.masculine},file:{name:"arquivo",articles:r.masculine},
nonoptional:{name:"valor n\xE3o opcional",articles:r.masculine},nan:{name:'valor "NaN"',articles:r.masculine},function:{
name:"fun\xE7\xE3o",articles:r.feminine}};function t(a,l){let d=e[a]??{name:`valor "${a}"`,articles:r.masculine};return`${d.
articles[l]} ${d.name}`}return o(t,"n"),(0,s.a)(t,"translateOriginWithArticle"),a=>{switch(a.code){case"invalid_type":{let l=t(
a.expected,"indefinite"),d=$(a.input),c=t(d,"indefinite");return`Entrada inv\xE1lida: esperava ${l}, recebeu ${c}`}case"\
invalid_value":return a.values.length===1?`Entrada inv\xE1lida: esperava ${A(a.values[0])}`:`Op\xE7\xE3o inv\xE1lida: esperava um\
a das seguintes op\xE7\xF5es: ${D(a.values,"|")}`;case"too_big":{let l=a.inclusive?"<=":"<",d=n(a.origin);return d?`Gran\
de demais: esperava que ${t(a.origin,"definite")} tivesse ${l} ${a.maximum.toString()} ${d.unit??"elementos"}`:`Grande d\
emais: esperava que ${t(a.origin,"definite")} fosse ${l} ${a.maximum.toString()}`}case"too_small":{let l=a.inclusive?">=":
">",d=n(a.origin);return d?`Pequeno demais: esperava que ${t(a.origin,"definite")} tivesse ${l} ${a.minimum.toString()} ${d.
unit??"elementos"}`:`Pequeno demais: esperava que ${t(a.origin,"definite")} fosse ${l} ${a.minimum.toString()}`}case"inv\
alid_format":{let l=a;return l.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar com "${l.prefix}"`:l.format===
"ends_with"?`Texto inv\xE1lido: deve terminar com "${l.suffix}"`:l.format==="includes"?`Texto inv\xE1lido: deve incluir "${l.
includes}"`:l.format==="regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${l.pattern}`:`Formato d${i[l.format]??
a.format} inv\xE1lido`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"un\
recognized_keys":{let l=a.keys.length>1?"s":"";return`Chave${l} inv\xE1lida${l}: ${D(a.keys,", ")}`}case"invalid_key":return`\
Entrada inv\xE1lida n${t(a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.options.
length>0?`Valor de discrimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(l=>`'${l}'`).join(" | ")}`:"Entrada inv\xE1lid\
a";case"invalid_element":return`Entrada inv\xE1lida n${t(a.origin,"definite")}`;default:return"Entrada inv\xE1lida"}}},"\
error");function to(){return{localeError:E6()}}o(to,"ma"),(0,s.a)(to,"default");var v6=(0,s.a)(()=>{let u={string:{unit:"\
caractere",verb:"s\u0103 aib\u0103"},file:{unit:"octe\u021Bi",verb:"s\u0103 aib\u0103"},array:{unit:"elemente",verb:"s\u0103 \
aib\u0103"},set:{unit:"elemente",verb:"s\u0103 aib\u0103"},map:{unit:"intr\u0103ri",verb:"s\u0103 aib\u0103"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"intrare",email:"adres\u0103 de email",url:"URL",emoji:"e\
moji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"dat\u0103 \u0219i or\u0103 ISO",date:"dat\u0103 ISO",time:"or\u0103 ISO",duration:"durat\u0103 I\
SO",ipv4:"adres\u0103 IPv4",ipv6:"adres\u0103 IPv6",mac:"adres\u0103 MAC",cidrv4:"interval IPv4",cidrv6:"interval IPv6",
base64:"\u0219ir codat base64",base64url:"\u0219ir codat base64url",json_string:"\u0219ir JSON",e164:"num\u0103r E.164",
credit_card:"num\u0103r de card de credit",currency_code:"cod valutar",iban:"IBAN",jwt:"JWT",template_literal:"intrare"},
r={nan:"NaN",string:"\u0219ir",number:"num\u0103r",boolean:"boolean",function:"func\u021Bie",array:"matrice",object:"obi\
ect",undefined:"nedefinit",symbol:"simbol",bigint:"num\u0103r mare",void:"void",never:"never",map:"hart\u0103",set:"set"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`Intrare inva\
lid\u0103: a\u0219teptat ${t}, primit ${l}`}case"invalid_value":return e.values.length===1?`Intrare invalid\u0103: a\u0219teptat ${A(
e.values[0])}`:`Op\u021Biune invalid\u0103: a\u0219teptat una dintre ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?
"<=":"<",a=n(e.origin);return a?`Prea mare: a\u0219teptat ca ${e.origin??"valoarea"} ${a.verb} ${t}${e.maximum.toString()}\
 ${a.unit??"elemente"}`:`Prea mare: a\u0219teptat ca ${e.origin??"valoarea"} s\u0103 fie ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Prea mic: a\u0219teptat ca ${e.origin} ${a.verb} ${t}${e.
minimum.toString()} ${a.unit}`:`Prea mic: a\u0219teptat ca ${e.origin} s\u0103 fie ${t}${e.minimum.toString()}`}case"inv\
alid_format":{let t=e;return t.format==="starts_with"?`\u0218ir invalid: trebuie s\u0103 \xEEnceap\u0103 cu "${t.prefix}\
"`:t.format==="ends_with"?`\u0218ir invalid: trebuie s\u0103 se termine cu "${t.suffix}"`:t.format==="includes"?`\u0218ir inv\
alid: trebuie s\u0103 includ\u0103 "${t.includes}"`:t.format==="regex"?`\u0218ir invalid: trebuie s\u0103 se potriveasc\u0103 cu modelu\
l ${t.pattern}`:`Format invalid: ${i[t.format]??e.format}`}case"not_multiple_of":return`Num\u0103r invalid: trebuie s\u0103 fie mu\
ltiplu de ${e.divisor}`;case"unrecognized_keys":return`Chei nerecunoscute: ${D(e.keys,", ")}`;case"invalid_key":return`C\
heie invalid\u0103 \xEEn ${e.origin}`;case"invalid_union":return"Intrare invalid\u0103";case"invalid_element":return`Val\
oare invalid\u0103 \xEEn ${e.origin}`;default:return"Intrare invalid\u0103"}}},"error");function io(){return{localeError:v6()}}
o(io,"fa"),(0,s.a)(io,"default");function Mn(u,n,i,r){let e=Math.abs(u),t=e%10,a=e%100;return a>=11&&a<=19?r:t===1?n:t>=
2&&t<=4?i:r}o(Mn,"bs"),(0,s.a)(Mn,"getRussianPlural");var p6=(0,s.a)(()=>{let u={string:{unit:{one:"\u0441\u0438\u043C\u0432\u043E\u043B",
few:"\u0441\u0438\u043C\u0432\u043E\u043B\u0430",many:"\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},
file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u0430",many:"\u0431\u0430\u0439\u0442"},verb:"\u0438\
\u043C\u0435\u0442\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},set:{unit:{one:"\u044D\u043B\
\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},
verb:"\u0438\u043C\u0435\u0442\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"}};function n(e){return u[e]??
null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0432\u0432\u043E\u0434",email:"email \u0430\u0434\u0440\u0435\u0441",
url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0430 \u0438 \u0432\u0440\u0435\u043C\u044F",
date:"ISO \u0434\u0430\u0442\u0430",time:"ISO \u0432\u0440\u0435\u043C\u044F",duration:"ISO \u0434\u043B\u0438\u0442\u0435\u043B\u044C\u043D\u043E\u0441\u0442\u044C",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"\u0441\u0442\u0440\u043E\u043A\u0430 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64",base64url:"\u0441\u0442\u0440\u043E\u043A\u0430\
 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64url",json_string:"JSON \u0441\u0442\u0440\u043E\u043A\u0430",e164:"\
\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0432\u043E\u0434"},
r={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0441\u0438\u0432"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \u043E\u0436\
\u0438\u0434\u0430\u043B\u043E\u0441\u044C instanceof ${e.expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${l}`:
`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${t}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${l}`}case"invalid_value":return e.values.length===1?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \
\u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${A(e.values[0])}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0430\u0440\u0438\u0430\u043D\u0442: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0434\u043D\u043E \u0438\u0437 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);if(a){let l=Number(e.maximum),d=Mn(l,a.unit.one,
a.unit.few,a.unit.many);return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${t}${e.
maximum.toString()} ${d}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);if(a){let l=Number(e.minimum),d=Mn(l,a.unit.one,a.unit.few,a.unit.many);
return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${e.
origin} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${t}${e.minimum.toString()} ${d}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\
\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${e.
origin} \u0431\u0443\u0434\u0435\u0442 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="sta\
rts_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u043D\u0430\u0447\u0438\u043D\u0430\u0442\u044C\u0441\u044F \u0441 "${t.
prefix}"`:t.format==="ends_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u0442\u044C\u0441\u044F \u043D\u0430 "${t.
suffix}"`:t.format==="includes"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u0442\u044C "${t.
includes}"`:t.format==="regex"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u043E\u0442\u0432\u0435\u0442\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${t.
pattern}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 ${i[t.format]??e.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0435\u0440\
\u043D\u043E\u0435 \u0447\u0438\u0441\u043B\u043E: \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${e.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u043E\u0437\u043D\u0430\u043D\u043D${e.keys.
length>1?"\u044B\u0435":"\u044B\u0439"} \u043A\u043B\u044E\u0447${e.keys.length>1?"\u0438":""}: ${D(e.keys,", ")}`;case"\
invalid_key":return`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u043A\u043B\u044E\u0447 \u0432 ${e.origin}`;case"i\
nvalid_union":return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435";case"\
invalid_element":return`\u041D\u0435\u0432\u0435\u0440\u043D\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435 \u0432 ${e.
origin}`;default:return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435"}}},
"error");function ro(){return{localeError:p6()}}o(ro,"pa"),(0,s.a)(ro,"default");var D6=(0,s.a)(()=>{let u={string:{unit:"\
znakov",verb:"ma\u0165"},file:{unit:"bajtov",verb:"ma\u0165"},array:{unit:"prvkov",verb:"ma\u0165"},set:{unit:"prvkov",verb:"\
ma\u0165"},map:{unit:"polo\u017Eiek",verb:"ma\u0165"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"regul\xE1rny v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UU\
IDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"d\xE1tum a \u010Das vo\
 form\xE1te ISO",date:"d\xE1tum vo form\xE1te ISO",time:"\u010Das vo form\xE1te ISO",duration:"doba trvania ISO",ipv4:"I\
Pv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IPv4",cidrv6:"rozsah IPv6",base64:"re\u0165azec zak\xF3dovan\xFD vo \
form\xE1te base64",base64url:"re\u0165azec zak\xF3dovan\xFD vo form\xE1te base64url",json_string:"re\u0165azec vo form\xE1te JSO\
N",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo kreditnej karty",currency_code:"k\xF3d meny",iban:"IBAN",jwt:"J\
WT",template_literal:"vstup"},r={nan:"NaN",number:"\u010D\xEDslo",string:"re\u0165azec",function:"funkcia",array:"pole"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 instanceof ${e.expected}, obdr\u017Ean\xE9 ${l}`:`Neplatn\xFD vstup: o\
\u010Dak\xE1van\xE9 ${t}, obdr\u017Ean\xE9 ${l}`}case"invalid_value":return e.values.length===1?`Neplatn\xFD vstup: o\u010Dak\xE1va\
n\xE9 ${A(e.values[0])}`:`Neplatn\xFD vstup: o\u010Dak\xE1van\xE1 jedna z hodn\xF4t ${D(e.values,"|")}`;case"too_big":{let t=e.
inclusive?"<=":"<",a=n(e.origin);return a?`Hodnota je pr\xEDli\u0161 ve\u013Ek\xE1: ${e.origin??"hodnota"} mus\xED ma\u0165 ${t}${e.
maximum.toString()} ${a.unit??"prvkov"}`:`Hodnota je pr\xEDli\u0161 ve\u013Ek\xE1: ${e.origin??"hodnota"} mus\xED by\u0165 ${t}${e.
maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Hodnota je pr\xEDli\u0161 mal\xE1: ${e.
origin??"hodnota"} mus\xED ma\u0165 ${t}${e.minimum.toString()} ${a.unit??"prvkov"}`:`Hodnota je pr\xEDli\u0161 mal\xE1: ${e.
origin??"hodnota"} mus\xED by\u0165 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts\
_with"?`Neplatn\xFD re\u0165azec: mus\xED za\u010D\xEDna\u0165 na "${t.prefix}"`:t.format==="ends_with"?`Neplatn\xFD re\u0165aze\
c: mus\xED kon\u010Di\u0165 na "${t.suffix}"`:t.format==="includes"?`Neplatn\xFD re\u0165azec: mus\xED obsahova\u0165 "${t.
includes}"`:t.format==="regex"?`Neplatn\xFD re\u0165azec: mus\xED zodpoveda\u0165 vzoru ${t.pattern}`:`Neplatn\xFD form\xE1t ${i[t.
format]??e.format}`}case"not_multiple_of":return`Neplatn\xE9 \u010D\xEDslo: mus\xED by\u0165 n\xE1sobkom ${e.divisor}`;case"\
unrecognized_keys":return`Nezn\xE1me kl\xFA\u010De: ${D(e.keys,", ")}`;case"invalid_key":return`Neplatn\xFD kl\xFA\u010D v ${e.
origin}`;case"invalid_union":return"Neplatn\xFD vstup";case"invalid_element":return`Neplatn\xE1 hodnota v ${e.origin}`;default:
return"Neplatn\xFD vstup"}}},"error");function ao(){return{localeError:D6()}}o(ao,"ga"),(0,s.a)(ao,"default");var g6=(0,s.
a)(()=>{let u={string:{unit:"znakov",verb:"imeti"},file:{unit:"bajtov",verb:"imeti"},array:{unit:"elementov",verb:"imeti"},
set:{unit:"elementov",verb:"imeti"},map:{unit:"elementov",verb:"imeti"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(
n,"getSizing");let i={regex:"vnos",email:"e-po\u0161tni naslov",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum in\
 \u010Das",date:"ISO datum",time:"ISO \u010Das",duration:"ISO trajanje",ipv4:"IPv4 naslov",ipv6:"IPv6 naslov",mac:"MAC n\
aslov",cidrv4:"obseg IPv4",cidrv6:"obseg IPv6",base64:"base64 kodiran niz",base64url:"base64url kodiran niz",json_string:"\
JSON niz",e164:"E.164 \u0161tevilka",credit_card:"\u0161tevilka kreditne kartice",currency_code:"koda valute",iban:"IBAN",
jwt:"JWT",template_literal:"vnos"},r={nan:"NaN",number:"\u0161tevilo",array:"tabela"};return e=>{switch(e.code){case"inv\
alid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Neveljaven vnos: pri\
\u010Dakovano instanceof ${e.expected}, prejeto ${l}`:`Neveljaven vnos: pri\u010Dakovano ${t}, prejeto ${l}`}case"invali\
d_value":return e.values.length===1?`Neveljaven vnos: pri\u010Dakovano ${A(e.values[0])}`:`Neveljavna mo\u017Enost: pri\u010Dakova\
no eno izmed ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Preveliko: pri\u010Dakovan\
o, da bo ${e.origin??"vrednost"} imelo ${t}${e.maximum.toString()} ${a.unit??"elementov"}`:`Preveliko: pri\u010Dakovano, da b\
o ${e.origin??"vrednost"} ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?
`Premajhno: pri\u010Dakovano, da bo ${e.origin} imelo ${t}${e.minimum.toString()} ${a.unit}`:`Premajhno: pri\u010Dakovano, da\
 bo ${e.origin} ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Neveljaven n\
iz: mora se za\u010Deti z "${t.prefix}"`:t.format==="ends_with"?`Neveljaven niz: mora se kon\u010Dati z "${t.suffix}"`:t.
format==="includes"?`Neveljaven niz: mora vsebovati "${t.includes}"`:t.format==="regex"?`Neveljaven niz: mora ustrezati \
vzorcu ${t.pattern}`:`Neveljaven ${i[t.format]??e.format}`}case"not_multiple_of":return`Neveljavno \u0161tevilo: mora biti ve\
\u010Dkratnik ${e.divisor}`;case"unrecognized_keys":return`Neprepoznan${e.keys.length>1?"i klju\u010Di":" klju\u010D"}: ${D(
e.keys,", ")}`;case"invalid_key":return`Neveljaven klju\u010D v ${e.origin}`;case"invalid_union":return"Neveljaven vnos";case"\
invalid_element":return`Neveljavna vrednost v ${e.origin}`;default:return"Neveljaven vnos"}}},"error");function oo(){return{
localeError:g6()}}o(oo,"va"),(0,s.a)(oo,"default");var B6=(0,s.a)(()=>{let u={string:{unit:"tecken",verb:"att ha"},file:{
unit:"bytes",verb:"att ha"},array:{unit:"objekt",verb:"att inneh\xE5lla"},set:{unit:"objekt",verb:"att inneh\xE5lla"},map:{
unit:"objekt",verb:"att inneh\xE5lla"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"re\
gulj\xE4rt uttryck",email:"e-postadress",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nan\
oid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datum och tid",date:"ISO-da\
tum",time:"ISO-tid",duration:"ISO-varaktighet",ipv4:"IPv4-adress",ipv6:"IPv6-adress",mac:"MAC-adress",cidrv4:"IPv4-spekt\
rum",cidrv6:"IPv6-spektrum",base64:"base64-kodad str\xE4ng",base64url:"base64url-kodad str\xE4ng",json_string:"JSON-str\xE4\
ng",e164:"E.164-nummer",credit_card:"kreditkortsnummer",currency_code:"valutakod",iban:"IBAN",jwt:"JWT",template_literal:"\
mall-literal"},r={nan:"NaN",number:"antal",array:"lista"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ogiltig inmatning: f\xF6rv\xE4ntat instanceof ${e.expected}\
, fick ${l}`:`Ogiltig inmatning: f\xF6rv\xE4ntat ${t}, fick ${l}`}case"invalid_value":return e.values.length===1?`Ogilti\
g inmatning: f\xF6rv\xE4ntat ${A(e.values[0])}`:`Ogiltigt val: f\xF6rv\xE4ntade en av ${D(e.values,"|")}`;case"too_big":{
let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`F\xF6r stor(t): f\xF6rv\xE4ntade ${e.origin??"v\xE4rdet"} att ha ${t}${e.
maximum.toString()} ${a.unit??"element"}`:`F\xF6r stor(t): f\xF6rv\xE4ntat ${e.origin??"v\xE4rdet"} att ha ${t}${e.maximum.
toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`F\xF6r lite(t): f\xF6rv\xE4ntade ${e.origin??
"v\xE4rdet"} att ha ${t}${e.minimum.toString()} ${a.unit}`:`F\xF6r lite(t): f\xF6rv\xE4ntade ${e.origin??"v\xE4rdet"} at\
t ha ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Ogiltig str\xE4ng: m\xE5ste b\
\xF6rja med "${t.prefix}"`:t.format==="ends_with"?`Ogiltig str\xE4ng: m\xE5ste sluta med "${t.suffix}"`:t.format==="incl\
udes"?`Ogiltig str\xE4ng: m\xE5ste inneh\xE5lla "${t.includes}"`:t.format==="regex"?`Ogiltig str\xE4ng: m\xE5ste matcha m\xF6nstr\
et "${t.pattern}"`:`Ogiltig(t) ${i[t.format]??e.format}`}case"not_multiple_of":return`Ogiltigt tal: m\xE5ste vara en multip\
el av ${e.divisor}`;case"unrecognized_keys":return`${e.keys.length>1?"Ok\xE4nda nycklar":"Ok\xE4nd nyckel"}: ${D(e.keys,
", ")}`;case"invalid_key":return`Ogiltig nyckel i ${e.origin??"v\xE4rdet"}`;case"invalid_union":return"Ogiltig input";case"\
invalid_element":return`Ogiltigt v\xE4rde i ${e.origin??"v\xE4rdet"}`;default:return"Ogiltig input"}}},"error");function so(){
return{localeError:B6()}}o(so,"$a"),(0,s.a)(so,"default");var A6=(0,s.a)(()=>{let u={string:{unit:"\u0B8E\u0BB4\u0BC1\u0BA4\u0BCD\u0BA4\u0BC1\u0B95\u0BCD\u0B95\u0BB3\u0BCD",
verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
file:{unit:"\u0BAA\u0BC8\u0B9F\u0BCD\u0B9F\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
array:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
set:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
map:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1",
email:"\u0BAE\u0BBF\u0BA9\u0BCD\u0BA9\u0B9E\u0BCD\u0B9A\u0BB2\u0BCD \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"ISO \u0BA4\u0BC7\u0BA4\u0BBF \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",date:"ISO \u0BA4\u0BC7\u0BA4\u0BBF",
time:"ISO \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",duration:"ISO \u0B95\u0BBE\u0BB2 \u0B85\u0BB3\u0BB5\u0BC1",ipv4:"IPv4 \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",
ipv6:"IPv6 \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",mac:"MAC \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",cidrv4:"IPv4 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",
cidrv6:"IPv6 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",base64:"base64-encoded \u0B9A\u0BB0\u0BAE\u0BCD",base64url:"base64url\
-encoded \u0B9A\u0BB0\u0BAE\u0BCD",json_string:"JSON \u0B9A\u0BB0\u0BAE\u0BCD",e164:"E.164 \u0B8E\u0BA3\u0BCD",credit_card:"\
\u0B95\u0B9F\u0BA9\u0BCD \u0B85\u0B9F\u0BCD\u0B9F\u0BC8 \u0B8E\u0BA3\u0BCD",currency_code:"\u0BA8\u0BBE\u0BA3\u0BAF\u0B95\u0BCD \u0B95\u0BC1\u0BB1\u0BBF\u0BAF\u0BC0\u0B9F\u0BC1",
iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN",number:"\u0B8E\u0BA3\u0BCD",array:"\u0B85\u0BA3\u0BBF",null:"\
\u0BB5\u0BC6\u0BB1\u0BC1\u0BAE\u0BC8"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(
e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 instanceof ${e.
expected}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${l}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1\
 ${t}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${l}`}case"invalid_value":return e.values.length===
1?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${A(
e.values[0])}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0BB0\u0BC1\u0BAA\u0BCD\u0BAA\u0BAE\u0BCD: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${D(
e.values,"|")} \u0B87\u0BB2\u0BCD \u0B92\u0BA9\u0BCD\u0BB1\u0BC1`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);
return a?`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${e.
origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"} ${t}${e.maximum.toString()} ${a.unit??"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD"}\
 \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\
\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${e.origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"}\
 ${t}${e.maximum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${e.
origin} ${t}${e.minimum.toString()} ${a.unit} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${e.
origin} ${t}${e.minimum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${t.
prefix}" \u0B87\u0BB2\u0BCD \u0BA4\u0BCA\u0B9F\u0B99\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:t.format===
"ends_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${t.suffix}" \u0B87\u0BB2\u0BCD \u0BAE\u0BC1\u0B9F\u0BBF\u0BB5\u0B9F\u0BC8\u0BAF \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
t.format==="includes"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${t.includes}" \u0B90 \u0B89\u0BB3\u0BCD\u0BB3\u0B9F\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
t.format==="regex"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: ${t.pattern} \u0BAE\u0BC1\u0BB1\u0BC8\u0BAA\u0BBE\u0B9F\u0BCD\u0B9F\u0BC1\u0B9F\u0BA9\u0BCD \u0BAA\u0BCA\u0BB0\u0BC1\u0BA8\u0BCD\u0BA4 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 ${i[t.format]??e.format}`}case"not_multiple_of":return`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B8E\u0BA3\u0BCD: ${e.
divisor} \u0B87\u0BA9\u0BCD \u0BAA\u0BB2\u0BAE\u0BBE\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`;case"\
unrecognized_keys":return`\u0B85\u0B9F\u0BC8\u0BAF\u0BBE\u0BB3\u0BAE\u0BCD \u0BA4\u0BC6\u0BB0\u0BBF\u0BAF\u0BBE\u0BA4 \u0BB5\u0BBF\u0B9A\u0BC8${e.
keys.length>1?"\u0B95\u0BB3\u0BCD":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0B9A\u0BC8`;case"\
invalid_union":return"\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1";case"invalid_element":return`${e.
origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1`;default:return"\u0BA4\u0BB5\u0BB1\
\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1"}}},"error");function lo(){return{localeError:A6()}}o(lo,"ha"),(0,s.
a)(lo,"default");var $6=(0,s.a)(()=>{let u={string:{unit:"\u0430\u043B\u043E\u043C\u0430\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},
file:{unit:"\u0431\u0430\u0439\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},array:{unit:"\
\u0443\u043D\u0441\u0443\u0440",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},set:{unit:"\u0443\u043D\u0441\u0443\u0440",
verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},map:{unit:"\u0441\u0430\u0431\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\
\u043E\u0448\u0430\u0434"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0432\u0443\u0440\u0443\u0434",
email:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 email",url:"URL",emoji:"\u044D\u043C\u043E\u04B7\u0438",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
\u0441\u0430\u043D\u0430\u0432\u0443 \u0432\u0430\u049B\u0442\u0438 ISO",date:"\u0441\u0430\u043D\u0430\u0438 ISO",time:"\
\u0432\u0430\u049B\u0442\u0438 ISO",duration:"\u0434\u0430\u0432\u043E\u043C\u043D\u043E\u043A\u0438\u0438 ISO",ipv4:"\u0441\u0443\
\u0440\u043E\u0493\u0430\u0438 IPv4",ipv6:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 IPv6",mac:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 MAC",
cidrv4:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv4",cidrv6:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv6",
base64:"\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64",base64url:"\
\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64url",json_string:"\u0441\u0430\u0442\
\u0440\u0438 JSON",e164:"\u0440\u0430\u049B\u0430\u043C\u0438 E.164",credit_card:"\u0440\u0430\u049B\u0430\u043C\u0438 \u043A\u043E\u0440\u0442\u0438 \u043A\u0440\u0435\u0434\u0438\u0442\u04E3",
currency_code:"\u0440\u0430\u043C\u0437\u0438 \u0430\u0441\u044A\u043E\u0440",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0443\
\u0440\u0443\u0434"},r={nan:"NaN",number:"\u0440\u0430\u049B\u0430\u043C",string:"\u0441\u0430\u0442\u0440",array:"\u043C\u0430\u0441\u0441\u0438\
\u0432",object:"\u043E\u0431\u044A\u0435\u043A\u0442",date:"\u0441\u0430\u043D\u0430"};return e=>{switch(e.code){case"in\
valid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${t}\
 \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442, ${l} \u0433\u0438\u0440\u0438\u0444\u0442\u0430 \u0448\u0443\u0434`}case"\
invalid_value":return e.values.length===1?`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${A(
e.values[0])} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:`\u0418\u043D\u0442\u0438\u0445\u043E\u0431\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u044F\u043A\u0435 \u0430\
\u0437 ${D(e.values,"|")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`;case"too_big":{
let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D: ${e.origin??
"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${t}${e.maximum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D:\
 ${e.origin??"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${t}${e.maximum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${e.origin}\
 \u0431\u043E\u044F\u0434 ${t}${e.minimum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${e.
origin} \u0431\u043E\u044F\u0434 ${t}${e.minimum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"invalid_format":{let t=e;
return t.format==="starts_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${t.
prefix}" \u043E\u0493\u043E\u0437 \u0448\u0430\u0432\u0430\u0434`:t.format==="ends_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${t.
suffix}" \u0430\u043D\u04B7\u043E\u043C \u0451\u0431\u0430\u0434`:t.format==="includes"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 "${t.
includes}"-\u0440\u043E \u0434\u0430\u0440 \u0431\u0430\u0440 \u0433\u0438\u0440\u0430\u0434`:t.format==="regex"?`\u0421\u0430\u0442\u0440\u0438 \
\u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 \u043D\u0430\u043C\u0443\u043D\u0430\u0438 ${t.
pattern} \u043C\u0443\u0432\u043E\u0444\u0438\u049B\u0430\u0442 \u043A\u0443\u043D\u0430\u0434`:`${i[t.format]??e.format}\
-\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442`}case"not_multiple_of":return`\u0420\u0430\u049B\u0430\u043C\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 ${e.
divisor} \u0431\u0435 \u0431\u0430\u049B\u0438\u044F \u0442\u0430\u049B\u0441\u0438\u043C \u0448\u0430\u0432\u0430\u0434`;case"\
unrecognized_keys":return`\u041A\u0430\u043B\u0438\u0434${e.keys.length>1?"\u04B3\u043E\u0438":"\u0438"} \u043D\u043E\u043C\u0430\u044A\u043B\u0443\u043C: ${D(
e.keys,", ")}`;case"invalid_key":return`\u041A\u0430\u043B\u0438\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${e.
origin}`;case"invalid_union":return e.options&&Array.isArray(e.options)&&e.options.length>0?`\u049A\u0438\u043C\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442\u0438 \u0434\u0438\u0441\u043A\u0440\u0438\u043C\u0438\u043D\u0430\
\u0442\u043E\u0440: ${e.options.map(t=>`'${t}'`).join(" | ")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:
"\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442";case"invalid_element":return`\u049A\u0438\u043C\
\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${e.origin}`;default:return"\u0412\u0443\u0440\u0443\u0434\
\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442"}}},"error");function co(){return{localeError:$6()}}o(co,"_a"),(0,s.
a)(co,"default");var h6=(0,s.a)(()=>{let u={string:{unit:"\u0E15\u0E31\u0E27\u0E2D\u0E31\u0E01\u0E29\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},
file:{unit:"\u0E44\u0E1A\u0E15\u0E4C",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},array:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",
verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},set:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},
map:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"}};function n(e){return u[e]??null}
o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19",
email:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48\u0E2D\u0E35\u0E40\u0E21\u0E25",url:"URL",emoji:"\u0E2D\u0E34\u0E42\u0E21\u0E08\u0E34",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"\u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",date:"\u0E27\u0E31\u0E19\u0E17\u0E35\u0E48\
\u0E41\u0E1A\u0E1A ISO",time:"\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",duration:"\u0E0A\u0E48\u0E27\u0E07\u0E40\u0E27\u0E25\u0E32\u0E41\u0E1A\u0E1A ISO",
ipv4:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48 IPv4",ipv6:"\u0E17\u0E35\u0E48\u0E2D\u0E22\u0E39\u0E48 IPv6",mac:"\u0E17\u0E35\u0E48\u0E2D\u0E22\
\u0E39\u0E48 MAC",cidrv4:"\u0E0A\u0E48\u0E27\u0E07 IP \u0E41\u0E1A\u0E1A IPv4",cidrv6:"\u0E0A\u0E48\u0E27\u0E07 IP \u0E41\u0E1A\u0E1A IPv6",
base64:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A Base64",base64url:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A Base64 \u0E2A\u0E33\u0E2B\u0E23\u0E31\u0E1A URL",
json_string:"\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E41\u0E1A\u0E1A JSON",e164:"\u0E40\u0E1A\u0E2D\u0E23\u0E4C\u0E42\u0E17\u0E23\u0E28\u0E31\u0E1E\u0E17\u0E4C\u0E23\u0E30\u0E2B\u0E27\u0E48\u0E32\u0E07\u0E1B\u0E23\u0E30\u0E40\u0E17\u0E28 (E.164)",
credit_card:"\u0E2B\u0E21\u0E32\u0E22\u0E40\u0E25\u0E02\u0E1A\u0E31\u0E15\u0E23\u0E40\u0E04\u0E23\u0E14\u0E34\u0E15",currency_code:"\
\u0E23\u0E2B\u0E31\u0E2A\u0E2A\u0E01\u0E38\u0E25\u0E40\u0E07\u0E34\u0E19",iban:"IBAN",jwt:"\u0E42\u0E17\u0E40\u0E04\u0E19 JWT",
template_literal:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19"},r={nan:"NaN",number:"\
\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02",array:"\u0E2D\u0E32\u0E23\u0E4C\u0E40\u0E23\u0E22\u0E4C (Array)",null:"\u0E44\u0E21\u0E48\u0E21\u0E35\u0E04\u0E48\u0E32 (n\
ull)"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.
test(e.expected)?`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 instanceof ${e.
expected} \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${l}`:`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${t}\
 \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${l}`}case"invalid_value":return e.values.length===1?`\u0E04\u0E48\u0E32\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\
\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${A(e.values[0])}`:`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E37\u0E2D\u0E01\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E43\u0E19 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"\u0E44\u0E21\u0E48\u0E40\u0E01\u0E34\u0E19":"\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32",
a=n(e.origin);return a?`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${e.origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${t}\
 ${e.maximum.toString()} ${a.unit??"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23"}`:`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${e.
origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${t} ${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?
"\u0E2D\u0E22\u0E48\u0E32\u0E07\u0E19\u0E49\u0E2D\u0E22":"\u0E21\u0E32\u0E01\u0E01\u0E27\u0E48\u0E32",a=n(e.origin);return a?
`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${e.origin} \u0E04\u0E27\u0E23\u0E21\u0E35${t}\
 ${e.minimum.toString()} ${a.unit}`:`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${e.
origin} \u0E04\u0E27\u0E23\u0E21\u0E35${t} ${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="sta\
rts_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E02\u0E36\u0E49\u0E19\u0E15\u0E49\u0E19\u0E14\u0E49\u0E27\u0E22 "${t.
prefix}"`:t.format==="ends_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E25\u0E07\u0E17\u0E49\u0E32\u0E22\u0E14\u0E49\u0E27\u0E22 "${t.
suffix}"`:t.format==="includes"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E21\u0E35 "${t.
includes}" \u0E2D\u0E22\u0E39\u0E48\u0E43\u0E19\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21`:t.format==="regex"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\
\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14 ${t.
pattern}`:`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: ${i[t.format]??
e.format}`}case"not_multiple_of":return`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E40\u0E1B\u0E47\u0E19\u0E08\u0E33\u0E19\u0E27\u0E19\u0E17\u0E35\u0E48\u0E2B\u0E32\u0E23\u0E14\u0E49\u0E27\u0E22 ${e.
divisor} \u0E44\u0E14\u0E49\u0E25\u0E07\u0E15\u0E31\u0E27`;case"unrecognized_keys":return`\u0E1E\u0E1A\u0E04\u0E35\u0E22\u0E4C\u0E17\u0E35\u0E48\u0E44\u0E21\u0E48\u0E23\u0E39\u0E49\u0E08\u0E31\u0E01: ${D(
e.keys,", ")}`;case"invalid_key":return`\u0E04\u0E35\u0E22\u0E4C\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${e.
origin}`;case"invalid_union":return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E44\u0E21\u0E48\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E22\u0E39\u0E40\u0E19\u0E35\u0E22\u0E19\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14\u0E44\u0E27\u0E49";case"\
invalid_element":return`\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${e.
origin}`;default:return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07"}}},
"error");function mo(){return{localeError:h6()}}o(mo,"ya"),(0,s.a)(mo,"default");var _6=(0,s.a)(()=>{let u={string:{unit:"\
simwol",verb:"bolmaly"},file:{unit:"ba\xFDt",verb:"bolmaly"},array:{unit:"elementler",verb:"bolmaly"},set:{unit:"element\
ler",verb:"bolmaly"},map:{unit:"elementler",verb:"bolmaly"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizi\
ng");let i={regex:"giri\u015F",email:"e-po\xE7ta salgysy",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UU\
IDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO sene we wa\
gt",date:"ISO sene",time:"ISO wagt",duration:"ISO wagt aralygy",ipv4:"IPv4 salgysy",ipv6:"IPv6 salgysy",mac:"MAC salgysy",
cidrv4:"IPv4 aralygy",cidrv6:"IPv6 aralygy",base64:"base64 bilen \u015Fifrlenen setir",base64url:"base64url bilen \u015Fifrle\
nen setir",json_string:"JSON setiri",e164:"E.164 nomeri",credit_card:"kredit kartyny\u0148 nomeri",currency_code:"wal\xFDut\
a kody",iban:"IBAN",jwt:"JWT",template_literal:"\u015Fablon"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{
let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return`N\xE4dogry baha: gara\u015Fylan ${t} \xFDerine ${l} alyndy`}case"\
invalid_value":return e.values.length===1?`N\xE4dogry baha: ${A(e.values[0])} bolmaly`:`N\xE4dogry sa\xFDlaw: a\u015Fakdakylardan b\
iri bolmaly: ${D(e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Has uly: gara\u015Fyl\xFDan ${e.
origin??"baha"} ${t} ${e.maximum.toString()} ${a.unit??"element"}`:`Has uly: gara\u015Fyl\xFDan ${e.origin??"baha"} ${t}\
 ${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Has ki\xE7i: gara\u015Fyl\xFDan ${e.
origin} ${t} ${e.minimum.toString()} ${a.unit}`:`Has ki\xE7i: gara\u015Fyl\xFDan ${e.origin} ${t} ${e.minimum.toString()}`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`N\xE4dogry setir: "${t.prefix}" bilen ba\u015Flamaly`:t.format===
"ends_with"?`N\xE4dogry setir: "${t.suffix}" bilen gutarmaly`:t.format==="includes"?`N\xE4dogry setir: "${t.includes}" s\
aklamaly`:t.format==="regex"?`N\xE4dogry setir: ${t.pattern} nusga la\xFDyk bolmaly`:`N\xE4dogry ${i[t.format]??e.format}`}case"\
not_multiple_of":return`N\xE4dogry san: ${e.divisor} bilen galyndysyz b\xF6l\xFCnmeli`;case"unrecognized_keys":return`Ta\
nalma\xFDan a\xE7ar${e.keys.length>1?"lar":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin} i\xE7inde n\xE4dogry a\
\xE7ar`;case"invalid_union":return"N\xE4dogry baha";case"invalid_element":return`${e.origin} i\xE7inde n\xE4dogry baha`;default:
return"N\xE4dogry baha"}}},"error");function fo(){return{localeError:_6()}}o(fo,"ba"),(0,s.a)(fo,"default");var b6=(0,s.
a)(()=>{let u={string:{unit:"karakter",verb:"olmal\u0131"},file:{unit:"bayt",verb:"olmal\u0131"},array:{unit:"\xF6\u011Fe",
verb:"olmal\u0131"},set:{unit:"\xF6\u011Fe",verb:"olmal\u0131"},map:{unit:"\xF6\u011Fe",verb:"olmal\u0131"}};function n(e){
return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"girdi",email:"e-posta adresi",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO tarih ve saat",date:"ISO tarih",time:"ISO saat",duration:"ISO s\xFCre",ipv4:"IPv4 adresi",ipv6:"IPv\
6 adresi",mac:"MAC adresi",cidrv4:"IPv4 aral\u0131\u011F\u0131",cidrv6:"IPv6 aral\u0131\u011F\u0131",base64:"base64 ile \
\u015Fifrelenmi\u015F metin",base64url:"base64url ile \u015Fifrelenmi\u015F metin",json_string:"JSON dizesi",e164:"E.164\
 say\u0131s\u0131",credit_card:"kredi kart\u0131 numaras\u0131",currency_code:"para birimi kodu",iban:"IBAN",jwt:"JWT",template_literal:"\
\u015Eablon dizesi"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),
l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Ge\xE7ersiz de\u011Fer: beklenen instanceof ${e.expected}, al\u0131nan ${l}`:
`Ge\xE7ersiz de\u011Fer: beklenen ${t}, al\u0131nan ${l}`}case"invalid_value":return e.values.length===1?`Ge\xE7ersiz de\u011Fer\
: beklenen ${A(e.values[0])}`:`Ge\xE7ersiz se\xE7enek: a\u015Fa\u011F\u0131dakilerden biri olmal\u0131: ${D(e.values,"|")}`;case"\
too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\xC7ok b\xFCy\xFCk: beklenen ${e.origin??"de\u011Fer"} ${t}${e.
maximum.toString()} ${a.unit??"\xF6\u011Fe"}`:`\xC7ok b\xFCy\xFCk: beklenen ${e.origin??"de\u011Fer"} ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\xC7ok k\xFC\xE7\xFCk: beklenen ${e.origin} ${t}${e.minimum.
toString()} ${a.unit}`:`\xC7ok k\xFC\xE7\xFCk: beklenen ${e.origin} ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;
return t.format==="starts_with"?`Ge\xE7ersiz metin: "${t.prefix}" ile ba\u015Flamal\u0131`:t.format==="ends_with"?`Ge\xE7er\
siz metin: "${t.suffix}" ile bitmeli`:t.format==="includes"?`Ge\xE7ersiz metin: "${t.includes}" i\xE7ermeli`:t.format===
"regex"?`Ge\xE7ersiz metin: ${t.pattern} desenine uymal\u0131`:`Ge\xE7ersiz ${i[t.format]??e.format}`}case"not_multiple_\
of":return`Ge\xE7ersiz say\u0131: ${e.divisor} ile tam b\xF6l\xFCnebilmeli`;case"unrecognized_keys":return`Tan\u0131nmayan an\
ahtar${e.keys.length>1?"lar":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin} i\xE7inde ge\xE7ersiz anahtar`;case"\
invalid_union":return"Ge\xE7ersiz de\u011Fer";case"invalid_element":return`${e.origin} i\xE7inde ge\xE7ersiz de\u011Fer`;default:
return"Ge\xE7ersiz de\u011Fer"}}},"error");function Co(){return{localeError:b6()}}o(Co,"ka"),(0,s.a)(Co,"default");var y6=(0,s.
a)(()=>{let u={string:{unit:"\u0441\u0438\u043C\u0432\u043E\u043B\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},
file:{unit:"\u0431\u0430\u0439\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",
verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\
\u0442\u0438\u043C\u0435"},map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"}};
function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456",
email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u0435\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\u043E\u0457 \u043F\u043E\u0448\u0442\u0438",
url:"URL",emoji:"\u0435\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0434\u0430\u0442\u0430 \u0442\u0430 \u0447\u0430\u0441 ISO",
date:"\u0434\u0430\u0442\u0430 ISO",time:"\u0447\u0430\u0441 ISO",duration:"\u0442\u0440\u0438\u0432\u0430\u043B\u0456\u0441\u0442\u044C ISO",
ipv4:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv4",ipv6:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv6",mac:"\u0430\u0434\u0440\u0435\u0441\u0430 MAC",
cidrv4:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv4",cidrv6:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv6",
base64:"\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64",base64url:"\
\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64url",json_string:"\u0440\u044F\u0434\
\u043E\u043A JSON",e164:"\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0457 \u043A\u0430\u0440\u0442\u043A\u0438",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u0438",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\
\u0430\u043D\u0456"},r={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};return e=>{
switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F instanceof ${e.
expected}, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${l}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${t}\
, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${l}`}case"invalid_value":return e.values.length===1?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\
\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${A(e.values[0])}`:
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0430 \u043E\u043F\u0446\u0456\u044F: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F \u043E\u0434\u043D\u0435 \u0437 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} ${a.verb} ${t}${e.maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432"}`:
`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${e.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} \u0431\u0443\u0434\u0435 ${t}${e.maximum.toString()}`}case"t\
oo_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${e.
origin} ${a.verb} ${t}${e.minimum.toString()} ${a.unit}`:`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${e.
origin} \u0431\u0443\u0434\u0435 ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_wi\
th"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043F\u043E\u0447\u0438\u043D\u0430\u0442\u0438\u0441\u044F \u0437 "${t.
prefix}"`:t.format==="ends_with"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0437\u0430\u043A\u0456\u043D\u0447\u0443\u0432\u0430\u0442\u0438\u0441\u044F \u043D\u0430 "${t.
suffix}"`:t.format==="includes"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043C\u0456\u0441\u0442\u0438\u0442\u0438 "${t.
includes}"`:t.format==="regex"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0432\u0456\u0434\u043F\u043E\u0432\u0456\u0434\u0430\u0442\u0438 \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${t.
pattern}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 ${i[t.format]??e.format}`}case"not_m\
ultiple_of":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0447\u0438\u0441\u043B\u043E: \u043F\u043E\u0432\u0438\u043D\u043D\u043E \u0431\u0443\u0442\u0438 \u043A\u0440\u0430\u0442\u043D\u0438\u043C ${e.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u043E\u0437\u043F\u0456\u0437\u043D\u0430\u043D\u0438\u0439 \u043A\u043B\u044E\u0447${e.
keys.length>1?"\u0456":""}: ${D(e.keys,", ")}`;case"invalid_key":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u043A\u043B\u044E\u0447 \u0443 ${e.
origin}`;case"invalid_union":return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456";case"\
invalid_element":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F \u0443 ${e.
origin}`;default:return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456"}}},
"error");function Kn(){return{localeError:y6()}}o(Kn,"Dt"),(0,s.a)(Kn,"default");function Eo(){return Kn()}o(Eo,"xa"),(0,s.
a)(Eo,"default");var x6=(0,s.a)(()=>{let u={string:{unit:"\u062D\u0631\u0648\u0641",verb:"\u06C1\u0648\u0646\u0627"},file:{
unit:"\u0628\u0627\u0626\u0679\u0633",verb:"\u06C1\u0648\u0646\u0627"},array:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\
\u06C1\u0648\u0646\u0627"},set:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"},map:{unit:"\u0622\u0626\u0679\u0645\u0632",
verb:"\u06C1\u0648\u0646\u0627"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0627\u0646 \u067E\u0679",
email:"\u0627\u06CC \u0645\u06CC\u0644 \u0627\u06CC\u0688\u0631\u06CC\u0633",url:"\u06CC\u0648 \u0622\u0631 \u0627\u06CC\u0644",
emoji:"\u0627\u06CC\u0645\u0648\u062C\u06CC",uuid:"\u06CC\u0648 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",uuidv4:"\u06CC\u0648\
 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC \u0648\u06CC 4",uuidv6:"\u06CC\u0648 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC \u0648\u06CC 6",
nanoid:"\u0646\u06CC\u0646\u0648 \u0622\u0626\u06CC \u0688\u06CC",guid:"\u062C\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",
cuid:"\u0633\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",cuid2:"\u0633\u06CC \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC 2",
ulid:"\u06CC\u0648 \u0627\u06CC\u0644 \u0622\u0626\u06CC \u0688\u06CC",xid:"\u0627\u06CC\u06A9\u0633 \u0622\u0626\u06CC \u0688\u06CC",
ksuid:"\u06A9\u06D2 \u0627\u06CC\u0633 \u06CC\u0648 \u0622\u0626\u06CC \u0688\u06CC",datetime:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0688\u06CC\u0679 \u0679\u0627\u0626\u0645",
date:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u062A\u0627\u0631\u06CC\u062E",time:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0648\u0642\u062A",
duration:"\u0622\u0626\u06CC \u0627\u06CC\u0633 \u0627\u0648 \u0645\u062F\u062A",ipv4:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 4 \u0627\u06CC\u0688\u0631\u06CC\u0633",
ipv6:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 6 \u0627\u06CC\u0688\u0631\u06CC\u0633",mac:"\u0627\u06CC\u0645 \u0627\u06D2 \u0633\u06CC \u0627\u06CC\u0688\u0631\u06CC\u0633",
cidrv4:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 4 \u0631\u06CC\u0646\u062C",cidrv6:"\u0622\u0626\u06CC \u067E\u06CC \u0648\u06CC 6 \u0631\u06CC\u0646\u062C",
base64:"\u0628\u06CC\u0633 64 \u0627\u0646 \u06A9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06AF",base64url:"\u0628\u06CC\u0633 64 \u06CC\u0648\
 \u0622\u0631 \u0627\u06CC\u0644 \u0627\u0646 \u06A9\u0648\u0688\u0688 \u0633\u0679\u0631\u0646\u06AF",json_string:"\u062C\u06D2 \u0627\
\u06CC\u0633 \u0627\u0648 \u0627\u06CC\u0646 \u0633\u0679\u0631\u0646\u06AF",e164:"\u0627\u06CC 164 \u0646\u0645\u0628\u0631",
credit_card:"\u06A9\u0631\u06CC\u0688\u0679 \u06A9\u0627\u0631\u0688 \u0646\u0645\u0628\u0631",currency_code:"\u06A9\u0631\u0646\u0633\u06CC \u06A9\u0648\u0688",
iban:"IBAN",jwt:"\u062C\u06D2 \u0688\u0628\u0644\u06CC\u0648 \u0679\u06CC",template_literal:"\u0627\u0646 \u067E\u0679"},
r={nan:"NaN",number:"\u0646\u0645\u0628\u0631",array:"\u0622\u0631\u06D2",null:"\u0646\u0644"};return e=>{switch(e.code){case"\
invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: instan\
ceof ${e.expected} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${l} \u0645\u0648\u0635\u0648\u0644 \u06C1\u0648\u0627`:
`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${t} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${l} \u0645\u0648\u0635\u0648\u0644 \u06C1\
\u0648\u0627`}case"invalid_value":return e.values.length===1?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${A(e.values[0])}\
 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`:`\u063A\u0644\u0637 \u0622\u067E\u0634\u0646: ${D(e.values,"|")} \u0645\u06CC\u06BA\
 \u0633\u06D2 \u0627\u06CC\u06A9 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`;case"too_big":{let t=e.inclusive?"<=":
"<",a=n(e.origin);return a?`\u0628\u06C1\u062A \u0628\u0691\u0627: ${e.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u06D2 ${t}${e.
maximum.toString()} ${a.unit??"\u0639\u0646\u0627\u0635\u0631"} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:
`\u0628\u06C1\u062A \u0628\u0691\u0627: ${e.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u0627 ${t}${e.maximum.toString()}\
 \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"too_small":{let t=e.inclusive?">=":">",
a=n(e.origin);return a?`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${e.origin} \u06A9\u06D2 ${t}${e.minimum.toString()}\
 ${a.unit} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${e.
origin} \u06A9\u0627 ${t}${e.minimum.toString()} \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"\
invalid_format":{let t=e;return t.format==="starts_with"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${t.prefix}\
" \u0633\u06D2 \u0634\u0631\u0648\u0639 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:t.format==="ends_with"?
`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${t.suffix}" \u067E\u0631 \u062E\u062A\u0645 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
t.format==="includes"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${t.includes}" \u0634\u0627\u0645\u0644 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
t.format==="regex"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: \u067E\u06CC\u0679\u0631\u0646 ${t.pattern} \u0633\u06D2 \u0645\u06CC\
\u0686 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:`\u063A\u0644\u0637 ${i[t.format]??e.format}`}case"not_m\
ultiple_of":return`\u063A\u0644\u0637 \u0646\u0645\u0628\u0631: ${e.divisor} \u06A9\u0627 \u0645\u0636\u0627\u0639\u0641 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`;case"\
unrecognized_keys":return`\u063A\u06CC\u0631 \u062A\u0633\u0644\u06CC\u0645 \u0634\u062F\u06C1 \u06A9\u06CC${e.keys.length>
1?"\u0632":""}: ${D(e.keys,"\u060C ")}`;case"invalid_key":return`${e.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u06A9\u06CC`;case"\
invalid_union":return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679";case"invalid_element":return`${e.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u0648\u06CC\u0644\
\u06CC\u0648`;default:return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679"}}},"error");function vo(){return{localeError:x6()}}
o(vo,"Ia"),(0,s.a)(vo,"default");var F6=(0,s.a)(()=>{let u={string:{unit:"belgi",verb:"bo\u2018lishi kerak"},file:{unit:"\
bayt",verb:"bo\u2018lishi kerak"},array:{unit:"element",verb:"bo\u2018lishi kerak"},set:{unit:"element",verb:"bo\u2018lishi k\
erak"},map:{unit:"yozuv",verb:"bo\u2018lishi kerak"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={
regex:"kirish",email:"elektron pochta manzili",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO sana va vaqti",date:"ISO\
 sana",time:"ISO vaqt",duration:"ISO davomiylik",ipv4:"IPv4 manzil",ipv6:"IPv6 manzil",mac:"MAC manzil",cidrv4:"IPv4 dia\
pazon",cidrv6:"IPv6 diapazon",base64:"base64 kodlangan satr",base64url:"base64url kodlangan satr",json_string:"JSON satr",
e164:"E.164 raqam",credit_card:"kredit karta raqami",currency_code:"valyuta kodi",iban:"IBAN",jwt:"JWT",template_literal:"\
kirish"},r={nan:"NaN",number:"raqam",array:"massiv"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??
e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`Noto\u2018g\u2018ri kirish: kutilgan instanceof ${e.expected}\
, qabul qilingan ${l}`:`Noto\u2018g\u2018ri kirish: kutilgan ${t}, qabul qilingan ${l}`}case"invalid_value":return e.values.
length===1?`Noto\u2018g\u2018ri kirish: kutilgan ${A(e.values[0])}`:`Noto\u2018g\u2018ri variant: quyidagilardan biri kutilgan ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Juda katta: kutilgan ${e.origin??"qiym\
at"} ${t}${e.maximum.toString()} ${a.unit} ${a.verb}`:`Juda katta: kutilgan ${e.origin??"qiymat"} ${t}${e.maximum.toString()}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`Juda kichik: kutilgan ${e.origin} ${t}${e.minimum.toString()}\
 ${a.unit} ${a.verb}`:`Juda kichik: kutilgan ${e.origin} ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.
format==="starts_with"?`Noto\u2018g\u2018ri satr: "${t.prefix}" bilan boshlanishi kerak`:t.format==="ends_with"?`Noto\u2018g\u2018\
ri satr: "${t.suffix}" bilan tugashi kerak`:t.format==="includes"?`Noto\u2018g\u2018ri satr: "${t.includes}" ni o\u2018z ichi\
ga olishi kerak`:t.format==="regex"?`Noto\u2018g\u2018ri satr: ${t.pattern} shabloniga mos kelishi kerak`:`Noto\u2018g\u2018ri ${i[t.
format]??e.format}`}case"not_multiple_of":return`Noto\u2018g\u2018ri raqam: ${e.divisor} ning karralisi bo\u2018lishi kerak`;case"\
unrecognized_keys":return`Noma\u2019lum kalit${e.keys.length>1?"lar":""}: ${D(e.keys,", ")}`;case"invalid_key":return`${e.
origin} dagi kalit noto\u2018g\u2018ri`;case"invalid_union":return"Noto\u2018g\u2018ri kirish";case"invalid_element":return`${e.
origin} da noto\u2018g\u2018ri qiymat`;default:return"Noto\u2018g\u2018ri kirish"}}},"error");function po(){return{localeError:F6()}}
o(po,"wa"),(0,s.a)(po,"default");var k6=(0,s.a)(()=>{let u={string:{unit:"k\xFD t\u1EF1",verb:"c\xF3"},file:{unit:"byte",
verb:"c\xF3"},array:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"},set:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"},map:{unit:"ph\u1EA7n \
t\u1EED",verb:"c\xF3"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u0111\u1EA7u v\xE0o",
email:"\u0111\u1ECBa ch\u1EC9 email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",
guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ng\xE0y gi\u1EDD ISO",date:"ng\xE0y ISO",
time:"gi\u1EDD ISO",duration:"kho\u1EA3ng th\u1EDDi gian ISO",ipv4:"\u0111\u1ECBa ch\u1EC9 IPv4",ipv6:"\u0111\u1ECBa ch\u1EC9 IPv6",
mac:"\u0111\u1ECBa ch\u1EC9 MAC",cidrv4:"d\u1EA3i IPv4",cidrv6:"d\u1EA3i IPv6",base64:"chu\u1ED7i m\xE3 h\xF3a base64",base64url:"\
chu\u1ED7i m\xE3 h\xF3a base64url",json_string:"chu\u1ED7i JSON",e164:"s\u1ED1 E.164",credit_card:"s\u1ED1 th\u1EBB t\xEDn d\u1EE5ng",
currency_code:"m\xE3 ti\u1EC1n t\u1EC7",iban:"IBAN",jwt:"JWT",template_literal:"\u0111\u1EA7u v\xE0o"},r={nan:"NaN",number:"\
s\u1ED1",array:"m\u1EA3ng"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??
a;return/^[A-Z]/.test(e.expected)?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i instanceof ${e.expected}\
, nh\u1EADn \u0111\u01B0\u1EE3c ${l}`:`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${t}, nh\u1EADn \u0111\u01B0\u1EE3\
c ${l}`}case"invalid_value":return e.values.length===1?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${A(
e.values[0])}`:`T\xF9y ch\u1ECDn kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i m\u1ED9t trong c\xE1c gi\xE1 tr\u1ECB ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${e.
origin??"gi\xE1 tr\u1ECB"} ${a.verb} ${t}${e.maximum.toString()} ${a.unit??"ph\u1EA7n t\u1EED"}`:`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${e.
origin??"gi\xE1 tr\u1ECB"} ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?
`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${e.origin} ${a.verb} ${t}${e.minimum.toString()} ${a.unit}`:`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${e.
origin} ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: \
ph\u1EA3i b\u1EAFt \u0111\u1EA7u b\u1EB1ng "${t.prefix}"`:t.format==="ends_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i k\u1EBFt th\xFAc b\u1EB1ng\
 "${t.suffix}"`:t.format==="includes"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i bao g\u1ED3m "${t.includes}"`:t.format===
"regex"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i kh\u1EDBp v\u1EDBi m\u1EABu ${t.pattern}`:`${i[t.format]??e.format}\
 kh\xF4ng h\u1EE3p l\u1EC7`}case"not_multiple_of":return`S\u1ED1 kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i l\xE0 b\u1ED9i s\u1ED1 c\u1EE7a ${e.
divisor}`;case"unrecognized_keys":return`Kh\xF3a kh\xF4ng \u0111\u01B0\u1EE3c nh\u1EADn d\u1EA1ng: ${D(e.keys,", ")}`;case"\
invalid_key":return`Kh\xF3a kh\xF4ng h\u1EE3p l\u1EC7 trong ${e.origin}`;case"invalid_union":return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7";case"\
invalid_element":return`Gi\xE1 tr\u1ECB kh\xF4ng h\u1EE3p l\u1EC7 trong ${e.origin}`;default:return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7"}}},
"error");function Do(){return{localeError:k6()}}o(Do,"za"),(0,s.a)(Do,"default");var I6=(0,s.a)(()=>{let u={string:{unit:"\
\u5B57\u7B26",verb:"\u5305\u542B"},file:{unit:"\u5B57\u8282",verb:"\u5305\u542B"},array:{unit:"\u9879",verb:"\u5305\u542B"},
set:{unit:"\u9879",verb:"\u5305\u542B"},map:{unit:"\u9879",verb:"\u5305\u542B"}};function n(e){return u[e]??null}o(n,"r"),
(0,s.a)(n,"getSizing");let i={regex:"\u8F93\u5165",email:"\u7535\u5B50\u90AE\u4EF6",url:"URL",emoji:"\u8868\u60C5\u7B26\u53F7",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO\u65E5\u671F\u65F6\u95F4",date:"ISO\u65E5\u671F",time:"ISO\u65F6\u95F4",duration:"ISO\u65F6\u957F",
ipv4:"IPv4\u5730\u5740",ipv6:"IPv6\u5730\u5740",mac:"MAC\u5730\u5740",cidrv4:"IPv4\u7F51\u6BB5",cidrv6:"IPv6\u7F51\u6BB5",
base64:"base64\u7F16\u7801\u5B57\u7B26\u4E32",base64url:"base64url\u7F16\u7801\u5B57\u7B26\u4E32",json_string:"JSON\u5B57\u7B26\u4E32",
e164:"E.164\u53F7\u7801",credit_card:"\u4FE1\u7528\u5361\u53F7",currency_code:"\u8D27\u5E01\u4EE3\u7801",iban:"IBAN",jwt:"\
JWT",template_literal:"\u8F93\u5165"},r={nan:"NaN",number:"\u6570\u5B57",array:"\u6570\u7EC4",null:"\u7A7A\u503C(null)"};
return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(
e.expected)?`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B instanceof ${e.expected}\uFF0C\u5B9E\u9645\u63A5\u6536 ${l}`:`\u65E0\u6548\
\u8F93\u5165\uFF1A\u671F\u671B ${t}\uFF0C\u5B9E\u9645\u63A5\u6536 ${l}`}case"invalid_value":return e.values.length===1?`\
\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B ${A(e.values[0])}`:`\u65E0\u6548\u9009\u9879\uFF1A\u671F\u671B\u4EE5\u4E0B\u4E4B\u4E00 ${D(
e.values,"|")}`;case"too_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${e.
origin??"\u503C"} ${t}${e.maximum.toString()} ${a.unit??"\u4E2A\u5143\u7D20"}`:`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${e.
origin??"\u503C"} ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`\u6570\u503C\u8FC7\u5C0F\uFF1A\
\u671F\u671B ${e.origin} ${t}${e.minimum.toString()} ${a.unit}`:`\u6570\u503C\u8FC7\u5C0F\uFF1A\u671F\u671B ${e.origin} ${t}${e.
minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${t.
prefix}" \u5F00\u5934`:t.format==="ends_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${t.suffix}" \u7ED3\u5C3E`:
t.format==="includes"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u5305\u542B "${t.includes}"`:t.format==="regex"?
`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u6EE1\u8DB3\u6B63\u5219\u8868\u8FBE\u5F0F ${t.pattern}`:`\u65E0\u6548${i[t.
format]??e.format}`}case"not_multiple_of":return`\u65E0\u6548\u6570\u5B57\uFF1A\u5FC5\u987B\u662F ${e.divisor} \u7684\u500D\u6570`;case"\
unrecognized_keys":return`\u51FA\u73B0\u672A\u77E5\u7684\u952E(key): ${D(e.keys,", ")}`;case"invalid_key":return`${e.origin}\
 \u4E2D\u7684\u952E(key)\u65E0\u6548`;case"invalid_union":return"\u65E0\u6548\u8F93\u5165";case"invalid_element":return`${e.
origin} \u4E2D\u5305\u542B\u65E0\u6548\u503C(value)`;default:return"\u65E0\u6548\u8F93\u5165"}}},"error");function go(){
return{localeError:I6()}}o(go,"Sa"),(0,s.a)(go,"default");var w6=(0,s.a)(()=>{let u={string:{unit:"\u5B57\u5143",verb:"\u64C1\
\u6709"},file:{unit:"\u4F4D\u5143\u7D44",verb:"\u64C1\u6709"},array:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"},set:{unit:"\
\u9805\u76EE",verb:"\u64C1\u6709"},map:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"}};function n(e){return u[e]??null}o(n,"r"),
(0,s.a)(n,"getSizing");let i={regex:"\u8F38\u5165",email:"\u90F5\u4EF6\u5730\u5740",url:"URL",emoji:"emoji",uuid:"UUID",
uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",
datetime:"ISO \u65E5\u671F\u6642\u9593",date:"ISO \u65E5\u671F",time:"ISO \u6642\u9593",duration:"ISO \u671F\u9593",ipv4:"\
IPv4 \u4F4D\u5740",ipv6:"IPv6 \u4F4D\u5740",mac:"MAC \u4F4D\u5740",cidrv4:"IPv4 \u7BC4\u570D",cidrv6:"IPv6 \u7BC4\u570D",
base64:"base64 \u7DE8\u78BC\u5B57\u4E32",base64url:"base64url \u7DE8\u78BC\u5B57\u4E32",json_string:"JSON \u5B57\u4E32",
e164:"E.164 \u6578\u503C",credit_card:"\u4FE1\u7528\u5361\u865F",currency_code:"\u8CA8\u5E63\u4EE3\u78BC",iban:"IBAN",jwt:"\
JWT",template_literal:"\u8F38\u5165"},r={nan:"NaN"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.
expected,a=$(e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA instanceof ${e.
expected}\uFF0C\u4F46\u6536\u5230 ${l}`:`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${t}\uFF0C\u4F46\u6536\u5230 ${l}`}case"\
invalid_value":return e.values.length===1?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${A(e.values[0])}`:
`\u7121\u6548\u7684\u9078\u9805\uFF1A\u9810\u671F\u70BA\u4EE5\u4E0B\u5176\u4E2D\u4E4B\u4E00 ${D(e.values,"|")}`;case"too\
_big":{let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${e.origin??"\u503C"}\
 \u61C9\u70BA ${t}${e.maximum.toString()} ${a.unit??"\u500B\u5143\u7D20"}`:`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${e.
origin??"\u503C"} \u61C9\u70BA ${t}${e.maximum.toString()}`}case"too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?
`\u6578\u503C\u904E\u5C0F\uFF1A\u9810\u671F ${e.origin} \u61C9\u70BA ${t}${e.minimum.toString()} ${a.unit}`:`\u6578\u503C\u904E\u5C0F\uFF1A\u9810\u671F ${e.
origin} \u61C9\u70BA ${t}${e.minimum.toString()}`}case"invalid_format":{let t=e;return t.format==="starts_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\
\u9808\u4EE5 "${t.prefix}" \u958B\u982D`:t.format==="ends_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u4EE5 "${t.
suffix}" \u7D50\u5C3E`:t.format==="includes"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u5305\u542B "${t.includes}\
"`:t.format==="regex"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u7B26\u5408\u683C\u5F0F ${t.pattern}`:`\u7121\u6548\u7684 ${i[t.
format]??e.format}`}case"not_multiple_of":return`\u7121\u6548\u7684\u6578\u5B57\uFF1A\u5FC5\u9808\u70BA ${e.divisor} \u7684\u500D\u6578`;case"\
unrecognized_keys":return`\u7121\u6CD5\u8B58\u5225\u7684\u9375\u503C${e.keys.length>1?"\u5011":""}\uFF1A${D(e.keys,"\u3001")}`;case"\
invalid_key":return`${e.origin} \u4E2D\u6709\u7121\u6548\u7684\u9375\u503C`;case"invalid_union":return"\u7121\u6548\u7684\u8F38\u5165\u503C";case"\
invalid_element":return`${e.origin} \u4E2D\u6709\u7121\u6548\u7684\u503C`;default:return"\u7121\u6548\u7684\u8F38\u5165\u503C"}}},
"error");function Bo(){return{localeError:w6()}}o(Bo,"Da"),(0,s.a)(Bo,"default");var S6=(0,s.a)(()=>{let u={string:{unit:"\
\xE0mi",verb:"n\xED"},file:{unit:"bytes",verb:"n\xED"},array:{unit:"nkan",verb:"n\xED"},set:{unit:"nkan",verb:"n\xED"},map:{
unit:"nkan",verb:"n\xED"}};function n(e){return u[e]??null}o(n,"r"),(0,s.a)(n,"getSizing");let i={regex:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9",
email:"\xE0d\xEDr\u1EB9\u0301s\xEC \xECm\u1EB9\u0301l\xEC",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"U\
UIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\xE0k\xF3k\xF2 ISO",
date:"\u1ECDj\u1ECD\u0301 ISO",time:"\xE0k\xF3k\xF2 ISO",duration:"\xE0k\xF3k\xF2 t\xF3 p\xE9 ISO",ipv4:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv4",
ipv6:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv6",mac:"\xE0d\xEDr\u1EB9\u0301s\xEC MAC",cidrv4:"\xE0gb\xE8gb\xE8 IPv4",cidrv6:"\xE0gb\
\xE8gb\xE8 IPv6",base64:"\u1ECD\u0300r\u1ECD\u0300 t\xED a k\u1ECD\u0301 n\xED base64",base64url:"\u1ECD\u0300r\u1ECD\u0300 base64url",
json_string:"\u1ECD\u0300r\u1ECD\u0300 JSON",e164:"n\u1ECD\u0301mb\xE0 E.164",credit_card:"n\u1ECDmba kaadi gbese",currency_code:"\
koodu ow\xF3",iban:"IBAN",jwt:"JWT",template_literal:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9"},r={nan:"NaN",number:"n\
\u1ECD\u0301mb\xE0",array:"akop\u1ECD"};return e=>{switch(e.code){case"invalid_type":{let t=r[e.expected]??e.expected,a=$(
e.input),l=r[a]??a;return/^[A-Z]/.test(e.expected)?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi instanceof ${e.
expected}, \xE0m\u1ECD\u0300 a r\xED ${l}`:`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${t}, \xE0m\u1ECD\u0300 a r\xED\
 ${l}`}case"invalid_value":return e.values.length===1?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${A(
e.values[0])}`:`\xC0\u1E63\xE0y\xE0n a\u1E63\xEC\u1E63e: yan \u1ECD\u0300kan l\xE1ra ${D(e.values,"|")}`;case"too_big":{
let t=e.inclusive?"<=":"<",a=n(e.origin);return a?`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${e.origin??
"iye"} ${a.verb} ${t}${e.maximum} ${a.unit}`:`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 ${t}${e.maximum}`}case"\
too_small":{let t=e.inclusive?">=":">",a=n(e.origin);return a?`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${e.origin}\
 ${a.verb} ${t}${e.minimum} ${a.unit}`:`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 ${t}${e.minimum}`}case"invalid_form\
at":{let t=e;return t.format==="starts_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\u1EB9\u0300r\u1EB9\u0300 p\u1EB9\u0300l\xFA "${t.
prefix}"`:t.format==="ends_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 par\xED p\u1EB9\u0300l\xFA "${t.
suffix}"`:t.format==="includes"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 n\xED "${t.includes}\
"`:t.format==="regex"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\xE1 \xE0p\u1EB9\u1EB9r\u1EB9 mu ${t.
pattern}`:`A\u1E63\xEC\u1E63e: ${i[t.format]??e.format}`}case"not_multiple_of":return`N\u1ECD\u0301mb\xE0 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 j\u1EB9\u0301 \xE8y\xE0 p\xEDp\xED\
n ti ${e.divisor}`;case"unrecognized_keys":return`B\u1ECDt\xECn\xEC \xE0\xECm\u1ECD\u0300: ${D(e.keys,", ")}`;case"inval\
id_key":return`B\u1ECDt\xECn\xEC a\u1E63\xEC\u1E63e n\xEDn\xFA ${e.origin}`;case"invalid_union":return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e";case"\
invalid_element":return`Iye a\u1E63\xEC\u1E63e n\xEDn\xFA ${e.origin}`;default:return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e"}}},
"error");function Ao(){return{localeError:S6()}}o(Ao,"Pa"),(0,s.a)(Ao,"default");var $o,z6=Symbol("ZodOutput"),U6=Symbol(
"ZodInput"),ho=class{static{o(this,"Vr")}static{(0,s.a)(this,"$ZodRegistry")}constructor(){this._map=new WeakMap,this._idmap=
new Map}add(u,...n){let i=n[0];return this._map.set(u,i),i&&typeof i=="object"&&"id"in i&&this._idmap.set(i.id,u),this}clear(){
return this._map=new WeakMap,this._idmap=new Map,this}remove(u){let n=this._map.get(u);return n&&typeof n=="object"&&"id"in
n&&this._idmap.delete(n.id),this._map.delete(u),this}get(u){let n=u._zod.parent;if(n){let i={...this.get(n)??{}};delete i.
id;let r={...i,...this._map.get(u)};return Object.keys(r).length?r:void 0}return this._map.get(u)}has(u){return this._map.
has(u)}};function Gn(){return new ho}o(Gn,"ja"),(0,s.a)(Gn,"registry"),($o=globalThis).__zod_globalRegistry??($o.__zod_globalRegistry=
Gn());var su=globalThis.__zod_globalRegistry,Q=Symbol.for("zod.compile.invalid"),_o=Symbol.for("zod.compile.fallback"),_u=class extends Error{static{
o(this,"se")}static{(0,s.a)(this,"ZodCompileAsyncError")}constructor(u="z.compile does not support async refinements, tr\
ansforms, or checks"){super(u),this.name="ZodCompileAsyncError"}},z=class extends Error{static{o(this,"N")}static{(0,s.a)(
this,"ZodCompileUnsupportedError")}constructor(u,n=!0){super(`z.compile does not support ${u}; this schema must use the \
runtime parser`),this.name="ZodCompileUnsupportedError",this.islandable=n}};function bo(u,n){try{return D0(u,{assertOnly:!0})}catch{
return n}}o(bo,"pp"),(0,s.a)(bo,"compileValidator");function yo(u,n){try{let i=D0(u),r=Wn(u,i);return r._zod.bag.validator=
bo(u,i),r}catch(i){if(n?.strict)throw i;return u}}o(yo,"js"),(0,s.a)(yo,"compile");function Wn(u,n){if(X0(u))throw new z(
"a schema whose subtree contains a reference cycle");let i=eu(u),r=u._zod.run,e=r.__originalRun??r,t=(0,s.a)((a,l)=>{if(l?.
async||l?.direction==="backward"||l?.skipChecks||l?.[_o]||l&&Y0(l,a.value))return e(a,l);let d=n(a.value);return d!==Q?(a.
value=d,a):(l&&(l[_o]=!0),e(a,l))},"wrapped");return t.__originalRun=e,i._zod.bag.fallbackRun=e,i._zod.bag.validator=n,i.
_zod.run=t,r.__originalRun||xo(i,u,n),i}o(Wn,"Aa"),(0,s.a)(Wn,"withParser");function xo(u,n,i){let r=u,e=n;if(typeof e.safeParse==
"function"){let t=e.safeParse;r.safeParse=(a,l)=>{let d=i(a);return d!==Q?{success:!0,data:d}:t(a,l)}}if(typeof e.parse==
"function"){let t=e.parse;r.parse=(a,l)=>{let d=i(a);return d!==Q?d:t(a,l)}}}o(xo,"gp"),(0,s.a)(xo,"installCompiledUserM\
ethods");function D0(u,n){let i=!0;try{i=X0(u)}catch{}if(i)throw new z("a schema whose subtree contains a reference cycl\
e");let r={constants:new Map,constantCounter:0,varCounter:0,definite:!0},e=new dn(["input"]),t=P(e,r,u,"input",!n?.assertOnly);
e.write(t===null?"return true;":`return ${t};`);let a=["INVALID",...r.constants.keys()],l=[Q,...r.constants.values()],d=e.
content.join(`
`),c=n?.debug?a.length>0?`// Constants: ${a.join(", ")}
${d}`:d:"",m=Function,C=`return (input) => {
${d}
}`,f;try{f=new m(...a,C)(...l)}catch(E){throw new z(`this schema (generated code failed to evaluate: ${E.message})`)}return n?.
debug&&(f.code=c),f.definite=r.definite,f}o(D0,"Rr"),(0,s.a)(D0,"compileFn");function y(u,n){for(let[r,e]of u.constants)
if(e===n)return r;let i=`c${u.constantCounter++}`;return u.constants.set(i,n),i}o(y,"z"),(0,s.a)(y,"addConstant");function pu(u,n){
return u.definite=!1,y(u,n)}o(pu,"Ue"),(0,s.a)(pu,"addUserConstant");function h(u){return`v${u.varCounter++}`}o(h,"w"),(0,s.
a)(h,"newVar");function Fo(u,n){let i=u._zod.run({value:n,issues:[]},{});if(i&&typeof i.then=="function")return Q;let r=i;
return r.issues.length===0?r.value:Q}o(Fo,"vp"),(0,s.a)(Fo,"runtimeRun");function V(u,n,i,r,e=!0){let t=u.content.length,
a=n.constants.size,l=n.constantCounter,d=n.varCounter;try{return P(u,n,i,r,e)}catch(c){if(!(c instanceof z)||!c.islandable)
throw c;if(u.content.length=t,n.constants.size>a){let m=Array.from(n.constants.keys()).slice(a);for(let C of m)n.constants.
delete(C)}return n.constantCounter=l,n.varCounter=d,ko(u,n,i,r)}}o(V,"K"),(0,s.a)(V,"compileChild");function ko(u,n,i,r){
n.definite=!1;let e=y(n,i),t=y(n,Fo),a=h(n);return u.write(`const ${a} = ${t}(${e}, ${r});`),u.write(`if (${a} === INVAL\
ID) return INVALID;`),a}o(ko,"$p"),(0,s.a)(ko,"emitRuntimeIsland");var N6=new Set(["max_size","min_size","size_equals","\
max_length","min_length","length_equals"]);function Io(u,n,i,r){let e=i._zod.def.checks;if(!e||e.length===0)return r;let t=r;
for(let a of e){let l=a._zod.def;if(l.when&&!N6.has(l.check))throw new z('check with a custom "when" condition');switch(l.
check){case"greater_than":wo(u,n,l,t);break;case"less_than":So(u,n,l,t);break;case"multiple_of":zo(u,n,l,t);break;case"n\
umber_format":qn(u,l,t);break;case"min_length":{let d=mu(l.minimum,"min_length"),c=Q0(u,n,t,`${t}.length >= ${d} && ${t}\
.length < ${l.minimum*2}`);u.write(`if (${c} < ${d}) return INVALID;`);break}case"max_length":{let d=mu(l.maximum,"max_l\
ength"),c=Q0(u,n,t,`${t}.length > ${d}`);u.write(`if (${c} > ${d}) return INVALID;`);break}case"length_equals":{let d=mu(
l.length,"length_equals"),c=Q0(u,n,t,`${t}.length >= ${d} && ${t}.length <= ${l.length*2}`);u.write(`if (${c} !== ${d}) \
return INVALID;`);break}case"min_size":u.write(`if (${t}.size < ${mu(l.minimum,"min_size")}) return INVALID;`);break;case"\
max_size":u.write(`if (${t}.size > ${mu(l.maximum,"max_size")}) return INVALID;`);break;case"size_equals":u.write(`if (${t}\
.size !== ${mu(l.size,"size_equals")}) return INVALID;`);break;case"string_format":t=Hn(u,n,l,t);break;case"custom":t=To(
u,n,a,t);break;case"bigint_format":Uo(u,l,t);break;case"mime_type":No(u,n,l,t);break;case"property":Po(u,n,l,t);break;case"\
properties":Oo(u,n,l,t);break;case"overwrite":{let d=h(n);jo(u,n,a,t,d),t=d;break}default:throw new z(`check type ${l.check}`)}}
return t}o(Io,"_p"),(0,s.a)(Io,"generateChecks");function Q0(u,n,i,r){let e=y(n,Su),t=h(n);return u.write(`const ${t} = \
typeof ${i} === "string" && ${r} ? ${e}(${i}) : ${i}.length;`),t}o(Q0,"Na"),(0,s.a)(Q0,"codePointLengthVar");function mu(u,n){
if(typeof u!="number"||!Number.isFinite(u))throw new z(`${n} bound of type ${typeof u}`);return`${u}`}o(mu,"_e"),(0,s.a)(
mu,"numericOperand");function Xn(u,n){if(typeof n=="bigint")return`${n}n`;if(typeof n=="number"){if(Number.isNaN(n))throw new z(
"comparison check with NaN bound");return`${n}`}if(n instanceof Date){if(Number.isNaN(n.getTime()))throw new z("comparis\
on check with Invalid Date bound");return y(u,n)}throw new z(`comparison check bound of type ${typeof n}`)}o(Xn,"Ns"),(0,s.
a)(Xn,"comparisonOperand");function wo(u,n,i,r){let e=i.inclusive?"<":"<=";u.write(`if (${r} ${e} ${Xn(n,i.value)}) retu\
rn INVALID;`)}o(wo,"yp"),(0,s.a)(wo,"generateGreaterThanCheck");function So(u,n,i,r){let e=i.inclusive?">":">=";u.write(
`if (${r} ${e} ${Xn(n,i.value)}) return INVALID;`)}o(So,"bp"),(0,s.a)(So,"generateLessThanCheck");function zo(u,n,i,r){if(typeof i.
value=="bigint"){if(i.value===BigInt(0))throw new z("multiple_of check with a zero divisor");u.write(`if (${r} % ${i.value}\
n !== 0n) return INVALID;`)}else{let e=y(n,y0);u.write(`if (${e}(${r}, ${mu(i.value,"multiple_of")}) !== 0) return INVAL\
ID;`)}}o(zo,"kp"),(0,s.a)(zo,"generateMultipleOfCheck");function qn(u,n,i){let r=n.format;switch(r){case"safeint":u.write(
`if (!Number.isSafeInteger(${i})) return INVALID;`);break;case"int32":u.write(`if (!Number.isInteger(${i}) || ${i} < -21\
47483648 || ${i} > 2147483647) return INVALID;`);break;case"uint32":u.write(`if (!Number.isInteger(${i}) || ${i} < 0 || ${i}\
 > 4294967295) return INVALID;`);break;case"float32":u.write(`if (!Number.isFinite(${i}) || ${i} < -3.4028234663852886e3\
8 || ${i} > 3.4028234663852886e38) return INVALID;`);break;case"float64":u.write(`if (!Number.isFinite(${i})) return INV\
ALID;`);break;default:throw new z(`number format ${r}`)}}o(qn,"Os"),(0,s.a)(qn,"generateNumberFormatCheck");function Uo(u,n,i){
let r=n.format;if(r)switch(r){case"int64":u.write(`if (${i} < -9223372036854775808n || ${i} > 9223372036854775807n) retu\
rn INVALID;`);break;case"uint64":u.write(`if (${i} < 0n || ${i} > 18446744073709551615n) return INVALID;`);break;default:
throw new z(`bigint format ${r}`)}}o(Uo,"xp"),(0,s.a)(Uo,"generateBigIntFormatCheck");function No(u,n,i,r){let e=i.mime;
if(e&&e.length>0){let t=y(n,new Set(e));u.write(`if (!${t}.has(${r}.type)) return INVALID;`)}}o(No,"Ip"),(0,s.a)(No,"gen\
erateMimeTypeCheck");function Oo(u,n,i,r){if(i.when)throw new z('check with a custom "when" condition');u.write(`if (${r}\
 == null) return INVALID;`);let e=i.shape;for(let t of Reflect.ownKeys(e)){let a=typeof t=="symbol"?y(n,t):X(t),l=h(n);u.
write(`const ${l} = ${r}[${a}];`),V(u,n,e[t],l,!1)}}o(Oo,"wp"),(0,s.a)(Oo,"generatePropertiesChecks");function Po(u,n,i,r){
let e=`${r}[${JSON.stringify(i.property)}]`;P(u,n,i.schema,e)}o(Po,"zp"),(0,s.a)(Po,"generatePropertyCheck");function jo(u,n,i,r,e){
let t=i._zod.def.tx;if(!t)throw new z("overwrite check without a transform function");if(gu(t))throw new _u("z.compile: \
async overwrite transforms are not supported");let a=y(n,t);u.write(`const ${e} = ${a}(${r});`)}o(jo,"Sp"),(0,s.a)(jo,"g\
enerateOverwriteCheck");function ue(){throw new cu}o(ue,"Oa"),(0,s.a)(ue,"throwAsync");function ee(u){this.issues.push(u)}
o(ee,"Ta"),(0,s.a)(ee,"pushIssue");function To(u,n,i,r){let e=i._zod.def;if(e.fn){if(gu(e.fn))throw new _u("z.compile: a\
sync .refine() predicates are not supported");let t=pu(n,e.fn),a=y(n,ue),l=h(n);return u.write(`const ${l} = ${t}(${r});`),
u.write(`if (${l} instanceof Promise) ${a}();`),u.write(`if (!${l}) return INVALID;`),r}if(i._zod.check){if(gu(i._zod.check))
throw new _u("z.compile: async .superRefine() / check functions are not supported");let t=i._zod.check,a=pu(n,(0,s.a)(d=>{
let c={value:d,issues:[],addIssue:ee};return t(c)instanceof Promise&&ue(),c.issues.length===0?c.value:Q},"helperFn")),l=h(
n);return u.write(`const ${l} = ${a}(${r});`),u.write(`if (${l} === INVALID) return INVALID;`),l}throw new z("custom che\
ck without a predicate or check function")}o(To,"Dp"),(0,s.a)(To,"generateCustomRefineCheck");var O6=new Set(["cidrv4","\
cuid","cuid2","date","datetime","duration","e164","email","emoji","ends_with","guid","includes","ipv4","ksuid","lowercas\
e","mac","nanoid","regex","starts_with","time","ulid","uppercase","uuid","xid"]);function Hn(u,n,i,r,e=!0){let t=i.format;
if(t==="base64"){let c=y(n,c0);return u.write(`if (!${c}(${r})) return INVALID;`),r}if(t==="base64url"){let c=y(n,Z0);return u.
write(`if (!${c}(${r})) return INVALID;`),r}if(t==="jwt"){let c=y(n,J0),m=y(n,i.alg??null);return u.write(`if (!${c}(${r}\
, ${m})) return INVALID;`),r}if(t==="ipv6"){let c=y(n,d0);return u.write(`if (!${c}(${r})) return INVALID;`),r}if(t==="c\
idrv6"){let c=y(n,j0);return u.write(`if (!${c}(${r})) return INVALID;`),r}if(t==="credit_card"){let c=y(n,L0);return u.
write(`if (!${c}(${r})) return INVALID;`),r}if(t==="iban"){let c=y(n,R0);return u.write(`if (!${c}(${r})) return INVALID\
;`),r}let a=i;if(t==="url"||t==="httpurl"||a.normalize||a.hostname!==void 0||a.protocol!==void 0){let c=y(n,N0),m=y(n,i),
C=h(n),f=h(n);if(u.write(`const ${C} = ${r}.trim();`),u.write(`const ${f} = ${c}(${C}, ${m});`),u.write(`if (typeof ${f}\
 === "number") return INVALID;`),a.hostname!==void 0){let g=y(n,O0);u.write(`if (!${g}(${f}, ${m}.hostname)) return INVA\
LID;`)}if(a.protocol!==void 0){let g=y(n,P0);u.write(`if (!${g}(${f}, ${m}.protocol)) return INVALID;`)}if(!e)return null;
let E=h(n),p=a.normalize?`${f}.href`:`${y(n,l0)}(${C})`;return u.write(`const ${E} = ${p};`),E}let l=i.fn;if(l){if(gu(l))
throw new z(`async string format ${t}`);let c=y(n,l);return u.write(`if (!${c}(${r})) return INVALID;`),r}if(O6.has(t)&&
i.pattern){let c=y(n,i.pattern);return u.write(`${c}.lastIndex = 0;`),u.write(`if (!${c}.test(${r})) return INVALID;`),r}
let d=i.format;switch(d){case"regex":throw new z("regex format without a pattern");case"lowercase":u.write(`if (${r} !==\
 ${r}.toLowerCase()) return INVALID;`);break;case"uppercase":u.write(`if (${r} !== ${r}.toUpperCase()) return INVALID;`);
break;case"includes":u.write(`if (!${r}.includes(${X(i.includes)})) return INVALID;`);break;case"starts_with":{let c=i.prefix;
u.write(`if (${r}.slice(0, ${c.length}) !== ${X(c)}) return INVALID;`);break}case"ends_with":{let c=i.suffix;u.write(`if\
 (${r}.slice(-${c.length}) !== ${X(c)}) return INVALID;`);break}default:throw new z(`string format ${d}`)}return r}o(Hn,
"Us"),(0,s.a)(Hn,"generateStringFormatCheck");function P(u,n,i,r,e=!0){let t=i._zod.def,a=t.type;if(t.coerce)throw new z(
`coercion (z.coerce.${a}())`);let l=e||!!t.checks?.length,d;switch(a){case"string":d=Zo(u,n,i,r,l);break;case"number":d=
Lo(u,i,r);break;case"boolean":d=Ro(u,r);break;case"bigint":d=Jo(u,i,r);break;case"symbol":d=Vo(u,r);break;case"undefined":
d=Mo(u,r);break;case"null":d=Ko(u,r);break;case"any":case"unknown":d=r;break;case"never":u.write("return INVALID;"),d=r;
break;case"void":d=Go(u,r);break;case"nan":d=Wo(u,r);break;case"date":d=Xo(u,r);break;case"object":d=qo(u,n,i,r,l);break;case"\
optional":d=Ho(u,n,i,r,l);break;case"nullable":d=us(u,n,i,r,l);break;case"array":d=es(u,n,i,r,l);break;case"literal":d=ns(
u,n,i,r);break;case"enum":d=ts(u,n,i,r);break;case"readonly":{let c=Qn(u,n,i,r),m=h(n);u.write(`const ${m} = Object.free\
ze(${c});`),d=m;break}case"success":Qn(u,n,i,r),d="true";break;case"default":case"prefault":d=is(u,n,i,r);break;case"non\
optional":d=rs(u,n,i,r);break;case"tuple":d=as(u,n,i,r);break;case"union":d=os(u,n,i,r);break;case"intersection":d=ds(u,
n,i,r);break;case"record":d=cs(u,n,i,r);break;case"map":d=fs(u,n,i,r);break;case"set":d=Cs(u,n,i,r);break;case"file":d=Es(
u,r);break;case"template_literal":d=vs(u,n,i,r);break;case"lazy":d=ps(u,n,i,r);break;case"pipe":d=Ds(u,n,i,r);break;case"\
custom":d=gs(u,n,i,r);break;case"transform":d=$s(u,n,i,r);break;case"catch":d=As(u,n,i,r);break;default:throw new z(`sch\
ema type ${a}`)}return d===null?null:Io(u,n,i,d)}o(P,"L"),(0,s.a)(P,"generateCheck");function Zo(u,n,i,r,e=!0){u.write(`\
if (typeof ${r} !== "string") return INVALID;`);let t=i._zod.def;return t.format===void 0?r:Hn(u,n,t,r,e)}o(Zo,"jp"),(0,s.
a)(Zo,"generateStringCheck");function Lo(u,n,i){u.write(`if (typeof ${i} !== "number" || !Number.isFinite(${i})) return \
INVALID;`);let r=n._zod.def;return r.check==="number_format"&&r.format&&qn(u,{format:r.format},i),i}o(Lo,"Np"),(0,s.a)(Lo,
"generateNumberCheck");function Ro(u,n){return u.write(`if (typeof ${n} !== "boolean") return INVALID;`),n}o(Ro,"Op"),(0,s.
a)(Ro,"generateBooleanCheck");function Jo(u,n,i){u.write(`if (typeof ${i} !== "bigint") return INVALID;`);let r=n._zod.def;
if(r.format)switch(r.format){case"int64":u.write(`if (${i} < -9223372036854775808n || ${i} > 9223372036854775807n) retur\
n INVALID;`);break;case"uint64":u.write(`if (${i} < 0n || ${i} > 18446744073709551615n) return INVALID;`);break}return i}
o(Jo,"Up"),(0,s.a)(Jo,"generateBigIntCheck");function Vo(u,n){return u.write(`if (typeof ${n} !== "symbol") return INVAL\
ID;`),n}o(Vo,"Ap"),(0,s.a)(Vo,"generateSymbolCheck");function Mo(u,n){return u.write(`if (${n} !== undefined) return INV\
ALID;`),n}o(Mo,"Tp"),(0,s.a)(Mo,"generateUndefinedCheck");function Ko(u,n){return u.write(`if (${n} !== null) return INV\
ALID;`),n}o(Ko,"Zp"),(0,s.a)(Ko,"generateNullCheck");function Go(u,n){return u.write(`if (${n} !== undefined) return INV\
ALID;`),n}o(Go,"Ep"),(0,s.a)(Go,"generateVoidCheck");function Wo(u,n){return u.write(`if (typeof ${n} !== "number" || !N\
umber.isNaN(${n})) return INVALID;`),n}o(Wo,"Cp"),(0,s.a)(Wo,"generateNaNCheck");function Xo(u,n){return u.write(`if (!(${n}\
 instanceof Date) || Number.isNaN(${n}.getTime())) return INVALID;`),n}o(Xo,"Lp"),(0,s.a)(Xo,"generateDateCheck");function qo(u,n,i,r,e=!0){
let t=i._zod.def;u.write(`if (typeof ${r} !== "object" || ${r} === null || Array.isArray(${r})) return INVALID;`);let a=t.
shape,l=Object.keys(a),d=Object.getOwnPropertySymbols(a),c=d.length?[...l,...d]:l,m=(0,s.a)(b=>typeof b=="symbol"?y(n,b):
X(b),"keyExpr"),C=(0,s.a)(b=>typeof b=="symbol"?`[${m(b)}]`:X(b),"propKey"),f=a;if(l.includes("__proto__"))throw new z('\
object shape key "__proto__"');let E=new Map;for(let b of c){let S=f[b],w=m(b),U=h(n);if(u.write(`const ${U} = ${r}[${w}\
];`),S._zod.optin!==void 0){let J=h(n);u.write(`let ${J} = (() => {`),u.indented(fu=>{let Ee=V(fu,n,S,U);fu.write(`retur\
n ${Ee};`)}),u.write("})();"),S._zod.optout==="optional"?(u.write(`if (${J} === INVALID) {`),u.indented(fu=>{fu.write(`i\
f (${w} in ${r}) return INVALID;`),fu.write(`${J} = undefined;`)}),u.write("}")):u.write(`if (${J} === INVALID) return I\
NVALID;`),E.set(b,J)}else{Qo(S)&&u.write(`if (!(${w} in ${r})) return INVALID;`);let J=V(u,n,S,U,e);J!==null&&E.set(b,J)}}
let p=t.catchall,g="none";if(p){let b=p._zod.def.type;if(b==="never"){let S=l.map(w=>`k !== ${X(w)}`).join(" && ")||"tru\
e";u.write(`for (const k in ${r}) {`),u.indented(w=>{w.write(`if (${S}) return INVALID;`)}),u.write("}")}else(b==="unkno\
wn"||b==="any")&&!p._zod.def.checks?.length?g="passthrough":g="schema"}let _=h(n),x=c.some(b=>Yn(f[b])||ne(f[b]));if(!e){
if(g==="schema"){let b=l.length>0?y(n,new Set(l)):null;u.write(`for (const k in ${r}) {`),u.indented(S=>{S.write('if (k \
=== "__proto__") continue;'),b&&S.write(`if (${b}.has(k)) continue;`);let w=h(n);S.write(`const ${w} = ${r}[k];`),V(S,n,
p,w,!1)}),u.write("}")}return null}if(x){u.write(`const ${_} = {};`);for(let b of c){let S=m(b),w=E.get(b);ne(f[b])?u.write(
`if (${S} in ${r}) ${_}[${S}] = ${w};`):Yn(f[b])?u.write(`if (${w} !== undefined || ${S} in ${r}) ${_}[${S}] = ${w};`):u.
write(`${_}[${S}] = ${w};`)}}else{let b=c.map(S=>`${C(S)}: ${E.get(S)}`).join(", ");u.write(`const ${_} = { ${b} };`)}if(g!==
"none"){let b=l.length>0?y(n,new Set(l)):null;u.write(`for (const k in ${r}) {`),u.indented(S=>{if(S.write('if (k === "_\
_proto__") continue;'),b&&S.write(`if (${b}.has(k)) continue;`),g==="passthrough")S.write(`${_}[k] = ${r}[k];`);else{let w=h(
n);S.write(`const ${w} = ${r}[k];`);let U=V(S,n,p,w);S.write(`${_}[k] = ${U};`)}}),u.write("}")}return _}o(qo,"Vp"),(0,s.
a)(qo,"generateObjectCheck");function Ho(u,n,i,r,e=!0){let t=i._zod.def;if(Yo(i))return P(u,n,t.innerType,r,e);if(t.innerType.
_zod.optin==="defaulted"){let l=h(n),d=h(n);return u.write(`let ${l};`),u.write(`if (${r} === undefined) {`),u.indented(
c=>{c.write(`const ${d} = (() => {`),c.indented(m=>{let C=P(m,n,t.innerType,r);m.write(`return ${C};`)}),c.write("})();"),
c.write(`if (${d} !== INVALID) ${l} = ${d};`)}),u.write("} else {"),u.indented(c=>{let m=P(c,n,t.innerType,r);c.write(`${l}\
 = ${m};`)}),u.write("}"),l}let a=e?h(n):null;return a&&u.write(`let ${a};`),u.write(`if (${r} !== undefined) {`),u.indented(
l=>{let d=P(l,n,t.innerType,r,e);a&&d!==null&&l.write(`${a} = ${d};`)}),u.write("}"),a}o(Ho,"Rp"),(0,s.a)(Ho,"generateOp\
tionalCheck");function Yo(u){return u._zod.traits?.has("$ZodExactOptional")===!0}o(Yo,"Fp"),(0,s.a)(Yo,"isExactOptional");
function Qo(u){return u._zod.optin===void 0&&Du(u)}o(Qo,"Mp"),(0,s.a)(Qo,"requiresPresenceCheck");function Du(u){if(u._zod.
def.coerce)return!0;let n=u._zod.def;switch(n.type){case"any":case"unknown":case"undefined":case"void":case"default":case"\
prefault":case"transform":case"custom":case"lazy":return!0;case"string":case"number":case"boolean":case"bigint":case"sym\
bol":case"null":case"never":case"nan":case"date":case"object":case"array":case"tuple":case"record":case"map":case"set":case"\
file":case"template_literal":return!1;case"nonoptional":return n.innerType?Du(n.innerType):!1;case"literal":return!!n.values?.
includes(void 0);case"enum":return!!u._zod.values?.has(void 0);case"optional":case"nullable":case"readonly":case"success":
return n.innerType?Du(n.innerType):!0;case"catch":return!0;case"union":return n.options?n.options.some(Du):!0;case"inter\
section":return!n.left||!n.right?!0:Du(n.left)&&Du(n.right);case"pipe":return n.in?Du(n.in):!0;default:return!0}}o(Du,"O\
e"),(0,s.a)(Du,"fastPathAcceptsAbsence");function ne(u){return u._zod.optin==="optional"&&u._zod.optout==="optional"}o(ne,
"Ua"),(0,s.a)(ne,"dropsWhenAbsent");function Yn(u){return(u._zod.optin!=="defaulted"||u._zod.optout==="optional")&&bu(u)}
o(Yn,"zs"),(0,s.a)(Yn,"mayOmitUndefined");function bu(u){let n=u._zod.def;switch(n.type){case"string":case"number":case"\
boolean":case"bigint":case"symbol":case"null":case"nan":case"date":case"object":case"array":case"tuple":case"record":case"\
map":case"set":case"file":case"template_literal":case"never":case"success":return!1;case"literal":return!!n.values?.includes(
void 0);case"enum":return!!u._zod.values?.has(void 0);case"optional":return!0;case"nullable":case"readonly":case"nonopti\
onal":return n.innerType?bu(n.innerType):!0;case"union":return n.options?n.options.some(bu):!0;case"intersection":return!n.
left||!n.right||bu(n.left)||bu(n.right);case"pipe":return n.out?bu(n.out):!0;default:return!0}}o(bu,"Ye"),(0,s.a)(bu,"ma\
yOutputUndefined");function us(u,n,i,r,e=!0){let t=i._zod.def,a=e?h(n):null;return a&&u.write(`let ${a} = null;`),u.write(
`if (${r} !== null) {`),u.indented(l=>{let d=P(l,n,t.innerType,r,e);a&&d!==null&&l.write(`${a} = ${d};`)}),u.write("}"),
a}o(us,"Jp"),(0,s.a)(us,"generateNullableCheck");function te(u,n,i){for(let[r,e]of Xu(n._zod.def.checks))u.write(`if (${i}\
 > ${mu(r,e._zod.def.check)}) return INVALID;`)}o(te,"Za"),(0,s.a)(te,"generateSizeGate");function es(u,n,i,r,e=!0){let t=i.
_zod.def;u.write(`if (!Array.isArray(${r})) return INVALID;`),te(u,i,`${r}.length`);let a=e?h(n):null,l=h(n),d=h(n);return a&&
u.write(`const ${a} = new Array(${r}.length);`),u.write(`for (let ${l} = 0; ${l} < ${r}.length; ${l}++) {`),u.indented(c=>{
c.write(`const ${d} = ${r}[${l}];`);let m=V(c,n,t.element,d,e);a&&m!==null&&c.write(`${a}[${l}] = ${m};`)}),u.write("}"),
a}o(es,"Bp"),(0,s.a)(es,"generateArrayCheck");function ns(u,n,i,r){let e=i._zod.def.values;if(e.length!==1){let a=y(n,new Set(
e));return u.write(`if (!${a}.has(${r})) return INVALID;`),r}let t=e[0];if(typeof t=="number"&&Number.isNaN(t)){let a=y(
n,new Set(e));return u.write(`if (!${a}.has(${r})) return INVALID;`),r}if(typeof t=="string")u.write(`if (${r} !== ${X(t)}\
) return INVALID;`);else if(typeof t=="number"||typeof t=="boolean")u.write(`if (${r} !== ${t}) return INVALID;`);else if(t===
null)u.write(`if (${r} !== null) return INVALID;`);else if(t===void 0)u.write(`if (${r} !== undefined) return INVALID;`);else if(typeof t==
"bigint")u.write(`if (${r} !== ${t}n) return INVALID;`);else throw new z(`literal type ${typeof t}`);return r}o(ns,"Kp"),
(0,s.a)(ns,"generateLiteralCheck");function ts(u,n,i,r){let e=i._zod.values;if(!e)throw new z("enum schema without enume\
rated values");let t=y(n,e);return u.write(`if (!${t}.has(${r})) return INVALID;`),r}o(ts,"Gp"),(0,s.a)(ts,"generateEnum\
Check");function Qn(u,n,i,r){let e=i._zod.def;return P(u,n,e.innerType,r)}o(Qn,"Ss"),(0,s.a)(Qn,"generateWrapperCheck");
function is(u,n,i,r){let e=i._zod.def,t=Object.getOwnPropertyDescriptor(i._zod.def,"defaultValue")?()=>i._zod.def.defaultValue:
void 0;if(i._zod.def.type==="prefault"){if(!t)return P(u,n,e.innerType,r);let l=y(n,t),d=h(n);return u.write(`let ${d} =\
 ${r};`),u.write(`if (${r} === undefined) ${d} = ${l}();`),P(u,n,e.innerType,d)}let a=h(n);if(t){let l=y(n,t),d=y(n,x0);
u.write(`let ${a};`),u.write(`if (${r} === undefined) {`),u.indented(c=>{c.write(`${a} = ${d}(${l}());`)}),u.write("} el\
se {"),u.indented(c=>{let m=P(c,n,e.innerType,r);c.write(`${a} = ${m} === undefined ? ${d}(${l}()) : ${m};`)}),u.write("\
}")}else u.write(`let ${a};`),u.write(`if (${r} !== undefined) {`),u.indented(l=>{let d=P(l,n,e.innerType,r);l.write(`${a}\
 = ${d};`)}),u.write("}");return a}o(is,"Wp"),(0,s.a)(is,"generateDefaultCheck");function rs(u,n,i,r){let e=i._zod.def,t=P(
u,n,e.innerType,r),a=h(n);return u.write(`const ${a} = ${t};`),u.write(`if (${a} === undefined) return INVALID;`),a}o(rs,
"Xp"),(0,s.a)(rs,"generateNonOptionalCheck");function as(u,n,i,r){let e=i._zod.def,t=e.items,a=e.rest;u.write(`if (!Arra\
y.isArray(${r})) return INVALID;`);let l=ut(t,"optin"),d=ut(t,"optout");a?u.write(`if (${r}.length < ${l}) return INVALI\
D;`):u.write(`if (${r}.length < ${l} || ${r}.length > ${t.length}) return INVALID;`);let c=h(n);u.write(`const ${c} = []\
;`);for(let m=0;m<t.length;m++){let C=t[m];if(m>=d)u.write(`if (${c}.length === ${m}) {`),u.indented(f=>{f.write(`if (${m}\
 < ${r}.length) {`),f.indented(E=>{let p=h(n);E.write(`const ${p} = ${r}[${m}];`);let g=V(E,n,C,p);E.write(`${c}[${m}] =\
 ${g};`)}),f.write("} else {"),f.indented(E=>{if(ne(C)){E.write(`${c}.length = ${m};`);return}let p=h(n),g=h(n);E.write(
`const ${p} = undefined;`),E.write(`const ${g} = (() => {`),E.indented(_=>{let x=V(_,n,C,p);_.write(`return ${x};`)}),E.
write("})();"),E.write(`if (${g} === INVALID || ${g} === undefined) ${c}.length = ${m};`),E.write(`else ${c}[${m}] = ${g}\
;`)}),f.write("}")}),u.write("}");else{let f=h(n);u.write(`const ${f} = ${r}[${m}];`);let E=V(u,n,C,f);u.write(`${c}[${m}\
] = ${E};`)}}if(a){let m=h(n),C=h(n);u.write(`for (let ${m} = ${t.length}; ${m} < ${r}.length; ${m}++) {`),u.indented(f=>{
f.write(`const ${C} = ${r}[${m}];`);let E=V(f,n,a,C);f.write(`${c}[${m}] = ${E};`)}),u.write("}")}return c}o(as,"qp"),(0,s.
a)(as,"generateTupleCheck");function ut(u,n){for(let i=u.length-1;i>=0;i--)if(!(n==="optin"?u[i]._zod.optin!==void 0:u[i].
_zod.optout==="optional"))return i+1;return 0}o(ut,"Ds"),(0,s.a)(ut,"getTupleOptStart");function os(u,n,i,r){let e=i._zod.
def,t=e.options;if(e.discriminator)return ss(u,n,e,r);if(e.inclusive===!1)throw new z("exclusive unions (z.xor)");if(t.length===
0)return u.write("return INVALID;"),r;if(t.length===1)return P(u,n,t[0],r);if(t.every(l=>l._zod.def.type==="literal"&&!l.
_zod.def.checks?.length)){let l=new Set(t.flatMap(c=>c._zod.def.values)),d=y(n,l);return u.write(`if (!${d}.has(${r})) r\
eturn INVALID;`),r}let a=h(n);u.write(`let ${a};`);for(let l=0;l<t.length;l++){let d=t[l];l===0?u.write(`${a} = (() => {`):
u.write(`if (${a} === INVALID) ${a} = (() => {`),u.indented(c=>{let m=P(c,n,d,r);c.write(`return ${m};`)}),u.write("})()\
;")}return u.write(`if (${a} === INVALID) return INVALID;`),a}o(os,"Hp"),(0,s.a)(os,"generateUnionCheck");function ss(u,n,i,r){
if(i.unionFallback)throw new z("discriminated union with unionFallback");if(i.options.length===0)return u.write("return \
INVALID;"),r;let e=h(n),t=h(n);u.write(`const ${e} = ${r}?.[${X(i.discriminator)}];`),u.write(`let ${t};`);let a=!0,l=new Set;
for(let d of i.options){let c=d._zod.propValues?.[i.discriminator];if(!c||c.size===0)throw new z("discriminated union op\
tion without static discriminator values");for(let f of c){if(l.has(f))throw new z(`duplicate discriminator value ${String(
f)}`);l.add(f)}let m=Array.from(c,f=>ls(n,e,f)),C=a?"if":"else if";u.write(`${C} (${m.join(" || ")}) {`),u.indented(f=>{
let E=P(f,n,d,r);f.write(`${t} = ${E};`)}),u.write("}"),a=!1}return u.write("else { return INVALID; }"),t}o(ss,"Yp"),(0,s.
a)(ss,"generateDiscriminatedUnionCheck");function ls(u,n,i){if(typeof i=="string")return`${n} === ${X(i)}`;if(typeof i==
"number")return Number.isNaN(i)?`Number.isNaN(${n})`:`${n} === ${i}`;if(typeof i=="boolean")return`${n} === ${i}`;if(i===
null)return`${n} === null`;if(i===void 0)return`${n} === undefined`;if(typeof i=="bigint")return`${n} === ${i}n`;if(typeof i==
"symbol"){let r=y(u,i);return`${n} === ${r}`}throw new z(`literal discriminator value ${String(i)}`)}o(ls,"Qp"),(0,s.a)(
ls,"literalEquality");function ds(u,n,i,r){let e=i._zod.def;n.definite=!1;let t=V(u,n,e.left,r),a=V(u,n,e.right,r),l=y(n,
Pu),d=h(n);return u.write(`const ${d} = ${l}(${t}, ${a});`),u.write(`if (!${d}.valid) return INVALID;`),`${d}.data`}o(ds,
"eg"),(0,s.a)(ds,"generateIntersectionCheck");function cs(u,n,i,r){let e=i._zod.def,t=y(n,du);u.write(`if (!${t}(${r})) \
return INVALID;`);let a=h(n),l=h(n),d=h(n);u.write(`const ${a} = {};`);let c=e,m=c.partial?void 0:e.keyType._zod.values;
if(m){let f=[];for(let p of m){if(!(typeof p=="string"||typeof p=="number"||typeof p=="symbol"))throw new z(`record key \
value ${String(p)}`);let g=typeof p=="number"?p.toString():p;if(g==="__proto__")throw new z('record key "__proto__"');f.
push(g);let _=y(n,p),x=P(u,n,e.keyType,_),b=h(n);u.write(`const ${b} = ${r}[${ms(n,g)}];`);let S=V(u,n,e.valueType,b);u.
write(`${a}[${x}] = ${S};`)}let E=y(n,new Set(f));return u.write(`for (const ${l} in ${r}) {`),u.indented(p=>{p.write(`i\
f (${E}.has(${l})) continue;`),c.mode==="loose"?p.write(`if (${l} !== "__proto__") ${a}[${l}] = ${r}[${l}];`):p.write("r\
eturn INVALID;")}),u.write("}"),a}let C=e.keyType._zod.def;if(!(C.type==="string"&&C.format===void 0&&!C.coerce&&(C.checks?.
length??0)===0)){let f=e.mode==="loose",E=D0(e.keyType);E.definite===!1&&(n.definite=!1);let p=y(n,E),g=y(n,Uu),_=h(n);return et(
u,n,r,l,x=>{x.write(`let ${_} = ${p}(${l});`),x.write(`if (${_} === INVALID && typeof ${l} === "string" && ${g}.test(${l}\
)) ${_} = ${p}(Number(${l}));`),f?x.write(`if (${_} === INVALID) { ${a}[${l}] = ${r}[${l}]; continue; }`):x.write(`if (${_}\
 === INVALID) return INVALID;`),x.write(`if (${_} === "__proto__") continue;`);let b=h(n);x.write(`const ${b} = ${r}[${l}\
];`);let S=V(x,n,e.valueType,b);x.write(`${a}[${_}] = ${S};`)}),a}return et(u,n,r,l,f=>{f.write(`const ${d} = ${r}[${l}]\
;`);let E=V(f,n,e.valueType,d);f.write(`${a}[${l}] = ${E};`)},"return INVALID;"),a}o(cs,"tg"),(0,s.a)(cs,"generateRecord\
Check");function et(u,n,i,r,e,t){let a=y(n,Object.prototype.propertyIsEnumerable),l=h(n),d=h(n),c=h(n);u.write(`const ${l}\
 = Object.getOwnPropertySymbols(${i});`),u.write(`const ${d} = Object.getOwnPropertyNames(${i});`),u.write(`for (let ${c}\
 = 0; ${c} < ${d}.length; ${c}++) {`),u.indented(m=>{m.write(`const ${r} = ${d}[${c}];`),m.write(`if (${r} === "__proto_\
_" || !${a}.call(${i}, ${r})) continue;`),e(m)}),u.write("}"),u.write(`for (let ${c} = 0; ${c} < ${l}.length; ${c}++) {`),
u.indented(m=>{m.write(`const ${r} = ${l}[${c}];`),m.write(`if (!${a}.call(${i}, ${r})) continue;`),t?m.write(t):e(m)}),
u.write("}")}o(et,"Ps"),(0,s.a)(et,"emitOwnKeys");function ms(u,n){return typeof n=="string"?X(n):y(u,n)}o(ms,"rg"),(0,s.
a)(ms,"literalPropertyKey");function fs(u,n,i,r){let e=i._zod.def;u.write(`if (!(${r} instanceof Map)) return INVALID;`),
te(u,i,`${r}.size`);let t=h(n),a=h(n),l=h(n);return u.write(`const ${t} = new Map();`),u.write(`for (const [${a}, ${l}] \
of ${r}) {`),u.indented(d=>{let c=P(d,n,e.keyType,a),m=P(d,n,e.valueType,l);d.write(`${t}.set(${c}, ${m});`)}),u.write("\
}"),t}o(fs,"ng"),(0,s.a)(fs,"generateMapCheck");function Cs(u,n,i,r){let e=i._zod.def;u.write(`if (!(${r} instanceof Set\
)) return INVALID;`),te(u,i,`${r}.size`);let t=h(n),a=h(n);return u.write(`const ${t} = new Set();`),u.write(`for (const\
 ${a} of ${r}) {`),u.indented(l=>{let d=P(l,n,e.valueType,a);l.write(`${t}.add(${d});`)}),u.write("}"),t}o(Cs,"ig"),(0,s.
a)(Cs,"generateSetCheck");function Es(u,n){return u.write(`if (!(${n} instanceof File)) return INVALID;`),n}o(Es,"og"),(0,s.
a)(Es,"generateFileCheck");function vs(u,n,i,r){u.write(`if (typeof ${r} !== "string") return INVALID;`);let e=i._zod.pattern;
if(e){let t=y(n,e);u.write(`${t}.lastIndex = 0;`),u.write(`if (!${t}.test(${r})) return INVALID;`)}return r}o(vs,"ag"),(0,s.
a)(vs,"generateTemplateLiteralCheck");function ps(u,n,i,r){let e=i._zod.def,t=pu(n,e.getter),a=y(n,{parser:null});u.write(
`if (!${a}.parser) {`),u.indented(d=>{d.write(`const inner = ${t}();`),d.write(`${a}.parser = function(input) {`),d.indented(
c=>{c.write("const result = inner._zod.run({ value: input, issues: [] }, {});"),c.write("return result.issues.length ===\
 0 ? result.value : INVALID;")}),d.write("};")}),u.write("}");let l=h(n);return u.write(`const ${l} = ${a}.parser(${r});`),
u.write(`if (${l} === INVALID) return INVALID;`),l}o(ps,"ug"),(0,s.a)(ps,"generateLazyCheck");function Ds(u,n,i,r){let e=i.
_zod.def,t=P(u,n,e.in,r);if(e.transform){if(gu(e.transform))throw new _u("z.compile: async transforms in pipes are not s\
upported");let a=e.transform,l=pu(n,(0,s.a)(c=>{let m={value:c,issues:[],addIssue:ee},C=a(c,m);return C instanceof Promise?
Q:m.issues.length===0?C:Q},"helperFn")),d=h(n);return u.write(`const ${d} = ${l}(${t});`),u.write(`if (${d} === INVALID)\
 return INVALID;`),P(u,n,e.out,d)}else return P(u,n,e.out,t)}o(Ds,"cg"),(0,s.a)(Ds,"generatePipeCheck");function gu(u){return typeof u==
"function"&&(u.constructor.name==="AsyncFunction"||u[Symbol.toStringTag]==="AsyncFunction")}o(gu,"Ae"),(0,s.a)(gu,"isAsy\
ncFunction");function gs(u,n,i,r){let e=i._zod.def;if(e.fn){if(gu(e.fn))throw new _u("z.compile: async custom predicates\
 are not supported");let t=pu(n,e.fn),a=y(n,ue),l=h(n);u.write(`const ${l} = ${t}(${r});`),u.write(`if (${l} instanceof \
Promise) ${a}();`),u.write(`if (!${l}) return INVALID;`)}else throw new z("custom schema without a predicate function");
return r}o(gs,"sg"),(0,s.a)(gs,"generateCustomCheck");function Bs(u,n,i){let r=u._zod.run({value:i,issues:[]},{});if(r&&
typeof r.then=="function")return Q;let e=r;return e.issues.length===0?e.value:n()}o(Bs,"lg"),(0,s.a)(Bs,"runtimeCatch");
function As(u,n,i,r){let e=i._zod.def;if(!e.catchValue[ze])throw new z("catch with a callback (only a constant catch val\
ue compiles)",!1);let t=h(n);u.write(`let ${t} = (() => {`),u.indented(c=>{let m=V(c,n,e.innerType,r);c.write(`return ${m}\
;`)}),u.write("})();");let a=y(n,e.innerType),l=pu(n,e.catchValue),d=y(n,Bs);return u.write(`if (${t} === INVALID) {`),u.
indented(c=>{c.write(`${t} = ${d}(${a}, ${l}, ${r});`),c.write(`if (${t} === INVALID) return INVALID;`)}),u.write("}"),t}
o(As,"dg"),(0,s.a)(As,"generateCatchCheck");function $s(u,n,i,r){let e=i._zod.def;if(e.transform){if(gu(e.transform))throw new _u(
"z.compile: async transforms are not supported");let t=e.transform,a=pu(n,(0,s.a)(d=>{let c={value:d,issues:[],addIssue:ee},
m=t(d,c);return m instanceof Promise?Q:c.issues.length===0?m:Q},"helperFn")),l=h(n);return u.write(`const ${l} = ${a}(${r}\
);`),u.write(`if (${l} === INVALID) return INVALID;`),l}return r}o($s,"mg"),(0,s.a)($s,"generateTransformCheck");function g0(u){
return u.checks&&(u.checks=[...u.checks]),u}o(g0,"Fr"),(0,s.a)(g0,"snapshotChecks");function nt(u,n){return new u(g0({type:"\
string",...B(n)}))}o(nt,"Ea"),(0,s.a)(nt,"_string");function tt(u,n){return new u(g0({type:"string",coerce:!0,...B(n)}))}
o(tt,"Ca"),(0,s.a)(tt,"_coercedString");function it(u,n){return new u({type:"string",format:"email",check:"string_format",
abort:!1,...B(n)})}o(it,"La"),(0,s.a)(it,"_email");function rt(u,n){return new u({type:"string",format:"guid",check:"str\
ing_format",abort:!1,...B(n)})}o(rt,"Va"),(0,s.a)(rt,"_guid");function at(u,n){return new u({type:"string",format:"uuid",
check:"string_format",abort:!1,...B(n)})}o(at,"Ra"),(0,s.a)(at,"_uuid");function ot(u,n){return new u({type:"string",format:"\
uuid",check:"string_format",abort:!1,version:"v4",...B(n)})}o(ot,"Fa"),(0,s.a)(ot,"_uuidv4");function st(u,n){return new u(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...B(n)})}o(st,"Ma"),(0,s.a)(st,"_uuidv6");function lt(u,n){
return new u({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...B(n)})}o(lt,"Ja"),(0,s.a)(lt,"_\
uuidv7");function ie(u,n){return new u({type:"string",format:"url",check:"string_format",abort:!1,...B(n)})}o(ie,"Mr"),(0,s.
a)(ie,"_url");function dt(u,n){return new u({type:"string",format:"emoji",check:"string_format",abort:!1,...B(n)})}o(dt,
"Ba"),(0,s.a)(dt,"_emoji");function ct(u,n){return new u({type:"string",format:"nanoid",check:"string_format",abort:!1,...B(
n)})}o(ct,"Ka"),(0,s.a)(ct,"_nanoid");function mt(u,n){return new u({type:"string",format:"cuid",check:"string_format",abort:!1,
...B(n)})}o(mt,"Ga"),(0,s.a)(mt,"_cuid");function ft(u,n){return new u({type:"string",format:"cuid2",check:"string_forma\
t",abort:!1,...B(n)})}o(ft,"Wa"),(0,s.a)(ft,"_cuid2");function Ct(u,n){return new u({type:"string",format:"ulid",check:"\
string_format",abort:!1,...B(n)})}o(Ct,"Xa"),(0,s.a)(Ct,"_ulid");function Et(u,n){return new u({type:"string",format:"xi\
d",check:"string_format",abort:!1,...B(n)})}o(Et,"qa"),(0,s.a)(Et,"_xid");function vt(u,n){return new u({type:"string",format:"\
ksuid",check:"string_format",abort:!1,...B(n)})}o(vt,"Ha"),(0,s.a)(vt,"_ksuid");function pt(u,n){return new u({type:"str\
ing",format:"ipv4",check:"string_format",abort:!1,...B(n)})}o(pt,"Ya"),(0,s.a)(pt,"_ipv4");function Dt(u,n){return new u(
{type:"string",format:"ipv6",check:"string_format",abort:!1,...B(n)})}o(Dt,"Qa"),(0,s.a)(Dt,"_ipv6");function hs(u,n){return new u(
{type:"string",format:"mac",check:"string_format",abort:!1,...B(n)})}o(hs,"As"),(0,s.a)(hs,"_mac");function gt(u,n){return new u(
{type:"string",format:"cidrv4",check:"string_format",abort:!1,...B(n)})}o(gt,"eu"),(0,s.a)(gt,"_cidrv4");function Bt(u,n){
return new u({type:"string",format:"cidrv6",check:"string_format",abort:!1,...B(n)})}o(Bt,"tu"),(0,s.a)(Bt,"_cidrv6");function At(u,n){
return new u({type:"string",format:"base64",check:"string_format",abort:!1,...B(n)})}o(At,"ru"),(0,s.a)(At,"_base64");function $t(u,n){
return new u({type:"string",format:"base64url",check:"string_format",abort:!1,...B(n)})}o($t,"nu"),(0,s.a)($t,"_base64ur\
l");function ht(u,n){return new u({type:"string",format:"e164",check:"string_format",abort:!1,...B(n)})}o(ht,"iu"),(0,s.
a)(ht,"_e164");function _s(u,n){return new u({type:"string",format:"credit_card",check:"string_format",abort:!1,...B(n)})}
o(_s,"Ts"),(0,s.a)(_s,"_creditCard");function bs(u,n){return new u({type:"string",format:"iban",check:"string_format",abort:!1,
...B(n)})}o(bs,"Zs"),(0,s.a)(bs,"_iban");function _t(u,n){return new u({type:"string",format:"jwt",check:"string_format",
abort:!1,...B(n)})}o(_t,"ou"),(0,s.a)(_t,"_jwt");var P6={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};function re(u,n){
return new u({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...B(n)})}o(re,"Pt"),
(0,s.a)(re,"_isoDateTime");function ae(u,n){return new u({type:"string",format:"date",check:"string_format",...B(n)})}o(
ae,"jt"),(0,s.a)(ae,"_isoDate");function oe(u,n){return new u({type:"string",format:"time",check:"string_format",precision:null,
...B(n)})}o(oe,"Nt"),(0,s.a)(oe,"_isoTime");function se(u,n){return new u({type:"string",format:"duration",check:"string\
_format",...B(n)})}o(se,"Ot"),(0,s.a)(se,"_isoDuration");function bt(u,n){return new u(g0({type:"number",checks:[],...B(
n)}))}o(bt,"au"),(0,s.a)(bt,"_number");function yt(u,n){return new u(g0({type:"number",coerce:!0,checks:[],...B(n)}))}o(
yt,"uu"),(0,s.a)(yt,"_coercedNumber");function xt(u,n){return new u({type:"number",check:"number_format",abort:!1,format:"\
safeint",...B(n)})}o(xt,"cu"),(0,s.a)(xt,"_int");function ys(u,n){return new u({type:"number",check:"number_format",abort:!1,
format:"float32",...B(n)})}o(ys,"Cs"),(0,s.a)(ys,"_float32");function xs(u,n){return new u({type:"number",check:"number_\
format",abort:!1,format:"float64",...B(n)})}o(xs,"Ls"),(0,s.a)(xs,"_float64");function Fs(u,n){return new u({type:"numbe\
r",check:"number_format",abort:!1,format:"int32",...B(n)})}o(Fs,"Vs"),(0,s.a)(Fs,"_int32");function ks(u,n){return new u(
{type:"number",check:"number_format",abort:!1,format:"uint32",...B(n)})}o(ks,"Rs"),(0,s.a)(ks,"_uint32");function Ft(u,n){
return new u({type:"boolean",...B(n)})}o(Ft,"su"),(0,s.a)(Ft,"_boolean");function kt(u,n){return new u({type:"boolean",coerce:!0,
...B(n)})}o(kt,"lu"),(0,s.a)(kt,"_coercedBoolean");function Is(u,n){return new u({type:"bigint",...B(n)})}o(Is,"Fs"),(0,s.
a)(Is,"_bigint");function It(u,n){return new u({type:"bigint",coerce:!0,...B(n)})}o(It,"du"),(0,s.a)(It,"_coercedBigint");
function ws(u,n){return new u({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...B(n)})}o(ws,"Ms"),(0,s.a)(
ws,"_int64");function Ss(u,n){return new u({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...B(n)})}o(Ss,
"Js"),(0,s.a)(Ss,"_uint64");function zs(u,n){return new u({type:"symbol",...B(n)})}o(zs,"Bs"),(0,s.a)(zs,"_symbol");function Us(u,n){
return new u({type:"undefined",...B(n)})}o(Us,"Ks"),(0,s.a)(Us,"_undefined");function Ns(u,n){return new u({type:"null",
...B(n)})}o(Ns,"Gs"),(0,s.a)(Ns,"_null");function Os(u){return new u({type:"any"})}o(Os,"Ws"),(0,s.a)(Os,"_any");function wt(u){
return new u({type:"unknown"})}o(wt,"mu"),(0,s.a)(wt,"_unknown");function St(u,n){return new u({type:"never",...B(n)})}o(
St,"fu"),(0,s.a)(St,"_never");function Ps(u,n){return new u({type:"void",...B(n)})}o(Ps,"Xs"),(0,s.a)(Ps,"_void");function js(u,n){
return new u({type:"date",...B(n)})}o(js,"qs"),(0,s.a)(js,"_date");function zt(u,n){return new u({type:"date",coerce:!0,
...B(n)})}o(zt,"pu"),(0,s.a)(zt,"_coercedDate");function Ts(u,n){return new u({type:"nan",...B(n)})}o(Ts,"Hs"),(0,s.a)(Ts,
"_nan");function yu(u,n){return new sn({check:"less_than",...B(n),value:u,inclusive:!1})}o(yu,"ye"),(0,s.a)(yu,"_lt");function tu(u,n){
return new sn({check:"less_than",...B(n),value:u,inclusive:!0})}o(tu,"ae"),(0,s.a)(tu,"_lte");function xu(u,n){return new ln(
{check:"greater_than",...B(n),value:u,inclusive:!1})}o(xu,"be"),(0,s.a)(xu,"_gt");function iu(u,n){return new ln({check:"\
greater_than",...B(n),value:u,inclusive:!0})}o(iu,"ue"),(0,s.a)(iu,"_gte");function Zs(u){return xu(0,u)}o(Zs,"Ys"),(0,s.
a)(Zs,"_positive");function Ls(u){return yu(0,u)}o(Ls,"Qs"),(0,s.a)(Ls,"_negative");function Rs(u){return tu(0,u)}o(Rs,"\
el"),(0,s.a)(Rs,"_nonpositive");function Js(u){return iu(0,u)}o(Js,"tl"),(0,s.a)(Js,"_nonnegative");function B0(u,n){return new Kr(
{check:"multiple_of",...B(n),value:u})}o(B0,"Qe"),(0,s.a)(B0,"_multipleOf");function Vs(u,n){return new Xr({check:"max_s\
ize",...B(n),maximum:u})}o(Vs,"gu"),(0,s.a)(Vs,"_maxSize");function Ms(u,n){return new qr({check:"min_size",...B(n),minimum:u})}
o(Ms,"vu"),(0,s.a)(Ms,"_minSize");function Ks(u,n){return new Hr({check:"size_equals",...B(n),size:u})}o(Ks,"$u"),(0,s.a)(
Ks,"_size");function le(u,n){return new Yr({check:"max_length",...B(n),maximum:u})}o(le,"Ut"),(0,s.a)(le,"_maxLength");function Zu(u,n){
return new Qr({check:"min_length",...B(n),minimum:u})}o(Zu,"Te"),(0,s.a)(Zu,"_minLength");function de(u,n){return new ua(
{check:"length_equals",...B(n),length:u})}o(de,"At"),(0,s.a)(de,"_length");function Ut(u,n){return new ea({check:"string\
_format",format:"regex",...B(n),pattern:u})}o(Ut,"Jr"),(0,s.a)(Ut,"_regex");function Nt(u){return new na({check:"string_\
format",format:"lowercase",...B(u)})}o(Nt,"Br"),(0,s.a)(Nt,"_lowercase");function Ot(u){return new ta({check:"string_for\
mat",format:"uppercase",...B(u)})}o(Ot,"Kr"),(0,s.a)(Ot,"_uppercase");function Pt(u,n){return new ia({check:"string_form\
at",format:"includes",...B(n),includes:u})}o(Pt,"Gr"),(0,s.a)(Pt,"_includes");function jt(u,n){return new ra({check:"str\
ing_format",format:"starts_with",...B(n),prefix:u})}o(jt,"Wr"),(0,s.a)(jt,"_startsWith");function Tt(u,n){return new aa(
{check:"string_format",format:"ends_with",...B(n),suffix:u})}o(Tt,"Xr"),(0,s.a)(Tt,"_endsWith");function Gs(u,n,i){return new oa(
{check:"property",property:u,schema:n,...B(i)})}o(Gs,"rl"),(0,s.a)(Gs,"_property");function Ws(u,n){return new sa({check:"\
properties",shape:u,...B(n)})}o(Ws,"hu"),(0,s.a)(Ws,"_properties");function Xs(u,n){return new la({check:"mime_type",mime:u,
...B(n)})}o(Xs,"_u"),(0,s.a)(Xs,"_mime");function Bu(u){return new da({check:"overwrite",tx:u})}o(Bu,"ge"),(0,s.a)(Bu,"_\
overwrite");function Zt(u){return Bu(n=>n.normalize(u))}o(Zt,"qr"),(0,s.a)(Zt,"_normalize");function Lt(){return Bu(u=>u.
trim())}o(Lt,"Hr"),(0,s.a)(Lt,"_trim");function Rt(){return Bu(u=>u.toLowerCase())}o(Rt,"Yr"),(0,s.a)(Rt,"_toLowerCase");
function Jt(){return Bu(u=>u.toUpperCase())}o(Jt,"Qr"),(0,s.a)(Jt,"_toUpperCase");function Vt(){return Bu(u=>$e(u))}o(Vt,
"en"),(0,s.a)(Vt,"_slugify");function Mt(u,n,i){return new u({type:"array",element:n,...B(i)})}o(Mt,"yu"),(0,s.a)(Mt,"_a\
rray");function qs(u,n,i){return new u({type:"union",options:n,...B(i)})}o(qs,"fg"),(0,s.a)(qs,"_union");function Hs(u,n,i){
return new u({type:"union",options:n,inclusive:!1,...B(i)})}o(Hs,"pg"),(0,s.a)(Hs,"_xor");function Ys(u,n,i,r){return new u(
{type:"union",options:i,discriminator:n,...B(r)})}o(Ys,"gg"),(0,s.a)(Ys,"_discriminatedUnion");function Qs(u,n,i){return new u(
{type:"intersection",left:n,right:i})}o(Qs,"vg"),(0,s.a)(Qs,"_intersection");function ul(u,n,i,r){let e=i instanceof F,t=e?
r:i,a=e?i:null;return new u({type:"tuple",items:n,rest:a,...B(t)})}o(ul,"$g"),(0,s.a)(ul,"_tuple");function el(u,n,i,r){
return new u({type:"record",keyType:n,valueType:i,...B(r)})}o(el,"hg"),(0,s.a)(el,"_record");function nl(u,n,i,r){return new u(
{type:"map",keyType:n,valueType:i,...B(r)})}o(nl,"_g"),(0,s.a)(nl,"_map");function tl(u,n,i){return new u({type:"set",valueType:n,
...B(i)})}o(tl,"yg"),(0,s.a)(tl,"_set");function il(u,n,i){let r=Array.isArray(n)?Object.fromEntries(n.map(e=>[e,e])):n;
return new u({type:"enum",entries:r,...B(i)})}o(il,"bg"),(0,s.a)(il,"_enum");function rl(u,n,i){return new u({type:"enum",
entries:n,...B(i)})}o(rl,"kg"),(0,s.a)(rl,"_nativeEnum");function al(u,n,i){return new u({type:"literal",values:Array.isArray(
n)?n:[n],...B(i)})}o(al,"xg"),(0,s.a)(al,"_literal");function ol(u,n){return new u({type:"file",...B(n)})}o(ol,"nl"),(0,s.
a)(ol,"_file");function sl(u,n){return new u({type:"transform",transform:n})}o(sl,"Ig"),(0,s.a)(sl,"_transform");function ll(u,n){
return new u({type:"optional",innerType:n})}o(ll,"wg"),(0,s.a)(ll,"_optional");function dl(u,n){return new u({type:"null\
able",innerType:n})}o(dl,"zg"),(0,s.a)(dl,"_nullable");function cl(u,n,i){return new u({type:"default",innerType:n,get defaultValue(){
return typeof i=="function"?i():x0(i)}})}o(cl,"Sg"),(0,s.a)(cl,"_default");function ml(u,n,i){return new u({type:"nonopt\
ional",innerType:n,...B(i)})}o(ml,"Dg"),(0,s.a)(ml,"_nonoptional");function fl(u,n){return new u({type:"success",innerType:n})}
o(fl,"Pg"),(0,s.a)(fl,"_success");function Cl(u,n,i){return new u({type:"catch",innerType:n,catchValue:typeof i=="functi\
on"?i:Ue(i)})}o(Cl,"jg"),(0,s.a)(Cl,"_catch");function El(u,n,i){return new u({type:"pipe",in:n,out:i})}o(El,"Ng"),(0,s.
a)(El,"_pipe");function vl(u,n){return new u({type:"readonly",innerType:n})}o(vl,"Og"),(0,s.a)(vl,"_readonly");function pl(u,n,i){
return new u({type:"template_literal",parts:n,...B(i)})}o(pl,"Ug"),(0,s.a)(pl,"_templateLiteral");function Dl(u,n){return new u(
{type:"lazy",getter:n})}o(Dl,"Ag"),(0,s.a)(Dl,"_lazy");function gl(u,n){return new u({type:"promise",innerType:n})}o(gl,
"Tg"),(0,s.a)(gl,"_promise");function Bl(u,n,i){let r=B(i);return r.abort??(r.abort=!0),new u({type:"custom",check:"cust\
om",fn:n,...r})}o(Bl,"il"),(0,s.a)(Bl,"_custom");function Kt(u,n,i){return new u({type:"custom",check:"custom",fn:n,...B(
i)})}o(Kt,"bu"),(0,s.a)(Kt,"_refine");function Gt(u,n){let i=Wt(r=>(r.addIssue=e=>{if(typeof e=="string")r.issues.push(Qu(
e,r.value,i._zod.def));else{let t=e;t.fatal&&(t.continue=!1),t.code??(t.code="custom"),"input"in t||(t.input=r.value),t.
inst??(t.inst=i),t.continue??(t.continue=!i._zod.def.abort),r.issues.push(Qu(t))}},u(r.value,r)),n);return i}o(Gt,"ku"),
(0,s.a)(Gt,"_superRefine");function Wt(u,n){let i=new T({check:"custom",...B(n)});return i._zod.check=u,i}o(Wt,"ol"),(0,s.
a)(Wt,"_check");function Al(u){let n=new T({check:"describe"});return n._zod.onattach=[i=>{let r=su.get(i)??{};su.add(i,
{...r,description:u})}],n._zod.check=()=>{},n}o(Al,"al"),(0,s.a)(Al,"describe");function $l(u){let n=new T({check:"meta"});
return n._zod.onattach=[i=>{let r=su.get(i)??{};su.add(i,{...r,...u})}],n._zod.check=()=>{},n}o($l,"ul"),(0,s.a)($l,"met\
a");function hl(u,n){let i=B(n),r=i.truthy??["true","1","yes","on","y","enabled"],e=i.falsy??["false","0","no","off","n",
"disabled"];i.case!=="sensitive"&&(r=r.map(E=>typeof E=="string"?E.toLowerCase():E),e=e.map(E=>typeof E=="string"?E.toLowerCase():
E));let t=new Set(r),a=new Set(e),l=u.Codec??r4,d=u.Boolean??En,c=u.String??o0,m=new c({type:"string",error:i.error}),C=new d(
{type:"boolean",error:i.error}),f=new l({type:"pipe",in:m,out:C,transform:(0,s.a)(((E,p)=>{let g=E;return i.case!=="sens\
itive"&&(g=g.toLowerCase()),t.has(g)?!0:a.has(g)?!1:(p.issues.push({code:"invalid_value",expected:"stringbool",values:[...t,
...a],input:p.value,inst:f,continue:!1}),{})}),"transform"),reverseTransform:(0,s.a)(((E,p)=>E===!0?r[0]||"true":e[0]||"\
false"),"reverseTransform"),error:i.error});return f._zod.bag.truthy=r,f._zod.bag.falsy=e,f._zod.bag.case=i.case??"insen\
sitive",f}o(hl,"cl"),(0,s.a)(hl,"_stringbool");function _l(u,n,i,r={}){let e=B(r),t={check:"string_format",type:"string",
format:n,fn:typeof i=="function"?i:a=>i.test(a),...e};return i instanceof RegExp&&(t.pattern=i),new u(t)}o(_l,"sl"),(0,s.
a)(_l,"_stringFormat");function Lu(u,...n){for(let i of n)for(let r of Reflect.ownKeys(i))Object.prototype.propertyIsEnumerable.
call(i,r)&&uu(u,r,i[r]);return u}o(Lu,"Tt"),(0,s.a)(Lu,"assignProps");function Fu(u){let n=u?.target??"draft-2020-12";return n===
"draft-4"&&(n="draft-04"),n==="draft-7"&&(n="draft-07"),{processors:u.processors??{},metadataRegistry:u?.metadata??su,target:n,
unrepresentable:u?.unrepresentable??"throw",override:u?.override??(()=>{}),io:u?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,
sharedEmitDoneFor:void 0,cycles:u?.cycles??"ref",reused:u?.reused??"inline",intersections:[],deferred:[],external:u?.external??
void 0}}o(Fu,"ke"),(0,s.a)(Fu,"initializeContext");function L(u,n,i,r,e){let t=typeof n.unrepresentable=="function"?n.unrepresentable(
{zodSchema:u,path:r.path,message:e}):n.unrepresentable;if(t==="any")return!1;if(t===void 0||t==="throw")throw new Error(
e);return Object.assign(i,t),!0}o(L,"R"),(0,s.a)(L,"handleUnrepresentable");function N(u,n,i={path:[],schemaPath:[]}){var r;
let e=u._zod.def,t=n.seen.get(u);if(t)return t.count++,i.schemaPath.includes(u)&&(t.cycle=i.path),t.schema;let a={schema:{},
count:1,cycle:void 0,path:i.path};n.seen.set(u,a),n.sharedDefsExtractedFor=void 0,n.sharedEmitDoneFor=void 0;let l=u._zod.
toJSONSchema?.();if(l)a.schema=l;else{let c={...i,schemaPath:[...i.schemaPath,u],path:i.path};if(u._zod.processJSONSchema)
u._zod.processJSONSchema(n,a.schema,c);else{let C=a.schema,f=n.processors[e.type];if(!f)throw new Error(`[toJSONSchema]:\
 Non-representable type encountered: ${e.type}`);f(u,n,C,c)}let m=u._zod.parent;m&&(a.ref||(a.ref=m),N(m,n,c),n.seen.get(
m).isParent=!0)}let d=n.metadataRegistry.get(u);return d&&Lu(a.schema,d),n.io==="input"&&M(u)&&(delete a.schema.examples,
delete a.schema.default),n.io==="input"&&"_prefault"in a.schema&&((r=a.schema).default??(r.default=a.schema._prefault)),
delete a.schema._prefault,n.seen.get(u).schema}o(N,"A"),(0,s.a)(N,"processSchema");function Xt(u){return u.replace(/~/g,
"~0").replace(/\//g,"~1")}o(Xt,"ll"),(0,s.a)(Xt,"encodeJSONPointerSegment");function ku(u,n){let i=u.seen.get(n);if(!i)throw new Error(
"Unprocessed schema. This is a bug in Zod.");if(u.external&&u.sharedDefsExtractedFor===u.external)return;let r=new Map;for(let a of u.
seen.entries()){let l=u.metadataRegistry.get(a[0])?.id;if(l){let d=r.get(l);if(d&&d!==a[0])throw new Error(`Duplicate sc\
hema id "${l}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted tog\
ether.`);r.set(l,a[0])}}let e=(0,s.a)(a=>{let l=u.target==="draft-2020-12"?"$defs":"definitions";if(u.external){let C=u.
external.registry.get(a[0])?.id,f=u.external.uri??(p=>p);if(C)return{ref:f(C)};let E=a[1].defId??a[1].schema.id??`schema${u.
counter++}`;return a[1].defId=E,{defId:E,ref:`${f("__shared")}#/${l}/${Xt(E)}`}}let d="#",c=`${d}/${l}/`;if(a[1]===i&&!a[1].
schema.id)return{ref:d};let m=a[1].schema.id??`__schema${u.counter++}`;return{defId:m,ref:c+Xt(m)}},"makeURI"),t=(0,s.a)(
a=>{if(a[1].schema.$ref)return;let l=a[1],{ref:d,defId:c}=e(a);l.def={...l.schema},c&&(l.defId=c);let m=l.schema;for(let C in m)
delete m[C];m.$ref=d},"extractToDef");if(u.cycles==="throw")for(let a of u.seen.entries()){let l=a[1];if(l.cycle)throw new Error(
`Cycle detected: #/${l.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let a of u.seen.entries()){let l=a[1];
if(n===a[0]){t(a);continue}if(u.external){let d=u.external.registry.get(a[0])?.id;if(n!==a[0]&&d){t(a);continue}}if(u.metadataRegistry.
get(a[0])?.id){t(a);continue}if(l.cycle){t(a);continue}l.count>1&&u.reused==="ref"&&t(a)}u.external&&(u.sharedDefsExtractedFor=
u.external)}o(ku,"xe"),(0,s.a)(ku,"extractDefs");function qt(u){let n=u.anyOf;if(!Array.isArray(n)||n.length===0||u.type!==
void 0)return;let i=[];for(let r of n){if(!r||typeof r!="object")return;qt(r);let e=Object.keys(r);if(e.length!==1||e[0]!==
"type")return;let t=r.type;for(let a of Array.isArray(t)?t:[t]){if(typeof a!="string")return;i.includes(a)||i.push(a)}}delete u.
anyOf,u.type=i.length===1?i[0]:i}o(qt,"fl"),(0,s.a)(qt,"compactTypeUnion");var bl=new Set(["type","properties","required",
"additionalProperties"]),yl=["oneOf","anyOf"];function Ht(u){let n=u.additionalProperties;return n===void 0||n===!1||typeof n!=
"object"||n===null?null:Object.keys(n).length?n:null}o(Ht,"ml"),(0,s.a)(Ht,"undeclaredConstraint");function ce(u){let n=[];
for(let t of u){if(typeof t!="object"||t.type!=="object")return null;for(let a in t)if(!bl.has(a))return null;n.push(t)}
let i={},r=new Set;for(let t of n){for(let a in t.properties){if(Object.prototype.hasOwnProperty.call(i,a))continue;let l=[];
for(let c of n){let m=c.properties?.[a]??Ht(c);m!=null&&(l.some(C=>JSON.stringify(C)===JSON.stringify(m))||l.push(m))}let d=l.
length===1?l[0]:ce(l)??{allOf:l};uu(i,a,d)}for(let a of t.required??[])r.add(a)}let e={type:"object",properties:i};if(r.
size&&(e.required=[...r]),n.every(t=>t.additionalProperties===!1))e.additionalProperties=!1;else{let t=[];for(let a of n){
let l=Ht(a);l&&!t.some(d=>JSON.stringify(d)===JSON.stringify(l))&&t.push(l)}t.length===1?e.additionalProperties=t[0]:t.length>
1&&(e.additionalProperties={allOf:t})}return e}o(ce,"xu"),(0,s.a)(ce,"foldObjects");function xl(u){let n=u.allOf;if(!Array.
isArray(n)||n.length<2)return;for(let e of bl)if(e in u)return;let i=n.filter(e=>yl.some(t=>Array.isArray(e[t]))),r=null;
if(!i.length)r=ce(n);else{let e=i[0],t=yl.find(d=>Array.isArray(e[d]));if(Object.keys(e).length!==1)return;let a=n.filter(
d=>d!==e),l=e[t].map(d=>ce([...a,d]));if(l.some(d=>!d))return;r={[t]:l}}r&&(delete u.allOf,Lu(u,r))}o(xl,"Zg"),(0,s.a)(xl,
"foldIntersection");function Iu(u,n){let i=u.seen.get(n);if(!i)throw new Error("Unprocessed schema. This is a bug in Zod\
.");let r=(0,s.a)(l=>{let d=u.seen.get(l);if(d.ref===null)return;let c=d.def??d.schema,m={...c},C=d.ref;if(d.ref=null,C){
r(C);let E=u.seen.get(C),p=E.schema;if(p.$ref&&(u.target==="draft-07"||u.target==="draft-04"||u.target==="openapi-3.0")?
(c.allOf=c.allOf??[],c.allOf.push(p)):Lu(c,p),Lu(c,m),l._zod.parent===C)for(let g in c)g==="$ref"||g==="allOf"||g in m||
delete c[g];if(p.$ref&&E.def)for(let g in c)g==="$ref"||g==="allOf"||g in E.def&&JSON.stringify(c[g])===JSON.stringify(E.
def[g])&&delete c[g]}let f=l._zod.parent;if(f&&f!==C){r(f);let E=u.seen.get(f);if(E?.schema.$ref&&(c.$ref=E.schema.$ref,
E.def))for(let p in c)p==="$ref"||p==="allOf"||p in E.def&&JSON.stringify(c[p])===JSON.stringify(E.def[p])&&delete c[p]}
u.override({zodSchema:l,jsonSchema:c,path:d.path??[]})},"flattenRef");if(!u.external||u.sharedEmitDoneFor!==u.external){
for(let l of[...u.seen.entries()].reverse())r(l[0]);if(u.target!=="openapi-3.0")for(let l of u.seen.entries())qt(l[1].def??
l[1].schema);for(let l of u.deferred)l();if(u.intersections.length){let l=new Map;for(let d of u.seen.values())for(let c of[
d.schema,d.def]){let m=c?.allOf;if(!Array.isArray(m))continue;let C=l.get(m);C?C.push(c):l.set(m,[c])}for(let d of u.intersections)
for(let c of l.get(d)??[])xl(c)}}let e={};if(u.target==="draft-2020-12"?e.$schema="https://json-schema.org/draft/2020-12\
/schema":u.target==="draft-07"?e.$schema="http://json-schema.org/draft-07/schema#":u.target==="draft-04"?e.$schema="http\
://json-schema.org/draft-04/schema#":u.target,u.external?.uri){let l=u.external.registry.get(n)?.id;if(!l)throw new Error(
"Schema is missing an `id` property");e.$id=u.external.uri(l)}Lu(e,i.defId?i.schema:i.def??i.schema);let t=u.metadataRegistry.
get(n)?.id;t!==void 0&&e.id===t&&delete e.id;let a=u.external?.defs??{};if(!u.external||u.sharedEmitDoneFor!==u.external)
for(let l of u.seen.entries()){let d=l[1];d.def&&d.defId&&(d.def.id===d.defId&&delete d.def.id,uu(a,d.defId,d.def))}u.external&&
(u.sharedEmitDoneFor=u.external),u.external||Object.keys(a).length>0&&(u.target==="draft-2020-12"?e.$defs=a:e.definitions=
a);try{let l=JSON.parse(JSON.stringify(e));return Object.defineProperty(l,"~standard",{value:{...n["~standard"],jsonSchema:{
input:A0(n,"input",u.processors),output:A0(n,"output",u.processors)}},enumerable:!1,writable:!1}),l}catch{throw new Error(
"Error converting schema to JSON.")}}o(Iu,"Ie"),(0,s.a)(Iu,"finalize");function M(u,n){let i=n??{seen:new Set};if(i.seen.
has(u))return!1;i.seen.add(u);let r=u._zod.def;if(r.type==="transform")return!0;if(r.type==="array")return M(r.element,i);
if(r.type==="set")return M(r.valueType,i);if(r.type==="lazy")return M(r.getter(),i);if(r.type==="promise"||r.type==="opt\
ional"||r.type==="nonoptional"||r.type==="nullable"||r.type==="readonly"||r.type==="default"||r.type==="prefault"||r.type===
"catch")return M(r.innerType,i);if(r.type==="intersection")return M(r.left,i)||M(r.right,i);if(r.type==="record"||r.type===
"map")return M(r.keyType,i)||M(r.valueType,i);if(r.type==="pipe")return u._zod.traits.has("$ZodCodec")?!0:M(r.in,i)||M(r.
out,i);if(r.type==="object"){for(let e in r.shape)if(M(r.shape[e],i))return!0;return!1}if(r.type==="union"){for(let e of r.
options)if(M(e,i))return!0;return!1}if(r.type==="tuple"){for(let e of r.items)if(M(e,i))return!0;return!!(r.rest&&M(r.rest,
i))}return!1}o(M,"q"),(0,s.a)(M,"isTransforming");var Fl=(0,s.a)((u,n={})=>i=>{let r=Fu({...i,processors:n});return N(u,
r),ku(r,u),Iu(r,u)},"createToJSONSchemaMethod"),A0=(0,s.a)((u,n,i={})=>r=>{let{libraryOptions:e,target:t}=r??{},a=Fu({...e??
{},target:t,io:n,processors:i});return N(u,a),ku(a,u),Iu(a,u)},"createStandardJSONSchemaMethod"),Ru=(0,s.a)((u,n,i)=>{(u[n]===
void 0||i>u[n])&&(u[n]=i)},"narrowMin"),Ju=(0,s.a)((u,n,i)=>{(u[n]===void 0||i<u[n])&&(u[n]=i)},"narrowMax"),kl=(0,s.a)(
(u,n)=>{Ru(u,"minimum",n),Ju(u,"maximum",n)},"narrowBoth"),Il=(0,s.a)((u,n)=>{u.multipleOf??(u.multipleOf=[]),u.multipleOf.
includes(n)||u.multipleOf.push(n)},"addDivisor"),wl=(0,s.a)((u,n)=>{u.patterns??(u.patterns=new Set),u.patterns.add(n)},
"addPattern"),Sl=(0,s.a)((u,n)=>{u.mime=u.mime?u.mime.filter(i=>n.includes(i)):[...n]},"intersectMime"),zl=(0,s.a)((u,n)=>{
u.format=n,n.includes("int")&&(u.isInt=!0)},"setFormat"),Ul=(0,s.a)((u,n)=>Ru(u,"minimum",n.minimum),"minContributor"),Nl=(0,s.
a)((u,n)=>Ju(u,"maximum",n.maximum),"maxContributor"),Ol=(0,s.a)(u=>(n,i)=>{zl(n,i.format);let[r,e]=u[i.format];Ru(n,"mi\
nimum",r),Ju(n,"maximum",e)},"formatContributor"),j6={greater_than:(0,s.a)((u,n)=>Ru(u,n.inclusive?"minimum":"exclusiveM\
inimum",n.value),"greater_than"),less_than:(0,s.a)((u,n)=>Ju(u,n.inclusive?"maximum":"exclusiveMaximum",n.value),"less_t\
han"),multiple_of:(0,s.a)((u,n)=>Il(u,n.value),"multiple_of"),number_format:Ol(be),bigint_format:Ol(ye),min_length:Ul,max_length:Nl,
length_equals:(0,s.a)((u,n)=>kl(u,n.length),"length_equals"),min_size:Ul,max_size:Nl,size_equals:(0,s.a)((u,n)=>kl(u,n.size),
"size_equals"),string_format:(0,s.a)((u,n)=>{zl(u,n.format),n.pattern&&wl(u,n.pattern),(n.format==="base64"||n.format===
"base64url")&&(u.contentEncoding=n.format),(n.local||n.precision===-1)&&(u.laxFormat=!0)},"string_format"),mime_type:(0,s.
a)((u,n)=>Sl(u,n.mime),"mime_type")};function R(u){let n={},i=u._zod.def,r=u._zod.traits.has("$ZodCheck")?[u,...i.checks??
[]]:i.checks??[];for(let t of r)j6[t._zod.def.check]?.(n,t._zod.def);let e=u._zod.bag;e.minimum!==void 0&&Ru(n,"minimum",
e.minimum),e.exclusiveMinimum!==void 0&&Ru(n,"exclusiveMinimum",e.exclusiveMinimum),e.maximum!==void 0&&Ju(n,"maximum",e.
maximum),e.exclusiveMaximum!==void 0&&Ju(n,"exclusiveMaximum",e.exclusiveMaximum),e.multipleOf!==void 0&&Il(n,e.multipleOf),
e.format!==void 0&&(n.format??(n.format=e.format),e.format.includes("int")&&(n.isInt=!0)),e.mime&&Sl(n,e.mime);for(let t of e.
patterns??[])wl(n,t);return n}o(R,"F"),(0,s.a)(R,"aggregateChecks");var T6={guid:"uuid",url:"uri",datetime:"date-time",json_string:"\
json-string",regex:""},Z6=new Map([[fn,wr],[T0,Sr]]),Pl=(0,s.a)(u=>Z6.get(u)??u,"exactPattern"),jl=(0,s.a)((u,n,i,r)=>{let e=i;
e.type="string";let{minimum:t,maximum:a,format:l,patterns:d,contentEncoding:c,laxFormat:m}=R(u);if(typeof t=="number"&&(e.
minLength=t),typeof a=="number"&&(e.maxLength=a),l&&(e.format=T6[l]??l,e.format===""&&delete e.format,(l==="time"||m)&&delete e.
format),c&&(e.contentEncoding=c),d&&d.size>0){let C=[...d].map(Pl);C.length===1?e.pattern=C[0].source:C.length>1&&(e.allOf=
[...C.map(f=>({...n.target==="draft-07"||n.target==="draft-04"||n.target==="openapi-3.0"?{type:"string"}:{},pattern:f.source}))])}},
"stringProcessor"),Tl=(0,s.a)((u,n,i,r)=>{let e=i,{minimum:t,maximum:a,multipleOf:l,exclusiveMaximum:d,exclusiveMinimum:c,
isInt:m}=R(u);e.type=m?"integer":"number";let C=typeof c=="number"&&c>=(t??Number.NEGATIVE_INFINITY),f=typeof d=="number"&&
d<=(a??Number.POSITIVE_INFINITY),E=n.target==="draft-04"||n.target==="openapi-3.0";if(C?E?(e.minimum=c,e.exclusiveMinimum=
!0):e.exclusiveMinimum=c:typeof t=="number"&&(e.minimum=t),f?E?(e.maximum=d,e.exclusiveMaximum=!0):e.exclusiveMaximum=d:
typeof a=="number"&&(e.maximum=a),l){let p=new Set;for(let x of l)Number.isFinite(x)&&x!==0?p.add(Math.abs(x)):L(u,n,e,r,
`A multipleOf divisor of ${x} cannot be represented in JSON Schema`);let[g,..._]=p;g!==void 0&&(e.multipleOf=g),_.length&&
(e.allOf=[...e.allOf??[],..._.map(x=>({multipleOf:x}))])}},"numberProcessor"),Zl=(0,s.a)((u,n,i,r)=>{i.type="boolean"},"\
booleanProcessor"),Ll=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"BigInt cannot be represented in JSON Schema")},"bigintProcessor"),L6=(0,s.
a)((u,n,i,r)=>{L(u,n,i,r,"Symbols cannot be represented in JSON Schema")},"symbolProcessor"),R6=(0,s.a)((u,n,i,r)=>{n.target===
"openapi-3.0"?(i.type="string",i.nullable=!0,i.enum=[null]):i.type="null"},"nullProcessor"),J6=(0,s.a)((u,n,i,r)=>{L(u,n,
i,r,"Undefined cannot be represented in JSON Schema")},"undefinedProcessor"),V6=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"Void cann\
ot be represented in JSON Schema")},"voidProcessor"),Rl=(0,s.a)((u,n,i,r)=>{i.not={}},"neverProcessor"),M6=(0,s.a)((u,n,i,r)=>{},
"anyProcessor"),Jl=(0,s.a)((u,n,i,r)=>{},"unknownProcessor"),Vl=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"Date cannot be represente\
d in JSON Schema")},"dateProcessor"),Ml=(0,s.a)((u,n,i,r)=>{let e=u._zod.def,t=Mu(e.entries);if(t.length===0){i.not={};return}
t.every(a=>typeof a=="number")&&(i.type="number"),t.every(a=>typeof a=="string")&&(i.type="string"),i.enum=t},"enumProce\
ssor"),Kl=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;if(e.values.length===0){i.not={};return}let t=[];for(let a of e.values)if(a===
void 0){if(L(u,n,i,r,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof a=="bigint"){if(L(
u,n,i,r,"BigInt literals cannot be represented in JSON Schema"))return;t.push(Number(a))}else t.push(a);if(t.length!==0)
if(t.length===1){let a=t[0];i.type=a===null?"null":typeof a,n.target==="draft-04"||n.target==="openapi-3.0"?i.enum=[a]:i.
const=a}else t.every(a=>typeof a=="number")&&(i.type="number"),t.every(a=>typeof a=="string")&&(i.type="string"),t.every(
a=>typeof a=="boolean")&&(i.type="boolean"),t.every(a=>a===null)&&(i.type="null"),i.enum=t},"literalProcessor"),K6=(0,s.
a)((u,n,i,r)=>{L(u,n,i,r,"NaN cannot be represented in JSON Schema")},"nanProcessor"),G6=(0,s.a)((u,n,i,r)=>{let e=i,t=u.
_zod.pattern;if(!t)throw new Error("Pattern not found in template literal");e.type="string",e.pattern=t.source},"templat\
eLiteralProcessor"),W6=(0,s.a)((u,n,i,r)=>{let e=i;e.type="string",e.format="binary",e.contentEncoding="binary";let{minimum:t,
maximum:a,mime:l}=R(u);t!==void 0&&(e.minLength=t),a!==void 0&&(e.maxLength=a),l&&(l.length===0?e.not={}:l.length===1?e.
contentMediaType=l[0]:e.anyOf=l.map(d=>({contentMediaType:d})))},"fileProcessor"),X6=(0,s.a)((u,n,i,r)=>{i.type="boolean"},
"successProcessor"),Gl=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"Custom types cannot be represented in JSON Schema")},"customProces\
sor"),q6=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"Function types cannot be represented in JSON Schema")},"functionProcessor"),Wl=(0,s.
a)((u,n,i,r)=>{L(u,n,i,r,"Transforms cannot be represented in JSON Schema")},"transformProcessor"),H6=(0,s.a)((u,n,i,r)=>{
L(u,n,i,r,"Map cannot be represented in JSON Schema")},"mapProcessor"),Y6=(0,s.a)((u,n,i,r)=>{L(u,n,i,r,"Set cannot be r\
epresented in JSON Schema")},"setProcessor"),Xl=(0,s.a)((u,n,i,r)=>{let e=i,t=u._zod.def,{minimum:a,maximum:l}=R(u);typeof a==
"number"&&(e.minItems=a),typeof l=="number"&&(e.maxItems=l),e.type="array",e.items=N(t.element,n,{...r,path:[...r.path,"\
items"]})},"arrayProcessor");function Vu(u){let n=u._zod.def;return n.type==="pipe"&&n.in._zod.traits.has("$ZodTransform")?
Vu(n.out):n.type==="catch"?Vu(n.innerType):u._zod.optin}o(Vu,"Zt"),(0,s.a)(Vu,"inputOptin");var ql=(0,s.a)((u,n,i,r)=>{let e=i,
t=u._zod.def,a=t.shape;if(Object.getOwnPropertySymbols(a).length&&L(u,n,e,r,"Symbol keys cannot be represented in JSON S\
chema"))return;e.type="object",e.properties={};for(let d in a)uu(e.properties,d,N(a[d],n,{...r,path:[...r.path,"properti\
es",d]}));let l=[];for(let d of Object.keys(a)){let c=t.shape[d];(n.io==="input"?Vu(c)===void 0:c._zod.optout===void 0)&&
l.push(d)}l.length>0&&(e.required=l),t.catchall?._zod.def.type==="never"?e.additionalProperties=!1:t.catchall?t.catchall&&
(e.additionalProperties=N(t.catchall,n,{...r,path:[...r.path,"additionalProperties"]})):n.io==="output"&&(e.additionalProperties=
!1)},"objectProcessor"),Hl=(0,s.a)((u,n,i,r)=>{let e=u._zod.def,t=e.inclusive===!1,a=e.options.map((l,d)=>N(l,n,{...r,path:[
...r.path,t?"oneOf":"anyOf",d]}));t?i.oneOf=a:i.anyOf=a},"unionProcessor"),Yl=(0,s.a)((u,n,i,r)=>{let e=u._zod.def,t=N(e.
left,n,{...r,path:[...r.path,"allOf",0]}),a=N(e.right,n,{...r,path:[...r.path,"allOf",1]}),l=(0,s.a)(c=>"allOf"in c&&Object.
keys(c).length===1,"isSimpleIntersection"),d=[...l(t)?t.allOf:[t],...l(a)?a.allOf:[a]];i.allOf=d,n.intersections.push(d)},
"intersectionProcessor"),Q6=(0,s.a)((u,n,i,r)=>{let e=i,t=u._zod.def;e.type="array";let a=n.target==="draft-2020-12"?"pr\
efixItems":"items",l=n.target==="draft-2020-12"||n.target==="openapi-3.0"?"items":"additionalItems",d=t.items.map((g,_)=>N(
g,n,{...r,path:[...r.path,a,_]})),c=t.rest?N(t.rest,n,{...r,path:[...r.path,l,...n.target==="openapi-3.0"?[t.items.length]:
[]]}):null,m=t.items.length;for(;m>0;){let g=t.items[m-1];if(!(n.io==="input"?Vu(g)!==void 0:g._zod.optout==="optional"))
break;m--}let C=t.items.length,f=!t.rest;n.target==="draft-2020-12"?(e.prefixItems=d,f?e.items=!1:c&&(e.items=c),m>0&&(e.
minItems=m),f&&(e.maxItems=C)):n.target==="openapi-3.0"?(e.items={anyOf:d},c&&e.items.anyOf.push(c),m>0&&(e.minItems=m),
f&&(e.maxItems=C)):(e.items=d,f?e.additionalItems=!1:c&&(e.additionalItems=c),m>0&&(e.minItems=m),f&&(e.maxItems=C));let{
minimum:E,maximum:p}=R(u);typeof E=="number"&&(e.minItems=E),typeof p=="number"&&(e.maxItems=p)},"tupleProcessor");function me(u,n,i){
if(n.$ref){if(i.has(n))return n;i.add(n);let p=u.get(n)?.def;if(!p)return n;let g=me(u,p,i);return g===p?n:g}for(let p of[
"anyOf","oneOf"]){let g=n[p];if(!Array.isArray(g))continue;let _=g.map(x=>me(u,x,i));_.some((x,b)=>x!==g[b])&&(n={...n,[p]:_})}
let r=Array.isArray(n.type)?n.type:[n.type],e=!r.includes("string")&&r.some(p=>p==="number"||p==="integer"),t=n.enum??(n.
const!==void 0?[n.const]:void 0);if(!e&&!t?.some(p=>typeof p=="number"))return n;let{minimum:a,maximum:l,exclusiveMinimum:d,
exclusiveMaximum:c,multipleOf:m,format:C,id:f,...E}=n;return E.enum?E.enum=E.enum.map(p=>typeof p=="number"?String(p):p):
typeof E.const=="number"&&(E.const=String(E.const)),e&&(E.type="string",t||(E.pattern=(r.includes("number")?Uu:rn).source)),
E}o(me,"wu"),(0,s.a)(me,"stringifyKeyNames");var Yt=new WeakMap;function Ql(u){let n=new Map;for(let r of u.seen.values())
r.def&&!n.has(r.schema)&&n.set(r.schema,r);let i=new Map;for(let r of Yt.get(u)??[]){let e=u.seen.get(r),t=(e?.def??e?.schema)?.
propertyNames;if(!t||t===!0||i.has(t))continue;let a=me(n,t,new Set);a!==t&&i.set(t,a)}if(i.size)for(let r of u.seen.values())
for(let e of[r.schema,r.def]){let t=e&&i.get(e.propertyNames);t&&(e.propertyNames=t)}}o(Ql,"Vg"),(0,s.a)(Ql,"rewriteKeyN\
ames");var ud=(0,s.a)((u,n,i,r)=>{let e=i,t=u._zod.def;e.type="object";let a=t.keyType,l=R(a).patterns;if(t.mode==="loos\
e"&&l&&l.size>0){let m=N(t.valueType,n,{...r,path:[...r.path,"patternProperties","*"]});e.patternProperties={};for(let C of l)
uu(e.patternProperties,Pl(C).source,m)}else{if(n.target==="draft-07"||n.target==="draft-2020-12"){e.propertyNames=N(t.keyType,
n,{...r,path:[...r.path,"propertyNames"]});let m=Yt.get(n);m||(m=[],Yt.set(n,m),n.deferred.push(()=>Ql(n))),m.push(u)}e.
additionalProperties=N(t.valueType,n,{...r,path:[...r.path,"additionalProperties"]})}let d=a._zod.values,c=n.io==="input"&&
Vu(t.valueType)!==void 0;if(d&&!t.partial&&!c){let m=[...d].filter(C=>typeof C=="string"||typeof C=="number");m.length>0&&
(e.required=m.map(String))}},"recordProcessor"),ed=(0,s.a)((u,n,i,r)=>{let e=u._zod.def,t=N(e.innerType,n,r),a=n.seen.get(
u);n.target==="openapi-3.0"?(a.ref=e.innerType,i.nullable=!0):i.anyOf=[t,{type:"null"}]},"nullableProcessor"),nd=(0,s.a)(
(u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(u);t.ref=e.innerType},"nonoptionalProcessor"),Qt=Symbol();
function ui(u,n,i,r,e){let t=!1,a=JSON.stringify(u,(l,d)=>typeof d!="bigint"?d:(t=!0,null));return t?(L(n,i,r,e,"BigInt \
defaults cannot be represented in JSON Schema"),Qt):JSON.parse(a)}o(ui,"El"),(0,s.a)(ui,"serializeDefaultValue");var td=(0,s.
a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(u);t.ref=e.innerType;let a=ui(e.defaultValue,u,n,i,r);
a!==Qt&&(i.default=a)},"defaultProcessor"),id=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(u);
if(t.ref=e.innerType,n.io!=="input")return;let a=ui(e.defaultValue,u,n,i,r);a!==Qt&&(i._prefault=a)},"prefaultProcessor"),
rd=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(u);t.ref=e.innerType;let a;try{a=e.catchValue(
void 0)}catch{L(u,n,i,r,"Dynamic catch values are not supported in JSON Schema");return}i.default=a},"catchProcessor"),ad=(0,s.
a)((u,n,i,r)=>{let e=u._zod.def,t=e.in._zod.traits.has("$ZodTransform"),a=n.io==="input"?t?e.out:e.in:e.out;N(a,n,r);let l=n.
seen.get(u);l.ref=a},"pipeProcessor"),od=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(u);t.ref=
e.innerType,i.readOnly=!0},"readonlyProcessor"),u1=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.
get(u);t.ref=e.innerType},"promiseProcessor"),ei=(0,s.a)((u,n,i,r)=>{let e=u._zod.def;N(e.innerType,n,r);let t=n.seen.get(
u);t.ref=e.innerType},"optionalProcessor"),e1=(0,s.a)((u,n,i,r)=>{let e=u._zod.innerType;N(e,n,r);let t=n.seen.get(u);t.
ref=e},"lazyProcessor"),ni={string:jl,number:Tl,boolean:Zl,bigint:Ll,symbol:L6,null:R6,undefined:J6,void:V6,never:Rl,any:M6,
unknown:Jl,date:Vl,enum:Ml,literal:Kl,nan:K6,template_literal:G6,file:W6,success:X6,custom:Gl,function:q6,transform:Wl,map:H6,
set:Y6,array:Xl,object:ql,union:Hl,intersection:Yl,tuple:Q6,record:ud,nullable:ed,nonoptional:nd,default:td,prefault:id,
catch:rd,pipe:ad,readonly:od,promise:u1,optional:ei,lazy:e1};function ti(u,n){if("_idmap"in u){let r=u,e=Fu({...n,processors:ni}),
t={};for(let d of r._idmap.entries()){let[c,m]=d;N(m,e)}let a={},l={registry:r,uri:n?.uri,defs:t};e.external=l;for(let d of r.
_idmap.entries()){let[c,m]=d;ku(e,m),uu(a,c,Iu(e,m))}if(Object.keys(t).length>0){let d=e.target==="draft-2020-12"?"$defs":
"definitions";a.__shared={[d]:t}}return{schemas:a}}let i=Fu({...n,processors:ni});return N(u,i),ku(i,u),Iu(i,u)}o(ti,"nn"),
(0,s.a)(ti,"toJSONSchema");var n1=class{static{o(this,"on")}static{(0,s.a)(this,"JSONSchemaGenerator")}get metadataRegistry(){
return this.ctx.metadataRegistry}get target(){return this.ctx.target}get unrepresentable(){return this.ctx.unrepresentable}get override(){
return this.ctx.override}get io(){return this.ctx.io}get counter(){return this.ctx.counter}set counter(u){this.ctx.counter=
u}get seen(){return this.ctx.seen}constructor(u){let n=u?.target??"draft-2020-12";n==="draft-4"&&(n="draft-04"),n==="dra\
ft-7"&&(n="draft-07"),this.ctx=Fu({processors:ni,target:n,...u?.metadata&&{metadata:u.metadata},...u?.unrepresentable&&{
unrepresentable:u.unrepresentable},...u?.override&&{override:u.override},...u?.io&&{io:u.io}})}process(u,n={path:[],schemaPath:[]}){
return N(u,this.ctx,n)}emit(u,n){n&&(n.cycles&&(this.ctx.cycles=n.cycles),n.reused&&(this.ctx.reused=n.reused),n.external&&
(this.ctx.external=n.external)),this.ctx.sharedDefsExtractedFor=void 0,this.ctx.sharedEmitDoneFor=void 0,ku(this.ctx,u);
let i=Iu(this.ctx,u),{"~standard":r,...e}=i;return e}},t1={},sd=new WeakSet([Object.prototype,Error.prototype]);function $0(u,n,i){
Object.defineProperty(u,n,{configurable:!0,enumerable:!1,get(){let r=i(this);return Object.defineProperty(this,n,{value:r,
configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,n,{value:r,configurable:!0,writable:!0})}})}o($0,"an"),
(0,s.a)($0,"_lazyMethod");var ld=(0,s.a)((u,n)=>{lr.init(u,n),u.name="ZodError";let i=Object.getPrototypeOf(u);sd.has(i)||
(sd.add(i),$0(i,"format",r=>e=>je(r,e)),$0(i,"flatten",r=>e=>Pe(r,e)),$0(i,"addIssue",r=>e=>{r.issues.push(e),r.message=
JSON.stringify(r.issues,Ku,2)}),$0(i,"addIssues",r=>e=>{r.issues.push(...e),r.message=JSON.stringify(r.issues,Ku,2)}),Object.
defineProperty(i,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},"initializer"),i1=v("\
ZodError",ld),nu=v("ZodError",ld,void 0,{Parent:Error}),r1=e0(nu),a1=n0(nu),o1=t0(nu),s1=i0(nu),l1=Ve(nu),d1=Me(nu),c1=Ke(
nu),m1=Ge(nu),f1=We(nu),C1=Xe(nu),E1=qe(nu),v1=He(nu);function dd(){G.localeError||W(Ln())}o(dd,"Bg"),(0,s.a)(dd,"_ensur\
eDefaultLocale");function h0(){G.memoizer||W({memoizer:Tn()})}o(h0,"sn"),(0,s.a)(h0,"_ensureDefaultMemoizer");var j=v("Z\
odType",(u,n)=>(dd(),F.init(u,n),u.def=n,u.type=n.type,u),{check(...u){let n=this.def;return this.clone(k.mergeDefs(n,{checks:[
...n.checks??[],...u.map(i=>typeof i=="function"?{_zod:{check:i,def:{check:"custom"},onattach:[]}}:i)]}),{parent:!0})},with(...u){
return this.check(...u)},clone(u,n){return eu(this,u,n)},brand(){return this},register(u,n){return u.add(this,n),this},refine(u,n){
return this.check(Nd(u,n))},superRefine(u,n){return this.check(Od(u,n))},overwrite(u){return this.check(Bu(u))},optional(){
return pi(this)},exactOptional(){return Fd(this)},nullable(){return Di(this)},nullish(){return pi(Di(this))},nonoptional(u){
return Sd(this,u)},array(){return ci(this)},or(u){return fi([this,u])},and(u){return Ad(this,u)},transform(u){return gi(
this,bd(u))},default(u){return kd(this,u)},prefault(u){return Id(this,u)},catch(u){return zd(this,u)},pipe(u){return gi(
this,u)},readonly(){return Ud(this)},describe(u){let n=this.clone();return su.add(n,{description:u}),n},meta(...u){if(u.
length===0)return su.get(this);let n=this.clone();return su.add(n,u[0]),n},isOptional(){return this.safeParse(void 0).success},
isNullable(){return this.safeParse(null).success},apply(u,...n){return n.length===0?u(this):u(this,...n)},get"~standard"(){
return k.hide(this,"~standard",{...z0(this),jsonSchema:{input:A0(this,"input"),output:A0(this,"output")}})},set"~standar\
d"(u){k.own(this,"~standard",u)},parse:(0,s.a)(o(function u(n,i){return r1(this,n,i,{callee:u})},"e"),"_parse"),parseAsync:(0,s.
a)(o(async function u(n,i){return await a1(this,n,i,{callee:u})},"e2"),"_parseAsync"),safeParse(u,n){return o1(this,u,n)},
async safeParseAsync(u,n){return s1(this,u,n)},get spa(){return this?.safeParseAsync},set spa(u){k.own(this,"spa",u)},validate(u,n){
return mr(this,u,n)},validateAsync(u,n){return Cr(this,u,n)},encode:(0,s.a)(o(function u(n,i){return l1(this,n,i,{callee:u})},
"e3"),"_encode"),decode:(0,s.a)(o(function u(n,i){return d1(this,n,i,{callee:u})},"e4"),"_decode"),encodeAsync:(0,s.a)(o(
async function u(n,i){return await c1(this,n,i,{callee:u})},"e5"),"_encodeAsync"),decodeAsync:(0,s.a)(o(async function u(n,i){
return await m1(this,n,i,{callee:u})},"e6"),"_decodeAsync"),safeEncode(u,n){return f1(this,u,n)},safeDecode(u,n){return C1(
this,u,n)},async safeEncodeAsync(u,n){return E1(this,u,n)},async safeDecodeAsync(u,n){return v1(this,u,n)},toJSONSchema(u){
return Fl(this,{})(u)},get description(){return su.get(this)?.description},get _def(){return this._zod.def}}),cd=v("_Zod\
String",(u,n)=>{o0.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>jl(u,i,r,e)},k.derived({format:(0,s.a)(u=>R(u).
format??null,"format"),minLength:(0,s.a)(u=>R(u).minimum??null,"minLength"),maxLength:(0,s.a)(u=>R(u).maximum??null,"max\
Length")},{regex(...u){return this.check(Ut(...u))},includes(...u){return this.check(Pt(...u))},startsWith(...u){return this.
check(jt(...u))},endsWith(...u){return this.check(Tt(...u))},min(...u){return this.check(Zu(...u))},max(...u){return this.
check(le(...u))},length(...u){return this.check(de(...u))},nonempty(...u){return this.check(Zu(1,...u))},lowercase(u){return this.
check(Nt(u))},uppercase(u){return this.check(Ot(u))},trim(){return this.check(Lt())},normalize(...u){return this.check(Zt(
...u))},toLowerCase(){return this.check(Rt())},toUpperCase(){return this.check(Jt())},slugify(){return this.check(Vt())}})),
md=v("ZodString",(u,n)=>{o0.init(u,n),cd.init(u,n)},{email(u){return this.check(it(p1,u))},url(u){return this.check(ie(fd,
u))},jwt(u){return this.check(_t(z1,u))},emoji(u){return this.check(dt(g1,u))},guid(u){return this.check(rt(D1,u))},uuid(u){
return this.check(at(fe,u))},uuidv4(u){return this.check(ot(fe,u))},uuidv6(u){return this.check(st(fe,u))},uuidv7(u){return this.
check(lt(fe,u))},nanoid(u){return this.check(ct(B1,u))},cuid(u){return this.check(mt(A1,u))},cuid2(u){return this.check(
ft($1,u))},ulid(u){return this.check(Ct(h1,u))},base64(u){return this.check(At(I1,u))},base64url(u){return this.check($t(
w1,u))},xid(u){return this.check(Et(_1,u))},ksuid(u){return this.check(vt(b1,u))},ipv4(u){return this.check(pt(y1,u))},ipv6(u){
return this.check(Dt(x1,u))},cidrv4(u){return this.check(gt(F1,u))},cidrv6(u){return this.check(Bt(k1,u))},e164(u){return this.
check(ht(S1,u))},datetime(u){return this.check(re(ri,u))},date(u){return this.check(ae(ai,u))},time(u){return this.check(
oe(oi,u))},duration(u){return this.check(se(si,u))}});function ii(u){return nt(md,u)}o(ii,"od"),(0,s.a)(ii,"string");var Z=v(
"ZodStringFormat",(u,n)=>{O.init(u,n),cd.init(u,n)}),ri=v("ZodISODateTime",(u,n)=>{ba.init(u,n),Z.init(u,n)}),ai=v("ZodI\
SODate",(u,n)=>{ya.init(u,n),Z.init(u,n)}),oi=v("ZodISOTime",(u,n)=>{xa.init(u,n),Z.init(u,n)}),si=v("ZodISODuration",(u,n)=>{
Fa.init(u,n),Z.init(u,n)}),p1=v("ZodEmail",(u,n)=>{va.init(u,n),Z.init(u,n)}),D1=v("ZodGUID",(u,n)=>{Ca.init(u,n),Z.init(
u,n)}),fe=v("ZodUUID",(u,n)=>{Ea.init(u,n),Z.init(u,n)}),fd=v("ZodURL",(u,n)=>{pa.init(u,n),Z.init(u,n)});function Cd(u){
return ie(fd,u)}o(Cd,"Wg"),(0,s.a)(Cd,"url");var g1=v("ZodEmoji",(u,n)=>{Da.init(u,n),Z.init(u,n)}),B1=v("ZodNanoID",(u,n)=>{
ga.init(u,n),Z.init(u,n)}),A1=v("ZodCUID",(u,n)=>{Ba.init(u,n),Z.init(u,n)}),$1=v("ZodCUID2",(u,n)=>{Aa.init(u,n),Z.init(
u,n)}),h1=v("ZodULID",(u,n)=>{$a.init(u,n),Z.init(u,n)}),_1=v("ZodXID",(u,n)=>{ha.init(u,n),Z.init(u,n)}),b1=v("ZodKSUID",
(u,n)=>{_a.init(u,n),Z.init(u,n)}),y1=v("ZodIPv4",(u,n)=>{ka.init(u,n),Z.init(u,n)}),x1=v("ZodIPv6",(u,n)=>{Ia.init(u,n),
Z.init(u,n)}),F1=v("ZodCIDRv4",(u,n)=>{wa.init(u,n),Z.init(u,n)}),k1=v("ZodCIDRv6",(u,n)=>{Sa.init(u,n),Z.init(u,n)}),I1=v(
"ZodBase64",(u,n)=>{za.init(u,n),Z.init(u,n)}),w1=v("ZodBase64URL",(u,n)=>{Ua.init(u,n),Z.init(u,n)}),S1=v("ZodE164",(u,n)=>{
Na.init(u,n),Z.init(u,n)}),z1=v("ZodJWT",(u,n)=>{ja.init(u,n),Z.init(u,n)}),li=v("ZodNumber",(u,n)=>{Cn.init(u,n),j.init(
u,n),u._zod.processJSONSchema=(i,r,e)=>Tl(u,i,r,e),u.isFinite=!0},k.derived({minValue:(0,s.a)(u=>{let{minimum:n,exclusiveMinimum:i}=R(
u);return Math.max(n??Number.NEGATIVE_INFINITY,i??Number.NEGATIVE_INFINITY)},"minValue"),maxValue:(0,s.a)(u=>{let{maximum:n,
exclusiveMaximum:i}=R(u);return Math.min(n??Number.POSITIVE_INFINITY,i??Number.POSITIVE_INFINITY)},"maxValue"),isInt:(0,s.
a)(u=>{let{isInt:n,multipleOf:i}=R(u);return!!n||!!i?.some(Number.isSafeInteger)},"isInt"),format:(0,s.a)(u=>R(u).format??
null,"format")},{gt(u,n){return this.check(xu(u,n))},gte(u,n){return this.check(iu(u,n))},min(u,n){return this.check(iu(
u,n))},lt(u,n){return this.check(yu(u,n))},lte(u,n){return this.check(tu(u,n))},max(u,n){return this.check(tu(u,n))},int(u){
return this.check(Ce(u))},safe(u){return this.check(Ce(u))},positive(u){return this.check(xu(0,u))},nonnegative(u){return this.
check(iu(0,u))},negative(u){return this.check(yu(0,u))},nonpositive(u){return this.check(tu(0,u))},multipleOf(u,n){return this.
check(B0(u,n))},step(u,n){return this.check(B0(u,n))},finite(){return this}}));function Ed(u){return bt(li,u)}o(Ed,"lv"),
(0,s.a)(Ed,"number");var U1=v("ZodNumberFormat",(u,n)=>{Ta.init(u,n),li.init(u,n)});function Ce(u){return xt(U1,u)}o(Ce,
"Hu"),(0,s.a)(Ce,"int");var vd=v("ZodBoolean",(u,n)=>{En.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Zl(u,i,
r,e)});function pd(u){return Ft(vd,u)}o(pd,"mv"),(0,s.a)(pd,"boolean");var N1=v("ZodBigInt",(u,n)=>{vn.init(u,n),j.init(
u,n),u._zod.processJSONSchema=(i,r,e)=>Ll(u,i,r,e)},k.derived({minValue:(0,s.a)(u=>R(u).minimum??null,"minValue"),maxValue:(0,s.
a)(u=>R(u).maximum??null,"maxValue"),format:(0,s.a)(u=>R(u).format??null,"format")},{gte(u,n){return this.check(iu(u,n))},
min(u,n){return this.check(iu(u,n))},gt(u,n){return this.check(xu(u,n))},lt(u,n){return this.check(yu(u,n))},lte(u,n){return this.
check(tu(u,n))},max(u,n){return this.check(tu(u,n))},positive(u){return this.check(xu(BigInt(0),u))},negative(u){return this.
check(yu(BigInt(0),u))},nonpositive(u){return this.check(tu(BigInt(0),u))},nonnegative(u){return this.check(iu(BigInt(0),
u))},multipleOf(u,n){return this.check(B0(u,n))}})),O1=v("ZodUnknown",(u,n)=>{Za.init(u,n),j.init(u,n),u._zod.processJSONSchema=
(i,r,e)=>Jl(u,i,r,e)});function _0(){return wt(O1)}o(_0,"cn"),(0,s.a)(_0,"unknown");var P1=v("ZodNever",(u,n)=>{La.init(
u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Rl(u,i,r,e)});function di(u){return St(P1,u)}o(di,"cd"),(0,s.a)(di,"n\
ever");var j1=v("ZodDate",(u,n)=>{Ra.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Vl(u,i,r,e),u.min=(i,r)=>u.
check(iu(i,r)),u.max=(i,r)=>u.check(tu(i,r))},k.derived({minDate:(0,s.a)(u=>{let{minimum:n}=R(u);return n?new Date(n):null},
"minDate"),maxDate:(0,s.a)(u=>{let{maximum:n}=R(u);return n?new Date(n):null},"maxDate")},{})),T1=v("ZodArray",(u,n)=>{h0(),
Ja.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Xl(u,i,r,e),u.element=n.element},{min(u,n){return this.check(
Zu(u,n))},nonempty(u){return this.check(Zu(1,u))},max(u,n){return this.check(le(u,n))},length(u,n){return this.check(de(
u,n))},unwrap(){return this.element}});function ci(u,n){return Mt(T1,u,n)}o(ci,"ld"),(0,s.a)(ci,"array");var mi=v("ZodOb\
ject",(u,n)=>{h0(),Ma.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>ql(u,i,r,e),k.installLazyProp(u,"shape",i=>i.
_zod.def.shape,!1)},{keyof(){return vi(Object.keys(this._zod.def.shape))},catchall(u){return this.clone(k.mergeDefs(this.
_zod.def,{catchall:u}))},passthrough(){return this.clone(k.mergeDefs(this._zod.def,{catchall:_0()}))},loose(){return this.
clone(k.mergeDefs(this._zod.def,{catchall:_0()}))},strict(){return this.clone(k.mergeDefs(this._zod.def,{catchall:di()}))},
strip(){return this.clone(k.mergeDefs(this._zod.def,{catchall:void 0}))},extend(u){return k.extend(this,u)},safeExtend(u){
return k.safeExtend(this,u)},merge(u){return k.merge(this,u)},pick(u){return k.pick(this,u)},omit(u){return k.omit(this,
u)},partial(...u){return k.partial(yd,this,u[0])},exactPartial(...u){return k.partial(xd,this,u[0],"exactPartial")},required(...u){
return k.required(wd,this,u[0])}});function Dd(u,n){let i={type:"object",shape:u??{},...k.normalizeParams(n)};return new mi(
i)}o(Dd,"vv"),(0,s.a)(Dd,"object");function gd(u,n){return new mi({type:"object",shape:u,catchall:di(),...k.normalizeParams(
n)})}o(gd,"$v"),(0,s.a)(gd,"strictObject");function Bd(u,n){return new mi({type:"object",shape:u,catchall:_0(),...k.normalizeParams(
n)})}o(Bd,"hv"),(0,s.a)(Bd,"looseObject");var Z1=v("ZodUnion",(u,n)=>{M0.init(u,n),j.init(u,n),u._zod.processJSONSchema=
(i,r,e)=>Hl(u,i,r,e),u.options=n.options});function fi(u,n){return new Z1({type:"union",options:u,...k.normalizeParams(n)})}
o(fi,"dd"),(0,s.a)(fi,"union");var L1=v("ZodIntersection",(u,n)=>{Ga.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Yl(
u,i,r,e)});function Ad(u,n){return new L1({type:"intersection",left:u,right:n})}o(Ad,"bv"),(0,s.a)(Ad,"intersection");var Ci=v(
"ZodRecord",(u,n)=>{h0(),Xa.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>ud(u,i,r,e),u.keyType=n.keyType,u.valueType=
n.valueType});function $d(u,n,i){return!n||!n._zod?new Ci({type:"record",keyType:ii(),valueType:u,...k.normalizeParams(n)}):
new Ci({type:"record",keyType:u,valueType:n,...k.normalizeParams(i)})}o($d,"kv"),(0,s.a)($d,"record");function hd(u,n,i){
return new Ci({type:"record",keyType:u,valueType:n,...k.normalizeParams(i),partial:!0})}o(hd,"xv"),(0,s.a)(hd,"partialRe\
cord");var Ei=v("ZodEnum",(u,n)=>{qa.init(u,n),j.init(u,n),u._zod.processJSONSchema=(r,e,t)=>Ml(u,r,e,t),u.enum=n.entries,
u.options=[...u._zod.values];let i=new Set(Object.keys(n.entries));u.extract=(r,e)=>{let t={};for(let a of r)if(i.has(a))
t[a]=n.entries[a];else throw new Error(`Key ${a} not found in enum`);return new Ei({...n,checks:[],...k.normalizeParams(
e),entries:t})},u.exclude=(r,e)=>{let t={...n.entries};for(let a of r)if(i.has(a))delete t[a];else throw new Error(`Key ${a}\
 not found in enum`);return new Ei({...n,checks:[],...k.normalizeParams(e),entries:t})}});function vi(u,n){let i=Array.isArray(
u)?Object.fromEntries(u.map(r=>[r,r])):u;return new Ei({type:"enum",entries:i,...k.normalizeParams(n)})}o(vi,"md"),(0,s.
a)(vi,"_enum");var R1=v("ZodLiteral",(u,n)=>{Ha.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Kl(u,i,r,e),u.values=
new Set(n.values),Object.defineProperty(u,"value",{get(){if(n.values.length>1)throw new Error("This schema contains mult\
iple valid literal values. Use `.values` instead.");return n.values[0]}})});function _d(u,n){return new R1({type:"litera\
l",values:Array.isArray(u)?u:[u],...k.normalizeParams(n)})}o(_d,"wv"),(0,s.a)(_d,"literal");var J1=v("ZodTransform",(u,n)=>{
h0(),Ya.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Wl(u,i,r,e),u._zod.parse=(i,r)=>{if(r.direction==="backw\
ard")throw new I0(u.constructor.name);i.addIssue=t=>{if(typeof t=="string")i.issues.push(k.issue(t,i.value,n));else{let a=t;
a.fatal&&(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=i.value),a.inst??(a.inst=u),i.issues.push(k.issue(
a))}};let e=n.transform(i.value,i);return e instanceof Promise?e.then(t=>(i.value=t,i)):(i.value=e,i)}});function bd(u){
return new J1({type:"transform",transform:u})}o(bd,"Sv"),(0,s.a)(bd,"transform");var yd=v("ZodOptional",(u,n)=>{In.init(
u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>ei(u,i,r,e),u.unwrap=()=>u._zod.def.innerType});function pi(u){return new yd(
{type:"optional",innerType:u})}o(pi,"td"),(0,s.a)(pi,"optional");var xd=v("ZodExactOptional",(u,n)=>{Qa.init(u,n),j.init(
u,n),u._zod.processJSONSchema=(i,r,e)=>ei(u,i,r,e),u.unwrap=()=>u._zod.def.innerType});function Fd(u){return new xd({type:"\
optional",innerType:u})}o(Fd,"Dv"),(0,s.a)(Fd,"exactOptional");var V1=v("ZodNullable",(u,n)=>{u4.init(u,n),j.init(u,n),u.
_zod.processJSONSchema=(i,r,e)=>ed(u,i,r,e),u.unwrap=()=>u._zod.def.innerType});function Di(u){return new V1({type:"null\
able",innerType:u})}o(Di,"rd"),(0,s.a)(Di,"nullable");var M1=v("ZodDefault",(u,n)=>{e4.init(u,n),j.init(u,n),u._zod.processJSONSchema=
(i,r,e)=>td(u,i,r,e),u.unwrap=()=>u._zod.def.innerType,u.removeDefault=u.unwrap});function kd(u,n){return new M1({type:"\
default",innerType:u,get defaultValue(){return typeof n=="function"?n():k.shallowClone(n)}})}o(kd,"Nv"),(0,s.a)(kd,"_def\
ault");var K1=v("ZodPrefault",(u,n)=>{n4.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>id(u,i,r,e),u.unwrap=()=>u.
_zod.def.innerType});function Id(u,n){return new K1({type:"prefault",innerType:u,get defaultValue(){return typeof n=="fu\
nction"?n():k.shallowClone(n)}})}o(Id,"Uv"),(0,s.a)(Id,"prefault");var wd=v("ZodNonOptional",(u,n)=>{t4.init(u,n),j.init(
u,n),u._zod.processJSONSchema=(i,r,e)=>nd(u,i,r,e),u.unwrap=()=>u._zod.def.innerType});function Sd(u,n){return new wd({type:"\
nonoptional",innerType:u,...k.normalizeParams(n)})}o(Sd,"Av"),(0,s.a)(Sd,"nonoptional");var G1=v("ZodCatch",(u,n)=>{i4.init(
u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>rd(u,i,r,e),u.unwrap=()=>u._zod.def.innerType,u.removeCatch=u.unwrap});
function zd(u,n){return new G1({type:"catch",innerType:u,catchValue:typeof n=="function"?n:k.constantCatch(n)})}o(zd,"Zv"),
(0,s.a)(zd,"_catch");var W1=v("ZodPipe",(u,n)=>{Un.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>ad(u,i,r,e),u.
in=n.in,u.out=n.out});function gi(u,n){return new W1({type:"pipe",in:u,out:n})}o(gi,"nd"),(0,s.a)(gi,"pipe");var X1=v("Z\
odReadonly",(u,n)=>{a4.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>od(u,i,r,e),u.unwrap=()=>u._zod.def.innerType});
function Ud(u){return new X1({type:"readonly",innerType:u})}o(Ud,"Lv"),(0,s.a)(Ud,"readonly");var q1=v("ZodCustom",(u,n)=>{
s4.init(u,n),j.init(u,n),u._zod.processJSONSchema=(i,r,e)=>Gl(u,i,r,e)});function Nd(u,n={}){return Kt(q1,u,n)}o(Nd,"Rv"),
(0,s.a)(Nd,"refine");function Od(u,n){return Gt(u,n)}o(Od,"Fv"),(0,s.a)(Od,"superRefine");var Pd={};(0,s.d)(Pd,{ZodISODate:o(
()=>ai,"ZodISODate"),ZodISODateTime:o(()=>ri,"ZodISODateTime"),ZodISODuration:o(()=>si,"ZodISODuration"),ZodISOTime:o(()=>oi,
"ZodISOTime"),date:o(()=>Td,"date"),datetime:o(()=>jd,"datetime"),duration:o(()=>Ld,"duration"),time:o(()=>Zd,"time")});
function jd(u){return re(ri,u)}o(jd,"Jv"),(0,s.a)(jd,"datetime");function Td(u){return ae(ai,u)}o(Td,"Bv"),(0,s.a)(Td,"d\
ate");function Zd(u){return oe(oi,u)}o(Zd,"Kv"),(0,s.a)(Zd,"time");function Ld(u){return se(si,u)}o(Ld,"Gv"),(0,s.a)(Ld,
"duration");var Rd={};(0,s.d)(Rd,{bigint:o(()=>Kd,"bigint"),boolean:o(()=>Md,"boolean"),date:o(()=>Gd,"date"),number:o(()=>Vd,
"number"),string:o(()=>Jd,"string")});function Jd(u){return tt(md,u)}o(Jd,"Wv"),(0,s.a)(Jd,"string");function Vd(u){return yt(
li,u)}o(Vd,"Xv"),(0,s.a)(Vd,"number");function Md(u){return kt(vd,u)}o(Md,"qv"),(0,s.a)(Md,"boolean");function Kd(u){return It(
N1,u)}o(Kd,"Hv"),(0,s.a)(Kd,"bigint");function Gd(u){return zt(j1,u)}o(Gd,"Yv"),(0,s.a)(Gd,"date")}};
