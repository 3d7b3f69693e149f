"use strict";exports.id=731,exports.ids=[731],exports.modules={35845:((Um,zi,V)=>{V.d(zi,{f$:()=>we,dw:()=>le,ns:()=>xn,Px:()=>Me});var je=V(
77598);const we="1.13.0";function le(P){return P==null?"null":typeof P=="boolean"?P?"true":"false":typeof P=="number"?Number.
isFinite(P)?String(P):"null":typeof P=="string"?JSON.stringify(P):Array.isArray(P)?"["+P.map(le).join(",")+"]":typeof P==
"object"?"{"+Object.keys(P).sort().map(pe=>JSON.stringify(pe)+":"+le(P[pe])).join(",")+"}":"null"}function xn(P,me){if(!P||
typeof P!="object")return null;const Se=new Set(Array.isArray(me)?me:["asset_id"]),pe={};for(const Be of Object.keys(P))
Se.has(Be)||(pe[Be]=P[Be]);const de=le(pe);return"sha256:"+(0,je.createHash)("sha256").update(de,"utf8").digest("hex")}function Me(P){
if(!P||typeof P!="object")return!1;const me=P.asset_id;return!me||typeof me!="string"?!1:me===xn(P)}const Ft=Object.freeze(
["repair","optimize","innovate","explore"]),Vt=null,Je=Object.freeze(["success","failed"]),Un=Object.freeze(["generated",
"reused","reference","user_authored"]),Mt=Object.freeze(["low","medium","high"]),ec=Object.freeze(["private","unlisted",
"public"]),nc=Object.freeze(["cheap","standard","premium"]),jn=Object.freeze(["cheap","mid","expensive"]),tc=Object.freeze(
["off","low","medium","high"]),rc=Object.freeze(["warn","block"]),ic=Object.freeze(["behavioral","structural","performan\
ce","safety"]),Zn=Object.freeze(["ci","local","prod","sandbox"]),g=Object.freeze(["pass","fail","inconclusive"])}),9695:((Um,zi,V)=>{
V.d(zi,{_ek:()=>Ti,nP8:()=>Po,UY1:()=>Ao,uYZ:()=>q,tmp:()=>Ai,Son:()=>sa,Mlh:()=>Rr,naA:()=>Jr,nLo:()=>zt,_$L:()=>Dt,Lr4:()=>_n,
A8m:()=>Ut,WFD:()=>hn,W5S:()=>wt,Yll:()=>St,JjC:()=>$t,trZ:()=>ht,hw4:()=>di,GSc:()=>Dn,RIv:()=>ye,iaB:()=>U,jn4:()=>jr,
JEJ:()=>Nn,LEJ:()=>Ne,aPP:()=>Zt,XiL:()=>oi,jvo:()=>Kr,m7I:()=>Ot,cM4:()=>mt,yC$:()=>vt,Vb4:()=>Fe,GaX:()=>vm,ZwT:()=>Tt,
im9:()=>ni,kYv:()=>Si,CZ:()=>bi,n49:()=>pt,mDl:()=>Zr,Bo6:()=>kt,n4A:()=>It,Brp:()=>mn,You:()=>fn,$A2:()=>vn,WV4:()=>pn,
YVl:()=>wi,JvG:()=>Gr,eqx:()=>gm,fiS:()=>Nt,KfN:()=>bt,Ihb:()=>hi,DN5:()=>ei,VYb:()=>Ur,UtG:()=>Hr,TqK:()=>mi,n$i:()=>gt,
iSc:()=>Vr,vZX:()=>Et,PQ:()=>Cr,l1C:()=>ii,rSt:()=>$n,Kqw:()=>xe,bvH:()=>bn,IiU:()=>wn,utH:()=>zn,xgV:()=>ui,a2A:()=>pi,
$i$:()=>yi,EVz:()=>vi,gxR:()=>ee,b8S:()=>Re,KzS:()=>Qr,NDH:()=>ln,EB4:()=>A,Bui:()=>li,K5M:()=>Tr,ddM:()=>$i,CLY:()=>ti,
y0Q:()=>Xr,aRx:()=>N,qXy:()=>_t,zYv:()=>gn,vXr:()=>se,_ZT:()=>Er,fZ7:()=>kn,_aJ:()=>Fr,a0N:()=>Mr,Lqq:()=>yt,zAI:()=>Br,
UCp:()=>ft,Rvf:()=>ai,KR7:()=>On,bzn:()=>yu,YOg:()=>yn,K39:()=>eu,r0z:()=>nu,oad:()=>vu,zMY:()=>Pr,MfU:()=>fi,z6Y:()=>Mu,
zrY:()=>Ha,l7s:()=>Qa,o8B:()=>L,rLB:()=>Lu,auy:()=>Un,wEV:()=>To,$WB:()=>M,I8u:()=>Me,w8K:()=>ru,gF3:()=>Ja,GlQ:()=>Ba,Xyz:()=>su,
IeY:()=>Ju,p6U:()=>ku,D4M:()=>Da,Re_:()=>Na,YxC:()=>Sm,q0y:()=>Bu,gMt:()=>Ou,hQe:()=>tu,Rpp:()=>Aa,ZgG:()=>Va,lFO:()=>za,
X$c:()=>Oa,d55:()=>nt,k5n:()=>At,yqP:()=>ri,NJF:()=>Pu,JMU:()=>er,In1:()=>du,BNo:()=>fu,Wk_:()=>nr,ygj:()=>Im,fHH:()=>On,
IB9:()=>Io,$WG:()=>hm,fd:()=>ie,gt:()=>ke,ROM:()=>ae,OsD:()=>Pa,tWU:()=>lu,uhr:()=>cu,OIJ:()=>uu,q36:()=>Fa,Zkx:()=>iu,mKk:()=>Qn,
hFB:()=>Dm,Nlp:()=>Gu,Whr:()=>xt,HA5:()=>mu,Gkc:()=>gu,E$q:()=>Wr,L1c:()=>Ru,uXy:()=>Xa,ugL:()=>Ya,KH5:()=>Je,Pq9:()=>Xu,
a$Y:()=>ou,ZEF:()=>Iu,fOD:()=>Wa,RZV:()=>_i,Bw9:()=>tn,euz:()=>Au,IBx:()=>le,_H3:()=>zu,qWX:()=>xu,ACj:()=>Yn,lt:()=>be,
wJL:()=>oe,Mdg:()=>qa,TjK:()=>Uu,Ru6:()=>nn,egz:()=>Ce,x38:()=>_r,mIj:()=>Ku,flb:()=>rt,BpQ:()=>Oe,wMU:()=>Ie,aQL:()=>Ee,
oit:()=>Cu,AkI:()=>Ma,fc:()=>Zu,guH:()=>zr,ZmZ:()=>jt,ZnW:()=>Or,eYS:()=>si,pD:()=>Dr,S86:()=>it,chJ:()=>Lr,mee:()=>Sn,cl6:()=>Tu,
aig:()=>Ar,Ikc:()=>wu,lqM:()=>Ve,CGW:()=>Om,mx7:()=>fe,qgA:()=>ka,EJS:()=>Ia,jgl:()=>Nu,FsL:()=>Ct,yjt:()=>Sr,SdS:()=>ci,
vkY:()=>qu,S1_:()=>Li,ivC:()=>Vu,qol:()=>tt,MZ5:()=>Nr,tBZ:()=>gi,g1P:()=>Yr,YPB:()=>ki,yGV:()=>qn,A$I:()=>we,u5C:()=>yr,
exC:()=>Ua,yRP:()=>Za,wyb:()=>xa,EMV:()=>ja,xLC:()=>wa,bpZ:()=>Sa,hZp:()=>ju,pJ$:()=>$m,EjY:()=>en,Yvn:()=>ct,w1_:()=>et,
rej:()=>Su,YjP:()=>dn,NpN:()=>au,uEf:()=>Wu,kXE:()=>Eu,zni:()=>Ii,HRO:()=>hu,Uy$:()=>Fu,blZ:()=>ba,PXX:()=>at,Ih0:()=>ut,
Lfn:()=>jn,pdi:()=>Pt,ZC6:()=>Ci,Bqr:()=>ot,PVZ:()=>qr,S8h:()=>pu,VV_:()=>$u,Z09:()=>Ka,Vxk:()=>_u,KCZ:()=>In,L5J:()=>Ue,
ZvZ:()=>Hn,OZ5:()=>Ra,ZSL:()=>je,uRe:()=>Ta,gZm:()=>Ea,gE:()=>Ca,nHE:()=>La,tfT:()=>rr,F02:()=>ir,rIH:()=>bu,e1f:()=>br,
kMC:()=>Ga,I86:()=>Du,z:()=>Mt});var je={};V.r(je),V.d(je,{BIGINT_FORMAT_RANGES:()=>Ni,CONSTANT_CATCH:()=>ji,Class:()=>Gm,
NUMBER_FORMAT_RANGES:()=>Oi,aborted:()=>Q,allowsEval:()=>sc,assert:()=>ic,assertEqual:()=>ec,assertIs:()=>tc,assertNever:()=>rc,
assertNotEqual:()=>nc,assignProp:()=>ne,attachSchema:()=>Xt,base64ToUint8Array:()=>yc,base64urlToUint8Array:()=>Mm,cached:()=>Se,
captureStackTrace:()=>Di,cleanEnum:()=>Vm,cleanRegex:()=>de,clone:()=>L,cloneDef:()=>Am,codePointLength:()=>Pn,constantCatch:()=>Zi,
createTransparentProxy:()=>Rm,defineLazy:()=>oc,defineLazyInternal:()=>x,derived:()=>Tn,esc:()=>te,escapeRegex:()=>$e,explicitlyAborted:()=>_c,
extend:()=>pc,finalizeIssue:()=>ce,floatSafeRemainder:()=>Jt,getElementAtPath:()=>Pm,getEnumValues:()=>Zn,getLengthableOrigin:()=>Yt,
getParsedType:()=>Lm,getSizableOrigin:()=>qt,hexToUint8Array:()=>Bm,hide:()=>Ht,installLazyProp:()=>Ic,isObject:()=>Ke,isPlainObject:()=>ge,
issue:()=>We,joinValues:()=>g,jsonStringifyReplacer:()=>P,members:()=>kc,merge:()=>$c,mergeDefs:()=>K,normalizeParams:()=>$,
nullish:()=>pe,numKeys:()=>Cm,objectClone:()=>jm,omit:()=>mc,optionalKeys:()=>dc,own:()=>he,parsedType:()=>I,partial:()=>xi,
pick:()=>fc,prefixIssues:()=>ue,primitiveTypes:()=>lc,promiseAllObject:()=>Tm,propertyKeyTypes:()=>Kt,randomString:()=>Em,
rawShape:()=>Bt,required:()=>hc,safeExtend:()=>gc,shallowClone:()=>An,sizeCaps:()=>Wt,slugify:()=>cc,stringifyPrimitive:()=>k,
toZod:()=>jn,uint8ArrayToBase64:()=>bc,uint8ArrayToBase64url:()=>Jm,uint8ArrayToHex:()=>Km,unwrapMessage:()=>Ge});var we={};
V.r(we),V.d(we,{anyString:()=>is,base64:()=>Wc,base64url:()=>Xc,bigint:()=>as,boolean:()=>us,browserEmail:()=>kp,cidrv4:()=>Kc,
cidrv6:()=>Gc,creditCard:()=>Yi,cuid:()=>Uc,cuid2:()=>jc,currencyCode:()=>Qc,date:()=>ns,datetime:()=>rs,domain:()=>Yc,duration:()=>Cc,
e164:()=>Hc,email:()=>Rc,emoji:()=>Vc,extendedDuration:()=>vp,guid:()=>Lc,hex:()=>fs,hostname:()=>qc,html5Email:()=>_p,httpProtocol:()=>qi,
iban:()=>Hi,idnEmail:()=>bp,integer:()=>eo,ipv4:()=>Mc,ipv6:()=>Jc,ksuid:()=>Pc,lowercase:()=>ls,mac:()=>Bc,md5_base64:()=>zp,
md5_base64url:()=>Dp,md5_hex:()=>Sp,nanoid:()=>Tc,nanoidOfLength:()=>Ec,null:()=>cs,number:()=>qe,rfc5322Email:()=>yp,sha1_base64:()=>Np,
sha1_base64url:()=>xp,sha1_hex:()=>Op,sha256_base64:()=>jp,sha256_base64url:()=>Zp,sha256_hex:()=>Up,sha384_base64:()=>Pp,
sha384_base64url:()=>Tp,sha384_hex:()=>Ap,sha512_base64:()=>Cp,sha512_base64url:()=>Lp,sha512_hex:()=>Ep,string:()=>os,time:()=>ts,
ulid:()=>Zc,undefined:()=>ss,unicodeEmail:()=>Fc,uppercase:()=>ds,uuid:()=>Xe,uuid4:()=>gp,uuid6:()=>$p,uuid7:()=>hp,xid:()=>Ac});
var le={};V.r(le),V.d(le,{ar:()=>nv,az:()=>rv,be:()=>ov,bg:()=>uv,bn:()=>sv,ca:()=>dv,ckb:()=>mv,cs:()=>vv,da:()=>$v,de:()=>_v,
el:()=>bv,en:()=>pd,eo:()=>wv,es:()=>zv,fa:()=>Ov,fi:()=>xv,fr:()=>jv,frCA:()=>Av,gu:()=>Tv,he:()=>Cv,hi:()=>Rv,hr:()=>Vv,
hu:()=>Jv,hy:()=>Kv,id:()=>Wv,is:()=>qv,it:()=>Hv,ja:()=>eg,ka:()=>tg,kh:()=>ig,km:()=>gd,kn:()=>ag,ko:()=>cg,lt:()=>lg,
mk:()=>fg,ms:()=>pg,ne:()=>gg,nl:()=>hg,nn:()=>yg,no:()=>kg,ota:()=>wg,pl:()=>Og,ps:()=>zg,pt:()=>xg,ptBR:()=>jg,ro:()=>Ag,
ru:()=>Tg,sk:()=>Cg,sl:()=>Rg,sv:()=>Vg,ta:()=>Jg,tg:()=>Kg,th:()=>Wg,tk:()=>qg,tr:()=>Hg,ua:()=>e$,uk:()=>_d,ur:()=>t$,
uz:()=>i$,vi:()=>a$,yo:()=>f$,zhCN:()=>c$,zhTW:()=>l$});var xn={};V.r(xn);var Me={};V.r(Me),V.d(Me,{$ZodAny:()=>ml,$ZodArray:()=>_l,
$ZodAsyncError:()=>_e,$ZodBase64:()=>nl,$ZodBase64URL:()=>tl,$ZodBigInt:()=>bo,$ZodBigIntFormat:()=>sl,$ZodBoolean:()=>yo,
$ZodCIDRv4:()=>Qs,$ZodCIDRv6:()=>el,$ZodCUID:()=>Fs,$ZodCUID2:()=>Vs,$ZodCatch:()=>Ql,$ZodCheck:()=>R,$ZodCheckBigIntFormat:()=>vs,
$ZodCheckEndsWith:()=>Ds,$ZodCheckGreaterThan:()=>io,$ZodCheckIncludes:()=>Ss,$ZodCheckLengthEquals:()=>bs,$ZodCheckLessThan:()=>ro,
$ZodCheckLowerCase:()=>Is,$ZodCheckMaxLength:()=>_s,$ZodCheckMaxSize:()=>gs,$ZodCheckMimeType:()=>xs,$ZodCheckMinLength:()=>ys,
$ZodCheckMinSize:()=>$s,$ZodCheckMultipleOf:()=>ms,$ZodCheckNumberFormat:()=>ps,$ZodCheckOverwrite:()=>Us,$ZodCheckProperties:()=>Ns,
$ZodCheckProperty:()=>Os,$ZodCheckRegex:()=>ks,$ZodCheckSizeEquals:()=>hs,$ZodCheckStartsWith:()=>zs,$ZodCheckStringFormat:()=>Mn,
$ZodCheckUpperCase:()=>ws,$ZodCodec:()=>Do,$ZodCreditCard:()=>il,$ZodCustom:()=>ud,$ZodCustomStringFormat:()=>ul,$ZodCyclicError:()=>sd,
$ZodDate:()=>$l,$ZodDefault:()=>Kl,$ZodDiscriminatedUnion:()=>Ol,$ZodE164:()=>rl,$ZodEmail:()=>Ts,$ZodEmoji:()=>Ls,$ZodEncodeError:()=>Qt,
$ZodEnum:()=>Ll,$ZodError:()=>Oc,$ZodExactOptional:()=>Jl,$ZodFile:()=>Fl,$ZodFunction:()=>od,$ZodGUID:()=>As,$ZodIBAN:()=>ol,
$ZodIPv4:()=>qs,$ZodIPv6:()=>Ys,$ZodISODate:()=>Gs,$ZodISODateTime:()=>Ks,$ZodISODuration:()=>Xs,$ZodISOTime:()=>Ws,$ZodIntersection:()=>Nl,
$ZodJWT:()=>al,$ZodKSUID:()=>Bs,$ZodLazy:()=>No,$ZodLiteral:()=>Rl,$ZodMAC:()=>Hs,$ZodMap:()=>Pl,$ZodNaN:()=>ed,$ZodNanoID:()=>Rs,
$ZodNever:()=>vl,$ZodNonOptional:()=>Xl,$ZodNull:()=>fl,$ZodNullable:()=>Bl,$ZodNumber:()=>_o,$ZodNumberFormat:()=>cl,$ZodObject:()=>kl,
$ZodObjectJIT:()=>Il,$ZodOptional:()=>So,$ZodPipe:()=>zo,$ZodPrefault:()=>Wl,$ZodPreprocess:()=>nd,$ZodPromise:()=>ad,$ZodReadonly:()=>td,
$ZodRealError:()=>re,$ZodRecord:()=>Al,$ZodRegistry:()=>bd,$ZodSet:()=>El,$ZodString:()=>Jn,$ZodStringFormat:()=>T,$ZodSuccess:()=>Yl,
$ZodSymbol:()=>ll,$ZodTemplateLiteral:()=>id,$ZodTransform:()=>Vl,$ZodTuple:()=>wo,$ZodType:()=>D,$ZodULID:()=>Ms,$ZodURL:()=>Cs,
$ZodUUID:()=>Ps,$ZodUndefined:()=>dl,$ZodUnion:()=>fr,$ZodUnknown:()=>pl,$ZodVoid:()=>gl,$ZodXID:()=>Js,$ZodXor:()=>zl,$brand:()=>Ti,
$constructor:()=>p,$input:()=>Po,$output:()=>Ao,Doc:()=>oo,INVALID:()=>q,JSONSchema:()=>xn,JSONSchemaGenerator:()=>Rh,NEVER:()=>Ai,
TimePrecision:()=>sa,URL_BAD_FORMAT:()=>uo,URL_UNPARSEABLE:()=>Bn,ZodCompileAsyncError:()=>ye,ZodCompileUnsupportedError:()=>U,
_any:()=>Yd,_array:()=>of,_base64:()=>oa,_base64url:()=>aa,_bigint:()=>Jd,_boolean:()=>Vd,_catch:()=>Nh,_check:()=>lf,_cidrv4:()=>ra,
_cidrv6:()=>ia,_coercedBigint:()=>Bd,_coercedBoolean:()=>Md,_coercedDate:()=>tf,_coercedNumber:()=>Td,_coercedString:()=>Ud,
_creditCard:()=>Zd,_cuid:()=>qo,_cuid2:()=>Yo,_custom:()=>uf,_date:()=>nf,_decode:()=>Mi,_decodeAsync:()=>Bi,_default:()=>zh,
_discriminatedUnion:()=>ph,_e164:()=>ua,_email:()=>Vo,_emoji:()=>Wo,_encode:()=>Vi,_encodeAsync:()=>Ji,_endsWith:()=>nt,
_enum:()=>yh,_file:()=>af,_float32:()=>Cd,_float64:()=>Ld,_gt:()=>ke,_gte:()=>ae,_guid:()=>Mo,_iban:()=>Ad,_includes:()=>Qn,
_int:()=>Ed,_int32:()=>Rd,_int64:()=>Kd,_intersection:()=>vh,_ipv4:()=>na,_ipv6:()=>ta,_isoDate:()=>da,_isoDateTime:()=>la,
_isoDuration:()=>ma,_isoTime:()=>fa,_jwt:()=>ca,_ksuid:()=>ea,_lazy:()=>Zh,_length:()=>tn,_literal:()=>kh,_lowercase:()=>Yn,
_lt:()=>be,_lte:()=>oe,_mac:()=>jd,_map:()=>hh,_max:()=>oe,_maxLength:()=>nn,_maxSize:()=>Ce,_mime:()=>rt,_min:()=>ae,_minLength:()=>Oe,
_minSize:()=>Ie,_multipleOf:()=>Ee,_nan:()=>rf,_nanoid:()=>Xo,_nativeEnum:()=>bh,_negative:()=>zr,_never:()=>Qd,_nonnegative:()=>Or,
_nonoptional:()=>Dh,_nonpositive:()=>Dr,_normalize:()=>it,_null:()=>qd,_nullable:()=>Sh,_number:()=>Pd,_optional:()=>wh,
_overwrite:()=>fe,_parse:()=>En,_parseAsync:()=>Cn,_pipe:()=>xh,_positive:()=>Sr,_promise:()=>Ah,_properties:()=>tt,_property:()=>Nr,
_readonly:()=>Uh,_record:()=>$h,_refine:()=>cf,_regex:()=>qn,_safeDecode:()=>Gi,_safeDecodeAsync:()=>Xi,_safeEncode:()=>Ki,
_safeEncodeAsync:()=>Wi,_safeParse:()=>Ln,_safeParseAsync:()=>Rn,_set:()=>_h,_size:()=>en,_slugify:()=>ct,_startsWith:()=>et,
_string:()=>xd,_stringFormat:()=>rn,_stringbool:()=>mf,_success:()=>Oh,_superRefine:()=>sf,_symbol:()=>Wd,_templateLiteral:()=>jh,
_toLowerCase:()=>at,_toUpperCase:()=>ut,_transform:()=>Ih,_trim:()=>ot,_tuple:()=>gh,_uint32:()=>Fd,_uint64:()=>Gd,_ulid:()=>Ho,
_undefined:()=>Xd,_union:()=>fh,_unknown:()=>Hd,_uppercase:()=>Hn,_url:()=>wr,_uuid:()=>Jo,_uuidv4:()=>Bo,_uuidv6:()=>Ko,
_uuidv7:()=>Go,_void:()=>ef,_xid:()=>Qo,_xor:()=>mh,base64Charset:()=>po,base64urlCharset:()=>lr,canParseURL:()=>co,clone:()=>L,
compile:()=>To,compileFn:()=>kr,config:()=>M,createStandardJSONSchemaMethod:()=>lt,createToJSONSchemaMethod:()=>_f,decode:()=>cp,
decodeAsync:()=>lp,describe:()=>df,encode:()=>up,encodeAsync:()=>sp,extractDefs:()=>an,finalize:()=>un,flattenError:()=>er,
formatError:()=>nr,getDiscriminatedOption:()=>Io,globalConfig:()=>X,globalRegistry:()=>ie,handleUnrepresentable:()=>J,initializeContext:()=>on,
isBackEdge:()=>Zo,isRecursiveSchema:()=>jo,isValidBase64:()=>sr,isValidBase64URL:()=>vo,isValidCIDRv6:()=>mo,isValidCreditCard:()=>go,
isValidIBAN:()=>$o,isValidIPv6:()=>cr,isValidJWT:()=>ho,locales:()=>le,memoizer:()=>_r,mergeValues:()=>Kn,meta:()=>ff,parse:()=>Ri,
parseAsync:()=>Fi,parseURLObject:()=>Es,prettifyError:()=>Li,process:()=>E,processSchema:()=>E,regexes:()=>we,registry:()=>yr,
safeDecode:()=>fp,safeDecodeAsync:()=>pp,safeEncode:()=>dp,safeEncodeAsync:()=>mp,safeParse:()=>tp,safeParseAsync:()=>rp,
standardProps:()=>ao,stripTabAndNewline:()=>ur,toDotPath:()=>Nc,toJSONSchema:()=>ba,toZod:()=>jn,treeifyError:()=>Ci,urlHostnameOk:()=>lo,
urlProtocolOk:()=>fo,util:()=>je,validate:()=>rr,validateAsync:()=>ir,validateURL:()=>so,version:()=>js,withParser:()=>br});
var Ft={};V.r(Ft),V.d(Ft,{ZodAny:()=>Rr,ZodArray:()=>Jr,ZodBase64:()=>zt,ZodBase64URL:()=>Dt,ZodBigInt:()=>_n,ZodBigIntFormat:()=>Ut,
ZodBoolean:()=>hn,ZodCIDRv4:()=>wt,ZodCIDRv6:()=>St,ZodCUID:()=>$t,ZodCUID2:()=>ht,ZodCatch:()=>di,ZodCodec:()=>Dn,ZodCreditCard:()=>jr,
ZodCustom:()=>Nn,ZodCustomStringFormat:()=>Ne,ZodDate:()=>Zt,ZodDefault:()=>oi,ZodDiscriminatedUnion:()=>Kr,ZodE164:()=>Ot,
ZodEmail:()=>mt,ZodEmoji:()=>vt,ZodEnum:()=>Fe,ZodExactOptional:()=>Tt,ZodFile:()=>ni,ZodFunction:()=>bi,ZodGUID:()=>pt,
ZodIBAN:()=>Zr,ZodIPv4:()=>kt,ZodIPv6:()=>It,ZodISODate:()=>mn,ZodISODateTime:()=>fn,ZodISODuration:()=>vn,ZodISOTime:()=>pn,
ZodInstanceOf:()=>wi,ZodIntersection:()=>Gr,ZodJWT:()=>Nt,ZodKSUID:()=>bt,ZodLazy:()=>hi,ZodLiteral:()=>ei,ZodMAC:()=>Ur,
ZodMap:()=>Hr,ZodNaN:()=>mi,ZodNanoID:()=>gt,ZodNever:()=>Vr,ZodNonOptional:()=>Et,ZodNull:()=>Cr,ZodNullable:()=>ii,ZodNumber:()=>$n,
ZodNumberFormat:()=>xe,ZodObject:()=>bn,ZodOptional:()=>wn,ZodPipe:()=>zn,ZodPrefault:()=>ui,ZodPreprocess:()=>pi,ZodPromise:()=>yi,
ZodReadonly:()=>vi,ZodRecord:()=>Re,ZodSet:()=>Qr,ZodString:()=>ln,ZodStringFormat:()=>A,ZodSuccess:()=>li,ZodSymbol:()=>Tr,
ZodTemplateLiteral:()=>$i,ZodTransform:()=>ti,ZodTuple:()=>Xr,ZodType:()=>N,ZodULID:()=>_t,ZodURL:()=>gn,ZodUUID:()=>se,
ZodUndefined:()=>Er,ZodUnion:()=>kn,ZodUnknown:()=>Fr,ZodVoid:()=>Mr,ZodXID:()=>yt,ZodXor:()=>Br,_ZodString:()=>ft,_default:()=>ai,
_function:()=>On,any:()=>yu,array:()=>yn,base64:()=>eu,base64url:()=>nu,bigint:()=>vu,boolean:()=>Pr,catch:()=>fi,check:()=>Mu,
cidrv4:()=>Ha,cidrv6:()=>Qa,codec:()=>Lu,creditCard:()=>ru,cuid:()=>Ja,cuid2:()=>Ba,currencyCode:()=>su,custom:()=>Ju,date:()=>ku,
describe:()=>Bu,discriminatedUnion:()=>Ou,e164:()=>tu,email:()=>Aa,emoji:()=>Va,enum:()=>At,exactOptional:()=>ri,file:()=>Pu,
float32:()=>du,float64:()=>fu,function:()=>On,guid:()=>Pa,hash:()=>lu,hex:()=>cu,hostname:()=>uu,httpUrl:()=>Fa,iban:()=>iu,
instanceof:()=>Gu,int:()=>xt,int32:()=>mu,int64:()=>gu,intersection:()=>Wr,invertCodec:()=>Ru,ipv4:()=>Xa,ipv6:()=>Ya,json:()=>Xu,
jwt:()=>ou,keyof:()=>Iu,ksuid:()=>Wa,lazy:()=>_i,literal:()=>Au,looseObject:()=>zu,looseRecord:()=>xu,mac:()=>qa,map:()=>Uu,
meta:()=>Ku,nan:()=>Cu,nanoid:()=>Ma,nativeEnum:()=>Zu,never:()=>jt,nonoptional:()=>si,null:()=>Lr,nullable:()=>Sn,nullish:()=>Tu,
number:()=>Ar,object:()=>wu,optional:()=>Ve,partialRecord:()=>Nu,pipe:()=>Ct,prefault:()=>ci,preprocess:()=>qu,promise:()=>Vu,
readonly:()=>gi,record:()=>Yr,refine:()=>ki,set:()=>ju,strictObject:()=>Su,string:()=>dn,stringFormat:()=>au,stringbool:()=>Wu,
success:()=>Eu,superRefine:()=>Ii,symbol:()=>hu,templateLiteral:()=>Fu,transform:()=>Pt,tuple:()=>qr,uint32:()=>pu,uint64:()=>$u,
ulid:()=>Ka,undefined:()=>_u,union:()=>In,unknown:()=>Ue,url:()=>Ra,uuid:()=>Ta,uuidv4:()=>Ea,uuidv6:()=>Ca,uuidv7:()=>La,
void:()=>bu,xid:()=>Ga,xor:()=>Du});var Vt={};V.r(Vt),V.d(Vt,{endsWith:()=>nt,gt:()=>ke,gte:()=>ae,includes:()=>Qn,length:()=>tn,
lowercase:()=>Yn,lt:()=>be,lte:()=>oe,maxLength:()=>nn,maxSize:()=>Ce,mime:()=>rt,minLength:()=>Oe,minSize:()=>Ie,multipleOf:()=>Ee,
negative:()=>zr,nonnegative:()=>Or,nonpositive:()=>Dr,normalize:()=>it,overwrite:()=>fe,positive:()=>Sr,properties:()=>tt,
property:()=>Nr,regex:()=>qn,size:()=>en,slugify:()=>ct,startsWith:()=>et,toLowerCase:()=>at,toUpperCase:()=>ut,trim:()=>ot,
uppercase:()=>Hn});var Je={};V.r(Je),V.d(Je,{ZodISODate:()=>mn,ZodISODateTime:()=>fn,ZodISODuration:()=>vn,ZodISOTime:()=>pn,
date:()=>Mh,datetime:()=>Vh,duration:()=>Bh,time:()=>Jh});var Un={};V.r(Un),V.d(Un,{bigint:()=>a_,boolean:()=>o_,date:()=>u_,
number:()=>i_,string:()=>r_});var Mt={};V.r(Mt),V.d(Mt,{$brand:()=>Ti,$input:()=>Po,$output:()=>Ao,INVALID:()=>q,NEVER:()=>Ai,
TimePrecision:()=>sa,ZodAny:()=>Rr,ZodArray:()=>Jr,ZodBase64:()=>zt,ZodBase64URL:()=>Dt,ZodBigInt:()=>_n,ZodBigIntFormat:()=>Ut,
ZodBoolean:()=>hn,ZodCIDRv4:()=>wt,ZodCIDRv6:()=>St,ZodCUID:()=>$t,ZodCUID2:()=>ht,ZodCatch:()=>di,ZodCodec:()=>Dn,ZodCompileAsyncError:()=>ye,
ZodCompileUnsupportedError:()=>U,ZodCreditCard:()=>jr,ZodCustom:()=>Nn,ZodCustomStringFormat:()=>Ne,ZodDate:()=>Zt,ZodDefault:()=>oi,
ZodDiscriminatedUnion:()=>Kr,ZodE164:()=>Ot,ZodEmail:()=>mt,ZodEmoji:()=>vt,ZodEnum:()=>Fe,ZodError:()=>vm,ZodExactOptional:()=>Tt,
ZodFile:()=>ni,ZodFirstPartyTypeKind:()=>Si,ZodFunction:()=>bi,ZodGUID:()=>pt,ZodIBAN:()=>Zr,ZodIPv4:()=>kt,ZodIPv6:()=>It,
ZodISODate:()=>mn,ZodISODateTime:()=>fn,ZodISODuration:()=>vn,ZodISOTime:()=>pn,ZodInstanceOf:()=>wi,ZodIntersection:()=>Gr,
ZodIssueCode:()=>gm,ZodJWT:()=>Nt,ZodKSUID:()=>bt,ZodLazy:()=>hi,ZodLiteral:()=>ei,ZodMAC:()=>Ur,ZodMap:()=>Hr,ZodNaN:()=>mi,
ZodNanoID:()=>gt,ZodNever:()=>Vr,ZodNonOptional:()=>Et,ZodNull:()=>Cr,ZodNullable:()=>ii,ZodNumber:()=>$n,ZodNumberFormat:()=>xe,
ZodObject:()=>bn,ZodOptional:()=>wn,ZodPipe:()=>zn,ZodPrefault:()=>ui,ZodPreprocess:()=>pi,ZodPromise:()=>yi,ZodReadonly:()=>vi,
ZodRealError:()=>ee,ZodRecord:()=>Re,ZodSet:()=>Qr,ZodString:()=>ln,ZodStringFormat:()=>A,ZodSuccess:()=>li,ZodSymbol:()=>Tr,
ZodTemplateLiteral:()=>$i,ZodTransform:()=>ti,ZodTuple:()=>Xr,ZodType:()=>N,ZodULID:()=>_t,ZodURL:()=>gn,ZodUUID:()=>se,
ZodUndefined:()=>Er,ZodUnion:()=>kn,ZodUnknown:()=>Fr,ZodVoid:()=>Mr,ZodXID:()=>yt,ZodXor:()=>Br,_ZodString:()=>ft,_default:()=>ai,
_function:()=>On,any:()=>yu,array:()=>yn,base64:()=>eu,base64url:()=>nu,bigint:()=>vu,boolean:()=>Pr,catch:()=>fi,check:()=>Mu,
cidrv4:()=>Ha,cidrv6:()=>Qa,clone:()=>L,codec:()=>Lu,coerce:()=>Un,compile:()=>To,config:()=>M,core:()=>Me,creditCard:()=>ru,
cuid:()=>Ja,cuid2:()=>Ba,currencyCode:()=>su,custom:()=>Ju,date:()=>ku,decode:()=>Da,decodeAsync:()=>Na,deepPartial:()=>Sm,
describe:()=>Bu,discriminatedUnion:()=>Ou,e164:()=>tu,email:()=>Aa,emoji:()=>Va,encode:()=>za,encodeAsync:()=>Oa,endsWith:()=>nt,
enum:()=>At,exactOptional:()=>ri,file:()=>Pu,flattenError:()=>er,float32:()=>du,float64:()=>fu,formatError:()=>nr,fromJSONSchema:()=>Im,
function:()=>On,getDiscriminatedOption:()=>Io,getErrorMap:()=>hm,globalRegistry:()=>ie,gt:()=>ke,gte:()=>ae,guid:()=>Pa,
hash:()=>lu,hex:()=>cu,hostname:()=>uu,httpUrl:()=>Fa,iban:()=>iu,includes:()=>Qn,input:()=>Dm,instanceof:()=>Gu,int:()=>xt,
int32:()=>mu,int64:()=>gu,intersection:()=>Wr,invertCodec:()=>Ru,ipv4:()=>Xa,ipv6:()=>Ya,iso:()=>Je,json:()=>Xu,jwt:()=>ou,
keyof:()=>Iu,ksuid:()=>Wa,lazy:()=>_i,length:()=>tn,literal:()=>Au,locales:()=>le,looseObject:()=>zu,looseRecord:()=>xu,
lowercase:()=>Yn,lt:()=>be,lte:()=>oe,mac:()=>qa,map:()=>Uu,maxLength:()=>nn,maxSize:()=>Ce,memoizer:()=>_r,meta:()=>Ku,
mime:()=>rt,minLength:()=>Oe,minSize:()=>Ie,multipleOf:()=>Ee,nan:()=>Cu,nanoid:()=>Ma,nativeEnum:()=>Zu,negative:()=>zr,
never:()=>jt,nonnegative:()=>Or,nonoptional:()=>si,nonpositive:()=>Dr,normalize:()=>it,null:()=>Lr,nullable:()=>Sn,nullish:()=>Tu,
number:()=>Ar,object:()=>wu,optional:()=>Ve,output:()=>Om,overwrite:()=>fe,parse:()=>ka,parseAsync:()=>Ia,partialRecord:()=>Nu,
pipe:()=>Ct,positive:()=>Sr,prefault:()=>ci,preprocess:()=>qu,prettifyError:()=>Li,promise:()=>Vu,properties:()=>tt,property:()=>Nr,
readonly:()=>gi,record:()=>Yr,refine:()=>ki,regex:()=>qn,regexes:()=>we,registry:()=>yr,safeDecode:()=>Ua,safeDecodeAsync:()=>Za,
safeEncode:()=>xa,safeEncodeAsync:()=>ja,safeParse:()=>wa,safeParseAsync:()=>Sa,set:()=>ju,setErrorMap:()=>$m,size:()=>en,
slugify:()=>ct,startsWith:()=>et,strictObject:()=>Su,string:()=>dn,stringFormat:()=>au,stringbool:()=>Wu,success:()=>Eu,
superRefine:()=>Ii,symbol:()=>hu,templateLiteral:()=>Fu,toJSONSchema:()=>ba,toLowerCase:()=>at,toUpperCase:()=>ut,toZod:()=>jn,
transform:()=>Pt,treeifyError:()=>Ci,trim:()=>ot,tuple:()=>qr,uint32:()=>pu,uint64:()=>$u,ulid:()=>Ka,undefined:()=>_u,union:()=>In,
unknown:()=>Ue,uppercase:()=>Hn,url:()=>Ra,util:()=>je,uuid:()=>Ta,uuidv4:()=>Ea,uuidv6:()=>Ca,uuidv7:()=>La,validate:()=>rr,
validateAsync:()=>ir,void:()=>bu,withParser:()=>br,xid:()=>Ga,xor:()=>Du});function ec(e){return e}function nc(e){return e}
function jn(){return e=>e}function tc(e){}function rc(e){throw new Error("Unexpected value in exhaustive check")}function ic(e){}
function Zn(e){const t=Object.values(e).filter(o=>typeof o=="number");return Object.entries(e).filter(([o,n])=>t.indexOf(
+o)===-1).map(([o,n])=>n)}function g(e,t="|"){return e.map(i=>k(i)).join(t)}function P(e,t){return typeof t=="bigint"?t.
toString():t}class me{constructor(t){this._getter=t,this._value=void 0}get value(){const t=this._getter;return t!==void 0&&
(this._value=t(),this._getter=void 0),this._value}}function Se(e){return new me(e)}function pe(e){return e==null}function de(e){
const t=e.startsWith("^")?1:0,i=e.endsWith("$")?e.length-1:e.length;return e.slice(t,i)}function Jt(e,t){const i=e/t,o=Math.
round(i),n=4*Number.EPSILON*Math.max(Math.abs(i),1);return Math.abs(i-o)<n?0:i-o}const Be=Symbol("evaluating");function oc(e,t,i){
let o;Object.defineProperty(e,t,{get(){if(o!==Be)return o===void 0&&(o=Be,o=i()),o},set(n){Object.defineProperty(e,t,{value:n})},
configurable:!0})}function jm(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(e))}function ne(e,t,i){
Object.defineProperty(e,t,{value:i,writable:!0,enumerable:!0,configurable:!0})}function Bt(e){const t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function ve(e){return Bt(e._zod.def)??e._zod.def.shape}function ac(e,t,i){Object.
defineProperty(e,t,{get(){const o=i();return ne(this,t,o),o},enumerable:!0,configurable:!0})}function uc(e,t,i){t in e?ne(
e,t,i):e[t]=i}function Ze(e,t,i,o){const n=ve(t);for(const r of i){const a=Object.getOwnPropertyDescriptor(n,r);a.enumerable&&
(a.get?ac(e,r,()=>{const u=t._zod.def.shape[r];return o?o(u,r):u}):uc(e,r,o?o(a.value,r):a.value))}}function Zm(e,t){for(const i of Reflect.
ownKeys(t)){const o=Object.getOwnPropertyDescriptor(t,i);o.enumerable&&(o.get?ac(e,i,()=>t[i]):uc(e,i,o.value))}}function K(...e){
const t={};for(const i of e){const o=Object.getOwnPropertyDescriptors(i);Object.assign(t,o)}return Object.defineProperties(
{},t)}function Am(e){return K(e._zod.def)}function Pm(e,t){return t?t.reduce((i,o)=>i?.[o],e):e}function Tm(e){const t=Object.
keys(e),i=t.map(o=>e[o]);return Promise.all(i).then(o=>{const n={};for(let r=0;r<t.length;r++)n[t[r]]=o[r];return n})}function Em(e=10){
const t="abcdefghijklmnopqrstuvwxyz";let i="";for(let o=0;o<e;o++)i+=t[Math.floor(Math.random()*t.length)];return i}function te(e){
return JSON.stringify(e)}function cc(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}const Di="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function Ke(e){return typeof e=="\
object"&&e!==null&&!Array.isArray(e)}const sc=Se(()=>{if(X.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes(
"Cloudflare"))return!1;try{const e=Function;return new e(""),!0}catch{return!1}});function ge(e){if(Ke(e)===!1)return!1;
const t=e.constructor;if(t===void 0||typeof t!="function")return!0;const i=t.prototype;return!(Ke(i)===!1||Object.prototype.
hasOwnProperty.call(i,"isPrototypeOf")===!1)}function An(e){return ge(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?
new Map(e):e instanceof Set?new Set(e):e}function Cm(e){let t=0;for(const i in e)Object.prototype.hasOwnProperty.call(e,
i)&&t++;return t}const Lm=e=>{const t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"string";case"\
number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":
return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.
then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof
Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Kt=new Set(["string","number","symbol"]),lc=new Set(["string","number","bigint","boolean","\
symbol","undefined"]);function $e(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function L(e,t,i){const o=new e._zod.
constr(t??e._zod.def);return(!t||i?.parent)&&(o._zod.parent=e),o}function $(e){const t=e;if(!t)return{};if(typeof t=="st\
ring")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` an\
d `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function Rm(e){
let t;return new Proxy({},{get(i,o,n){return t??(t=e()),Reflect.get(t,o,n)},set(i,o,n,r){return t??(t=e()),Reflect.set(t,
o,n,r)},has(i,o){return t??(t=e()),Reflect.has(t,o)},deleteProperty(i,o){return t??(t=e()),Reflect.deleteProperty(t,o)},
ownKeys(i){return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(i,o){return t??(t=e()),Reflect.getOwnPropertyDescriptor(
t,o)},defineProperty(i,o,n){return t??(t=e()),Reflect.defineProperty(t,o,n)}})}function k(e){return typeof e=="bigint"?e.
toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}function dc(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&
e[t]._zod.optout==="optional")}const Oi={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
Ni={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function fc(e,t){const i=e._zod.def,o=i.checks;if(o&&o.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const r={};return Ze(r,e,Gt(e,t)),L(e,K(i,{shape:r,checks:[]}))}function Gt(e,t){const i=ve(e),
o=[];for(const n of Reflect.ownKeys(t)){if(!Object.getOwnPropertyDescriptor(i,n)?.enumerable)throw new Error(`Unrecogniz\
ed key: "${String(n)}"`);t[n]&&o.push(n)}return o}function mc(e,t){const i=e._zod.def,o=i.checks;if(o&&o.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");const r=new Set(Gt(e,t)),a={};return Ze(a,e,Reflect.ownKeys(
ve(e)).filter(u=>!r.has(u))),L(e,K(i,{shape:a,checks:[]}))}function pc(e,t){if(!ge(t))throw new Error("Invalid input to \
extend: expected a plain object");const i=e._zod.def.checks;if(i&&i.length>0){const n=ve(e);for(const r of Reflect.ownKeys(
t))if(Object.getOwnPropertyDescriptor(n,r)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing \
refinements. Use `.safeExtend()` instead.")}return L(e,K(e._zod.def,{shape:vc(e,t)}))}function vc(e,t){const i={};return Ze(
i,e,Reflect.ownKeys(ve(e))),Zm(i,t),i}function gc(e,t){if(!ge(t))throw new Error("Invalid input to safeExtend: expected \
a plain object");return L(e,K(e._zod.def,{shape:vc(e,t)}))}function $c(e,t){if(!t?._zod?.def)throw new Error("Invalid in\
put to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const i={};Ze(i,e,Reflect.
ownKeys(ve(e))),Ze(i,t,Reflect.ownKeys(ve(t)));const o=K(e._zod.def,{shape:i,get catchall(){return t._zod.def.catchall},
checks:t._zod.def.checks??[]});return L(e,o)}function xi(e,t,i,o="partial"){const r=t._zod.def.checks;if(r&&r.length>0)throw new Error(
`.${o}() cannot be used on object schemas containing refinements`);const u=i?new Set(Gt(t,i)):void 0,s={};return Ze(s,t,
Reflect.ownKeys(ve(t)),e&&((c,l)=>u&&!u.has(l)?c:new e({type:"optional",innerType:c}))),L(t,K(t._zod.def,{shape:s,checks:[]}))}
function hc(e,t,i){const o=i?new Set(Gt(t,i)):void 0,n={};return Ze(n,t,Reflect.ownKeys(ve(t)),(r,a)=>o&&!o.has(a)?r:new e(
{type:"nonoptional",innerType:r})),L(t,K(t._zod.def,{shape:n}))}function Q(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<
e.issues.length;i++)if(e.issues[i]?.continue!==!0)return!0;return!1}function _c(e,t=0){if(e.aborted===!0)return!0;for(let i=t;i<
e.issues.length;i++)if(e.issues[i]?.continue===!1)return!0;return!1}function ue(e,t){return t.map(i=>{var o;return(o=i).
path??(o.path=[]),i.path.unshift(e),i})}function Ge(e){return typeof e=="string"?e:e?.message}function Wt(e){const t=[];
for(const i of e??[]){const o=i._zod.def;if(!/_(length|size)$|_equals$/.test(o.check))break;const n=o.maximum??o.length??
o.size;n>=0&&t.push([n,i])}return t}function Xt(e,t,i){var o;for(let n=t;n<e.length;n++)(o=e[n]).schema??(o.schema=i)}function ce(e,t,i){
var o;const n=e.inst?._zod?.traits;n?.has("$ZodType")&&(n.has("$ZodCheck")?(o=e).schema??(o.schema=e.inst):e.schema=e.inst);
const r=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.message?e.message:Ge(e.inst?._zod.def?.error?.(e))??Ge(r?.(
e))??Ge(t?.error?.(e))??Ge(i.customError?.(e))??Ge(i.localeError?.(e))??"Invalid input",u={};for(const s of Object.keys(
e))s==="inst"||s==="schema"||s==="continue"||s==="input"||s==="__proto__"||(u[s]=e[s]);return u.path??(u.path=[]),u.message=
a,t?.reportInput&&(u.input=e.input),u}function qt(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof File?
"file":"unknown"}const Fm=/[\uD800-\uDBFF]/;function Pn(e){const t=e.length;if(!Fm.test(e))return t;let i=t;for(let o=0;o<
t-1;o++)(e.charCodeAt(o)&64512)===55296&&(e.charCodeAt(o+1)&64512)===56320&&(i--,o++);return i}function Yt(e){return Array.
isArray(e)?"array":typeof e=="string"?"string":"unknown"}function I(e){const t=typeof e;switch(t){case"number":return Number.
isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))return"array";const i=e;if(i&&Object.
getPrototypeOf(i)!==Object.prototype&&"constructor"in i&&i.constructor)return i.constructor.name}}return t}function We(...e){
const[t,i,o]=e;return typeof t=="string"?{message:t,code:"custom",input:i,inst:o}:{...t}}function Vm(e){return Object.entries(
e).filter(([t,i])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function yc(e){const t=atob(e),i=new Uint8Array(t.length);
for(let o=0;o<t.length;o++)i[o]=t.charCodeAt(o);return i}function bc(e){let t="";for(let i=0;i<e.length;i++)t+=String.fromCharCode(
e[i]);return btoa(t)}function Mm(e){const t=e.replace(/-/g,"+").replace(/_/g,"/"),i="=".repeat((4-t.length%4)%4);return yc(
t+i)}function Jm(e){return bc(e).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function Bm(e){const t=e.replace(
/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");const i=new Uint8Array(t.length/2);for(let o=0;o<
t.length;o+=2)i[o/2]=Number.parseInt(t.slice(o,o+2),16);return i}function Km(e){return Array.from(e).map(t=>t.toString(16).
padStart(2,"0")).join("")}class Gm{constructor(...t){}}function kc(e,t){for(const i in t){const o=Object.getOwnPropertyDescriptor(
t,i);o.get?Object.defineProperty(e,i,{...o,enumerable:!1}):Wm(e,i,o.value)}}function he(e,t,i,o=!0){return Object.defineProperty(
e,t,{configurable:!0,writable:!0,enumerable:o,value:i}),i}function Ht(e,t,i){return he(e,t,i,!1)}function Tn(e,t){for(const i in e){
const o=e[i];Object.defineProperty(t,i,{configurable:!0,enumerable:!0,get(){return he(this,i,o(this))},set(n){he(this,i,
n)}})}return t}function Wm(e,t,i){Object.defineProperty(e,t,{configurable:!0,get(){return this==null?i:he(this,t,i.bind(
this))},set(o){he(this,t,o)}})}function Xm(e,t){const i=Object.getPrototypeOf(e);return t in i?void 0:i}let Ui,ze=!1;const qm={
configurable:!0,get(){ze=!0}};function x(e,t,i){const o=Object.getPrototypeOf(e._zod);if(t in o&&Ui!==e._zod){Ui=void 0;
return}Ui=e._zod,Object.defineProperty(o,t,{configurable:!0,get(){Object.defineProperty(this,t,qm);const n=ze;ze=!1;try{
const r=i(this);return ze?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:r}),ze=ze||n,r}catch(r){
throw delete this[t],ze=ze||n,r}},set(n){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:n})}})}function Ic(e,t,i,o){
const n=Xm(e,t);n&&Object.defineProperty(n,t,{configurable:!0,get(){const r={configurable:!0,writable:!0,enumerable:o,value:void 0};
return Object.defineProperty(this,t,r),r.value=i(this),Object.defineProperty(this,t,r),r.value},set(r){Object.defineProperty(
this,t,{configurable:!0,writable:!0,enumerable:o,value:r})}})}const ji="~constantCatch";function Zi(e){const t=()=>e;return t[ji]=
!0,t}var wc;const Ai=Object.freeze({status:"aborted"}),Pi={value:void 0,enumerable:!1};let Sc="captureStackTrace"in Error?
Error:null;function Ym(e){const t=Sc;if(t){const i=t.stackTraceLimit;if(typeof i=="number"){try{t.stackTraceLimit=0}catch{
return Sc=null,new e}try{return new e}finally{t.stackTraceLimit=i}}}return new e}function p(e,t,i,o){const n={};function r(f){
this.def=f,this.constr=d,this.traits=new Set}r.prototype=n;const a=i,u=a&&new WeakSet;function s(f,m){if(f._zod){if(f._zod.
traits.has(e))return}else{Pi.value=new r(m);try{Object.defineProperty(f,"_zod",Pi)}finally{Pi.value=void 0}}if(f._zod.traits.
add(e),t(f,m),u){const h=Object.getPrototypeOf(f),_=f._zod.constr.prototype;let S=h;for(;S&&S!==_;)S=Object.getPrototypeOf(
S);const b=S??h;u.has(b)||(u.add(b),kc(b,a))}const v=d.prototype;for(const h in v)Object.prototype.hasOwnProperty.call(v,
h)&&(h in f||(f[h]=v[h].bind(f)))}const c=o?.Parent??Object;class l extends c{}Object.defineProperty(l,"name",{value:e});
function d(f){const m=o?.Parent?Ym(l):this;s(m,f);const v=m._zod.deferred;if(v){for(const _ of v)_();m._zod.deferred=void 0}
const h=globalThis.__zod_globalConfig?.postProcessor;return h&&h(m),m}return Object.defineProperty(d,"init",{value:s}),Object.
defineProperty(d,Symbol.hasInstance,{value:f=>o?.Parent&&f instanceof o.Parent?!0:f?._zod?.traits?.has(e)}),Object.defineProperty(
d,"name",{value:e}),d}const Ti=Symbol("zod_brand");class _e extends Error{constructor(){super("Encountered Promise durin\
g synchronous parse. Use .parseAsync() instead.")}}class Qt extends Error{constructor(t){super(`Encountered unidirection\
al transform during encode: ${t}`),this.name="ZodEncodeError"}}(wc=globalThis).__zod_globalConfig??(wc.__zod_globalConfig=
{});const X=globalThis.__zod_globalConfig;function M(e){return e&&Object.assign(X,e),X}function Hm(){const e=this._zod;return e.
message??(e.message=JSON.stringify(e.def,P,2)),e.message}function Qm(e){this._zod.message=e}const ep={get:Hm,set:Qm,enumerable:!0,
configurable:!0},Ei={value:void 0,enumerable:!1},zc=new WeakSet([Object.prototype,Error.prototype]),Dc=(e,t)=>{e.name="$\
ZodError",Ei.value=t,Object.defineProperty(e,"issues",Ei),Ei.value=void 0,Object.defineProperty(e,"message",ep);const i=Object.
getPrototypeOf(e);zc.has(i)||(zc.add(i),Object.defineProperty(i,"toString",{configurable:!0,enumerable:!1,get(){const o=()=>this.
message;return Object.defineProperty(this,"toString",{value:o,configurable:!0,writable:!0}),o},set(o){Object.defineProperty(
this,"toString",{value:o,configurable:!0,writable:!0})}}))},Oc=p("$ZodError",Dc),re=p("$ZodError",Dc,void 0,{Parent:Error});
function np(e,t,i){return Object.prototype.hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(e,t,{value:i(),
writable:!0,enumerable:!0,configurable:!0}):e[t]=i()),e[t]}function er(e,t=i=>i.message){const i={},o=[];for(const n of e.
issues)n.path.length>0?np(i,n.path[0],()=>[]).push(t(n)):o.push(t(n));return{formErrors:o,fieldErrors:i}}function nr(e,t=i=>i.
message){const i={_errors:[]},o=(n,r=[])=>{for(const a of n.issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.
map(u=>o({issues:u},[...r,...a.path]));else if(a.code==="invalid_key")o({issues:a.issues},[...r,...a.path]);else if(a.code===
"invalid_element")o({issues:a.issues},[...r,...a.path]);else{const u=[...r,...a.path];if(u.length===0)i._errors.push(t(a));else{
let s=i,c=0;for(;c<u.length;){const l=u[c],d=c===u.length-1;if(l==="_errors"){d&&s._errors.push(t(a)),c++;continue}Object.
prototype.hasOwnProperty.call(s,l)||Object.defineProperty(s,l,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
const f=s[l];d&&f._errors.push(t(a)),s=f,c++}}}};return o(e),i}function Ci(e,t=i=>i.message){const i={errors:[]},o=(n,r=[])=>{
var a;for(const u of n.issues)if(u.code==="invalid_union"&&u.errors.length)u.errors.map(s=>o({issues:s},[...r,...u.path]));else if(u.
code==="invalid_key")o({issues:u.issues},[...r,...u.path]);else if(u.code==="invalid_element")o({issues:u.issues},[...r,
...u.path]);else{const s=[...r,...u.path];if(s.length===0){i.errors.push(t(u));continue}let c=i,l=0;for(;l<s.length;){const d=s[l],
f=l===s.length-1;typeof d=="string"?(c.properties??(c.properties={}),Object.prototype.hasOwnProperty.call(c.properties,d)||
Object.defineProperty(c.properties,d,{value:{errors:[]},enumerable:!0,writable:!0,configurable:!0}),c=c.properties[d]):(c.
items??(c.items=[]),(a=c.items)[d]??(a[d]={errors:[]}),c=c.items[d]),f&&c.errors.push(t(u)),l++}}};return o(e),i}function Nc(e){
const t=[],i=e.map(o=>typeof o=="object"?o.key:o);for(const o of i)typeof o=="number"?t.push(`[${o}]`):typeof o=="symbol"?
t.push(`[${JSON.stringify(String(o))}]`):/[^\w$]/.test(o)?t.push(`[${JSON.stringify(o)}]`):(t.length&&t.push("."),t.push(
o));return t.join("")}function Li(e){const t=[],i=[...e.issues].sort((o,n)=>(o.path??[]).length-(n.path??[]).length);for(const o of i)
t.push(`\u2716 ${o.message}`),o.path?.length&&t.push(`  \u2192 at ${Nc(o.path)}`);return t.join(`
`)}function tr(e,t){return{callee:t?.callee??e,Err:t?.Err}}const En=e=>{const t=(i,o,n,r)=>{const a=n?{...n,async:!1}:{async:!1},
u=i._zod.run({value:o,issues:[]},a);if(u instanceof Promise)throw new _e;if(u.issues.length){const s=new(r?.Err??e)(u.issues.
map(c=>ce(c,a,M())));throw Di(s,r?.callee??t),s}return u.value};return t},Ri=En(re),Cn=e=>{const t=async(i,o,n,r)=>{const a=n?
{...n,async:!0}:{async:!0};let u=i._zod.run({value:o,issues:[]},a);if(u instanceof Promise&&(u=await u),u.issues.length){
const s=new(r?.Err??e)(u.issues.map(c=>ce(c,a,M())));throw Di(s,r?.callee??t),s}return u.value};return t},Fi=Cn(re),Ln=e=>(t,i,o)=>{
const n=o?{...o,async:!1}:{async:!1},r=t._zod.run({value:i,issues:[]},n);if(r instanceof Promise)throw new _e;return r.issues.
length?xc(e,r.issues,n):{success:!0,data:r.value}},tp=Ln(re);function xc(e,t,i){let o;return{success:!1,get error(){return o||
(o=new e(t.map(n=>ce(n,i,M()))),t=void 0,i=void 0),o},set error(n){o=n,t=void 0,i=void 0}}}const Rn=e=>async(t,i,o)=>{const n=o?
{...o,async:!0}:{async:!0};let r=t._zod.run({value:i,issues:[]},n);return r instanceof Promise&&(r=await r),r.issues.length?
xc(e,r.issues,n):{success:!0,data:r.value}},rp=Rn(re),ip=Symbol.for("zod.compile.invalid"),op=Symbol.for("zod.compile.fa\
llback"),rr=((e,t,i)=>{const o=e._zod.bag.validator;if(o!==void 0){if(o(t)!==ip)return!0;if(o.definite===!0&&i===void 0)
return!1}return ap(e,t,i)});function ap(e,t,i){const o=i?{...i,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},n=e._zod.
bag.fallbackRun;let r;if(n?(o[op]=!0,r=n({value:t,issues:[]},o)):r=e._zod.run({value:t,issues:[]},o),r instanceof Promise)
throw new _e;return r.issues.length===0}const ir=async(e,t,i)=>{const o=i?{...i,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0};
let n=e._zod.run({value:t,issues:[]},o);return n instanceof Promise&&(n=await n),n.issues.length===0},Vi=e=>{const t=En(
e),i=(o,n,r,a)=>{const u=r?{...r,direction:"backward"}:{direction:"backward"};return t(o,n,u,tr(i,a))};return i},up=Vi(re),
Mi=e=>{const t=En(e),i=(o,n,r,a)=>t(o,n,r,tr(i,a));return i},cp=Mi(re),Ji=e=>{const t=Cn(e),i=async(o,n,r,a)=>{const u=r?
{...r,direction:"backward"}:{direction:"backward"};return await t(o,n,u,tr(i,a))};return i},sp=Ji(re),Bi=e=>{const t=Cn(
e),i=async(o,n,r,a)=>await t(o,n,r,tr(i,a));return i},lp=Bi(re),Ki=e=>(t,i,o)=>{const n=o?{...o,direction:"backward"}:{direction:"\
backward"};return Ln(e)(t,i,n)},dp=Ki(re),Gi=e=>(t,i,o)=>Ln(e)(t,i,o),fp=Gi(re),Wi=e=>async(t,i,o)=>{const n=o?{...o,direction:"\
backward"}:{direction:"backward"};return Rn(e)(t,i,n)},mp=Wi(re),Xi=e=>async(t,i,o)=>Rn(e)(t,i,o),pp=Xi(re),Uc=/^[cC][0-9a-z]{6,}$/,
jc=/^[0-9a-z]+$/,Zc=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,Ac=/^[0-9a-vA-V]{20}$/,Pc=/^[A-Za-z0-9]{27}$/,Tc=/^[a-zA-Z0-9_-]{21}$/;
function Ec(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}const Cc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
vp=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
Lc=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Xe=e=>e?new RegExp(`^([0-9a-fA-F]{8\
}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
gp=Xe(4),$p=Xe(6),hp=Xe(7),Rc=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
_p=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
yp=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
Fc=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,bp=Fc,kp=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
Ip="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function Vc(){return new RegExp(Ip,"u")}const Mc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Jc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
Bc=e=>{const t=$e(e??":");return new RegExp(`^(?:[0-9A-F]{2}${t}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${t}){5}[0-9a-f]{2}$`)},
Kc=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Gc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
Wc=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Xc=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
qc=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
Yc=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,qi=/^https?$/,Hc=/^\+[1-9]\d{6,14}$/,
Yi=/^\d(?:[ -]?\d){11,18}$/,Qc=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
Hi=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,es="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function wp(e){return new RegExp(`^${e}$`)}const ns=wp(es);function Qi(e){const t="(?:[01]\\d|2[0-3]):[0-\
5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.
precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function ts(e){return new RegExp(`^${Qi(
e)}$`)}function rs(e){const t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");const i=`${Qi({precision:e.precision,
seconds:!0})}(?:${t.join("|")})`,o=e.local?`${i}|${Qi({precision:e.precision})}`:i;return new RegExp(`^${es}T(?:${o})$`)}
const is=/^[\s\S]{0,}$/,os=e=>{const t=e?`[\\s\\S]{${e?.minimum??0},${e?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${t}\
$`)},as=/^-?\d+n?$/,eo=/^-?\d+$/,qe=/^-?\d+(?:\.\d+)?$/,us=/^(?:true|false)$/i,cs=/^null$/i,ss=/^undefined$/i,ls=/^[^A-Z]*$/,
ds=/^[^a-z]*$/,fs=/^[0-9a-fA-F]*$/;function Fn(e,t){return new RegExp(`^[A-Za-z0-9+/]{${e}}${t}$`)}function Vn(e){return new RegExp(
`^[A-Za-z0-9_-]{${e}}$`)}const Sp=/^[0-9a-fA-F]{32}$/,zp=Fn(22,"=="),Dp=Vn(22),Op=/^[0-9a-fA-F]{40}$/,Np=Fn(27,"="),xp=Vn(
27),Up=/^[0-9a-fA-F]{64}$/,jp=Fn(43,"="),Zp=Vn(43),Ap=/^[0-9a-fA-F]{96}$/,Pp=Fn(64,""),Tp=Vn(64),Ep=/^[0-9a-fA-F]{128}$/,
Cp=Fn(86,"=="),Lp=Vn(86),R=p("$ZodCheck",(e,t)=>{var i;e._zod??(e._zod={}),e._zod.def=t,(i=e._zod).onattach??(i.onattach=
[])}),no=e=>{const t=e.value;return!pe(t)&&t.size!==void 0},to=e=>{const t=e.value;return!pe(t)&&t.length!==void 0},or={
number:"number",bigint:"bigint",object:"date"},ro=p("$ZodCheckLessThan",(e,t)=>{R.init(e,t);const i=or[typeof t.value];e.
_zod.check=o=>{(t.inclusive?o.value<=t.value:o.value<t.value)||o.issues.push({origin:or[typeof o.value]??i,code:"too_big",
maximum:typeof t.value=="object"?t.value.getTime():t.value,input:o.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
io=p("$ZodCheckGreaterThan",(e,t)=>{R.init(e,t);const i=or[typeof t.value];e._zod.check=o=>{(t.inclusive?o.value>=t.value:
o.value>t.value)||o.issues.push({origin:or[typeof o.value]??i,code:"too_small",minimum:typeof t.value=="object"?t.value.
getTime():t.value,input:o.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),ms=p("$ZodCheckMultipleOf",(e,t)=>{R.
init(e,t),e._zod.check=i=>{if(typeof i.value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple_o\
f check.");(typeof i.value=="bigint"?t.value!==BigInt(0)&&i.value%t.value===BigInt(0):Jt(i.value,t.value)===0)||i.issues.
push({origin:typeof i.value,code:"not_multiple_of",divisor:t.value,input:i.value,inst:e,continue:!t.abort})}}),ps=p("$Zo\
dCheckNumberFormat",(e,t)=>{R.init(e,t),t.format=t.format||"float64";const i=t.format?.includes("int"),o=i?"int":"number",
[n,r]=Oi[t.format];e._zod.check=a=>{const u=a.value;if(i){if(!Number.isInteger(u)){a.issues.push({expected:o,format:t.format,
code:"invalid_type",continue:!1,input:u,inst:e});return}if(!Number.isSafeInteger(u)){u>0?a.issues.push({input:u,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:o,inclusive:!0,
continue:!t.abort}):a.issues.push({input:u,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:o,inclusive:!0,continue:!t.abort});return}}u<n&&a.issues.push({origin:"number",
input:u,code:"too_small",minimum:n,inclusive:!0,inst:e,continue:!t.abort}),u>r&&a.issues.push({origin:"number",input:u,code:"\
too_big",maximum:r,inclusive:!0,inst:e,continue:!t.abort})}}),vs=p("$ZodCheckBigIntFormat",(e,t)=>{R.init(e,t);const[i,o]=Ni[t.
format];e._zod.check=n=>{const r=n.value;r<i&&n.issues.push({origin:"bigint",input:r,code:"too_small",minimum:i,inclusive:!0,
inst:e,continue:!t.abort}),r>o&&n.issues.push({origin:"bigint",input:r,code:"too_big",maximum:o,inclusive:!0,inst:e,continue:!t.
abort})}}),gs=p("$ZodCheckMaxSize",(e,t)=>{var i;R.init(e,t),(i=e._zod.def).when??(i.when=no),e._zod.check=o=>{const n=o.
value;n.size<=t.maximum||o.issues.push({origin:qt(n),code:"too_big",maximum:t.maximum,inclusive:!0,input:n,inst:e,continue:!t.
abort})}}),$s=p("$ZodCheckMinSize",(e,t)=>{var i;R.init(e,t),(i=e._zod.def).when??(i.when=no),e._zod.check=o=>{const n=o.
value;n.size>=t.minimum||o.issues.push({origin:qt(n),code:"too_small",minimum:t.minimum,inclusive:!0,input:n,inst:e,continue:!t.
abort})}}),hs=p("$ZodCheckSizeEquals",(e,t)=>{var i;R.init(e,t),(i=e._zod.def).when??(i.when=no),e._zod.check=o=>{const n=o.
value,r=n.size;if(r===t.size)return;const a=r>t.size;o.issues.push({origin:qt(n),...a?{code:"too_big",maximum:t.size}:{code:"\
too_small",minimum:t.size},inclusive:!0,exact:!0,input:o.value,inst:e,continue:!t.abort})}}),_s=p("$ZodCheckMaxLength",(e,t)=>{
var i;R.init(e,t),(i=e._zod.def).when??(i.when=to),e._zod.check=o=>{const n=o.value,r=n.length;if((typeof n=="string"&&r>
t.maximum?Pn(n):r)<=t.maximum)return;const u=Yt(n);o.issues.push({origin:u,code:"too_big",maximum:t.maximum,inclusive:!0,
input:n,inst:e,continue:!t.abort})}}),ys=p("$ZodCheckMinLength",(e,t)=>{var i;R.init(e,t),(i=e._zod.def).when??(i.when=to),
e._zod.check=o=>{const n=o.value,r=n.length;if((typeof n=="string"&&r>=t.minimum&&r<t.minimum*2?Pn(n):r)>=t.minimum)return;
const u=Yt(n);o.issues.push({origin:u,code:"too_small",minimum:t.minimum,inclusive:!0,input:n,inst:e,continue:!t.abort})}}),
bs=p("$ZodCheckLengthEquals",(e,t)=>{var i;R.init(e,t),(i=e._zod.def).when??(i.when=to),e._zod.check=o=>{const n=o.value,
r=n.length,a=typeof n=="string"&&r>=t.length&&r<=t.length*2?Pn(n):r;if(a===t.length)return;const u=Yt(n),s=a>t.length;o.
issues.push({origin:u,...s?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:o.
value,inst:e,continue:!t.abort})}}),Mn=p("$ZodCheckStringFormat",(e,t)=>{var i,o;R.init(e,t),t.pattern?(i=e._zod).check??
(i.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:t.
format,input:n.value,...t.pattern?{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(o=e._zod).check??(o.check=
()=>{})}),ks=p("$ZodCheckRegex",(e,t)=>{Mn.init(e,t),e._zod.check=i=>{t.pattern.lastIndex=0,!t.pattern.test(i.value)&&i.
issues.push({origin:"string",code:"invalid_format",format:"regex",input:i.value,pattern:t.pattern.toString(),inst:e,continue:!t.
abort})}}),Is=p("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=ls),Mn.init(e,t)}),ws=p("$ZodCheckUpperCase",(e,t)=>{
t.pattern??(t.pattern=ds),Mn.init(e,t)}),Ss=p("$ZodCheckIncludes",(e,t)=>{R.init(e,t);const i=$e(t.includes),o=new RegExp(
typeof t.position=="number"?`^.{${t.position},}${i}`:i);t.pattern=o,e._zod.check=n=>{n.value.includes(t.includes,t.position)||
n.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:n.value,inst:e,continue:!t.
abort})}}),zs=p("$ZodCheckStartsWith",(e,t)=>{R.init(e,t);const i=new RegExp(`^${$e(t.prefix)}.*`);t.pattern??(t.pattern=
i),e._zod.check=o=>{o.value.startsWith(t.prefix)||o.issues.push({origin:"string",code:"invalid_format",format:"starts_wi\
th",prefix:t.prefix,input:o.value,inst:e,continue:!t.abort})}}),Ds=p("$ZodCheckEndsWith",(e,t)=>{R.init(e,t);const i=new RegExp(
`.*${$e(t.suffix)}$`);t.pattern??(t.pattern=i),e._zod.check=o=>{o.value.endsWith(t.suffix)||o.issues.push({origin:"strin\
g",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:o.value,inst:e,continue:!t.abort})}});function ar(e,t,i){
e.issues.length&&t.issues.push(...ue(i,e.issues))}const Os=p("$ZodCheckProperty",(e,t)=>{R.init(e,t),e._zod.check=i=>{const o=t.
schema._zod.run({value:i.value[t.property],issues:[]},{});if(o instanceof Promise)return o.then(n=>ar(n,i,t.property));ar(
o,i,t.property)}}),Ns=p("$ZodCheckProperties",(e,t)=>{R.init(e,t),Ht(e,Symbol.iterator,function*(){yield e});let i;e._zod.
check=o=>{if(o.value==null){o.issues.push({expected:"object",code:"invalid_type",input:o.value,inst:e});return}i??(i=Reflect.
ownKeys(t.shape).map(a=>[a,t.shape[a]]));const n=o.value;let r;for(const[a,u]of i){const s=u._zod.run({value:n[a],issues:[]},
{});s instanceof Promise?(r??(r=[]),r.push(s.then(c=>ar(c,o,a)))):ar(s,o,a)}if(r)return Promise.all(r).then(()=>{})}}),xs=p(
"$ZodCheckMimeType",(e,t)=>{R.init(e,t);const i=new Set(t.mime);e._zod.check=o=>{i.has(o.value.type)||o.issues.push({code:"\
invalid_value",values:t.mime,input:o.value.type,inst:e,continue:!t.abort})}}),Us=p("$ZodCheckOverwrite",(e,t)=>{R.init(e,
t),e._zod.check=i=>{i.value=t.tx(i.value)}});class oo{constructor(t=[],i={}){this.content=[],this.indent=0,this.args=t,this.
closed=i}indented(t){this.indent+=1;try{t(this)}finally{this.indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"\
sync"}),t(this,{execution:"async"});return}const o=t.split(`
`).filter(a=>a),n=Math.min(...o.map(a=>a.length-a.trimStart().length)),r=o.map(a=>a.slice(n)).map(a=>" ".repeat(this.indent*
2)+a);for(const a of r)this.content.push(a)}compile(){const t=Function,i=this?.content??[""];return new t(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${i.join(`
`)}
};`)(...Object.values(this.closed))}}const js={major:4,minor:6,patch:7},D=p("$ZodType",(e,t)=>{var i;e??(e={}),e._zod.def=
t,e._zod.bag=e._zod.bag||{},e._zod.version=js;const o=e._zod.def.checks,n=e._zod.traits.has("$ZodCheck")?[e,...o??[]]:o?.
length?[...o]:[];for(const r of n)for(const a of r._zod.onattach)a(e);if(n.length===0)(i=e._zod).deferred??(i.deferred=[]),
e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{const r=(u,s,c)=>{if(u.memo)return u;let l=Q(u),d;for(const f of s){
if(f._zod.def.when){if(_c(u)||!f._zod.def.when(u))continue}else if(l)continue;const m=u.issues.length,v=f._zod.check(u);
if(v instanceof Promise&&c?.async===!1)throw new _e;if(d||v instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await v,
u.issues.length!==m&&(Xt(u.issues,m,e),l||(l=Q(u,m)))});else{if(u.issues.length===m)continue;Xt(u.issues,m,e),l||(l=Q(u,
m))}}return d?d.then(()=>u):u},a=(u,s,c)=>{if(Q(u))return u.aborted=!0,u;const l=r(s,n,c);if(l instanceof Promise){if(c.
async===!1)throw new _e;return l.then(d=>e._zod.parse(d,c))}return e._zod.parse(l,c)};e._zod.run=(u,s)=>{if(s.skipChecks)
return e._zod.parse(u,s);if(s.direction==="backward"){const l=e._zod.parse({value:u.value,issues:[]},{...s,skipChecks:!0});
return l instanceof Promise?l.then(d=>a(d,u,s)):a(l,u,s)}const c=e._zod.parse(u,s);if(c instanceof Promise){if(s.async===
!1)throw new _e;return c.then(l=>r(l,n,s))}return r(c,n,s)}}},{get"~standard"(){return Ht(this,"~standard",ao(this))},set"\
~standard"(e){he(this,"~standard",e)}}),Zs=(e,t)=>e.issues.length?{issues:e.issues.map(i=>ce(i,t,M()))}:{value:e.value};
async function Rp(e,t){const i={async:!0};return Zs(await e._zod.run({value:t,issues:[]},i),i)}function ao(e){return{validate:t=>{
const i={async:!1};try{const o=e._zod.run({value:t,issues:[]},i);if(!(o instanceof Promise))return Zs(o,i)}catch{}return Rp(
e,t)},vendor:"zod",version:1}}const Jn=p("$ZodString",(e,t)=>{D.init(e,t),e._zod.pattern=t.pattern??is,e._zod.parse=(i,o)=>{
if(t.coerce)try{i.value=String(i.value)}catch{}return typeof i.value=="string"||i.issues.push({expected:"string",code:"i\
nvalid_type",input:i.value,inst:e}),i}}),T=p("$ZodStringFormat",(e,t)=>{Mn.init(e,t),Jn.init(e,t)}),As=p("$ZodGUID",(e,t)=>{
t.pattern??(t.pattern=Lc),T.init(e,t)}),Ps=p("$ZodUUID",(e,t)=>{if(t.version){const o={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,
v8:8}[t.version];if(o===void 0)throw new Error(`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Xe(o))}else
t.pattern??(t.pattern=Xe());T.init(e,t)}),Ts=p("$ZodEmail",(e,t)=>{t.pattern??(t.pattern=Rc),T.init(e,t)}),uo=1,Bn=2;function co(e){
try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function so(e,t){
return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?co(e)||Bn:Es(e,t)}function Es(e,t){if(!t.normalize&&t.protocol?.
source===qi.source&&!/^https?:\/\//i.test(e))return uo;try{if(typeof URL<"u"){const i=URL;if(typeof i.parse=="function")
return i.parse(e)??Bn}return new URL(e)}catch{return Bn}}const Fp=/[\t\n\r]/g;function ur(e){return e.replace(Fp,"")}function lo(e,t){
return t.lastIndex=0,t.test(e.hostname)}function fo(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.
slice(0,-1):e.protocol)}const Cs=p("$ZodURL",(e,t)=>{T.init(e,t),e._zod.check=i=>{try{const o=i.value.trim(),n=so(o,t);if(n===
uo){i.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:i.value,inst:e,continue:!t.abort});
return}if(n===Bn){i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:e,continue:!t.abort});return}if(n===
!0){i.value=ur(o);return}t.hostname&&!lo(n,t.hostname)&&i.issues.push({code:"invalid_format",format:"url",note:"Invalid \
hostname",pattern:t.hostname.source,input:i.value,inst:e,continue:!t.abort}),t.protocol&&!fo(n,t.protocol)&&i.issues.push(
{code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:i.value,inst:e,continue:!t.abort}),
i.value=t.normalize?n.href:ur(o);return}catch{i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:e,continue:!t.
abort})}}}),Ls=p("$ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Vc()),T.init(e,t)}),Rs=p("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&
(!Number.isInteger(t.length)||t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.
length===void 0?Tc:Ec(t.length)),T.init(e,t)}),Fs=p("$ZodCUID",(e,t)=>{t.pattern??(t.pattern=Uc),T.init(e,t)}),Vs=p("$Zo\
dCUID2",(e,t)=>{t.pattern??(t.pattern=jc),T.init(e,t)}),Ms=p("$ZodULID",(e,t)=>{t.pattern??(t.pattern=Zc),T.init(e,t)}),
Js=p("$ZodXID",(e,t)=>{t.pattern??(t.pattern=Ac),T.init(e,t)}),Bs=p("$ZodKSUID",(e,t)=>{t.pattern??(t.pattern=Pc),T.init(
e,t)}),Ks=p("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=rs(t)),T.init(e,t)}),Gs=p("$ZodISODate",(e,t)=>{t.pattern??(t.
pattern=ns),T.init(e,t)}),Ws=p("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=ts(t)),T.init(e,t)}),Xs=p("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=Cc),T.init(e,t)}),qs=p("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Mc),T.init(e,t)}),Vp=/^[0-9a-fA-F:.]+$/;
function cr(e){return Vp.test(e)?co(`http://[${e}]`):!1}const Ys=p("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Jc),T.init(e,
t),e._zod.check=i=>{cr(i.value)||i.issues.push({code:"invalid_format",format:"ipv6",input:i.value,inst:e,continue:!t.abort})}}),
Hs=p("$ZodMAC",(e,t)=>{t.pattern??(t.pattern=Bc(t.delimiter)),T.init(e,t)}),Qs=p("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=
Kc),T.init(e,t)});function mo(e){const t=e.split("/");if(t.length!==2)return!1;const[i,o]=t;if(!o)return!1;const n=Number(
o);return`${n}`!==o||n<0||n>128?!1:cr(i)}const el=p("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Gc),T.init(e,t),e._zod.check=
i=>{mo(i.value)||i.issues.push({code:"invalid_format",format:"cidrv6",input:i.value,inst:e,continue:!t.abort})}});function sr(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}const po=/^[0-9a-zA-Z+/]*={0,2}$/,
nl=p("$ZodBase64",(e,t)=>{t.pattern??(t.pattern=po),T.init(e,t),e._zod.check=i=>{sr(i.value)||i.issues.push({code:"inval\
id_format",format:"base64",input:i.value,inst:e,continue:!t.abort})}}),lr=/^[A-Za-z0-9_-]*$/;function vo(e){if(!lr.test(
e))return!1;const t=e.replace(/[-_]/g,o=>o==="-"?"+":"/"),i=t.padEnd(Math.ceil(t.length/4)*4,"=");return sr(i)}const tl=p(
"$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=lr),T.init(e,t),e._zod.check=i=>{vo(i.value)||i.issues.push({code:"invalid\
_format",format:"base64url",input:i.value,inst:e,continue:!t.abort})}}),rl=p("$ZodE164",(e,t)=>{t.pattern??(t.pattern=Hc),
T.init(e,t)}),Mp=/[- ]/g;function Jp(e){let t=e.length,i=1,o=0;for(;t;){const n=e.charCodeAt(--t)-48;i^=1,o+=i?[0,2,4,6,
8,1,3,5,7,9][n]:n}return o%10===0}function go(e){return Yi.test(e)?Jp(e.replace(Mp,"")):!1}const il=p("$ZodCreditCard",(e,t)=>{
t.pattern??(t.pattern=Yi),T.init(e,t),e._zod.check=i=>{go(i.value)||i.issues.push({code:"invalid_format",format:"credit_\
card",input:i.value,inst:e,continue:!t.abort})}});function Bp(e){let t=0;const i=e.length;for(let o=4;o<i;o++){const n=e.
charCodeAt(o);t=(n>=65?t*100+(n-55):t*10+(n-48))%97}for(let o=0;o<4;o++){const n=e.charCodeAt(o);t=(n>=65?t*100+(n-55):t*
10+(n-48))%97}return t===1}function $o(e){return Hi.test(e)?Bp(e):!1}const ol=p("$ZodIBAN",(e,t)=>{t.pattern??(t.pattern=
Hi),T.init(e,t),e._zod.check=i=>{$o(i.value)||i.issues.push({code:"invalid_format",format:"iban",input:i.value,inst:e,continue:!t.
abort})}});function ho(e,t=null){try{const i=e.split(".");if(i.length!==3)return!1;const[o]=i;if(!o)return!1;const n=JSON.
parse(atob(o));return!("typ"in n&&n?.typ!=="JWT"||!n.alg||t&&(!("alg"in n)||n.alg!==t))}catch{return!1}}const al=p("$Zod\
JWT",(e,t)=>{T.init(e,t),e._zod.check=i=>{ho(i.value,t.alg)||i.issues.push({code:"invalid_format",format:"jwt",input:i.value,
inst:e,continue:!t.abort})}}),ul=p("$ZodCustomStringFormat",(e,t)=>{T.init(e,t),e._zod.check=i=>{t.fn(i.value)||i.issues.
push({code:"invalid_format",format:t.format,input:i.value,inst:e,continue:!t.abort})}}),_o=p("$ZodNumber",(e,t)=>{D.init(
e,t),e._zod.pattern=qe,e._zod.parse=(i,o)=>{if(t.coerce)try{i.value=Number(i.value)}catch{}const n=i.value;if(typeof n==
"number"&&!Number.isNaN(n)&&Number.isFinite(n))return i;const r=typeof n=="number"?Number.isNaN(n)?"NaN":Number.isFinite(
n)?void 0:String(n):void 0;return i.issues.push({expected:"number",code:"invalid_type",input:n,inst:e,...r?{received:r}:
{}}),i}}),cl=p("$ZodNumberFormat",(e,t)=>{ps.init(e,t),_o.init(e,t)}),yo=p("$ZodBoolean",(e,t)=>{D.init(e,t),e._zod.pattern=
us,e._zod.parse=(i,o)=>{if(t.coerce)try{i.value=!!i.value}catch{}const n=i.value;return typeof n=="boolean"||i.issues.push(
{expected:"boolean",code:"invalid_type",input:n,inst:e}),i}}),bo=p("$ZodBigInt",(e,t)=>{D.init(e,t),e._zod.pattern=as,e.
_zod.parse=(i,o)=>{if(t.coerce)try{i.value=BigInt(i.value)}catch{}return typeof i.value=="bigint"||i.issues.push({expected:"\
bigint",code:"invalid_type",input:i.value,inst:e}),i}}),sl=p("$ZodBigIntFormat",(e,t)=>{vs.init(e,t),bo.init(e,t)}),ll=p(
"$ZodSymbol",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>{const n=i.value;return typeof n=="symbol"||i.issues.push({expected:"\
symbol",code:"invalid_type",input:n,inst:e}),i}}),dl=p("$ZodUndefined",(e,t)=>{D.init(e,t),e._zod.pattern=ss,e._zod.values=
new Set([void 0]),e._zod.parse=(i,o)=>{const n=i.value;return typeof n>"u"||i.issues.push({expected:"undefined",code:"in\
valid_type",input:n,inst:e}),i}}),fl=p("$ZodNull",(e,t)=>{D.init(e,t),e._zod.pattern=cs,e._zod.values=new Set([null]),e.
_zod.parse=(i,o)=>{const n=i.value;return n===null||i.issues.push({expected:"null",code:"invalid_type",input:n,inst:e}),
i}}),ml=p("$ZodAny",(e,t)=>{D.init(e,t),e._zod.parse=i=>i}),pl=p("$ZodUnknown",(e,t)=>{D.init(e,t),e._zod.parse=i=>i}),vl=p(
"$ZodNever",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>(i.issues.push({expected:"never",code:"invalid_type",input:i.value,inst:e}),
i)}),gl=p("$ZodVoid",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>{const n=i.value;return typeof n>"u"||i.issues.push({expected:"\
void",code:"invalid_type",input:n,inst:e}),i}}),$l=p("$ZodDate",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>{if(t.coerce)try{
i.value=new Date(i.value)}catch{}const n=i.value,r=n instanceof Date;return r&&!Number.isNaN(n.getTime())||i.issues.push(
{expected:"date",code:"invalid_type",input:n,...r?{received:"Invalid Date"}:{},inst:e}),i}});function ko(e,t){const i=Wt(
e._zod.def.checks);if(!i.length)return;const o=Math.min(...i.map(r=>r[0])),n=e._zod.parse;e._zod.parse=(r,a)=>{const u=t(
r.value);if(u>o&&!a?.skipChecks&&a?.direction!=="backward"){for(const[s,c]of Wt(e._zod.def.checks))if(u>s&&c._zod.def.when(
r)){const l=r.issues.length;return c._zod.check(r),r.issues[l].continue=!1,Xt(r.issues,l,e),r}}return n(r,a)}}const Kp=e=>Array.
isArray(e)?e.length:-1,Gp=e=>e instanceof Map?e.size:-1,Wp=e=>e instanceof Set?e.size:-1;function hl(e,t,i){e.issues.length&&
t.issues.push(...ue(i,e.issues)),t.value[i]=e.value}const _l=p("$ZodArray",(e,t)=>{D.init(e,t);const i=X.memoizer;i?.attach(
e),e._zod.parse=(o,n)=>{const r=o.value;if(!Array.isArray(r))return o.issues.push({expected:"array",code:"invalid_type",
input:r,inst:e}),o;o.value=i?i.alloc(e,o,Array(r.length),n):Array(r.length);const a=[],u=n?.abortEarly;for(let s=0;s<r.length;s++){
const c=r[s],l=t.element._zod.run({value:c,issues:[]},n);if(l instanceof Promise)a.push(l.then(d=>hl(d,o,s)));else if(hl(
l,o,s),u&&l.issues.length!==0&&Q(l))break}return a.length?Promise.all(a).then(()=>o):o},ko(e,Kp)});function dr(e,t,i,o,n,r){
const a=i in o,u=r==="optional";if(!(!a&&u&&n==="optional")){if(e.issues.length){if(n!==void 0&&u&&!a)return;t.issues.push(
...ue(i,e.issues))}if(!a&&n===void 0){e.issues.length||t.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[i]});return}e.value===void 0?(a||n==="defaulted"&&!u)&&(t.value[i]=void 0):t.value[i]=e.value}}const Xp=[];function yl(e){
const t=Object.keys(e.shape),i=Object.getOwnPropertySymbols(e.shape),o=i.length?i:Xp,n=o.length?[...t,...o]:t;for(const a of n)
if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(a)}": expected a Zod s\
chema`);const r=dc(e.shape);return{...e,allKeys:n,symbolKeys:o,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(r)}}
function bl(e,t,i,o,n,r,a){const u=[],s=n.keySet,c=n.catchall._zod,l=c.def.type,d=c.optin,f=c.optout;let m=0;for(const v in t){
if(a&&i.issues.length!==m){if(Q(i,m))break;m=i.issues.length}if(s.has(v))continue;if(v==="__proto__"){l==="never"&&u.push(
v);continue}if(l==="never"){u.push(v);continue}const h=c.run({value:t[v],issues:[]},o);h instanceof Promise?e.push(h.then(
_=>dr(_,i,v,t,d,f))):dr(h,i,v,t,d,f)}return u.length&&i.issues.push({code:"unrecognized_keys",keys:u,input:t,inst:r,continue:!0}),
e.length?Promise.all(e).then(()=>i):i}const kl=p("$ZodObject",(e,t)=>{D.init(e,t);const i=Object.getOwnPropertyDescriptor(
t,"shape"),o=i?.get?i.get.raw:t.shape??{};if(o){const c=()=>{const l={...o};return Object.defineProperty(t,"shape",{value:l}),
c.raw=l,l};c.raw=o,Object.defineProperty(t,"shape",{get:c})}const n=Se(()=>yl(t));x(e,"propValues",c=>{const l=c.def.shape,
d={};for(const f in l){const m=l[f]._zod;if(m.values){Object.prototype.hasOwnProperty.call(d,f)||ne(d,f,new Set);for(const v of m.
values)d[f].add(v);m.optin!==void 0&&d[f].add(void 0)}}return d});const r=Ke,a=t.catchall;let u;const s=X.memoizer;s?.attach(
e),e._zod.parse=(c,l)=>{u??(u=n.value);const d=c.value;if(!r(d))return c.issues.push({expected:"object",code:"invalid_ty\
pe",input:d,inst:e}),c;c.value=s?s.alloc(e,c,{},l):{};const f=[],m=u.shape,v=l?.abortEarly;let h=c.issues.length;for(const _ of u.
allKeys){if(v&&c.issues.length!==h){if(Q(c,h))break;h=c.issues.length}if(_==="__proto__")continue;const S=m[_],b=S._zod.
optin,O=S._zod.optout,Z=S._zod.run({value:d[_],issues:[]},l);Z instanceof Promise?f.push(Z.then(C=>dr(C,c,_,d,b,O))):dr(
Z,c,_,d,b,O)}return a?bl(f,d,c,l,n.value,e,v===!0):f.length?Promise.all(f).then(()=>c):c}}),Il=p("$ZodObjectJIT",(e,t)=>{
kl.init(e,t);const i=e._zod.parse,o=Se(()=>yl(t)),n=X.memoizer,r=m=>{const v=o.value,h=v.symbolKeys,_=new oo(["payload",
"ctx"],{shape:m,inst:e,memo:n,syms:h}),S=C=>`shape[${C}]._zod.run({ value: input[${C}], issues: [] }, ctx)`,b=(C,j)=>`
          let ${C}_ab = false;
          for (let i = 0; i < ${C}.issues.length; i++) {
            const iss = ${C}.issues[i];
            iss.path = iss.path ? [${j}, ...iss.path] : [${j}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${C}_ab = true;
          }
          if (${C}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;_.write("const input = payload.value;");const O=Object.create(null);let Z=0;for(const C of v.allKeys)O[C]=`\
key_${Z++}`;_.write(n?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(const C of v.
allKeys){if(C==="__proto__")continue;const j=O[C],W=typeof C=="symbol"?`syms[${h.indexOf(C)}]`:te(C),Rt=`${W} in input`,
Nm=m[C],Qu=Nm?._zod?.optin,xm=Qu!==void 0,c_=Nm?._zod?.optout==="optional";if(_.write(`const ${j} = ${S(W)};`),xm&&c_){const s_=Qu===
"optional"?`${j}_present`:`${j}.value !== undefined || ${j}_present`;_.write(`
        const ${j}_present = ${Rt};
        if (!${j}.issues.length || ${j}_present) {
          if (${j}.issues.length) {${b(j,W)}
          }

          if (${s_}) {
            newResult[${W}] = ${j}.value;
          }
        }

      `)}else xm?(_.write(`
        if (${j}.issues.length) {${b(j,W)}
        }
      `),Qu==="defaulted"?_.write(`newResult[${W}] = ${j}.value;`):_.write(`
        if (${j}.value !== undefined || ${Rt}) {
          newResult[${W}] = ${j}.value;
        }
      `)):_.write(`
        const ${j}_present = ${Rt};
        if (${j}.issues.length) {${b(j,W)}
        }
        if (!${j}_present && !${j}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${W}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${j}_present) {
          newResult[${W}] = ${j}.value;
        }

      `)}return _.write("payload.value = newResult;"),_.write("return payload;"),_.compile()};let a;const u=Ke,s=!X.jitless,
l=s&&sc.value,d=t.catchall;let f;e._zod.parse=(m,v)=>{f??(f=o.value);const h=m.value;return u(h)?s&&l&&v?.async===!1&&v.
jitless!==!0?(a||(a=r(t.shape)),m=a(m,v),d?bl([],h,m,v,f,e,v?.abortEarly===!0):m):i(m,v):(m.issues.push({expected:"objec\
t",code:"invalid_type",input:h,inst:e}),m)}});function wl(e,t,i,o){for(const r of e)if(r.issues.length===0)return t.value=
r.value,t;const n=e.filter(r=>!Q(r));return n.length===1?(t.value=n[0].value,n[0]):(t.issues.push({code:"invalid_union",
input:t.value,inst:i,errors:e.map(r=>r.issues.map(a=>ce(a,o,M())))}),t)}const fr=p("$ZodUnion",(e,t)=>{D.init(e,t),x(e,"\
optin",o=>o.def.options.some(n=>n._zod.optin==="defaulted")?"defaulted":o.def.options.some(n=>n._zod.optin!==void 0)?"op\
tional":void 0),x(e,"optout",o=>o.def.options.some(n=>n._zod.optout==="optional")?"optional":void 0),x(e,"values",o=>{if(o.
def.options.every(n=>n._zod.values))return new Set(o.def.options.flatMap(n=>Array.from(n._zod.values)))}),x(e,"pattern",
o=>{if(o.def.options.every(n=>n._zod.pattern)){const n=o.def.options.map(r=>r._zod.pattern);return new RegExp(`^(${n.map(
r=>de(r.source)).join("|")})$`)}});const i=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(o,n)=>{if(i)return i(
o,n);let r=!1;const a=[];for(const u of t.options){const s=u._zod.run({value:o.value,issues:[]},n);if(s instanceof Promise)
a.push(s),r=!0;else{if(s.issues.length===0)return s;a.push(s)}}return r?Promise.all(a).then(u=>wl(u,o,e,n)):wl(a,o,e,n)}});
function Sl(e,t,i,o){const n=[];for(let r=0;r<e.length;r++)e[r].issues.length===0&&n.push(r);return n.length===1?(t.value=
e[n[0]].value,t):(n.length===0?t.issues.push({code:"invalid_union",input:t.value,inst:i,errors:e.map(r=>r.issues.map(a=>ce(
a,o,M())))}):t.issues.push({code:"invalid_union",input:t.value,inst:i,errors:[],inclusive:!1,matches:n}),t)}const zl=p("\
$ZodXor",(e,t)=>{fr.init(e,t),t.inclusive=!1;const i=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(o,n)=>{
if(i)return i(o,n);let r=!1;const a=[];for(const u of t.options){const s=u._zod.run({value:o.value,issues:[]},n);s instanceof
Promise?(a.push(s),r=!0):a.push(s)}return r?Promise.all(a).then(u=>Sl(u,o,e,n)):Sl(a,o,e,n)}});function Io(e,t){const i=e.
_zod;let o=i.bag.optionsMap;o||(o=Dl(i.def),i.bag.optionsMap=o);const n=o.get(t);if(n===null)throw new Error(`Ambiguous \
discriminator value "${String(t)}"`);return n}function Dl(e){const t=new Map;for(const i of e.options){const o=i._zod.propValues?.[e.
discriminator];if(!o||o.size===0)throw new Error(`Invalid discriminated union option at index "${e.options.indexOf(i)}"`);
for(const n of o)if(t.has(n)){if(n!==void 0)throw new Error(`Duplicate discriminator value "${String(n)}"`);t.set(n,null)}else
t.set(n,i)}return t}const Ol=p("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,fr.init(e,t);const i=e._zod.parse;x(e,"pr\
opValues",n=>{const r={};let a=0;for(const u of n.def.options){const s=u._zod.propValues;if(!s||Object.keys(s).length===
0)throw new Error(`Invalid discriminated union option at index "${n.def.options.indexOf(u)}"`);s[n.def.discriminator]?.has(
void 0)&&a++;for(const[c,l]of Object.entries(s)){Object.prototype.hasOwnProperty.call(r,c)||ne(r,c,new Set);for(const d of l)
r[c].add(d)}}return!n.def.unionFallback&&a>1&&r[n.def.discriminator]?.delete(void 0),r}),t.options.forEach((n,r)=>{const a=Bt(
n._zod.def);if(a&&!Object.prototype.hasOwnProperty.call(a,t.discriminator))throw new Error(`Invalid discriminated union \
option at index "${r}"`)});const o=Se(()=>Dl(t));e._zod.parse=(n,r)=>{const a=n.value;if(!Ke(a))return n.issues.push({code:"\
invalid_type",expected:"object",input:a,inst:e}),n;const u=a?.[t.discriminator],s=o.value.get(u);return s&&(u!==void 0||
r.direction!=="backward")?s._zod.run(n,r):t.unionFallback||r.direction==="backward"?i(n,r):(n.issues.push({code:"invalid\
_union",errors:[],note:"No matching discriminator",discriminator:t.discriminator,options:Array.from(o.value.keys()).filter(
c=>o.value.get(c)!==null),input:a,path:[t.discriminator],inst:e}),n)}}),Nl=p("$ZodIntersection",(e,t)=>{D.init(e,t),e._zod.
parse=(i,o)=>{const n=i.value,r=t.left._zod.run({value:n,issues:[]},o),a=t.right._zod.run({value:n,issues:[]},o);return r instanceof
Promise||a instanceof Promise?Promise.all([r,a]).then(([s,c])=>xl(i,s,c)):xl(i,r,a)}});function Kn(e,t){if(e===t)return{
valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(ge(e)&&ge(t)){const i=Object.
keys(t),o=Object.keys(e).filter(r=>i.indexOf(r)!==-1),n={...e,...t};Object.prototype.hasOwnProperty.call(n,"__proto__")&&
delete n.__proto__;for(const r of o){if(r==="__proto__")continue;const a=Kn(e[r],t[r]);if(!a.valid)return{valid:!1,mergeErrorPath:[
r,...a.mergeErrorPath]};n[r]=a.data}return{valid:!0,data:n}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)
return{valid:!1,mergeErrorPath:[]};const i=[];for(let o=0;o<e.length;o++){const n=e[o],r=t[o],a=Kn(n,r);if(!a.valid)return{
valid:!1,mergeErrorPath:[o,...a.mergeErrorPath]};i.push(a.data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}
function xl(e,t,i){const o=new Map;let n;const r=new Map,a=(c,l)=>{let d;if(c.code==="unrecognized_keys"&&!c.path?.length)
n??(n=c),d=c.keys;else if(c.code==="invalid_key"&&c.origin==="record"&&c.path?.length===1){const f=String(c.path[0]);r.has(
f)||r.set(f,c),d=[f]}else return!1;for(const f of d)o.has(f)||o.set(f,{}),o.get(f)[l]=!0;return!0};for(const c of t.issues)
a(c,"l")||e.issues.push(c);for(const c of i.issues)a(c,"r")||e.issues.push(c);const u=[...o].filter(([,c])=>c.l&&c.r).map(
([c])=>c);if(u.length){const c=n?u.filter(l=>n.keys.includes(l)):[];c.length&&e.issues.push({...n,keys:c});for(const l of u)
!c.includes(l)&&r.has(l)&&e.issues.push(r.get(l))}const s=Kn(t.value,i.value);if(!s.valid){if(Q(e))return e;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(s.mergeErrorPath)}`)}return e.value=s.data,e}const wo=p("$ZodTupl\
e",(e,t)=>{D.init(e,t);const i=t.items,o=X.memoizer;o?.attach(e),e._zod.parse=(n,r)=>{const a=n.value;if(!Array.isArray(
a))return n.issues.push({input:a,inst:e,expected:"tuple",code:"invalid_type"}),n;n.value=o?o.alloc(e,n,[],r):[];const u=[],
s=Ul(i,"optin"),c=Ul(i,"optout");if(!t.rest){if(a.length<s)return n.issues.push({code:"too_small",minimum:s,inclusive:!0,
input:a,inst:e,origin:"array"}),n;a.length>i.length&&n.issues.push({code:"too_big",maximum:i.length,inclusive:!0,input:a,
inst:e,origin:"array"})}const l=new Array(i.length),d=t.rest?r?.abortEarly:void 0;let f=!1;for(let m=0;m<i.length;m++){const v=i[m].
_zod.run({value:a[m],issues:[]},r);v instanceof Promise?u.push(v.then(h=>{l[m]=h})):(l[m]=v,d&&!f&&v.issues.length&&(f=Q(
v)))}if(t.rest&&!f){let m=i.length-1;const v=a.slice(i.length);let h=n.issues.length;for(const _ of v){if(d&&n.issues.length!==
h){if(Q(n,h))break;h=n.issues.length}m++;const S=t.rest._zod.run({value:_,issues:[]},r);S instanceof Promise?u.push(S.then(
b=>jl(b,n,m))):jl(S,n,m)}}return u.length?Promise.all(u).then(()=>Zl(l,n,i,a,c)):Zl(l,n,i,a,c)}});function Ul(e,t){for(let i=e.
length-1;i>=0;i--)if(!(t==="optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function jl(e,t,i){
e.issues.length&&t.issues.push(...ue(i,e.issues)),t.value[i]=e.value}function Zl(e,t,i,o,n){for(let r=0;r<i.length;r++){
const a=e[r],u=r<o.length;if(!u&&r>=n&&i[r]._zod.optin==="optional"){t.value.length=r;break}if(a.issues.length){if(!u&&r>=
n){t.value.length=r;break}t.issues.push(...ue(r,a.issues))}t.value[r]=a.value}for(let r=t.value.length-1;r>=o.length&&(i[r].
_zod.optout==="optional"&&t.value[r]===void 0);r--)t.value.length=r;return t}const Al=p("$ZodRecord",(e,t)=>{D.init(e,t);
const i=X.memoizer;i?.attach(e),e._zod.parse=(o,n)=>{const r=o.value;if(!ge(r))return o.issues.push({expected:"record",code:"\
invalid_type",input:r,inst:e}),o;const a=[],u=t.keyType._zod.values;if(u&&!t.partial){o.value=i?i.alloc(e,o,{},n):{};const s=new Set;
for(const l of u)if(typeof l=="string"||typeof l=="number"||typeof l=="symbol"){if(s.add(typeof l=="number"?l.toString():
l),l==="__proto__")continue;const d=t.keyType._zod.run({value:l,issues:[]},n);if(d instanceof Promise)throw new Error("A\
sync schemas not supported in object keys currently");if(d.issues.length){o.issues.push({code:"invalid_key",origin:"reco\
rd",issues:d.issues.map(v=>ce(v,n,M())),input:l,path:[l],inst:e});continue}const f=d.value;if(f==="__proto__")continue;const m=t.
valueType._zod.run({value:r[l],issues:[]},n);m instanceof Promise?a.push(m.then(v=>{v.issues.length&&o.issues.push(...ue(
l,v.issues)),o.value[f]=v.value})):(m.issues.length&&o.issues.push(...ue(l,m.issues)),o.value[f]=m.value)}let c;for(const l in r)
if(!s.has(l))if(t.mode==="loose"){if(l==="__proto__")continue;o.value[l]=r[l]}else c=c??[],c.push(l);c&&c.length>0&&o.issues.
push({code:"unrecognized_keys",input:r,inst:e,keys:c,continue:!0})}else{o.value=i?i.alloc(e,o,{},n):{};let s;for(const c of Reflect.
ownKeys(r)){if(c==="__proto__"||!Object.prototype.propertyIsEnumerable.call(r,c))continue;let l=t.keyType._zod.run({value:c,
issues:[]},n);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof c==
"string"&&qe.test(c)&&l.issues.length){const v=t.keyType._zod.run({value:Number(c),issues:[]},n);if(v instanceof Promise)
throw new Error("Async schemas not supported in object keys currently");v.issues.length===0&&(l=v)}if(l.issues.length){t.
mode==="loose"?o.value[c]=r[c]:u?(s=s??[],s.push(c)):o.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(
v=>ce(v,n,M())),input:c,path:[c],inst:e});continue}const f=l.value;if(f==="__proto__")continue;const m=t.valueType._zod.
run({value:r[c],issues:[]},n);m instanceof Promise?a.push(m.then(v=>{v.issues.length&&o.issues.push(...ue(c,v.issues)),o.
value[f]=v.value})):(m.issues.length&&o.issues.push(...ue(c,m.issues)),o.value[f]=m.value)}s&&s.length>0&&o.issues.push(
{code:"unrecognized_keys",input:r,inst:e,keys:s,continue:!0})}return a.length?Promise.all(a).then(()=>o):o}}),Pl=p("$Zod\
Map",(e,t)=>{D.init(e,t);const i=X.memoizer;i?.attach(e),e._zod.parse=(o,n)=>{const r=o.value;if(!(r instanceof Map))return o.
issues.push({expected:"map",code:"invalid_type",input:r,inst:e}),o;const a=[];o.value=i?i.alloc(e,o,new Map,n):new Map;const u=n?.
abortEarly;let s=o.issues.length;for(const[c,l]of r){if(u&&o.issues.length!==s){if(Q(o,s))break;s=o.issues.length}const d=t.
keyType._zod.run({value:c,issues:[]},n),f=t.valueType._zod.run({value:l,issues:[]},n);d instanceof Promise||f instanceof
Promise?a.push(Promise.all([d,f]).then(([m,v])=>{Tl(m,v,o,c,r,e,n)})):Tl(d,f,o,c,r,e,n)}return a.length?Promise.all(a).then(
()=>o):o},ko(e,Gp)});function Tl(e,t,i,o,n,r,a){e.issues.length&&(Kt.has(typeof o)?i.issues.push(...ue(o,e.issues)):i.issues.
push({code:"invalid_key",origin:"map",input:n,inst:r,issues:e.issues.map(u=>ce(u,a,M()))})),t.issues.length&&(Kt.has(typeof o)?
i.issues.push(...ue(o,t.issues)):i.issues.push({origin:"map",code:"invalid_element",input:n,inst:r,key:o,issues:t.issues.
map(u=>ce(u,a,M()))})),i.value.set(e.value,t.value)}const El=p("$ZodSet",(e,t)=>{D.init(e,t);const i=X.memoizer;i?.attach(
e),e._zod.parse=(o,n)=>{const r=o.value;if(!(r instanceof Set))return o.issues.push({input:r,inst:e,expected:"set",code:"\
invalid_type"}),o;const a=[];o.value=i?i.alloc(e,o,new Set,n):new Set;const u=n?.abortEarly;let s=o.issues.length;for(const c of r){
if(u&&o.issues.length!==s){if(Q(o,s))break;s=o.issues.length}const l=t.valueType._zod.run({value:c,issues:[]},n);l instanceof
Promise?a.push(l.then(d=>Cl(d,o))):Cl(l,o)}return a.length?Promise.all(a).then(()=>o):o},ko(e,Wp)});function Cl(e,t){e.issues.
length&&t.issues.push(...e.issues),t.value.add(e.value)}const Ll=p("$ZodEnum",(e,t)=>{D.init(e,t);const i=Zn(t.entries),
o=new Set(i);e._zod.values=o,x(e,"pattern",n=>{const r=Zn(n.def.entries).filter(a=>Kt.has(typeof a));return new RegExp(r.
length?`^(${r.map(a=>$e(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(n,r)=>{const a=n.value;return o.has(
a)||n.issues.push({code:"invalid_value",values:i,input:a,inst:e}),n}}),Rl=p("$ZodLiteral",(e,t)=>{D.init(e,t);const i=new Set(
t.values);e._zod.values=i,x(e,"pattern",o=>{const n=o.def.values;return new RegExp(n.length?`^(${n.map(r=>typeof r=="str\
ing"?$e(r):r?$e(r.toString()):String(r)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,n)=>{const r=o.value;return i.has(
r)||o.issues.push({code:"invalid_value",values:t.values,input:r,inst:e}),o}}),Fl=p("$ZodFile",(e,t)=>{D.init(e,t),e._zod.
parse=(i,o)=>{const n=i.value;return n instanceof File||i.issues.push({expected:"file",code:"invalid_type",input:n,inst:e}),
i}}),Vl=p("$ZodTransform",(e,t)=>{D.init(e,t),e._zod.optin="optional",X.memoizer?.guard(e),e._zod.parse=(i,o)=>{if(o.direction===
"backward")throw new Qt(e.constructor.name);const n=t.transform(i.value,i);if(o.async)return(n instanceof Promise?n:Promise.
resolve(n)).then(a=>(i.value=a,i));if(n instanceof Promise)throw new _e;return i.value=n,i}});function Ml(e,t){return e.
value=t.issues.length?void 0:t.value,e}const So=p("$ZodOptional",(e,t)=>{D.init(e,t),x(e,"optin",i=>i.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",x(e,"values",i=>{const o=i.def.innerType._zod.values;
return o?new Set([...o,void 0]):void 0}),x(e,"pattern",i=>{const o=i.def.innerType._zod.pattern;return o?new RegExp(`^(${de(
o.source)})?$`):void 0}),e._zod.parse=(i,o)=>{if(i.value===void 0){if(t.innerType._zod.optin!=="defaulted")return i;const n=t.
innerType._zod.run({value:i.value,issues:[]},o);return n instanceof Promise?n.then(r=>Ml(i,r)):Ml(i,n)}return t.innerType.
_zod.run(i,o)}}),Jl=p("$ZodExactOptional",(e,t)=>{So.init(e,t),x(e,"values",i=>i.def.innerType._zod.values),x(e,"pattern",
i=>i.def.innerType._zod.pattern),e._zod.parse=(i,o)=>t.innerType._zod.run(i,o)}),Bl=p("$ZodNullable",(e,t)=>{D.init(e,t),
x(e,"optin",i=>i.def.innerType._zod.optin),x(e,"optout",i=>i.def.innerType._zod.optout),x(e,"pattern",i=>{const o=i.def.
innerType._zod.pattern;return o?new RegExp(`^(${de(o.source)}|null)$`):void 0}),x(e,"values",i=>i.def.innerType._zod.values?
new Set([...i.def.innerType._zod.values,null]):void 0),e._zod.parse=(i,o)=>i.value===null?i:t.innerType._zod.run(i,o)}),
Kl=p("$ZodDefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",x(e,"values",i=>i.def.innerType._zod.values),e._zod.parse=
(i,o)=>{if(o.direction==="backward")return t.innerType._zod.run(i,o);if(i.value===void 0)return i.value=t.defaultValue,i;
const n=t.innerType._zod.run(i,o);return n instanceof Promise?n.then(r=>Gl(r,t)):Gl(n,t)}});function Gl(e,t){return e.value===
void 0&&(e.value=t.defaultValue),e}const Wl=p("$ZodPrefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",x(e,"values",i=>i.
def.innerType._zod.values),e._zod.parse=(i,o)=>(o.direction==="backward"||i.value===void 0&&(i.value=t.defaultValue),t.innerType.
_zod.run(i,o))}),Xl=p("$ZodNonOptional",(e,t)=>{D.init(e,t),x(e,"values",i=>{const o=i.def.innerType._zod.values;return o?
new Set([...o].filter(n=>n!==void 0)):void 0}),e._zod.parse=(i,o)=>{const n=t.innerType._zod.run(i,o);return n instanceof
Promise?n.then(r=>ql(r,e)):ql(n,e)}});function ql(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"in\
valid_type",expected:"nonoptional",input:e.value,inst:t}),e}const Yl=p("$ZodSuccess",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>{
if(o.direction==="backward")throw new Qt("ZodSuccess");const n=t.innerType._zod.run(i,o);return n instanceof Promise?n.then(
r=>(i.value=r.issues.length===0,i)):(i.value=n.issues.length===0,i)}});function Hl(e,t,i,o){return t.issues.length?(e.value=
i.catchValue({...t,value:e.value,error:{issues:t.issues.map(n=>ce(n,o,M()))},input:e.value}),e):(e.value=t.value,t.memo&&
(e.memo=!0),e)}const Ql=p("$ZodCatch",(e,t)=>{D.init(e,t),x(e,"optin",i=>i.def.innerType._zod.optin==="defaulted"?"defau\
lted":"optional"),x(e,"optout",i=>i.def.innerType._zod.optout),x(e,"values",i=>i.def.innerType._zod.values),e._zod.parse=
(i,o)=>{if(o.direction==="backward")return t.innerType._zod.run(i,o);const n=t.innerType._zod.run({value:i.value,issues:[]},
o);return n instanceof Promise?n.then(r=>Hl(i,r,t,o)):Hl(i,n,t,o)}}),ed=p("$ZodNaN",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>((typeof i.
value!="number"||!Number.isNaN(i.value))&&i.issues.push({input:i.value,inst:e,expected:"nan",code:"invalid_type"}),i)}),
zo=p("$ZodPipe",(e,t)=>{D.init(e,t),x(e,"values",i=>i.def.in._zod.values),x(e,"optin",i=>i.def.in._zod.optin),x(e,"optou\
t",i=>i.def.out._zod.optout),x(e,"propValues",i=>i.def.in._zod.propValues),e._zod.parse=(i,o)=>{if(o.direction==="backwa\
rd"){const r=t.out._zod.run(i,o);return r instanceof Promise?r.then(a=>mr(a,t.in,o)):mr(r,t.in,o)}const n=t.in._zod.run(
i,o);return n instanceof Promise?n.then(r=>mr(r,t.out,o)):mr(n,t.out,o)}});function mr(e,t,i){return e.issues.some(o=>o.
code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},i)}const Do=p("$ZodCodec",(e,t)=>{
D.init(e,t),x(e,"values",i=>i.def.in._zod.values),x(e,"optin",i=>i.def.in._zod.optin),x(e,"optout",i=>i.def.out._zod.optout),
x(e,"propValues",i=>i.def.in._zod.propValues),e._zod.parse=(i,o)=>{if((o.direction||"forward")==="forward"){const r=t.in.
_zod.run(i,o);return r instanceof Promise?r.then(a=>pr(a,t,o)):pr(r,t,o)}else{const r=t.out._zod.run(i,o);return r instanceof
Promise?r.then(a=>pr(a,t,o)):pr(r,t,o)}}});function pr(e,t,i){if(e.issues.length)return e.aborted=!0,e;if((i.direction||
"forward")==="forward"){const n=t.transform(e.value,e);return n instanceof Promise?n.then(r=>vr(e,r,t.out,i)):vr(e,n,t.out,
i)}else{const n=t.reverseTransform(e.value,e);return n instanceof Promise?n.then(r=>vr(e,r,t.in,i)):vr(e,n,t.in,i)}}function vr(e,t,i,o){
return e.issues.length?(e.aborted=!0,e):i._zod.run({value:t,issues:e.issues},o)}const nd=p("$ZodPreprocess",(e,t)=>{zo.init(
e,t)}),td=p("$ZodReadonly",(e,t)=>{D.init(e,t),x(e,"propValues",i=>i.def.innerType._zod.propValues),x(e,"values",i=>i.def.
innerType._zod.values),x(e,"optin",i=>i.def.innerType?._zod?.optin),x(e,"optout",i=>i.def.innerType?._zod?.optout),e._zod.
parse=(i,o)=>{if(o.direction==="backward")return t.innerType._zod.run(i,o);const n=t.innerType._zod.run(i,o);return n instanceof
Promise?n.then(rd):rd(n)}});function rd(e){return e.memo||(e.value=Object.freeze(e.value)),e}function qp(e){const t=e._zod.
def;let i=t.pattern,o=!!t.format?.includes("int"),n,r;for(const u of t.checks??[]){const s=u._zod.def;s.pattern&&(i=s.pattern),
o||(o=!!s.format?.includes("int"));const c=s.minimum??s.length,l=s.maximum??s.length;c!==void 0&&(n===void 0||c>n)&&(n=c),
l!==void 0&&(r===void 0||l<r)&&(r=l)}if(i)return i.source;if(n!==void 0&&r!==void 0&&n>r)return"(?!)";if(n!==void 0||r!==
void 0)return os({minimum:n,maximum:r}).source;const a=e._zod.pattern;return(o&&a===qe?eo:a)?.source}function Oo(e){const t=e.
_zod.def,i=e._zod.pattern?.source,o=t.innerType??e._zod.innerType;if(o){const n=o._zod.pattern?.source,r=Oo(o);return i&&
n&&r&&r!==n?i.replace(de(n),()=>de(r)):i}if(t.options){const n=t.options.map(Oo);if(n.every(Boolean))return`^(${n.map(r=>de(
r)).join("|")})$`}return qp(e)}const id=p("$ZodTemplateLiteral",(e,t)=>{D.init(e,t);const i=[];for(const o of t.parts)if(typeof o==
"object"&&o!==null){const n=Oo(o);if(!n)throw new Error(`Invalid template literal part, no pattern found: ${[...o._zod.traits].
shift()}`);i.push(de(n))}else if(o===null||lc.has(typeof o))i.push($e(`${o}`));else throw new Error(`Invalid template li\
teral part: ${o}`);e._zod.pattern=new RegExp(`^${i.join("")}$`),e._zod.parse=(o,n)=>typeof o.value!="string"?(o.issues.push(
{input:o.value,inst:e,expected:"string",code:"invalid_type"}),o):(e._zod.pattern.lastIndex=0,e._zod.pattern.test(o.value)||
o.issues.push({input:o.value,inst:e,code:"invalid_format",format:t.format??"template_literal",pattern:e._zod.pattern.source}),
o)}),od=p("$ZodFunction",(e,t)=>(D.init(e,t),Object.defineProperty(e,"_def",{value:t}),e._zod.def=t,e.implement=i=>{if(typeof i!=
"function")throw new Error("implement() must be called with a function");return Object.defineProperty(function(...o){const n=e.
_def.input?Ri(e._def.input,o):o,r=Reflect.apply(i,this,n);return e._def.output?Ri(e._def.output,r):r},"_zod",{value:e._zod,
enumerable:!1})},e.implementAsync=i=>{if(typeof i!="function")throw new Error("implementAsync() must be called with a fu\
nction");return Object.defineProperty(async function(...o){const n=e._def.input?await Fi(e._def.input,o):o,r=await Reflect.
apply(i,this,n);return e._def.output?await Fi(e._def.output,r):r},"_zod",{value:e._zod,enumerable:!1})},e._zod.parse=(i,o)=>typeof i.
value!="function"?(i.issues.push({code:"invalid_type",expected:"function",input:i.value,inst:e}),i):(e._def.output&&e._def.
output._zod.def.type==="promise"?i.value=e.implementAsync(i.value):i.value=e.implement(i.value),i),e.input=(...i)=>{const o=e.
constructor;return Array.isArray(i[0])?new o({type:"function",input:new wo({type:"tuple",items:i[0],rest:i[1]}),output:e.
_def.output}):new o({type:"function",input:i[0],output:e._def.output})},e.output=i=>{const o=e.constructor;return new o(
{type:"function",input:e._def.input,output:i})},e)),ad=p("$ZodPromise",(e,t)=>{D.init(e,t),e._zod.parse=(i,o)=>Promise.resolve(
i.value).then(n=>t.innerType._zod.run({value:n,issues:[]},o))}),No=p("$ZodLazy",(e,t)=>{D.init(e,t),oc(e._zod,"innerType",
()=>{const i=t;return i._cachedInner||(i._cachedInner=t.getter()),i._cachedInner}),x(e,"pattern",i=>i.innerType?._zod?.pattern),
x(e,"propValues",i=>i.innerType?._zod?.propValues),x(e,"optin",i=>i.innerType?._zod?.optin??void 0),x(e,"optout",i=>i.innerType?.
_zod?.optout??void 0),e._zod.parse=(i,o)=>e._zod.innerType._zod.run(i,o)}),ud=p("$ZodCustom",(e,t)=>{R.init(e,t),D.init(
e,t),e._zod.parse=(i,o)=>i,e._zod.check=i=>{const o=i.value,n=t.fn(o);if(n instanceof Promise)return n.then(r=>cd(r,i,o,
e));cd(n,i,o,e)}});function cd(e,t,i,o){if(!e){const n={code:"custom",input:i,inst:o,path:[...o._zod.def.path??[]],continue:!o.
_zod.def.abort};o._zod.def.params&&(n.params=o._zod.def.params),t.issues.push(We(n))}}class sd extends Error{constructor(){
super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}}const xo="~memo",ld=[];
function dd(e){return e!==null&&typeof e=="object"}function Uo(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
const fd=new WeakMap,Ye=0,gr=1,Gn=2;function Wn(e,t,i){const o=fd.get(e);if(o!==void 0)return o?Gn:Ye;if(t.has(e))return Gn;
t.add(e);let n=Ye;const r=l=>{if(n!==Gn&&l?._zod){const d=Wn(l,t,i);d>n&&(n=d)}},a=(l,d)=>{let f=Ye;for(const m of Reflect.
ownKeys(l)){const v=Object.getOwnPropertyDescriptor(l,m);if(d&&!v.enumerable)continue;const h=v.get?gr:v.value?._zod?Wn(
v.value,t,i):Ye;h>f&&(f=h)}return f},u=l=>{l>n&&(n=l)},s=e._zod.def,c=s.type;switch(c){case"object":{const l=Bt(s);u(l?a(
l,!0):gr),r(s.catchall);break}case"array":r(s.element);break;case"tuple":for(const l of s.items)r(l);r(s.rest);break;case"\
record":case"map":r(s.keyType),r(s.valueType);break;case"set":r(s.valueType);break;case"union":for(const l of s.options)
r(l);break;case"intersection":r(s.left),r(s.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":r(s.innerType);break;case"pipe":r(s.in),r(s.out);break;case"\
function":r(s.input),r(s.output);break;case"lazy":{const l=s._cachedInner??(i?e._zod.innerType:void 0);u(l?Wn(l,t,!1):gr);
break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"\
null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"trans\
form":case"custom":break;default:for(const l in s){const d=Object.getOwnPropertyDescriptor(s,l);if(!d||d.get)continue;const f=d.
value;if(!(!f||typeof f!="object")){if(f._zod)r(f);else if(Array.isArray(f))for(const m of f)r(m)}}}return t.delete(e),Yp(
e,n)}function Yp(e,t){return t!==gr&&fd.set(e,t===Gn),t}function jo(e){return Wn(e,new Set,!0)!==Ye}function Hp(e,t){let i=e.
buckets.get(t);return i||(i=new WeakMap,e.buckets.set(t,i)),i}let $r;const hr=[],Qp={alloc(e,t,i){const o=$r;if(!o)return i;
$r=void 0;const n={value:i,issues:null};return o.set(t.value,n),hr.push(n),i},guard(e){var t;(t=e._zod).deferred??(t.deferred=
[]),e._zod.deferred.push(()=>{const i=e._zod.parse,o=(n,r)=>{if(r.direction!=="backward"&&Zo(r,n.value))throw new sd;return i(
n,r)};e._zod.parse=o,e._zod.run===i&&(e._zod.run=o)})},attach(e){var t;let i,o=!1,n,r;(t=e._zod).deferred??(t.deferred=[]),
e._zod.deferred.push(()=>{const a=e._zod.parse,u=(s,c)=>{if(i===void 0){const S=Wn(e,new Set,!1);if(S===Ye)return e._zod.
parse=a,e._zod.run===u&&(e._zod.run=a),a(s,c);S===Gn||o?i=!0:o=!0}const l=s.value;if(!dd(l))return a(s,c);let d=c[xo];d||
(d={buckets:new WeakMap,backEdges:void 0},c[xo]=d);let f;n===c?f=r:(f=Hp(d,e),n=c,r=f);const m=f.get(l);if(m)return s.value=
m.value,m.issues?m.issues.length&&s.issues.push(...Uo(m.issues)):(s.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),s;$r=f;const v=hr.length,h=a(s,c);$r=void 0;const _=hr.length>v?hr.pop():void 0;return h instanceof Promise?
h.then(S=>(_&&(_.issues=S.issues.length?Uo(S.issues):ld),S)):(_&&(_.issues=h.issues.length?Uo(h.issues):ld),h)};e._zod.parse=
u,e._zod.run===a&&(e._zod.run=u)})}};function _r(){return Qp}function Zo(e,t){const i=e[xo]?.backEdges;return i!==void 0&&
dd(t)&&i.has(t)}const ev=()=>{const e={string:{unit:"\u062D\u0631\u0641",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},file:{
unit:"\u0628\u0627\u064A\u062A",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},array:{unit:"\u0639\u0646\u0635\u0631",verb:"\
\u0623\u0646 \u064A\u062D\u0648\u064A"},set:{unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"},
map:{unit:"\u0639\u0646\u0635\u0631",verb:"\u0623\u0646 \u064A\u062D\u0648\u064A"}};function t(n){return e[n]??null}const i={
regex:"\u0645\u062F\u062E\u0644",email:"\u0628\u0631\u064A\u062F \u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A",url:"\
\u0631\u0627\u0628\u0637",emoji:"\u0625\u064A\u0645\u0648\u062C\u064A",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u062A\u0627\u0631\u064A\u062E \u0648\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
date:"\u062A\u0627\u0631\u064A\u062E \u0628\u0645\u0639\u064A\u0627\u0631 ISO",time:"\u0648\u0642\u062A \u0628\u0645\u0639\u064A\u0627\u0631 ISO",
duration:"\u0645\u062F\u0629 \u0628\u0645\u0639\u064A\u0627\u0631 ISO",ipv4:"\u0639\u0646\u0648\u0627\u0646 IPv4",ipv6:"\
\u0639\u0646\u0648\u0627\u0646 IPv6",mac:"\u0639\u0646\u0648\u0627\u0646 MAC",cidrv4:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \u0628\u0635\u064A\u063A\u0629 IPv4",
cidrv6:"\u0645\u062F\u0649 \u0639\u0646\u0627\u0648\u064A\u0646 \u0628\u0635\u064A\u063A\u0629 IPv6",base64:"\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 \
base64-encoded",base64url:"\u0646\u064E\u0635 \u0628\u062A\u0631\u0645\u064A\u0632 base64url-encoded",json_string:"\u0646\u064E\u0635 \u0639\
\u0644\u0649 \u0647\u064A\u0626\u0629 JSON",e164:"\u0631\u0642\u0645 \u0647\u0627\u062A\u0641 \u0628\u0645\u0639\u064A\u0627\u0631 E.164",
credit_card:"\u0631\u0642\u0645 \u0628\u0637\u0627\u0642\u0629 \u0627\u0644\u0627\u0626\u062A\u0645\u0627\u0646",currency_code:"\
\u0631\u0645\u0632 \u0627\u0644\u0639\u0645\u0644\u0629",iban:"IBAN",jwt:"JWT",template_literal:"\u0645\u062F\u062E\u0644"},
o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.
test(n.expected)?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 instanceof ${n.
expected}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${u}`:`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\
\u0627\u0644 ${r}\u060C \u0648\u0644\u0643\u0646 \u062A\u0645 \u0625\u062F\u062E\u0627\u0644 ${u}`}case"invalid_value":return n.
values.length===1?`\u0645\u062F\u062E\u0644\u0627\u062A \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644\u0629: \u064A\u0641\u062A\u0631\u0636 \u0625\u062F\u062E\u0627\u0644 ${k(
n.values[0])}`:`\u0627\u062E\u062A\u064A\u0627\u0631 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062A\u0648\u0642\u0639 \u0627\u0646\u062A\u0642\u0627\u0621 \u0623\u062D\u062F \u0647\u0630\u0647 \u0627\u0644\u062E\u064A\u0627\u0631\u0627\u062A: ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?` \u0623\u0643\u0628\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${n.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${r} ${n.maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"}`:`\u0623\u0643\u0628\
\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0623\u0646 \u062A\u0643\u0648\u0646 ${n.
origin??"\u0627\u0644\u0642\u064A\u0645\u0629"} ${r} ${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":
">",a=t(n.origin);return a?`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${n.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${r} ${n.minimum.toString()} ${a.unit}`:`\u0623\u0635\u063A\u0631 \u0645\u0646 \u0627\u0644\u0644\u0627\u0632\u0645: \u064A\u0641\u062A\u0631\u0636 \u0644\u0640 ${n.
origin} \u0623\u0646 \u064A\u0643\u0648\u0646 ${r} ${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format===
"starts_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0628\u062F\u0623 \u0628\u0640 "${n.
prefix}"`:r.format==="ends_with"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0646\u062A\u0647\u064A \u0628\u0640 "${r.
suffix}"`:r.format==="includes"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u062A\u0636\u0645\u0651\u064E\u0646 "${r.
includes}"`:r.format==="regex"?`\u0646\u064E\u0635 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0637\u0627\u0628\u0642 \u0627\u0644\u0646\u0645\u0637 ${r.
pattern}`:`${i[r.format]??n.format} \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644`}case"not_multiple_of":return`\u0631\u0642\u0645 \
\u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644: \u064A\u062C\u0628 \u0623\u0646 \u064A\u0643\u0648\u0646 \u0645\u0646 \u0645\u0636\u0627\u0639\u0641\u0627\u062A ${n.
divisor}`;case"unrecognized_keys":return`\u0645\u0639\u0631\u0641${n.keys.length>1?"\u0627\u062A":""} \u063A\u0631\u064A\u0628${n.
keys.length>1?"\u0629":""}: ${g(n.keys,"\u060C ")}`;case"invalid_key":return`\u0645\u0639\u0631\u0641 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${n.
origin}`;case"invalid_union":return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644";case"inv\
alid_element":return`\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644 \u0641\u064A ${n.origin}`;default:
return"\u0645\u062F\u062E\u0644 \u063A\u064A\u0631 \u0645\u0642\u0628\u0648\u0644"}}};function nv(){return{localeError:ev()}}
const tv=()=>{const e={string:{unit:"simvol",verb:"olmal\u0131d\u0131r"},file:{unit:"bayt",verb:"olmal\u0131d\u0131r"},array:{
unit:"element",verb:"olmal\u0131d\u0131r"},set:{unit:"element",verb:"olmal\u0131d\u0131r"},map:{unit:"element",verb:"olm\
al\u0131d\u0131r"}};function t(n){return e[n]??null}const i={regex:"input",email:"email address",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"\
IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64\
url-encoded string",json_string:"JSON string",e164:"E.164 number",credit_card:"kredit kart\u0131 n\xF6mr\u0259si",currency_code:"\
valyuta kodu",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{
const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n insta\
nceof ${n.expected}, daxil olan ${u}`:`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${r}, daxil olan ${u}`}case"\
invalid_value":return n.values.length===1?`Yanl\u0131\u015F d\u0259y\u0259r: g\xF6zl\u0259nil\u0259n ${k(n.values[0])}`:
`Yanl\u0131\u015F se\xE7im: a\u015Fa\u011F\u0131dak\u0131lardan biri olmal\u0131d\u0131r: ${g(n.values,"|")}`;case"too_b\
ig":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\xC7ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${n.origin??"d\u0259y\u0259r"}\
 ${r}${n.maximum.toString()} ${a.unit??"element"}`:`\xC7ox b\xF6y\xFCk: g\xF6zl\u0259nil\u0259n ${n.origin??"d\u0259y\u0259r"}\
 ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259\
n ${n.origin} ${r}${n.minimum.toString()} ${a.unit}`:`\xC7ox ki\xE7ik: g\xF6zl\u0259nil\u0259n ${n.origin} ${r}${n.minimum.
toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Yanl\u0131\u015F m\u0259tn: "${r.prefix}" \
il\u0259 ba\u015Flamal\u0131d\u0131r`:r.format==="ends_with"?`Yanl\u0131\u015F m\u0259tn: "${r.suffix}" il\u0259 bitm\u0259lidir`:
r.format==="includes"?`Yanl\u0131\u015F m\u0259tn: "${r.includes}" daxil olmal\u0131d\u0131r`:r.format==="regex"?`Yanl\u0131\u015F\
 m\u0259tn: ${r.pattern} \u015Fablonuna uy\u011Fun olmal\u0131d\u0131r`:`Yanl\u0131\u015F ${i[r.format]??n.format}`}case"\
not_multiple_of":return`Yanl\u0131\u015F \u0259d\u0259d: ${n.divisor} il\u0259 b\xF6l\xFCn\u0259 bil\u0259n olmal\u0131d\u0131r`;case"\
unrecognized_keys":return`Tan\u0131nmayan a\xE7ar${n.keys.length>1?"lar":""}: ${g(n.keys,", ")}`;case"invalid_key":return`${n.
origin} daxilind\u0259 yanl\u0131\u015F a\xE7ar`;case"invalid_union":return"Yanl\u0131\u015F d\u0259y\u0259r";case"inval\
id_element":return`${n.origin} daxilind\u0259 yanl\u0131\u015F d\u0259y\u0259r`;default:return"Yanl\u0131\u015F d\u0259y\u0259r"}}};
function rv(){return{localeError:tv()}}function md(e,t,i,o){const n=Math.abs(e),r=n%10,a=n%100;return a>=11&&a<=19?o:r===
1?t:r>=2&&r<=4?i:o}const iv=()=>{const e={string:{unit:{one:"\u0441\u0456\u043C\u0432\u0430\u043B",few:"\u0441\u0456\u043C\u0432\u0430\u043B\u044B",
many:"\u0441\u0456\u043C\u0432\u0430\u043B\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},set:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\u043C\u0435\u0446\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",
few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u044B",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430\u045E"},verb:"\
\u043C\u0435\u0446\u044C"},file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u044B",many:"\u0431\u0430\u0439\u0442\u0430\u045E"},
verb:"\u043C\u0435\u0446\u044C"}};function t(n){return e[n]??null}const i={regex:"\u0443\u0432\u043E\u0434",email:"email\
 \u0430\u0434\u0440\u0430\u0441",url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0430 \u0456 \u0447\
\u0430\u0441",date:"ISO \u0434\u0430\u0442\u0430",time:"ISO \u0447\u0430\u0441",duration:"ISO \u043F\u0440\u0430\u0446\u044F\u0433\u043B\u0430\u0441\u0446\u044C",
ipv4:"IPv4 \u0430\u0434\u0440\u0430\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0430\u0441",mac:"MAC \u0430\u0434\u0440\u0430\u0441",
cidrv4:"IPv4 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u044B\u044F\u043F\u0430\u0437\u043E\u043D",
base64:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\u0430\u0446\u0435 base64",base64url:"\u0440\u0430\u0434\u043E\u043A \u0443 \u0444\u0430\u0440\u043C\
\u0430\u0446\u0435 base64url",json_string:"JSON \u0440\u0430\u0434\u043E\u043A",e164:"\u043D\u0443\u043C\u0430\u0440 E.164",
credit_card:"\u043D\u0443\u043C\u0430\u0440 \u043A\u0440\u044D\u0434\u044B\u0442\u043D\u0430\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0443\u0432\u043E\u0434"},
o={nan:"NaN",number:"\u043B\u0456\u043A",array:"\u043C\u0430\u0441\u0456\u045E"};return n=>{switch(n.code){case"invalid_\
type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\
\u0441\u044F instanceof ${n.expected}, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${u}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u045E\u0441\u044F\
 ${r}, \u0430\u0442\u0440\u044B\u043C\u0430\u043D\u0430 ${u}`}case"invalid_value":return n.values.length===1?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\
\u044B \u045E\u0432\u043E\u0434: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F ${k(n.values[0])}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0432\u0430\u0440\u044B\u044F\u043D\
\u0442: \u0447\u0430\u043A\u0430\u045E\u0441\u044F \u0430\u0434\u0437\u0456\u043D \u0437 ${g(n.values,"|")}`;case"too_bi\
g":{const r=n.inclusive?"<=":"<",a=t(n.origin);if(a){const u=Number(n.maximum),s=md(u,a.unit.one,a.unit.few,a.unit.many);
return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${r}${n.
maximum.toString()} ${s}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u0432\u044F\u043B\u0456\u043A\u0456: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435"} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${r}${n.
maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);if(a){const u=Number(n.minimum),s=md(u,
a.unit.one,a.unit.few,a.unit.many);return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${n.
origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 ${a.verb} ${r}${n.minimum.toString()} ${s}`}return`\u0417\u0430\u043D\u0430\u0434\u0442\u0430 \u043C\u0430\u043B\u044B: \u0447\u0430\u043A\u0430\
\u043B\u0430\u0441\u044F, \u0448\u0442\u043E ${n.origin} \u043F\u0430\u0432\u0456\u043D\u043D\u0430 \u0431\u044B\u0446\u044C ${r}${n.
minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u043F\u0430\u0447\u044B\u043D\u0430\u0446\
\u0446\u0430 \u0437 "${r.prefix}"`:r.format==="ends_with"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u0430\u043A\u0430\u043D\u0447\u0432\u0430\u0446\u0446\u0430 \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0437\u043C\u044F\u0448\u0447\u0430\u0446\u044C "${r.
includes}"`:r.format==="regex"?`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u0440\u0430\u0434\u043E\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0430\u0434\u043F\u0430\u0432\u044F\u0434\u0430\u0446\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B ${i[r.format]??n.format}`}case"not_multipl\
e_of":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u043B\u0456\u043A: \u043F\u0430\u0432\u0456\u043D\u0435\u043D \u0431\u044B\u0446\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${n.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u0430\u0437\u043D\u0430\u043D\u044B ${n.keys.
length>1?"\u043A\u043B\u044E\u0447\u044B":"\u043A\u043B\u044E\u0447"}: ${g(n.keys,", ")}`;case"invalid_key":return`\u041D\u044F\u043F\u0440\u0430\
\u0432\u0456\u043B\u044C\u043D\u044B \u043A\u043B\u044E\u0447 \u0443 ${n.origin}`;case"invalid_union":return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B\
 \u045E\u0432\u043E\u0434";case"invalid_element":return`\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u0430\u0435 \u0437\u043D\u0430\u0447\u044D\u043D\u043D\u0435 \u045E ${n.
origin}`;default:return"\u041D\u044F\u043F\u0440\u0430\u0432\u0456\u043B\u044C\u043D\u044B \u045E\u0432\u043E\u0434"}}};
function ov(){return{localeError:iv()}}const av=()=>{const e={string:{unit:"\u0441\u0438\u043C\u0432\u043E\u043B\u0430",
verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},file:{unit:"\u0431\u0430\u0439\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\
\u044A\u0440\u0436\u0430"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},
set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"},
map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430",verb:"\u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430"}};
function t(n){return e[n]??null}const i={regex:"\u0432\u0445\u043E\u0434",email:"\u0438\u043C\u0435\u0439\u043B \u0430\u0434\u0440\u0435\u0441",
url:"URL",emoji:"\u0435\u043C\u043E\u0434\u0436\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0432\u0440\u0435\u043C\u0435",date:"\
ISO \u0434\u0430\u0442\u0430",time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"ISO \u043F\u0440\u043E\u0434\u044A\u043B\u0436\u0438\u0442\u0435\u043B\u043D\u043E\u0441\u0442",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"base64-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",base64url:"base64url-\u043A\u043E\u0434\u0438\u0440\u0430\u043D \u043D\u0438\u0437",
json_string:"JSON \u043D\u0438\u0437",e164:"E.164 \u043D\u043E\u043C\u0435\u0440",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u0445\u043E\u0434"},o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};
return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(
n.expected)?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D instanceof ${n.
expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${u}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\u0430\u043D ${r}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D ${u}`}case"invalid_value":return n.values.length===1?`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434: \u043E\u0447\u0430\u043A\u0432\
\u0430\u043D ${k(n.values[0])}`:`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u043E\u043F\u0446\u0438\u044F: \u043E\u0447\u0430\u043A\u0432\u0430\u043D\u043E \u0435\u0434\u043D\u043E \u043E\u0442 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${n.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${r}${n.
maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0430"}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u0433\u043E\u043B\u044F\u043C\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${n.
origin??"\u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442"} \u0434\u0430 \u0431\u044A\u0434\u0435 ${r}${n.maximum.toString()}`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\u0430\u043A\u0432\u0430 \u0441\u0435 ${n.
origin} \u0434\u0430 \u0441\u044A\u0434\u044A\u0440\u0436\u0430 ${r}${n.minimum.toString()} ${a.unit}`:`\u0422\u0432\u044A\u0440\u0434\u0435 \u043C\u0430\u043B\u043A\u043E: \u043E\u0447\
\u0430\u043A\u0432\u0430 \u0441\u0435 ${n.origin} \u0434\u0430 \u0431\u044A\u0434\u0435 ${r}${n.minimum.toString()}`}case"\
invalid_format":{const r=n;if(r.format==="starts_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u0432\u0430 \u0441 "${r.
prefix}"`;if(r.format==="ends_with")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0437\u0430\u0432\u044A\u0440\u0448\u0432\u0430 \u0441 "${r.
suffix}"`;if(r.format==="includes")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0432\u043A\u043B\u044E\u0447\u0432\u0430 "${r.
includes}"`;if(r.format==="regex")return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043D\u0438\u0437: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0441\u044A\u0432\u043F\u0430\u0434\u0430 \u0441 ${r.
pattern}`;let a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D";return r.format==="emoji"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),
r.format==="datetime"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),r.format==="date"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
r.format==="time"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E"),r.format==="duration"&&(a="\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430"),
`${a} ${i[r.format]??n.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u043E \u0447\u0438\u0441\u043B\u043E: \u0442\u0440\u044F\u0431\u0432\u0430 \u0434\u0430 \u0431\u044A\u0434\u0435 \u043A\u0440\u0430\u0442\u043D\u043E \u043D\u0430 ${n.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0437\u043F\u043E\u0437\u043D\u0430\u0442${n.keys.length>
1?"\u0438":""} \u043A\u043B\u044E\u0447${n.keys.length>1?"\u043E\u0432\u0435":""}: ${g(n.keys,", ")}`;case"invalid_key":
return`\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u043A\u043B\u044E\u0447 \u0432 ${n.origin}`;case"invalid_\
union":return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434";case"invalid_element":return`\
\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u043D\u0430 \u0441\u0442\u043E\u0439\u043D\u043E\u0441\u0442 \u0432 ${n.origin}`;default:
return"\u041D\u0435\u0432\u0430\u043B\u0438\u0434\u0435\u043D \u0432\u0445\u043E\u0434"}}};function uv(){return{localeError:av()}}
const cv=()=>{const e={string:{unit:"\u0985\u0995\u09CD\u09B7\u09B0",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},
file:{unit:"\u09AC\u09BE\u0987\u099F",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},array:{unit:"\u0986\u0987\u099F\u09C7\u09AE",
verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},set:{unit:"\u0986\u0987\u099F\u09C7\u09AE",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"},
map:{unit:"\u098F\u09A8\u09CD\u099F\u09CD\u09B0\u09BF",verb:"\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7"}};function t(n){
return e[n]??null}const i={regex:"\u0987\u09A8\u09AA\u09C1\u099F",email:"\u0987\u09AE\u09C7\u0987\u09B2 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",
url:"URL",emoji:"\u0987\u09AE\u09CB\u099C\u09BF",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u09A4\u09BE\u09B0\u09BF\u0996 \u0993 \u09B8\u09AE\u09AF\u09BC",
date:"ISO \u09A4\u09BE\u09B0\u09BF\u0996",time:"ISO \u09B8\u09AE\u09AF\u09BC",duration:"ISO \u09B8\u09AE\u09AF\u09BC\u0995\u09BE\u09B2",
ipv4:"IPv4 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",ipv6:"IPv6 \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",mac:"MAC \u09A0\u09BF\u0995\u09BE\u09A8\u09BE",
cidrv4:"IPv4 \u09B0\u09C7\u099E\u09CD\u099C",cidrv6:"IPv6 \u09B0\u09C7\u099E\u09CD\u099C",base64:"base64-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",
base64url:"base64url-\u098F\u09A8\u0995\u09CB\u09A1\u09C7\u09A1 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",json_string:"\
JSON \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982",e164:"E.164 \u09A8\u09AE\u09CD\u09AC\u09B0",credit_card:"\u0995\u09CD\u09B0\u09C7\u09A1\u09BF\u099F \u0995\u09BE\u09B0\u09CD\u09A1 \
\u09A8\u09AE\u09CD\u09AC\u09B0",currency_code:"\u09AE\u09C1\u09A6\u09CD\u09B0\u09BE \u0995\u09CB\u09A1",iban:"IBAN",jwt:"\
JWT",template_literal:"\u0987\u09A8\u09AA\u09C1\u099F"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.
expected]??n.expected,a=I(n.input),u=o[a]??a;return`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${r}\
, \u09AA\u09CD\u09B0\u09BE\u09AA\u09CD\u09A4 ${u}`}case"invalid_value":return n.values.length===1?`\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F: \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\
\u09A4 ${k(n.values[0])}`:`\u0985\u09AC\u09C8\u09A7 \u0985\u09AA\u09B6\u09A8: ${g(n.values," | ")} \u098F\u09B0 \u09AE\u09A7\u09CD\u09AF\u09C7 \u098F\u0995\u099F\u09BF \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\
\u09B6\u09BF\u09A4`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${n.
origin??"\u09AE\u09BE\u09A8"} ${r}${n.maximum.toString()} ${a.unit??"\u098F\u09B2\u09BF\u09AE\u09C7\u09A8\u09CD\u099F"} \
\u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09A8\u09C7\u0995 \u09AC\u09A1\u09BC: ${n.origin??"\u09AE\u09BE\u09A8"} ${r}${n.
maximum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${n.origin} ${r}${n.minimum.toString()} ${a.unit} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
`\u0985\u09A8\u09C7\u0995 \u099B\u09CB\u099F: ${n.origin} ${r}${n.minimum.toString()} \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.
prefix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C1\u09B0\u09C1 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:r.format==="ends\
_with"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.suffix}" \u09A6\u09BF\u09AF\u09BC\u09C7 \u09B6\u09C7\u09B7 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`:
r.format==="includes"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: "${r.includes}" \u0985\u09A8\u09CD\u09A4\u09B0\u09CD\u09AD\u09C1\u0995\u09CD\u09A4 \
\u09A5\u09BE\u0995\u09A4\u09C7 \u09B9\u09AC\u09C7`:r.format==="regex"?`\u0985\u09AC\u09C8\u09A7 \u09B8\u09CD\u099F\u09CD\u09B0\u09BF\u0982: ${r.
pattern} \u09AA\u09CD\u09AF\u09BE\u099F\u09BE\u09B0\u09CD\u09A8 \u09AE\u09BF\u09B2\u09A4\u09C7 \u09B9\u09AC\u09C7`:`\u0985\u09AC\u09C8\u09A7\
 ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0985\u09AC\u09C8\u09A7 \u09A8\u09AE\u09CD\u09AC\u09B0: ${n.divisor}\
 \u098F\u09B0 \u0997\u09C1\u09A3\u09BF\u09A4\u0995 \u09B9\u09A4\u09C7 \u09B9\u09AC\u09C7`;case"unrecognized_keys":return`\
\u0985\u099A\u09C7\u09A8\u09BE \u0995\u09C0${n.keys.length>1?"\u0997\u09C1\u09B2\u09CB":""}: ${g(n.keys,", ")}`;case"inv\
alid_key":return`${n.origin} \u098F \u0985\u09AC\u09C8\u09A7 \u0995\u09C0`;case"invalid_union":return n.options&&Array.isArray(
n.options)&&n.options.length>0?`\u0985\u09AC\u09C8\u09A7 \u09A1\u09BF\u09B8\u0995\u09CD\u09B0\u09BF\u09AE\u09BF\u09A8\u09C7\u099F\u09B0 \u09AE\u09BE\u09A8\u0964 \u09AA\u09CD\u09B0\u09A4\u09CD\u09AF\u09BE\u09B6\u09BF\u09A4 ${n.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F";case"invalid_element":return`${n.
origin} \u098F \u0985\u09AC\u09C8\u09A7 \u09AE\u09BE\u09A8`;default:return"\u0985\u09AC\u09C8\u09A7 \u0987\u09A8\u09AA\u09C1\u099F"}}};
function sv(){return{localeError:cv()}}const lv=()=>{const e={string:{unit:"car\xE0cters",verb:"contenir"},file:{unit:"b\
ytes",verb:"contenir"},array:{unit:"elements",verb:"contenir"},set:{unit:"elements",verb:"contenir"},map:{unit:"elements",
verb:"contenir"}};function t(n){return e[n]??null}const i={regex:"entrada",email:"adre\xE7a electr\xF2nica",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"data i hora ISO",date:"data ISO",time:"hora ISO",duration:"durada ISO",ipv4:"adre\xE7a IPv4",
ipv6:"adre\xE7a IPv6",mac:"adre\xE7a MAC",cidrv4:"rang IPv4",cidrv6:"rang IPv6",base64:"cadena codificada en base64",base64url:"\
cadena codificada en base64url",json_string:"cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de targeta de cr\xE8di\
t",currency_code:"codi de moneda",iban:"IBAN",jwt:"JWT",template_literal:"entrada"},o={nan:"NaN"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Tipus inv\xE0lid: \
s'esperava instanceof ${n.expected}, s'ha rebut ${u}`:`Tipus inv\xE0lid: s'esperava ${r}, s'ha rebut ${u}`}case"invalid_\
value":return n.values.length===1?`Valor inv\xE0lid: s'esperava ${k(n.values[0])}`:`Opci\xF3 inv\xE0lida: s'esperava una de ${g(
n.values," o ")}`;case"too_big":{const r=n.inclusive?"com a m\xE0xim":"menys de",a=t(n.origin);return a?`Massa gran: s'e\
sperava que ${n.origin??"el valor"} contingu\xE9s ${r} ${n.maximum.toString()} ${a.unit??"elements"}`:`Massa gran: s'esp\
erava que ${n.origin??"el valor"} fos ${r} ${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?"com a m\xEDnim":
"m\xE9s de",a=t(n.origin);return a?`Massa petit: s'esperava que ${n.origin} contingu\xE9s ${r} ${n.minimum.toString()} ${a.
unit}`:`Massa petit: s'esperava que ${n.origin} fos ${r} ${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`Format inv\xE0lid: ha de comen\xE7ar amb "${r.prefix}"`:r.format==="ends_with"?`Format inv\xE0lid: \
ha d'acabar amb "${r.suffix}"`:r.format==="includes"?`Format inv\xE0lid: ha d'incloure "${r.includes}"`:r.format==="rege\
x"?`Format inv\xE0lid: ha de coincidir amb el patr\xF3 ${r.pattern}`:`Format inv\xE0lid per a ${i[r.format]??n.format}`}case"\
not_multiple_of":return`N\xFAmero inv\xE0lid: ha de ser m\xFAltiple de ${n.divisor}`;case"unrecognized_keys":return`Clau${n.
keys.length>1?"s":""} no reconeguda${n.keys.length>1?"s":""}: ${g(n.keys,", ")}`;case"invalid_key":return`Clau inv\xE0lida \
a ${n.origin}`;case"invalid_union":return"Entrada inv\xE0lida";case"invalid_element":return`Element inv\xE0lid a ${n.origin}`;default:
return"Entrada inv\xE0lida"}}};function dv(){return{localeError:lv()}}const fv=()=>{const e={string:{unit:"\u067E\u06CC\u062A",
verb:"\u0628\u06CE\u062A"},file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u0628\u06CE\u062A"},array:{unit:"\u062F\u0627\u0646\u06D5",
verb:"\u0628\u06CE\u062A"},set:{unit:"\u062F\u0627\u0646\u06D5",verb:"\u0628\u06CE\u062A"},map:{unit:"\u062F\u0627\u0646\u06D5",
verb:"\u0628\u06CE\u062A"}};function t(n){return e[n]??null}const i={regex:"regex",email:"\u0626\u06CC\u0645\u06D5\u06CC\u06B5",
url:"\u0628\u06D5\u0633\u062A\u06D5\u0631 (URL)",emoji:"\u0626\u06CC\u0645\u06C6\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",
uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0695\u06CE\u06A9\u06D5\
\u0648\u062A \u0648 \u06A9\u0627\u062A",date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",time:"\u06A9\u0627\u062A",duration:"\
\u0645\u0627\u0648\u06D5",ipv4:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC IPv4",ipv6:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC IPv6",
mac:"\u0646\u0627\u0648\u0646\u06CC\u0634\u0627\u0646\u06CC MAC",cidrv4:"\u0645\u06D5\u0648\u062F\u0627\u06CC IPv4",cidrv6:"\
\u0645\u06D5\u0648\u062F\u0627\u06CC IPv6",base64:"\u062F\u06D5\u0642\u06CC base64",base64url:"\u062F\u06D5\u0642\u06CC base64url",
json_string:"\u062F\u06D5\u0642\u06CC JSON",e164:"\u0698\u0645\u0627\u0631\u06D5\u06CC E.164",credit_card:"\u0698\u0645\u0627\u0631\u06D5\u06CC \u06A9\u0627\u0631\u062A\u06CC \
\u06A9\u0631\u06CE\u062F\u06CC\u062A",currency_code:"\u06A9\u06C6\u062F\u06CC \u062F\u0631\u0627\u0648",iban:"IBAN",jwt:"\
JWT",template_literal:"\u062A\u06CE\u06A9\u0631\u062F\u06D5"},o={nan:"NaN",string:"\u0646\u0648\u0648\u0633\u06CC\u0646",
number:"\u0698\u0645\u0627\u0631\u06D5",boolean:"boolean",array:"array",object:"object",date:"\u0695\u06CE\u06A9\u06D5\u0648\u062A",
integer:"\u0698\u0645\u0627\u0631\u06D5",float:"\u0698\u0645\u0627\u0631\u06D5",null:"null",undefined:"undefined",function:"\
function",symbol:"symbol",unknown:"unknown",promise:"promise",void:"void",never:"never",map:"map",set:"set"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a,s=["\u0627","\u0648","\u06C6",
"\u0648\u0648","\u06D5","\u06CC","\u06CE"].some(l=>u.endsWith(l))?"\u06CC\u06D5":"\u06D5",c=/^[a-zA-Z]+$/.test(u);return a===
"null"||a==="undefined"?"\u062F\u0627\u0648\u0627\u06A9\u0631\u0627\u0648\u06D5":`\u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${r}\
 \u0628\u06CE\u062A\u060C \u0628\u06D5\u06B5\u0627\u0645 ${u}${c?"":s}`}case"invalid_value":return n.values.length===1?`\
\u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0648\u0633\u062A\u06D5: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 ${k(
n.values[0])} \u0628\u06CE\u062A`:`\u0647\u06D5\u06B5\u0628\u0698\u0627\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648\u06D5 \u06CC\u06D5\u06A9\u06CE\u06A9 \u0628\u06CE\u062A \u0644\u06D5 ${g(
n.values,"|")}`;case"too_big":{const r=t(n.origin);return r?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${n.
maximum.toString()} ${r.unit} ${r.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u0632\u06C6\u0631\u06D5\u0648\u06D5 ${n.
maximum.toString()} \u0628\u06CE\u062A`}case"too_small":{const r=t(n.origin);return r?`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${n.
minimum.toString()} ${r.unit} ${r.verb}`:`\u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0628\u06D5 \u0644\u0627\u06CC\u06D5\u0646\u06CC \u06A9\u06D5\u0645\u06D5\u0648\u06D5 ${n.
minimum.toString()} \u0628\u06CE\u062A`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\
\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u062F\u06D5\u0633\u062A\u067E\u06CE\u0628\u06A9\u0627\u062A \u0628\u06D5 "${r.prefix}\
"`:r.format==="ends_with"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u06A9\u06C6\u062A\u0627\u06CC\u06CC\u0628\u06CE\u062A \u0628\u06D5 "${r.
suffix}"`:r.format==="includes"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 "${r.
includes}" \u0644\u06D5\u062E\u06C6\u0628\u06AF\u0631\u06CE\u062A`:r.format==="regex"?`\u062F\u06D5\u0642\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u067E\u06CE\u0648\u06CC\u0633\u062A\u06D5 \u0644\u06D5\u06AF\u06D5\u06B5 \u067E\u0627\u062A\u06CE\u0631\
\u0646\u06CC ${r.pattern} \u0628\u06AF\u0648\u0646\u062C\u06CE\u062A`:`\u0628\u06D5\u0647\u0627\u06CC ${i[r.format]??n.format}\
 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`}case"not_multiple_of":return`\u0698\u0645\u0627\u0631\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A: \u062F\u06D5\u0628\u06CE\u062A \u0686\u06D5\u0646\u062F \u0647\u06CE\u0646\u062F\u06D5 \u0628\u06CE\u062A \u0628\u06C6 ${n.
divisor}`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648: ${g(
n.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u0644\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A \u0644\u06D5 ${n.
origin}`;case"invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u0628\u06D5\u0647\u0627\u06CC \u0646\u06D5\u0646\u0627\u0633\u0631\u0627\u0648 \u0647\u06D5\u06CC\u06D5. \u0628\u06D5\u0647\u0627\u06CC \
\u0686\u0627\u0648\u06D5\u0695\u0648\u0627\u0646\u06A9\u0631\u0627\u0648: ${n.options.map(a=>`'${a}'`).join(" | ")}`:"\u06CC\u06D5\
\u06A9\u06AF\u0631\u062A\u0646\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A";case"invalid_element":return`${n.origin}\
 \u0628\u06D5\u0647\u0627\u06A9\u06D5 \u0646\u0627\u062F\u0631\u0648\u0633\u062A\u06D5`;default:return"\u062A\u06CE\u06A9\u0631\u062F\u06D5\u06CC \u0646\u0627\u062F\u0631\u0648\u0633\u062A"}}};
function mv(){return{localeError:fv()}}const pv=()=>{const e={string:{unit:"znak\u016F",verb:"m\xEDt"},file:{unit:"bajt\u016F",
verb:"m\xEDt"},array:{unit:"prvk\u016F",verb:"m\xEDt"},set:{unit:"prvk\u016F",verb:"m\xEDt"},map:{unit:"prvk\u016F",verb:"\
m\xEDt"}};function t(n){return e[n]??null}const i={regex:"regul\xE1rn\xED v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"datum a \u010Das ve form\xE1tu ISO",date:"datum ve form\xE1tu ISO",time:"\u010Das ve fo\
rm\xE1tu ISO",duration:"doba trv\xE1n\xED ISO",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IPv\
4",cidrv6:"rozsah IPv6",base64:"\u0159et\u011Bzec zak\xF3dovan\xFD ve form\xE1tu base64",base64url:"\u0159et\u011Bzec zak\xF3dovan\xFD v\
e form\xE1tu base64url",json_string:"\u0159et\u011Bzec ve form\xE1tu JSON",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo\
 kreditn\xED karty",currency_code:"k\xF3d m\u011Bny",iban:"IBAN",jwt:"JWT",template_literal:"vstup"},o={nan:"NaN",number:"\
\u010D\xEDslo",string:"\u0159et\u011Bzec",function:"funkce",array:"pole"};return n=>{switch(n.code){case"invalid_type":{
const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no inst\
anceof ${n.expected}, obdr\u017Eeno ${u}`:`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no ${r}, obdr\u017Eeno ${u}`}case"invali\
d_value":return n.values.length===1?`Neplatn\xFD vstup: o\u010Dek\xE1v\xE1no ${k(n.values[0])}`:`Neplatn\xE1 mo\u017Enost: o\u010Dek\xE1\
v\xE1na jedna z hodnot ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Hodnota j\
e p\u0159\xEDli\u0161 velk\xE1: ${n.origin??"hodnota"} mus\xED m\xEDt ${r}${n.maximum.toString()} ${a.unit??"prvk\u016F"}`:
`Hodnota je p\u0159\xEDli\u0161 velk\xE1: ${n.origin??"hodnota"} mus\xED b\xFDt ${r}${n.maximum.toString()}`}case"too_sm\
all":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${n.origin??"hodnota"}\
 mus\xED m\xEDt ${r}${n.minimum.toString()} ${a.unit??"prvk\u016F"}`:`Hodnota je p\u0159\xEDli\u0161 mal\xE1: ${n.origin??
"hodnota"} mus\xED b\xFDt ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\
Neplatn\xFD \u0159et\u011Bzec: mus\xED za\u010D\xEDnat na "${r.prefix}"`:r.format==="ends_with"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED \
kon\u010Dit na "${r.suffix}"`:r.format==="includes"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED obsahovat "${r.includes}"`:r.
format==="regex"?`Neplatn\xFD \u0159et\u011Bzec: mus\xED odpov\xEDdat vzoru ${r.pattern}`:`Neplatn\xFD form\xE1t ${i[r.format]??
n.format}`}case"not_multiple_of":return`Neplatn\xE9 \u010D\xEDslo: mus\xED b\xFDt n\xE1sobkem ${n.divisor}`;case"unrecog\
nized_keys":return`Nezn\xE1m\xE9 kl\xED\u010De: ${g(n.keys,", ")}`;case"invalid_key":return`Neplatn\xFD kl\xED\u010D v ${n.
origin}`;case"invalid_union":return"Neplatn\xFD vstup";case"invalid_element":return`Neplatn\xE1 hodnota v ${n.origin}`;default:
return"Neplatn\xFD vstup"}}};function vv(){return{localeError:pv()}}const gv=()=>{const e={string:{unit:"tegn",verb:"hav\
de"},file:{unit:"bytes",verb:"havde"},array:{unit:"elementer",verb:"indeholdt"},set:{unit:"elementer",verb:"indeholdt"},
map:{unit:"elementer",verb:"indeholdt"}};function t(n){return e[n]??null}const i={regex:"input",email:"e-mailadresse",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"\
ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og klokkesl\xE6t",date:"ISO-dato",time:"ISO-klokkesl\xE6t",duration:"I\
SO-varighed",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"MAC-adresse",cidrv4:"IPv4-spektrum",cidrv6:"IPv6-spektrum",base64:"\
base64-kodet streng",base64url:"base64url-kodet streng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredi\
tkortnummer",currency_code:"valutakode",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN",string:"streng",number:"\
tal",boolean:"boolean",array:"liste",object:"objekt",set:"s\xE6t",file:"fil"};return n=>{switch(n.code){case"invalid_typ\
e":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ugyldigt input: forventede\
 instanceof ${n.expected}, fik ${u}`:`Ugyldigt input: forventede ${r}, fik ${u}`}case"invalid_value":return n.values.length===
1?`Ugyldig v\xE6rdi: forventede ${k(n.values[0])}`:`Ugyldigt valg: forventede en af f\xF8lgende ${g(n.values,"|")}`;case"\
too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin),u=o[n.origin]??n.origin;return a?`For stor: forventede ${u??"value"}\
 ${a.verb} ${r} ${n.maximum.toString()} ${a.unit??"elementer"}`:`For stor: forventede ${u??"value"} havde ${r} ${n.maximum.
toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin),u=o[n.origin]??n.origin;return a?`For lille: fo\
rventede ${u} ${a.verb} ${r} ${n.minimum.toString()} ${a.unit}`:`For lille: forventede ${u} havde ${r} ${n.minimum.toString()}`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`Ugyldig streng: skal starte med "${r.prefix}"`:r.format==="e\
nds_with"?`Ugyldig streng: skal ende med "${r.suffix}"`:r.format==="includes"?`Ugyldig streng: skal indeholde "${r.includes}\
"`:r.format==="regex"?`Ugyldig streng: skal matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??n.format}`}case"no\
t_multiple_of":return`Ugyldigt tal: skal v\xE6re deleligt med ${n.divisor}`;case"unrecognized_keys":return`${n.keys.length>
1?"Ukendte n\xF8gler":"Ukendt n\xF8gle"}: ${g(n.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8gle i ${n.origin}`;case"\
invalid_union":return"Ugyldigt input: matcher ingen af de tilladte typer";case"invalid_element":return`Ugyldig v\xE6rdi i ${n.
origin}`;default:return"Ugyldigt input"}}};function $v(){return{localeError:gv()}}const hv=()=>{const e={string:{unit:"Z\
eichen",verb:"zu haben"},file:{unit:"Bytes",verb:"zu haben"},array:{unit:"Elemente",verb:"zu haben"},set:{unit:"Elemente",
verb:"zu haben"},map:{unit:"Elemente",verb:"zu haben"}};function t(n){return e[n]??null}const i={regex:"Eingabe",email:"\
E-Mail-Adresse",url:"URL",emoji:"Emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cu\
id",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-Datum und -Uhrzeit",date:"ISO-Datum",time:"ISO-Uhrze\
it",duration:"ISO-Dauer",ipv4:"IPv4-Adresse",ipv6:"IPv6-Adresse",mac:"MAC-Adresse",cidrv4:"IPv4-Bereich",cidrv6:"IPv6-Be\
reich",base64:"Base64-codierter String",base64url:"Base64-URL-codierter String",json_string:"JSON-String",e164:"E.164-Nu\
mmer",credit_card:"Kreditkartennummer",currency_code:"W\xE4hrungscode",iban:"IBAN",jwt:"JWT",template_literal:"Eingabe"},
o={nan:"NaN",number:"Zahl",array:"Array"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,
a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ung\xFCltige Eingabe: erwartet instanceof ${n.expected}, erhalte\
n ${u}`:`Ung\xFCltige Eingabe: erwartet ${r}, erhalten ${u}`}case"invalid_value":return n.values.length===1?`Ung\xFCltige E\
ingabe: erwartet ${k(n.values[0])}`:`Ung\xFCltige Option: erwartet eine von ${g(n.values,"|")}`;case"too_big":{const r=n.
inclusive?"<=":"<",a=t(n.origin);return a?`Zu gro\xDF: erwartet, dass ${n.origin??"Wert"} ${r}${n.maximum.toString()} ${a.
unit??"Elemente"} hat`:`Zu gro\xDF: erwartet, dass ${n.origin??"Wert"} ${r}${n.maximum.toString()} ist`}case"too_small":{
const r=n.inclusive?">=":">",a=t(n.origin);return a?`Zu klein: erwartet, dass ${n.origin} ${r}${n.minimum.toString()} ${a.
unit} hat`:`Zu klein: erwartet, dass ${n.origin} ${r}${n.minimum.toString()} ist`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`Ung\xFCltiger String: muss mit "${r.prefix}" beginnen`:r.format==="ends_with"?`Ung\xFCltiger String\
: muss mit "${r.suffix}" enden`:r.format==="includes"?`Ung\xFCltiger String: muss "${r.includes}" enthalten`:r.format===
"regex"?`Ung\xFCltiger String: muss dem Muster ${r.pattern} entsprechen`:`Ung\xFCltig: ${i[r.format]??n.format}`}case"no\
t_multiple_of":return`Ung\xFCltige Zahl: muss ein Vielfaches von ${n.divisor} sein`;case"unrecognized_keys":return`${n.keys.
length>1?"Unbekannte Schl\xFCssel":"Unbekannter Schl\xFCssel"}: ${g(n.keys,", ")}`;case"invalid_key":return`Ung\xFCltiger S\
chl\xFCssel in ${n.origin}`;case"invalid_union":return"Ung\xFCltige Eingabe";case"invalid_element":return`Ung\xFCltiger Wer\
t in ${n.origin}`;default:return"Ung\xFCltige Eingabe"}}};function _v(){return{localeError:hv()}}const yv=()=>{const e={
string:{unit:"\u03C7\u03B1\u03C1\u03B1\u03BA\u03C4\u03AE\u03C1\u03B5\u03C2",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},
file:{unit:"bytes",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},array:{unit:"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",
verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},set:{unit:"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\u03B1",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"},
map:{unit:"\u03BA\u03B1\u03C4\u03B1\u03C7\u03C9\u03C1\u03AE\u03C3\u03B5\u03B9\u03C2",verb:"\u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9"}};
function t(n){return e[n]??null}const i={regex:"\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2",email:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 email",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1 \u03BA\u03B1\u03B9 \u03CE\u03C1\u03B1",
date:"ISO \u03B7\u03BC\u03B5\u03C1\u03BF\u03BC\u03B7\u03BD\u03AF\u03B1",time:"ISO \u03CE\u03C1\u03B1",duration:"ISO \u03B4\u03B9\u03AC\u03C1\
\u03BA\u03B5\u03B9\u03B1",ipv4:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv4",ipv6:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 IPv6",
mac:"\u03B4\u03B9\u03B5\u03CD\u03B8\u03C5\u03BD\u03C3\u03B7 MAC",cidrv4:"\u03B5\u03CD\u03C1\u03BF\u03C2 IPv4",cidrv6:"\u03B5\u03CD\
\u03C1\u03BF\u03C2 IPv6",base64:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64",
base64url:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC \u03BA\u03C9\u03B4\u03B9\u03BA\u03BF\u03C0\u03BF\u03B9\u03B7\u03BC\u03AD\u03BD\u03B7 \u03C3\u03B5 base64url",
json_string:"\u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC JSON",e164:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 E.164",
credit_card:"\u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2 \u03C0\u03B9\u03C3\u03C4\u03C9\u03C4\u03B9\u03BA\u03AE\u03C2 \u03BA\u03AC\u03C1\u03C4\u03B1\u03C2",
currency_code:"\u03BA\u03C9\u03B4\u03B9\u03BA\u03CC\u03C2 \u03BD\u03BF\u03BC\u03AF\u03C3\u03BC\u03B1\u03C4\u03BF\u03C2",
iban:"IBAN",jwt:"JWT",template_literal:"\u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"},o={nan:"NaN"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return typeof n.expected=="string"&&/^[A-Z]/.test(
n.expected)?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD instanceof ${n.
expected}, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${u}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${r}\
, \u03BB\u03AE\u03C6\u03B8\u03B7\u03BA\u03B5 ${u}`}case"invalid_value":return n.values.length===1?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2: \u03B1\u03BD\
\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${k(n.values[0])}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03C0\u03B9\u03BB\u03BF\u03B3\u03AE: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD \u03AD\u03BD\u03B1 \u03B1\u03C0\u03CC ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${n.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${r}${n.maximum.toString()} ${a.unit??"\u03C3\u03C4\u03BF\u03B9\u03C7\u03B5\u03AF\
\u03B1"}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B5\u03B3\u03AC\u03BB\u03BF: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${n.
origin??"\u03C4\u03B9\u03BC\u03AE"} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${r}${n.maximum.toString()}`}case"too_sm\
all":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${n.
origin} \u03BD\u03B1 \u03AD\u03C7\u03B5\u03B9 ${r}${n.minimum.toString()} ${a.unit}`:`\u03A0\u03BF\u03BB\u03CD \u03BC\u03B9\u03BA\u03C1\u03CC: \u03B1\u03BD\u03B1\u03BC\u03B5\u03BD\u03CC\u03C4\u03B1\u03BD ${n.
origin} \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03BE\u03B5\u03BA\u03B9\u03BD\u03AC \u03BC\u03B5 "${r.
prefix}"`:r.format==="ends_with"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B5\u03BB\u03B5\u03B9\u03CE\u03BD\u03B5\u03B9 \u03BC\u03B5 "${r.
suffix}"`:r.format==="includes"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C0\u03B5\u03C1\u03B9\u03AD\u03C7\u03B5\u03B9 "${r.
includes}"`:r.format==="regex"?`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C3\u03C5\u03BC\u03B2\u03BF\u03BB\u03BF\u03C3\u03B5\u03B9\u03C1\u03AC: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03C4\u03B1\u03B9\u03C1\u03B9\u03AC\u03B6\u03B5\u03B9 \u03BC\u03B5 \u03C4\u03BF \u03BC\u03BF\u03C4\u03AF\u03B2\u03BF ${r.
pattern}`:`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF: ${i[r.format]??n.format}`}case"not_multiple_of":return`\u039C\u03B7 \
\u03AD\u03B3\u03BA\u03C5\u03C1\u03BF\u03C2 \u03B1\u03C1\u03B9\u03B8\u03BC\u03CC\u03C2: \u03C0\u03C1\u03AD\u03C0\u03B5\u03B9 \u03BD\u03B1 \u03B5\u03AF\u03BD\u03B1\u03B9 \u03C0\u03BF\u03BB\u03BB\u03B1\u03C0\u03BB\u03AC\u03C3\u03B9\u03BF \u03C4\u03BF\u03C5 ${n.
divisor}`;case"unrecognized_keys":return`\u0386\u03B3\u03BD\u03C9\u03C3\u03C4${n.keys.length>1?"\u03B1":"\u03BF"} \u03BA\u03BB\u03B5\u03B9\u03B4${n.
keys.length>1?"\u03B9\u03AC":"\u03AF"}: ${g(n.keys,", ")}`;case"invalid_key":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03BF \u03BA\u03BB\u03B5\u03B9\u03B4\u03AF \u03C3\u03C4\u03BF ${n.
origin}`;case"invalid_union":return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2";case"\
invalid_element":return`\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03C4\u03B9\u03BC\u03AE \u03C3\u03C4\u03BF ${n.
origin}`;default:return"\u039C\u03B7 \u03AD\u03B3\u03BA\u03C5\u03C1\u03B7 \u03B5\u03AF\u03C3\u03BF\u03B4\u03BF\u03C2"}}};
function bv(){return{localeError:yv()}}const kv=()=>{const e={string:{unit:"characters",verb:"to have"},file:{unit:"byte\
s",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to ha\
ve"}};function t(r){return e[r]??null}const i={regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC a\
ddress",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"\
JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},o={nan:"NaN"};function n(r,a){return r==="number"&&typeof a=="number"&&!Number.isFinite(a)?String(a):o[r]??r}return r=>{
switch(r.code){case"invalid_type":{const a=n(r.expected),u=I(r.input),s=n(u,r.input);return`Invalid input: expected ${a}\
, received ${s}`}case"invalid_value":return r.values.length===1?`Invalid input: expected ${k(r.values[0])}`:`Invalid opt\
ion: expected one of ${g(r.values,"|")}`;case"too_big":{const a=r.exact?"exactly ":r.inclusive?"<=":"<",u=t(r.origin);return u?
`Too big: expected ${r.origin??"value"} to have ${a}${r.maximum.toString()} ${u.unit??"elements"}`:`Too big: expected ${r.
origin??"value"} to be ${a}${r.maximum.toString()}`}case"too_small":{const a=r.exact?"exactly ":r.inclusive?">=":">",u=t(
r.origin);return u?`Too small: expected ${r.origin} to have ${a}${r.minimum.toString()} ${u.unit}`:`Too small: expected ${r.
origin} to be ${a}${r.minimum.toString()}`}case"invalid_format":{const a=r;return a.format==="starts_with"?`Invalid stri\
ng: must start with "${a.prefix}"`:a.format==="ends_with"?`Invalid string: must end with "${a.suffix}"`:a.format==="incl\
udes"?`Invalid string: must include "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:
`Invalid ${i[a.format]??r.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${r.divisor}`;case"\
unrecognized_keys":return`Unrecognized key${r.keys.length>1?"s":""}: ${g(r.keys,", ")}`;case"invalid_key":return`Invalid\
 key in ${r.origin}`;case"invalid_union":return r.options&&Array.isArray(r.options)&&r.options.length>0?`Invalid discrim\
inator value. Expected ${r.options.map(u=>`'${u}'`).join(" | ")}`:r.inclusive===!1?"Invalid input: more than one option \
matched":"Invalid input";case"invalid_element":return`Invalid value in ${r.origin}`;default:return"Invalid input"}}};function pd(){
return{localeError:kv()}}const Iv=()=>{const e={string:{unit:"karaktrojn",verb:"havi"},file:{unit:"bajtojn",verb:"havi"},
array:{unit:"elementojn",verb:"havi"},set:{unit:"elementojn",verb:"havi"},map:{unit:"elementojn",verb:"havi"}};function t(n){
return e[n]??null}const i={regex:"enigo",email:"retadreso",url:"URL",emoji:"emo\u011Dio",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datotemp\
o",date:"ISO-dato",time:"ISO-tempo",duration:"ISO-da\u016Dro",ipv4:"IPv4-adreso",ipv6:"IPv6-adreso",mac:"MAC-adreso",cidrv4:"\
IPv4-rango",cidrv6:"IPv6-rango",base64:"64-ume kodita karaktraro",base64url:"URL-64-ume kodita karaktraro",json_string:"\
JSON-karaktraro",e164:"E.164-nombro",credit_card:"kreditkarta numero",currency_code:"valuta kodo",iban:"IBAN",jwt:"JWT",
template_literal:"enigo"},o={nan:"NaN",number:"nombro",array:"tabelo",null:"senvalora"};return n=>{switch(n.code){case"i\
nvalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Nevalida enigo: \
atendi\u011Dis instanceof ${n.expected}, ricevi\u011Dis ${u}`:`Nevalida enigo: atendi\u011Dis ${r}, ricevi\u011Dis ${u}`}case"\
invalid_value":return n.values.length===1?`Nevalida enigo: atendi\u011Dis ${k(n.values[0])}`:`Nevalida opcio: atendi\u011Dis \
unu el ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Tro granda: atendi\u011Dis ke ${n.
origin??"valoro"} havu ${r}${n.maximum.toString()} ${a.unit??"elementojn"}`:`Tro granda: atendi\u011Dis ke ${n.origin??"\
valoro"} havu ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Tro mal\
granda: atendi\u011Dis ke ${n.origin} havu ${r}${n.minimum.toString()} ${a.unit}`:`Tro malgranda: atendi\u011Dis ke ${n.
origin} estu ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Nevalida kara\
ktraro: devas komenci\u011Di per "${r.prefix}"`:r.format==="ends_with"?`Nevalida karaktraro: devas fini\u011Di per "${r.
suffix}"`:r.format==="includes"?`Nevalida karaktraro: devas inkluzivi "${r.includes}"`:r.format==="regex"?`Nevalida kara\
ktraro: devas kongrui kun la modelo ${r.pattern}`:`Nevalida ${i[r.format]??n.format}`}case"not_multiple_of":return`Neval\
ida nombro: devas esti oblo de ${n.divisor}`;case"unrecognized_keys":return`Nekonata${n.keys.length>1?"j":""} \u015Dlosilo${n.
keys.length>1?"j":""}: ${g(n.keys,", ")}`;case"invalid_key":return`Nevalida \u015Dlosilo en ${n.origin}`;case"invalid_un\
ion":return"Nevalida enigo";case"invalid_element":return`Nevalida valoro en ${n.origin}`;default:return"Nevalida enigo"}}};
function wv(){return{localeError:Iv()}}const Sv=()=>{const e={string:{unit:"caracteres",verb:"tener"},file:{unit:"bytes",
verb:"tener"},array:{unit:"elementos",verb:"tener"},set:{unit:"elementos",verb:"tener"}};function t(n){return e[n]??null}
const i={regex:"entrada",email:"direcci\xF3n de correo electr\xF3nico",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv\
4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"f\
echa y hora ISO",date:"fecha ISO",time:"hora ISO",duration:"duraci\xF3n ISO",ipv4:"direcci\xF3n IPv4",ipv6:"direcci\xF3n IP\
v6",mac:"direcci\xF3n MAC",cidrv4:"rango IPv4",cidrv6:"rango IPv6",base64:"cadena codificada en base64",base64url:"URL c\
odificada en base64",json_string:"cadena JSON",e164:"n\xFAmero E.164",credit_card:"n\xFAmero de tarjeta de cr\xE9dito",currency_code:"\
c\xF3digo de moneda",iban:"IBAN",jwt:"JWT",template_literal:"entrada"},o={nan:"NaN",string:"texto",number:"n\xFAmero",boolean:"\
booleano",array:"arreglo",object:"objeto",set:"conjunto",file:"archivo",date:"fecha",bigint:"n\xFAmero grande",symbol:"s\
\xEDmbolo",undefined:"indefinido",null:"nulo",function:"funci\xF3n",map:"mapa",record:"registro",tuple:"tupla",enum:"enu\
meraci\xF3n",union:"uni\xF3n",literal:"literal",promise:"promesa",void:"vac\xEDo",never:"nunca",unknown:"desconocido",any:"\
cualquiera"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.
test(n.expected)?`Entrada inv\xE1lida: se esperaba instanceof ${n.expected}, recibido ${u}`:`Entrada inv\xE1lida: se espera\
ba ${r}, recibido ${u}`}case"invalid_value":return n.values.length===1?`Entrada inv\xE1lida: se esperaba ${k(n.values[0])}`:
`Opci\xF3n inv\xE1lida: se esperaba una de ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin),
u=o[n.origin]??n.origin;return a?`Demasiado grande: se esperaba que ${u??"valor"} tuviera ${r}${n.maximum.toString()} ${a.
unit??"elementos"}`:`Demasiado grande: se esperaba que ${u??"valor"} fuera ${r}${n.maximum.toString()}`}case"too_small":{
const r=n.inclusive?">=":">",a=t(n.origin),u=o[n.origin]??n.origin;return a?`Demasiado peque\xF1o: se esperaba que ${u} \
tuviera ${r}${n.minimum.toString()} ${a.unit}`:`Demasiado peque\xF1o: se esperaba que ${u} fuera ${r}${n.minimum.toString()}`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`Cadena inv\xE1lida: debe comenzar con "${r.prefix}"`:r.format===
"ends_with"?`Cadena inv\xE1lida: debe terminar en "${r.suffix}"`:r.format==="includes"?`Cadena inv\xE1lida: debe incluir "${r.
includes}"`:r.format==="regex"?`Cadena inv\xE1lida: debe coincidir con el patr\xF3n ${r.pattern}`:`Inv\xE1lido ${i[r.format]??
n.format}`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: debe ser m\xFAltiplo de ${n.divisor}`;case"unrecognized_k\
eys":return`Llave${n.keys.length>1?"s":""} desconocida${n.keys.length>1?"s":""}: ${g(n.keys,", ")}`;case"invalid_key":return`\
Llave inv\xE1lida en ${o[n.origin]??n.origin}`;case"invalid_union":return"Entrada inv\xE1lida";case"invalid_element":return`\
Valor inv\xE1lido en ${o[n.origin]??n.origin}`;default:return"Entrada inv\xE1lida"}}};function zv(){return{localeError:Sv()}}
const Dv=()=>{const e={string:{unit:"\u06A9\u0627\u0631\u0627\u06A9\u062A\u0631",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
file:{unit:"\u0628\u0627\u06CC\u062A",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},array:{unit:"\u0622\u06CC\u062A\u0645",
verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},set:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"},
map:{unit:"\u0622\u06CC\u062A\u0645",verb:"\u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F"}};function t(n){return e[n]??
null}const i={regex:"\u0648\u0631\u0648\u062F\u06CC",email:"\u0622\u062F\u0631\u0633 \u0627\u06CC\u0645\u06CC\u0644",url:"\
URL",emoji:"\u0627\u06CC\u0645\u0648\u062C\u06CC",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u062A\u0627\u0631\u06CC\u062E \u0648 \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
date:"\u062A\u0627\u0631\u06CC\u062E \u0627\u06CC\u0632\u0648",time:"\u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",
duration:"\u0645\u062F\u062A \u0632\u0645\u0627\u0646 \u0627\u06CC\u0632\u0648",ipv4:"IPv4 \u0622\u062F\u0631\u0633",ipv6:"\
IPv6 \u0622\u062F\u0631\u0633",mac:"MAC \u0622\u062F\u0631\u0633",cidrv4:"IPv4 \u062F\u0627\u0645\u0646\u0647",cidrv6:"I\
Pv6 \u062F\u0627\u0645\u0646\u0647",base64:"base64-encoded \u0631\u0634\u062A\u0647",base64url:"base64url-encoded \u0631\u0634\u062A\u0647",
json_string:"JSON \u0631\u0634\u062A\u0647",e164:"E.164 \u0639\u062F\u062F",credit_card:"\u0634\u0645\u0627\u0631\u0647 \u06A9\u0627\u0631\u062A \u0627\u0639\u062A\u0628\u0627\u0631\u06CC",
currency_code:"\u06A9\u062F \u0627\u0631\u0632",iban:"IBAN",jwt:"JWT",template_literal:"\u0648\u0631\u0648\u062F\u06CC"},
o={nan:"NaN",number:"\u0639\u062F\u062F",array:"\u0622\u0631\u0627\u06CC\u0647"};return n=>{switch(n.code){case"invalid_\
type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A\
 instanceof ${n.expected} \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${u} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`:
`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${r}\
 \u0645\u06CC\u200C\u0628\u0648\u062F\u060C ${u} \u062F\u0631\u06CC\u0627\u0641\u062A \u0634\u062F`}case"invalid_value":
return n.values.length===1?`\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A ${k(
n.values[0])} \u0645\u06CC\u200C\u0628\u0648\u062F`:`\u06AF\u0632\u06CC\u0646\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0645\u06CC\u200C\u0628\u0627\u06CC\u0633\u062A \u06CC\u06A9\u06CC \u0627\u0632 ${g(
n.values,"|")} \u0645\u06CC\u200C\u0628\u0648\u062F`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?
`\u062E\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${n.origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${r}${n.
maximum.toString()} ${a.unit??"\u0639\u0646\u0635\u0631"} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u0628\u0632\u0631\u06AF: ${n.
origin??"\u0645\u0642\u062F\u0627\u0631"} \u0628\u0627\u06CC\u062F ${r}${n.maximum.toString()} \u0628\u0627\u0634\u062F`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${n.
origin} \u0628\u0627\u06CC\u062F ${r}${n.minimum.toString()} ${a.unit} \u0628\u0627\u0634\u062F`:`\u062E\u06CC\u0644\u06CC \u06A9\u0648\u0686\u06A9: ${n.
origin} \u0628\u0627\u06CC\u062F ${r}${n.minimum.toString()} \u0628\u0627\u0634\u062F`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${r.
prefix}" \u0634\u0631\u0648\u0639 \u0634\u0648\u062F`:r.format==="ends_with"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 "${r.
suffix}" \u062A\u0645\u0627\u0645 \u0634\u0648\u062F`:r.format==="includes"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0634\u0627\u0645\u0644 "${r.
includes}" \u0628\u0627\u0634\u062F`:r.format==="regex"?`\u0631\u0634\u062A\u0647 \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0628\u0627 \u0627\u0644\u06AF\u0648\u06CC ${r.
pattern} \u0645\u0637\u0627\u0628\u0642\u062A \u062F\u0627\u0634\u062A\u0647 \u0628\u0627\u0634\u062F`:`${i[r.format]??n.
format} \u0646\u0627\u0645\u0639\u062A\u0628\u0631`}case"not_multiple_of":return`\u0639\u062F\u062F \u0646\u0627\u0645\u0639\u062A\u0628\u0631: \u0628\u0627\u06CC\u062F \u0645\u0636\u0631\u0628 ${n.
divisor} \u0628\u0627\u0634\u062F`;case"unrecognized_keys":return`\u06A9\u0644\u06CC\u062F${n.keys.length>1?"\u0647\u0627\u06CC":
""} \u0646\u0627\u0634\u0646\u0627\u0633: ${g(n.keys,", ")}`;case"invalid_key":return`\u06A9\u0644\u06CC\u062F \u0646\u0627\u0634\u0646\u0627\u0633 \u062F\u0631 ${n.
origin}`;case"invalid_union":return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631";case"inva\
lid_element":return`\u0645\u0642\u062F\u0627\u0631 \u0646\u0627\u0645\u0639\u062A\u0628\u0631 \u062F\u0631 ${n.origin}`;default:
return"\u0648\u0631\u0648\u062F\u06CC \u0646\u0627\u0645\u0639\u062A\u0628\u0631"}}};function Ov(){return{localeError:Dv()}}
const Nv=()=>{const e={string:{unit:"merkki\xE4",subject:"merkkijonon"},file:{unit:"tavua",subject:"tiedoston"},array:{unit:"\
alkiota",subject:"listan"},set:{unit:"alkiota",subject:"joukon"},map:{unit:"alkiota",subject:"kuvauksen"},number:{unit:"",
subject:"luvun"},bigint:{unit:"",subject:"suuren kokonaisluvun"},int:{unit:"",subject:"kokonaisluvun"},date:{unit:"",subject:"\
p\xE4iv\xE4m\xE4\xE4r\xE4n"}};function t(n){return e[n]??null}const i={regex:"s\xE4\xE4nn\xF6llinen lauseke",email:"s\xE4hk\
\xF6postiosoite",url:"URL-osoite",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-aikaleima",date:"ISO-p\xE4iv\xE4m\xE4\xE4r\xE4",
time:"ISO-aika",duration:"ISO-kesto",ipv4:"IPv4-osoite",ipv6:"IPv6-osoite",mac:"MAC-osoite",cidrv4:"IPv4-alue",cidrv6:"I\
Pv6-alue",base64:"base64-koodattu merkkijono",base64url:"base64url-koodattu merkkijono",json_string:"JSON-merkkijono",e164:"\
E.164-luku",credit_card:"luottokortin numero",currency_code:"valuuttakoodi",iban:"IBAN",jwt:"JWT",template_literal:"temp\
laattimerkkijono"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),
u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Virheellinen tyyppi: odotettiin instanceof ${n.expected}, oli ${u}`:`Virheell\
inen tyyppi: odotettiin ${r}, oli ${u}`}case"invalid_value":return n.values.length===1?`Virheellinen sy\xF6te: t\xE4ytyy olla ${k(
n.values[0])}`:`Virheellinen valinta: t\xE4ytyy olla yksi seuraavista: ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?
"<=":"<",a=t(n.origin);return a?`Liian suuri: ${a.subject} t\xE4ytyy olla ${r}${n.maximum.toString()} ${a.unit}`.trim():
`Liian suuri: arvon t\xE4ytyy olla ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);
return a?`Liian pieni: ${a.subject} t\xE4ytyy olla ${r}${n.minimum.toString()} ${a.unit}`.trim():`Liian pieni: arvon t\xE4y\
tyy olla ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Virheellinen sy\xF6t\
e: t\xE4ytyy alkaa "${r.prefix}"`:r.format==="ends_with"?`Virheellinen sy\xF6te: t\xE4ytyy loppua "${r.suffix}"`:r.format===
"includes"?`Virheellinen sy\xF6te: t\xE4ytyy sis\xE4lt\xE4\xE4 "${r.includes}"`:r.format==="regex"?`Virheellinen sy\xF6te: \
t\xE4ytyy vastata s\xE4\xE4nn\xF6llist\xE4 lauseketta ${r.pattern}`:`Virheellinen ${i[r.format]??n.format}`}case"not_mul\
tiple_of":return`Virheellinen luku: t\xE4ytyy olla luvun ${n.divisor} monikerta`;case"unrecognized_keys":return`${n.keys.
length>1?"Tuntemattomat avaimet":"Tuntematon avain"}: ${g(n.keys,", ")}`;case"invalid_key":return"Virheellinen avain tie\
tueessa";case"invalid_union":return"Virheellinen unioni";case"invalid_element":return"Virheellinen arvo joukossa";default:
return"Virheellinen sy\xF6te"}}};function xv(){return{localeError:Nv()}}const Uv=()=>{const e={string:{unit:"caract\xE8res",
verb:"avoir"},file:{unit:"octets",verb:"avoir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",verb:"\
avoir"}};function t(n){return e[n]??null}const i={regex:"expression r\xE9guli\xE8re",email:"adresse e-mail",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"date et heure ISO",date:"date ISO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"adresse I\
Pv4",ipv6:"adresse IPv6",mac:"adresse MAC",cidrv4:"plage IPv4",cidrv6:"plage IPv6",base64:"cha\xEEne de caract\xE8res encod\xE9e \
en base64",base64url:"cha\xEEne de caract\xE8res encod\xE9e en base64url",json_string:"cha\xEEne de caract\xE8res JSON",
e164:"num\xE9ro au format E.164",credit_card:"num\xE9ro de carte de cr\xE9dit",currency_code:"code de devise",iban:"IBAN",
jwt:"JWT",template_literal:"entr\xE9e"},o={string:"cha\xEEne de caract\xE8res",number:"nombre",int:"entier",boolean:"boo\
l\xE9en",bigint:"grand entier",symbol:"symbole",undefined:"ind\xE9fini",null:"null",never:"jamais",void:"vide",date:"dat\
e",array:"tableau",object:"objet",tuple:"tuple",record:"record",map:"map",set:"ensemble",file:"fichier",nonoptional:"non\
 optionnel",nan:"NaN",function:"fonction"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,
a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Entr\xE9e invalide : instance de ${n.expected} attendu, ${u} re\xE7\
u`:`Entr\xE9e invalide : ${r} attendu, ${u} re\xE7u`}case"invalid_value":return n.values.length===1?`Entr\xE9e invalide : ${k(
n.values[0])} attendu`:`Option invalide : une valeur parmi ${g(n.values,"|")} attendue`;case"too_big":{const r=n.inclusive?
"<=":"<",a=t(n.origin);return a?`Trop grand : ${o[n.origin]??"valeur"} doit ${a.verb} ${r}${n.maximum.toString()} ${a.unit??
"\xE9l\xE9ment(s)"}`:`Trop grand : ${o[n.origin]??"valeur"} doit \xEAtre ${r}${n.maximum.toString()}`}case"too_small":{const r=n.
inclusive?">=":">",a=t(n.origin);return a?`Trop petit : ${o[n.origin]??"valeur"} doit ${a.verb} ${r}${n.minimum.toString()}\
 ${a.unit}`:`Trop petit : ${o[n.origin]??"valeur"} doit \xEAtre ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;
return r.format==="starts_with"?`Cha\xEEne de caract\xE8res invalide : doit commencer par "${r.prefix}"`:r.format==="end\
s_with"?`Cha\xEEne de caract\xE8res invalide : doit se terminer par "${r.suffix}"`:r.format==="includes"?`Cha\xEEne de cara\
ct\xE8res invalide : doit inclure "${r.includes}"`:r.format==="regex"?`Cha\xEEne de caract\xE8res invalide : doit correspondre\
 au motif ${r.pattern}`:`${i[r.format]??n.format} invalide`}case"not_multiple_of":return`Nombre invalide : doit \xEAtre un \
multiple de ${n.divisor}`;case"unrecognized_keys":return`Cl\xE9${n.keys.length>1?"s":""} non reconnue${n.keys.length>1?"\
s":""} : ${g(n.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide dans ${n.origin}`;case"invalid_union":return"Entr\xE9e\
 invalide";case"invalid_element":return`Valeur invalide dans ${n.origin}`;default:return"Entr\xE9e invalide"}}};function jv(){
return{localeError:Uv()}}const Zv=()=>{const e={string:{unit:"caract\xE8res",verb:"avoir"},file:{unit:"octets",verb:"avo\
ir"},array:{unit:"\xE9l\xE9ments",verb:"avoir"},set:{unit:"\xE9l\xE9ments",verb:"avoir"},map:{unit:"\xE9l\xE9ments",verb:"\
avoir"}};function t(n){return e[n]??null}const i={regex:"entr\xE9e",email:"adresse courriel",url:"URL",emoji:"emoji",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"date-heure ISO",date:"date ISO",time:"heure ISO",duration:"dur\xE9e ISO",ipv4:"adresse IPv4",ipv6:"adre\
sse IPv6",mac:"adresse MAC",cidrv4:"plage IPv4",cidrv6:"plage IPv6",base64:"cha\xEEne encod\xE9e en base64",base64url:"c\
ha\xEEne encod\xE9e en base64url",json_string:"cha\xEEne JSON",e164:"num\xE9ro E.164",credit_card:"num\xE9ro de carte de cr\
\xE9dit",currency_code:"code de devise",iban:"IBAN",jwt:"JWT",template_literal:"entr\xE9e"},o={nan:"NaN"};return n=>{switch(n.
code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Entr\
\xE9e invalide : attendu instanceof ${n.expected}, re\xE7u ${u}`:`Entr\xE9e invalide : attendu ${r}, re\xE7u ${u}`}case"\
invalid_value":return n.values.length===1?`Entr\xE9e invalide : attendu ${k(n.values[0])}`:`Option invalide : attendu l'\
une des valeurs suivantes ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"\u2264":"<",a=t(n.origin);return a?`Tr\
op grand : attendu que ${n.origin??"la valeur"} ait ${r}${n.maximum.toString()} ${a.unit}`:`Trop grand : attendu que ${n.
origin??"la valeur"} soit ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?"\u2265":">",a=t(n.origin);return a?
`Trop petit : attendu que ${n.origin} ait ${r}${n.minimum.toString()} ${a.unit}`:`Trop petit : attendu que ${n.origin} s\
oit ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Cha\xEEne invalide : doit\
 commencer par "${r.prefix}"`:r.format==="ends_with"?`Cha\xEEne invalide : doit se terminer par "${r.suffix}"`:r.format===
"includes"?`Cha\xEEne invalide : doit inclure "${r.includes}"`:r.format==="regex"?`Cha\xEEne invalide : doit correspondre a\
u motif ${r.pattern}`:`${i[r.format]??n.format} invalide`}case"not_multiple_of":return`Nombre invalide : doit \xEAtre un mu\
ltiple de ${n.divisor}`;case"unrecognized_keys":return`Cl\xE9${n.keys.length>1?"s":""} non reconnue${n.keys.length>1?"s":
""} : ${g(n.keys,", ")}`;case"invalid_key":return`Cl\xE9 invalide dans ${n.origin}`;case"invalid_union":return"Entr\xE9e in\
valide";case"invalid_element":return`Valeur invalide dans ${n.origin}`;default:return"Entr\xE9e invalide"}}};function Av(){
return{localeError:Zv()}}const Pv=()=>{const e={string:{unit:"\u0A85\u0A95\u0ACD\u0AB7\u0AB0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},
file:{unit:"\u0AAC\u0ABE\u0AAF\u0A9F",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},array:{unit:"\u0A86\u0A87\u0A9F\u0AAE",
verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},set:{unit:"\u0A86\u0A87\u0A9F\u0AAE",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"},
map:{unit:"\u0A8F\u0AA8\u0ACD\u0A9F\u0ACD\u0AB0\u0AC0",verb:"\u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F"}};function t(n){
return e[n]??null}const i={regex:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F",email:"\u0A88\u0AAE\u0AC7\u0A87\u0AB2 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
url:"URL",emoji:"\u0A87\u0AAE\u0ACB\u0A9C\u0AC0",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96 \u0A85\u0AA8\u0AC7 \u0AB8\u0AAE\u0AAF",
date:"ISO \u0AA4\u0ABE\u0AB0\u0AC0\u0A96",time:"ISO \u0AB8\u0AAE\u0AAF",duration:"ISO \u0A85\u0AB5\u0AA7\u0ABF",ipv4:"IP\
v4 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",ipv6:"IPv6 \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",mac:"MAC \u0A8F\u0AA1\u0ACD\u0AB0\u0AC7\u0AB8",
cidrv4:"IPv4 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",cidrv6:"IPv6 \u0AB6\u0ACD\u0AB0\u0AC7\u0AA3\u0AC0",base64:"base64-\u0A8F\u0AA8\u0ACD\
\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",base64url:"base64url-\u0A8F\u0AA8\u0ACD\u0A95\u0ACB\u0AA1\u0AC7\u0AA1 \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",
json_string:"JSON \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97",e164:"E.164 \u0AA8\u0A82\u0AAC\u0AB0",credit_card:"\u0A95\
\u0ACD\u0AB0\u0AC7\u0AA1\u0ABF\u0A9F \u0A95\u0ABE\u0AB0\u0ACD\u0AA1 \u0AA8\u0A82\u0AAC\u0AB0",currency_code:"\u0A9A\u0AB2\u0AA3 \u0A95\u0ACB\u0AA1",
iban:"IBAN",jwt:"JWT",template_literal:"\u0A87\u0AA8\u0AAA\u0AC1\u0A9F"},o={nan:"NaN"};return n=>{switch(n.code){case"in\
valid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${r}\
, \u0AAA\u0ACD\u0AB0\u0ABE\u0AAA\u0ACD\u0AA4 ${u}`}case"invalid_value":return n.values.length===1?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F: \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\
\u0AA4 ${k(n.values[0])}`:`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB5\u0ABF\u0A95\u0AB2\u0ACD\u0AAA: ${g(n.values," | ")}\
 \u0AAE\u0ABE\u0AA7\u0ACD\u0AAF\u0AAE\u0AA5\u0AC0 \u0A8F\u0A95 \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4`;case"to\
o_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${n.origin??
"\u0AAE\u0AC2\u0AB2\u0ACD\u0AAF"} ${r}${n.maximum.toString()} ${a.unit??"\u0A8F\u0AB2\u0ABF\u0AAE\u0AC7\u0AA8\u0ACD\u0A9F"}\
 \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AAE\u0ACB\u0A9F\u0AC1\u0A82: ${n.origin??"\u0AAE\u0AC2\u0AB2\
\u0ACD\u0AAF"} ${r}${n.maximum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"too_small":{const r=n.
inclusive?">=":">",a=t(n.origin);return a?`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${n.origin} ${r}${n.minimum.
toString()} ${a.unit} \u0AB9\u0ACB\u0AB5\u0ABE \u0A9C\u0ACB\u0A88\u0A8F`:`\u0A96\u0AC2\u0AAC \u0AA8\u0ABE\u0AA8\u0AC1\u0A82: ${n.
origin} ${r}${n.minimum.toString()} \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`}case"invalid_format":{const r=n;
return r.format==="starts_with"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.
prefix}" \u0AA5\u0AC0 \u0AB6\u0AB0\u0AC2 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:r.format==="ends_with"?`\u0A85\u0AAE\u0ABE\u0AA8\
\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.suffix}" \u0AAA\u0AB0 \u0AB8\u0AAE\u0ABE\u0AAA\u0ACD\u0AA4 \u0AA5\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
r.format==="includes"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\u0ACD\u0AB0\u0ABF\u0A82\u0A97: "${r.includes}\
" \u0AB6\u0ABE\u0AAE\u0AC7\u0AB2 \u0AB9\u0ACB\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:r.format==="regex"?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AB8\u0ACD\u0A9F\
\u0ACD\u0AB0\u0ABF\u0A82\u0A97: \u0AAA\u0AC7\u0A9F\u0AB0\u0ACD\u0AA8 ${r.pattern} \u0AB8\u0ABE\u0AA5\u0AC7 \u0AAE\u0AC7\u0AB3 \u0A96\u0ABE\u0AB5\u0AC1\u0A82 \u0A9C\u0ACB\u0A88\u0A8F`:
`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA8\u0A82\u0AAC\u0AB0: ${n.
divisor} \u0AA8\u0ACB \u0A97\u0AC1\u0AA3\u0ABE\u0A82\u0A95 \u0AB9\u0ACB\u0AB5\u0ACB \u0A9C\u0ACB\u0A88\u0A8F`;case"unrec\
ognized_keys":return`\u0A93\u0AB3\u0A96\u0AC0 \u0AB6\u0A95\u0ABE\u0AA4\u0ABE \u0AA8\u0AB9\u0AC0\u0A82 \u0AA4\u0AC7 \u0A95\u0AC0${n.
keys.length>1?"\u0A93":""}: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A95\u0AC0`;case"\
invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AA1\u0ABF\u0AB8\u0ACD\u0A95\u0ACD\u0AB0\u0ABF\u0AAE\u0ABF\u0AA8\u0AC7\u0A9F\u0AB0 \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF. \u0A85\u0AAA\u0AC7\u0A95\u0ACD\u0AB7\u0ABF\u0AA4 ${n.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F";case"invali\
d_element":return`${n.origin} \u0AAE\u0ABE\u0A82 \u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0AAE\u0AC2\u0AB2\u0ACD\u0AAF`;default:
return"\u0A85\u0AAE\u0ABE\u0AA8\u0ACD\u0AAF \u0A87\u0AA8\u0AAA\u0AC1\u0A9F"}}};function Tv(){return{localeError:Pv()}}const Ev=()=>{
const e={string:{label:"\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA",gender:"f"},number:{label:"\u05DE\u05E1\u05E4\u05E8",gender:"\
m"},boolean:{label:"\u05E2\u05E8\u05DA \u05D1\u05D5\u05DC\u05D9\u05D0\u05E0\u05D9",gender:"m"},bigint:{label:"BigInt",gender:"\
m"},date:{label:"\u05EA\u05D0\u05E8\u05D9\u05DA",gender:"m"},array:{label:"\u05DE\u05E2\u05E8\u05DA",gender:"m"},object:{
label:"\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8",gender:"m"},null:{label:"\u05E2\u05E8\u05DA \u05E8\u05D9\u05E7 (null)",
gender:"m"},undefined:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05DE\u05D5\u05D2\u05D3\u05E8 (undefined)",gender:"m"},symbol:{
label:"\u05E1\u05D9\u05DE\u05D1\u05D5\u05DC (Symbol)",gender:"m"},function:{label:"\u05E4\u05D5\u05E0\u05E7\u05E6\u05D9\u05D4",
gender:"f"},map:{label:"\u05DE\u05E4\u05D4 (Map)",gender:"f"},set:{label:"\u05E7\u05D1\u05D5\u05E6\u05D4 (Set)",gender:"\
f"},file:{label:"\u05E7\u05D5\u05D1\u05E5",gender:"m"},promise:{label:"Promise",gender:"m"},NaN:{label:"NaN",gender:"m"},
unknown:{label:"\u05E2\u05E8\u05DA \u05DC\u05D0 \u05D9\u05D3\u05D5\u05E2",gender:"m"},value:{label:"\u05E2\u05E8\u05DA",
gender:"m"}},t={string:{unit:"\u05EA\u05D5\u05D5\u05D9\u05DD",shortLabel:"\u05E7\u05E6\u05E8",longLabel:"\u05D0\u05E8\u05D5\u05DA"},
file:{unit:"\u05D1\u05D9\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
array:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},
set:{unit:"\u05E4\u05E8\u05D9\u05D8\u05D9\u05DD",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"},number:{
unit:"",shortLabel:"\u05E7\u05D8\u05DF",longLabel:"\u05D2\u05D3\u05D5\u05DC"}},i=c=>c?e[c]:void 0,o=c=>{const l=i(c);return l?
l.label:c??e.unknown.label},n=c=>`\u05D4${o(c)}`,r=c=>(i(c)?.gender??"m")==="f"?"\u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05D9\u05D5\u05EA":
"\u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA",a=c=>c?t[c]??null:null,u={regex:{label:"\u05E7\u05DC\u05D8",gender:"\
m"},email:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA \u05D0\u05D9\u05DE\u05D9\u05D9\u05DC",gender:"f"},url:{label:"\u05DB\u05EA\u05D5\u05D1\u05EA \u05E8\u05E9\u05EA",
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
label:"\u05E7\u05DC\u05D8",gender:"m"},uppercase:{label:"\u05E7\u05DC\u05D8",gender:"m"}},s={nan:"NaN"};return c=>{switch(c.
code){case"invalid_type":{const l=c.expected,d=s[l??""]??o(l),f=I(c.input),m=s[f]??e[f]?.label??f;return/^[A-Z]/.test(c.
expected)?`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA instanceof ${c.
expected}, \u05D4\u05EA\u05E7\u05D1\u05DC ${m}`:`\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${d}\
, \u05D4\u05EA\u05E7\u05D1\u05DC ${m}`}case"invalid_value":{if(c.values.length===1)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05E2\u05E8\u05DA \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA ${k(
c.values[0])}`;const l=c.values.map(m=>k(m));if(c.values.length===2)return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${l[0]}\
 \u05D0\u05D5 ${l[1]}`;const d=l[l.length-1];return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D4\u05D0\u05E4\u05E9\u05E8\u05D5\u05D9\u05D5\u05EA \u05D4\u05DE\u05EA\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05DF ${l.
slice(0,-1).join(", ")} \u05D0\u05D5 ${d}`}case"too_big":{const l=a(c.origin),d=n(c.origin??"value");if(c.origin==="stri\
ng")return`${l?.longLabel??"\u05D0\u05E8\u05D5\u05DA"} \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.
maximum.toString()} ${l?.unit??""} ${c.inclusive?"\u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA":"\u05DC\u05DB\u05DC \u05D4\u05D9\u05D5\u05EA\u05E8"}`.
trim();if(c.origin==="number"){const v=c.inclusive?`\u05E7\u05D8\u05DF \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.
maximum}`:`\u05E7\u05D8\u05DF \u05DE-${c.maximum}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${v}`}
if(c.origin==="array"||c.origin==="set"){const v=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA",
h=c.inclusive?`${c.maximum} ${l?.unit??""} \u05D0\u05D5 \u05E4\u05D7\u05D5\u05EA`:`\u05E4\u05D7\u05D5\u05EA \u05DE-${c.maximum}\
 ${l?.unit??""}`;return`\u05D2\u05D3\u05D5\u05DC \u05DE\u05D3\u05D9: ${d} ${v} \u05DC\u05D4\u05DB\u05D9\u05DC ${h}`.trim()}
const f=c.inclusive?"<=":"<",m=r(c.origin??"value");return l?.unit?`${l.longLabel} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.
maximum.toString()} ${l.unit}`:`${l?.longLabel??"\u05D2\u05D3\u05D5\u05DC"} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.maximum.
toString()}`}case"too_small":{const l=a(c.origin),d=n(c.origin??"value");if(c.origin==="string")return`${l?.shortLabel??
"\u05E7\u05E6\u05E8"} \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DB\u05D4 \u05DC\u05D4\u05DB\u05D9\u05DC ${c.minimum.
toString()} ${l?.unit??""} ${c.inclusive?"\u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8":"\u05DC\u05E4\u05D7\u05D5\u05EA"}`.trim();
if(c.origin==="number"){const v=c.inclusive?`\u05D2\u05D3\u05D5\u05DC \u05D0\u05D5 \u05E9\u05D5\u05D5\u05D4 \u05DC-${c.minimum}`:
`\u05D2\u05D3\u05D5\u05DC \u05DE-${c.minimum}`;return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} \u05E6\u05E8\u05D9\u05DA \u05DC\u05D4\u05D9\u05D5\u05EA ${v}`}
if(c.origin==="array"||c.origin==="set"){const v=c.origin==="set"?"\u05E6\u05E8\u05D9\u05DB\u05D4":"\u05E6\u05E8\u05D9\u05DA";
if(c.minimum===1&&c.inclusive){const _=(c.origin==="set","\u05DC\u05E4\u05D7\u05D5\u05EA \u05E4\u05E8\u05D9\u05D8 \u05D0\u05D7\u05D3");
return`\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} ${v} \u05DC\u05D4\u05DB\u05D9\u05DC ${_}`}const h=c.inclusive?`${c.minimum}\
 ${l?.unit??""} \u05D0\u05D5 \u05D9\u05D5\u05EA\u05E8`:`\u05D9\u05D5\u05EA\u05E8 \u05DE-${c.minimum} ${l?.unit??""}`;return`\
\u05E7\u05D8\u05DF \u05DE\u05D3\u05D9: ${d} ${v} \u05DC\u05D4\u05DB\u05D9\u05DC ${h}`.trim()}const f=c.inclusive?">=":">",
m=r(c.origin??"value");return l?.unit?`${l.shortLabel} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.minimum.toString()} ${l.unit}`:
`${l?.shortLabel??"\u05E7\u05D8\u05DF"} \u05DE\u05D3\u05D9: ${d} ${m} ${f}${c.minimum.toString()}`}case"invalid_format":{
const l=c;if(l.format==="starts_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D7\u05D9\u05DC \u05D1 "${l.
prefix}"`;if(l.format==="ends_with")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05E1\u05EA\u05D9\u05D9\u05DD \u05D1 "${l.
suffix}"`;if(l.format==="includes")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05DB\u05DC\u05D5\u05DC "${l.
includes}"`;if(l.format==="regex")return`\u05D4\u05DE\u05D7\u05E8\u05D5\u05D6\u05EA \u05D7\u05D9\u05D9\u05D1\u05EA \u05DC\u05D4\u05EA\u05D0\u05D9\u05DD \u05DC\u05EA\u05D1\u05E0\u05D9\u05EA ${l.
pattern}`;const d=u[l.format],f=d?.label??l.format,v=(d?.gender??"m")==="f"?"\u05EA\u05E7\u05D9\u05E0\u05D4":"\u05EA\u05E7\u05D9\u05DF";
return`${f} \u05DC\u05D0 ${v}`}case"not_multiple_of":return`\u05DE\u05E1\u05E4\u05E8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF: \u05D7\u05D9\u05D9\u05D1 \u05DC\u05D4\u05D9\u05D5\u05EA \u05DE\u05DB\u05E4\u05DC\u05D4 \u05E9\u05DC ${c.
divisor}`;case"unrecognized_keys":return`\u05DE\u05E4\u05EA\u05D7${c.keys.length>1?"\u05D5\u05EA":""} \u05DC\u05D0 \u05DE\u05D6\u05D5\u05D4${c.
keys.length>1?"\u05D9\u05DD":"\u05D4"}: ${g(c.keys,", ")}`;case"invalid_key":return"\u05E9\u05D3\u05D4 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF \u05D1\u05D0\u05D5\u05D1\u05D9\u05D9\u05E7\u05D8";case"\
invalid_union":return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF";case"invalid_element":return`\u05E2\u05E8\u05DA \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF\
 \u05D1${n(c.origin??"array")}`;default:return"\u05E7\u05DC\u05D8 \u05DC\u05D0 \u05EA\u05E7\u05D9\u05DF"}}};function Cv(){
return{localeError:Ev()}}const Lv=()=>{const e={string:{unit:"\u0905\u0915\u094D\u0937\u0930",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},
file:{unit:"\u092C\u093E\u0907\u091F\u094D\u0938",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},array:{
unit:"\u0924\u0924\u094D\u0935",verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},set:{unit:"\u0924\u0924\u094D\u0935",
verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"},map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\u091F\u093F\u092F\u093E\u0901",
verb:"\u0930\u0916\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F"}};function t(n){return e[n]??null}const i={regex:"\u0907\u0928\u092A\u0941\u091F",
email:"\u0908\u092E\u0947\u0932 \u092A\u0924\u093E",url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ISO \u0924\u093F\u0925\u093F \u0914\u0930 \u0938\u092E\u092F",date:"ISO \u0924\u093F\u0925\u093F",time:"ISO \u0938\u092E\u092F",
duration:"ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u092A\u0924\u093E",ipv6:"IPv6 \u092A\u0924\u093E",mac:"MAC \u092A\u0924\u093E",
cidrv4:"IPv4 \u0936\u094D\u0930\u0947\u0923\u0940",cidrv6:"IPv6 \u0936\u094D\u0930\u0947\u0923\u0940",base64:"Base64-\u090F\u0928\u094D\
\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",base64url:"Base64URL-\u090F\u0928\u094D\u0915\u094B\u0921\u0947\u0921 \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917",e164:"E.164 \u0938\u0902\u0916\u094D\u092F\u093E",credit_card:"\
\u0915\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0938\u0902\u0916\u094D\u092F\u093E",currency_code:"\
\u092E\u0941\u0926\u094D\u0930\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},
o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return`\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${r}\
, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${u}`}case"invalid_value":return n.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${k(n.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u094B\u0902 \u092E\u0947\u0902 \u0938\u0947 \u090F\u0915 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${n.
origin??"\u092E\u093E\u0928"} \u092E\u0947\u0902 ${r}${n.maximum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u092C\u0921\u093C\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \
\u0915\u093F ${n.origin??"\u092E\u093E\u0928"} ${r}${n.maximum} \u0939\u094B`}case"too_small":{const r=n.inclusive?">=":
">",a=t(n.origin);return a?`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${n.
origin} \u092E\u0947\u0902 ${r}${n.minimum} ${a.unit} \u0939\u094B\u0902`:`\u092C\u0939\u0941\u0924 \u091B\u094B\u091F\u093E: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u0925\u093E \u0915\u093F ${n.
origin} ${r}${n.minimum} \u0939\u094B`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917:\
 "${r.prefix}" \u0938\u0947 \u0936\u0941\u0930\u0942 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format===
"ends_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: "${r.suffix}" \u092A\u0930 \u0938\u092E\u093E\
\u092A\u094D\u0924 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format==="includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u0907\u0938\u092E\u0947\
\u0902 "${r.includes}" \u0936\u093E\u092E\u093F\u0932 \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:r.format===
"regex"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0902\u0917: \u092A\u0948\u091F\u0930\u094D\u0928 ${r.
pattern} \u0938\u0947 \u092E\u0947\u0932 \u0916\u093E\u0928\u093E \u091A\u093E\u0939\u093F\u090F`:`\u0905\u092E\u093E\u0928\u094D\u092F ${i[r.
format]??n.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: \u092F\u0939 ${n.
divisor} \u0915\u093E \u0917\u0941\u0923\u091C \u0939\u094B\u0928\u093E \u091A\u093E\u0939\u093F\u090F`;case"unrecognize\
d_keys":return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u0902\u091C\u0940${n.keys.length>1?"\u092F\u093E\u0901":
""}: ${g(n.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u0902\u091C\u0940: ${n.
origin} \u092E\u0947\u0902`;case"invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\
\u093F\u0938\u094D\u0915\u094D\u0930\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${n.
options.map(a=>`'${a}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invali\
d_element":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${n.origin} \u092E\u0947\u0902`;default:return"\
\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}};function Rv(){return{localeError:Lv()}}const Fv=()=>{
const e={string:{unit:"znakova",verb:"imati"},file:{unit:"bajtova",verb:"imati"},array:{unit:"stavki",verb:"imati"},set:{
unit:"stavki",verb:"imati"}};function t(n){return e[n]??null}const i={regex:"unos",email:"email adresa",url:"URL",emoji:"\
emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"\
XID",ksuid:"KSUID",datetime:"ISO datum i vrijeme",date:"ISO datum",time:"ISO vrijeme",duration:"ISO trajanje",ipv4:"IPv4\
 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"IPv4 raspon",cidrv6:"IPv6 raspon",base64:"base64 kodirani tekst",base64url:"\
base64url kodirani tekst",json_string:"JSON tekst",e164:"E.164 broj",credit_card:"broj kreditne kartice",currency_code:"\
kod valute",iban:"IBAN",jwt:"JWT",template_literal:"unos"},o={nan:"NaN",string:"tekst",number:"broj",boolean:"boolean",array:"\
niz",object:"objekt",set:"skup",file:"datoteka",date:"datum",bigint:"bigint",symbol:"simbol",undefined:"undefined",null:"\
null",function:"funkcija",map:"mapa"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(
n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Neispravan unos: o\u010Dekuje se instanceof ${n.expected}, a primlje\
no je ${u}`:`Neispravan unos: o\u010Dekuje se ${r}, a primljeno je ${u}`}case"invalid_value":return n.values.length===1?
`Neispravna vrijednost: o\u010Dekivano ${k(n.values[0])}`:`Neispravna opcija: o\u010Dekivano jedno od ${g(n.values,"|")}`;case"\
too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin),u=o[n.origin]??n.origin;return a?`Preveliko: o\u010Dekivano da ${u??
"vrijednost"} ima ${r}${n.maximum.toString()} ${a.unit??"elemenata"}`:`Preveliko: o\u010Dekivano da ${u??"vrijednost"} b\
ude ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin),u=o[n.origin]??n.origin;return a?
`Premalo: o\u010Dekivano da ${u} ima ${r}${n.minimum.toString()} ${a.unit}`:`Premalo: o\u010Dekivano da ${u} bude ${r}${n.
minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Neispravan tekst: mora zapo\u010Dinjati\
 s "${r.prefix}"`:r.format==="ends_with"?`Neispravan tekst: mora zavr\u0161avati s "${r.suffix}"`:r.format==="includes"?
`Neispravan tekst: mora sadr\u017Eavati "${r.includes}"`:r.format==="regex"?`Neispravan tekst: mora odgovarati uzorku ${r.
pattern}`:`Neispravna ${i[r.format]??n.format}`}case"not_multiple_of":return`Neispravan broj: mora biti vi\u0161ekratnik od ${n.
divisor}`;case"unrecognized_keys":return`Neprepoznat${n.keys.length>1?"i klju\u010Devi":" klju\u010D"}: ${g(n.keys,", ")}`;case"\
invalid_key":return`Neispravan klju\u010D u ${o[n.origin]??n.origin}`;case"invalid_union":return"Neispravan unos";case"i\
nvalid_element":return`Neispravna vrijednost u ${o[n.origin]??n.origin}`;default:return"Neispravan unos"}}};function Vv(){
return{localeError:Fv()}}const Mv=()=>{const e={string:{unit:"karakter",verb:"legyen"},file:{unit:"byte",verb:"legyen"},
array:{unit:"elem",verb:"legyen"},set:{unit:"elem",verb:"legyen"},map:{unit:"elem",verb:"legyen"}};function t(n){return e[n]??
null}const i={regex:"bemenet",email:"email c\xEDm",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO id\u0151b\xE9lyeg",date:"\
ISO d\xE1tum",time:"ISO id\u0151",duration:"ISO id\u0151intervallum",ipv4:"IPv4 c\xEDm",ipv6:"IPv6 c\xEDm",mac:"MAC c\xEDm",
cidrv4:"IPv4 tartom\xE1ny",cidrv6:"IPv6 tartom\xE1ny",base64:"base64-k\xF3dolt string",base64url:"base64url-k\xF3dolt strin\
g",json_string:"JSON string",e164:"E.164 sz\xE1m",credit_card:"hitelk\xE1rtyasz\xE1m",currency_code:"p\xE9nznemk\xF3d",iban:"\
IBAN",jwt:"JWT",template_literal:"bemenet"},o={nan:"NaN",number:"sz\xE1m",array:"t\xF6mb"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\xC9rv\xE9nytelen bem\
enet: a v\xE1rt \xE9rt\xE9k instanceof ${n.expected}, a kapott \xE9rt\xE9k ${u}`:`\xC9rv\xE9nytelen bemenet: a v\xE1rt \xE9rt\xE9k ${r}\
, a kapott \xE9rt\xE9k ${u}`}case"invalid_value":return n.values.length===1?`\xC9rv\xE9nytelen bemenet: a v\xE1rt \xE9rt\xE9k ${k(
n.values[0])}`:`\xC9rv\xE9nytelen opci\xF3: valamelyik \xE9rt\xE9k v\xE1rt ${g(n.values,"|")}`;case"too_big":{const r=n.
inclusive?"<=":"<",a=t(n.origin);return a?`T\xFAl nagy: ${n.origin??"\xE9rt\xE9k"} m\xE9rete t\xFAl nagy ${r}${n.maximum.
toString()} ${a.unit??"elem"}`:`T\xFAl nagy: a bemeneti \xE9rt\xE9k ${n.origin??"\xE9rt\xE9k"} t\xFAl nagy: ${r}${n.maximum.
toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`T\xFAl kicsi: a bemeneti \xE9rt\xE9k ${n.
origin} m\xE9rete t\xFAl kicsi ${r}${n.minimum.toString()} ${a.unit}`:`T\xFAl kicsi: a bemeneti \xE9rt\xE9k ${n.origin} \
t\xFAl kicsi ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\xC9rv\xE9nytelen s\
tring: "${r.prefix}" \xE9rt\xE9kkel kell kezd\u0151dnie`:r.format==="ends_with"?`\xC9rv\xE9nytelen string: "${r.suffix}"\
 \xE9rt\xE9kkel kell v\xE9gz\u0151dnie`:r.format==="includes"?`\xC9rv\xE9nytelen string: "${r.includes}" \xE9rt\xE9ket kell ta\
rtalmaznia`:r.format==="regex"?`\xC9rv\xE9nytelen string: ${r.pattern} mint\xE1nak kell megfelelnie`:`\xC9rv\xE9nytelen ${i[r.
format]??n.format}`}case"not_multiple_of":return`\xC9rv\xE9nytelen sz\xE1m: ${n.divisor} t\xF6bbsz\xF6r\xF6s\xE9nek kell lennie`;case"\
unrecognized_keys":return`Ismeretlen kulcs${n.keys.length>1?"s":""}: ${g(n.keys,", ")}`;case"invalid_key":return`\xC9rv\xE9nyt\
elen kulcs ${n.origin}`;case"invalid_union":return"\xC9rv\xE9nytelen bemenet";case"invalid_element":return`\xC9rv\xE9nytelen \xE9\
rt\xE9k: ${n.origin}`;default:return"\xC9rv\xE9nytelen bemenet"}}};function Jv(){return{localeError:Mv()}}function vd(e,t,i){
return Math.abs(e)===1?t:i}function He(e){if(!e)return"";const t=["\u0561","\u0565","\u0568","\u056B","\u0578","\u0578\u0582",
"\u0585"],i=e[e.length-1];return e+(t.includes(i)?"\u0576":"\u0568")}const Bv=()=>{const e={string:{unit:{one:"\u0576\u0577\u0561\u0576",
many:"\u0576\u0577\u0561\u0576\u0576\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},file:{unit:{one:"\u0562\
\u0561\u0575\u0569",many:"\u0562\u0561\u0575\u0569\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},array:{
unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},
set:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"},
map:{unit:{one:"\u057F\u0561\u0580\u0580",many:"\u057F\u0561\u0580\u0580\u0565\u0580"},verb:"\u0578\u0582\u0576\u0565\u0576\u0561\u056C"}};
function t(n){return e[n]??null}const i={regex:"\u0574\u0578\u0582\u057F\u0584",email:"\u0567\u056C. \u0570\u0561\u057D\u0581\u0565",
url:"URL",emoji:"\u0567\u0574\u0578\u057B\u056B",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E \u0587 \u056A\u0561\u0574",
date:"ISO \u0561\u0574\u057D\u0561\u0569\u056B\u057E",time:"ISO \u056A\u0561\u0574",duration:"ISO \u057F\u0587\u0578\u0572\u0578\u0582\u0569\u0575\u0578\u0582\u0576",
ipv4:"IPv4 \u0570\u0561\u057D\u0581\u0565",ipv6:"IPv6 \u0570\u0561\u057D\u0581\u0565",mac:"MAC \u0570\u0561\u057D\u0581\u0565",
cidrv4:"IPv4 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",cidrv6:"IPv6 \u0574\u056B\u057B\u0561\u056F\u0561\u0575\u0584",
base64:"base64 \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",base64url:"base64url \u0571\u0587\u0561\u0579\u0561\u0583\u0578\u057E \u057F\u0578\u0572",
json_string:"JSON \u057F\u0578\u0572",e164:"E.164 \u0570\u0561\u0574\u0561\u0580",credit_card:"\u056F\u0580\u0565\u0564\u056B\u057F \u0584\u0561\u0580\u057F\u056B \u0570\u0561\u0574\u0561\u0580",
currency_code:"\u0561\u0580\u056A\u0578\u0582\u0575\u0569\u056B \u056F\u0578\u0564",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0574\u0578\u0582\u057F\u0584"},o={nan:"NaN",number:"\u0569\u056B\u057E",array:"\u0566\u0561\u0576\u0563\u057E\u0561\u056E"};
return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(
n.expected)?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 instanceof ${n.
expected}, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${u}`:`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${r}\
, \u057D\u057F\u0561\u0581\u057E\u0565\u056C \u0567 ${u}`}case"invalid_value":return n.values.length===1?`\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\
\u0582\u0574\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567\u0580 ${k(n.values[1])}`:`\u054D\u056D\u0561\u056C \u057F\u0561\u0580\u0562\u0565\u0580\u0561\u056F\u2024 \u057D\u057A\u0561\u057D\
\u057E\u0578\u0582\u0574 \u0567\u0580 \u0570\u0565\u057F\u0587\u0575\u0561\u056C\u0576\u0565\u0580\u056B\u0581 \u0574\u0565\u056F\u0568\u055D ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);if(a){const u=Number(n.maximum),s=vd(u,a.unit.
one,a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${He(
n.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${r}${n.maximum.toString()} ${s}`}
return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0574\u0565\u056E \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${He(
n.origin??"\u0561\u0580\u056A\u0565\u0584")} \u056C\u056B\u0576\u056B ${r}${n.maximum.toString()}`}case"too_small":{const r=n.
inclusive?">=":">",a=t(n.origin);if(a){const u=Number(n.minimum),s=vd(u,a.unit.one,a.unit.many);return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\
\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${He(n.origin)} \u056F\u0578\u0582\u0576\u0565\u0576\u0561 ${r}${n.
minimum.toString()} ${s}`}return`\u0549\u0561\u0583\u0561\u0566\u0561\u0576\u0581 \u0583\u0578\u0584\u0580 \u0561\u0580\u056A\u0565\u0584\u2024 \u057D\u057A\u0561\u057D\u057E\u0578\u0582\u0574 \u0567, \u0578\u0580 ${He(
n.origin)} \u056C\u056B\u0576\u056B ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="star\
ts_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057D\u056F\u057D\u057E\u056B "${r.
prefix}"-\u0578\u057E`:r.format==="ends_with"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0561\u057E\u0561\u0580\u057F\u057E\u056B "${r.
suffix}"-\u0578\u057E`:r.format==="includes"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u057A\u0561\u0580\u0578\u0582\u0576\u0561\u056F\u056B "${r.
includes}"`:r.format==="regex"?`\u054D\u056D\u0561\u056C \u057F\u0578\u0572\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0570\u0561\u0574\u0561\u057A\u0561\u057F\u0561\u057D\u056D\u0561\u0576\u056B ${r.
pattern} \u0571\u0587\u0561\u0579\u0561\u0583\u056B\u0576`:`\u054D\u056D\u0561\u056C ${i[r.format]??n.format}`}case"not_\
multiple_of":return`\u054D\u056D\u0561\u056C \u0569\u056B\u057E\u2024 \u057A\u0565\u057F\u0584 \u0567 \u0562\u0561\u0566\u0574\u0561\u057A\u0561\u057F\u056B\u056F \u056C\u056B\u0576\u056B ${n.
divisor}-\u056B`;case"unrecognized_keys":return`\u0549\u0573\u0561\u0576\u0561\u0579\u057E\u0561\u056E \u0562\u0561\u0576\u0561\u056C\u056B${n.
keys.length>1?"\u0576\u0565\u0580":""}. ${g(n.keys,", ")}`;case"invalid_key":return`\u054D\u056D\u0561\u056C \u0562\u0561\u0576\u0561\u056C\u056B ${He(
n.origin)}-\u0578\u0582\u0574`;case"invalid_union":return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574";case"\
invalid_element":return`\u054D\u056D\u0561\u056C \u0561\u0580\u056A\u0565\u0584 ${He(n.origin)}-\u0578\u0582\u0574`;default:
return"\u054D\u056D\u0561\u056C \u0574\u0578\u0582\u057F\u0584\u0561\u0563\u0580\u0578\u0582\u0574"}}};function Kv(){return{
localeError:Bv()}}const Gv=()=>{const e={string:{unit:"karakter",verb:"memiliki"},file:{unit:"byte",verb:"memiliki"},array:{
unit:"item",verb:"memiliki"},set:{unit:"item",verb:"memiliki"},map:{unit:"item",verb:"memiliki"}};function t(n){return e[n]??
null}const i={regex:"input",email:"alamat email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"tanggal dan waktu format ISO",
date:"tanggal format ISO",time:"jam format ISO",duration:"durasi format ISO",ipv4:"alamat IPv4",ipv6:"alamat IPv6",mac:"\
alamat MAC",cidrv4:"rentang alamat IPv4",cidrv6:"rentang alamat IPv6",base64:"string dengan enkode base64",base64url:"st\
ring dengan enkode base64url",json_string:"string JSON",e164:"angka E.164",credit_card:"nomor kartu kredit",currency_code:"\
kode mata uang",iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_typ\
e":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Input tidak valid: diharap\
kan instanceof ${n.expected}, diterima ${u}`:`Input tidak valid: diharapkan ${r}, diterima ${u}`}case"invalid_value":return n.
values.length===1?`Input tidak valid: diharapkan ${k(n.values[0])}`:`Pilihan tidak valid: diharapkan salah satu dari ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Terlalu besar: diharapkan ${n.origin??
"value"} memiliki ${r}${n.maximum.toString()} ${a.unit??"elemen"}`:`Terlalu besar: diharapkan ${n.origin??"value"} menja\
di ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Terlalu kecil: dih\
arapkan ${n.origin} memiliki ${r}${n.minimum.toString()} ${a.unit}`:`Terlalu kecil: diharapkan ${n.origin} menjadi ${r}${n.
minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`String tidak valid: harus dimulai \
dengan "${r.prefix}"`:r.format==="ends_with"?`String tidak valid: harus berakhir dengan "${r.suffix}"`:r.format==="inclu\
des"?`String tidak valid: harus menyertakan "${r.includes}"`:r.format==="regex"?`String tidak valid: harus sesuai pola ${r.
pattern}`:`${i[r.format]??n.format} tidak valid`}case"not_multiple_of":return`Angka tidak valid: harus kelipatan dari ${n.
divisor}`;case"unrecognized_keys":return`Kunci tidak dikenali ${n.keys.length>1?"s":""}: ${g(n.keys,", ")}`;case"invalid\
_key":return`Kunci tidak valid di ${n.origin}`;case"invalid_union":return"Input tidak valid";case"invalid_element":return`\
Nilai tidak valid di ${n.origin}`;default:return"Input tidak valid"}}};function Wv(){return{localeError:Gv()}}const Xv=()=>{
const e={string:{unit:"stafi",verb:"a\xF0 hafa"},file:{unit:"b\xE6ti",verb:"a\xF0 hafa"},array:{unit:"hluti",verb:"a\xF0 ha\
fa"},set:{unit:"hluti",verb:"a\xF0 hafa"},map:{unit:"hluti",verb:"a\xF0 hafa"}};function t(n){return e[n]??null}const i={
regex:"gildi",email:"netfang",url:"vefsl\xF3\xF0",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nano\
id",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dagsetning og t\xEDmi",date:"\
ISO dagsetning",time:"ISO t\xEDmi",duration:"ISO t\xEDmalengd",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",
cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded strengur",base64url:"base64url-encoded strengur",json_string:"\
JSON strengur",e164:"E.164 t\xF6lugildi",credit_card:"kreditkortan\xFAmer",currency_code:"gjaldmi\xF0ilsk\xF3\xF0i",iban:"\
IBAN",jwt:"JWT",template_literal:"gildi"},o={nan:"NaN",number:"n\xFAmer",array:"fylki"};return n=>{switch(n.code){case"i\
nvalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Rangt gildi: \xDE\xFA \
sl\xF3st inn ${u} \xFEar sem \xE1 a\xF0 vera instanceof ${n.expected}`:`Rangt gildi: \xDE\xFA sl\xF3st inn ${u} \xFEar sem \
\xE1 a\xF0 vera ${r}`}case"invalid_value":return n.values.length===1?`Rangt gildi: gert r\xE1\xF0 fyrir ${k(n.values[0])}`:
`\xD3gilt val: m\xE1 vera eitt af eftirfarandi ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);
return a?`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${n.origin??"gildi"} hafi ${r}${n.maximum.toString()} ${a.unit??"hl\
uti"}`:`Of st\xF3rt: gert er r\xE1\xF0 fyrir a\xF0 ${n.origin??"gildi"} s\xE9 ${r}${n.maximum.toString()}`}case"too_smal\
l":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${n.origin} hafi ${r}${n.
minimum.toString()} ${a.unit}`:`Of l\xEDti\xF0: gert er r\xE1\xF0 fyrir a\xF0 ${n.origin} s\xE9 ${r}${n.minimum.toString()}`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 byrja \xE1 "${r.prefix}\
"`:r.format==="ends_with"?`\xD3gildur strengur: ver\xF0ur a\xF0 enda \xE1 "${r.suffix}"`:r.format==="includes"?`\xD3gildur \
strengur: ver\xF0ur a\xF0 innihalda "${r.includes}"`:r.format==="regex"?`\xD3gildur strengur: ver\xF0ur a\xF0 fylgja mynstri ${r.
pattern}`:`Rangt ${i[r.format]??n.format}`}case"not_multiple_of":return`R\xF6ng tala: ver\xF0ur a\xF0 vera margfeldi af ${n.
divisor}`;case"unrecognized_keys":return`\xD3\xFEekkt ${n.keys.length>1?"ir lyklar":"ur lykill"}: ${g(n.keys,", ")}`;case"\
invalid_key":return`Rangur lykill \xED ${n.origin}`;case"invalid_union":return"Rangt gildi";case"invalid_element":return`\
Rangt gildi \xED ${n.origin}`;default:return"Rangt gildi"}}};function qv(){return{localeError:Xv()}}const Yv=()=>{const e={
string:{unit:"caratteri",verb:"avere"},file:{unit:"byte",verb:"avere"},array:{unit:"elementi",verb:"avere"},set:{unit:"e\
lementi",verb:"avere"},map:{unit:"elementi",verb:"avere"}};function t(n){return e[n]??null}const i={regex:"input",email:"\
indirizzo email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"c\
uid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"data e ora ISO",date:"data ISO",time:"ora ISO",duration:"\
durata ISO",ipv4:"indirizzo IPv4",ipv6:"indirizzo IPv6",mac:"indirizzo MAC",cidrv4:"intervallo IPv4",cidrv6:"intervallo \
IPv6",base64:"stringa codificata in base64",base64url:"URL codificata in base64",json_string:"stringa JSON",e164:"numero\
 E.164",credit_card:"numero di carta di credito",currency_code:"codice valuta",iban:"IBAN",jwt:"JWT",template_literal:"i\
nput"},o={nan:"NaN",number:"numero",array:"vettore"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Input non valido: atteso instanceof ${n.expected}, ri\
cevuto ${u}`:`Input non valido: atteso ${r}, ricevuto ${u}`}case"invalid_value":return n.values.length===1?`Input non va\
lido: atteso ${k(n.values[0])}`:`Opzione non valida: atteso uno tra ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?
"<=":"<",a=t(n.origin);return a?`Troppo grande: ${n.origin??"valore"} deve avere ${r}${n.maximum.toString()} ${a.unit??"\
elementi"}`:`Troppo grande: ${n.origin??"valore"} deve essere ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?
">=":">",a=t(n.origin);return a?`Troppo piccolo: ${n.origin} deve avere ${r}${n.minimum.toString()} ${a.unit}`:`Troppo p\
iccolo: ${n.origin} deve essere ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_w\
ith"?`Stringa non valida: deve iniziare con "${r.prefix}"`:r.format==="ends_with"?`Stringa non valida: deve terminare co\
n "${r.suffix}"`:r.format==="includes"?`Stringa non valida: deve includere "${r.includes}"`:r.format==="regex"?`Stringa \
non valida: deve corrispondere al pattern ${r.pattern}`:`Input non valido: ${i[r.format]??n.format}`}case"not_multiple_o\
f":return`Numero non valido: deve essere un multiplo di ${n.divisor}`;case"unrecognized_keys":return`Chiav${n.keys.length>
1?"i":"e"} non riconosciut${n.keys.length>1?"e":"a"}: ${g(n.keys,", ")}`;case"invalid_key":return`Chiave non valida in ${n.
origin}`;case"invalid_union":return"Input non valido";case"invalid_element":return`Valore non valido in ${n.origin}`;default:
return"Input non valido"}}};function Hv(){return{localeError:Yv()}}const Qv=()=>{const e={string:{unit:"\u6587\u5B57",verb:"\
\u3067\u3042\u308B"},file:{unit:"\u30D0\u30A4\u30C8",verb:"\u3067\u3042\u308B"},array:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"},
set:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"},map:{unit:"\u8981\u7D20",verb:"\u3067\u3042\u308B"}};function t(n){return e[n]??
null}const i={regex:"\u5165\u529B\u5024",email:"\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9",url:"URL",emoji:"\u7D75\u6587\u5B57",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO\u65E5\u6642",date:"ISO\u65E5\u4ED8",time:"ISO\u6642\u523B",duration:"ISO\u671F\u9593",ipv4:"\
IPv4\u30A2\u30C9\u30EC\u30B9",ipv6:"IPv6\u30A2\u30C9\u30EC\u30B9",mac:"MAC\u30A2\u30C9\u30EC\u30B9",cidrv4:"IPv4\u7BC4\u56F2",
cidrv6:"IPv6\u7BC4\u56F2",base64:"base64\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",base64url:"base64url\u30A8\u30F3\u30B3\u30FC\u30C9\u6587\u5B57\u5217",
json_string:"JSON\u6587\u5B57\u5217",e164:"E.164\u756A\u53F7",credit_card:"\u30AF\u30EC\u30B8\u30C3\u30C8\u30AB\u30FC\u30C9\u756A\u53F7",
currency_code:"\u901A\u8CA8\u30B3\u30FC\u30C9",iban:"IBAN",jwt:"JWT",template_literal:"\u5165\u529B\u5024"},o={nan:"NaN",
number:"\u6570\u5024",array:"\u914D\u5217"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,
a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u7121\u52B9\u306A\u5165\u529B: instanceof ${n.expected}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\
\u304C\u3001${u}\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u5165\u529B: ${r}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F\u304C\u3001${u}\
\u304C\u5165\u529B\u3055\u308C\u307E\u3057\u305F`}case"invalid_value":return n.values.length===1?`\u7121\u52B9\u306A\u5165\u529B: ${k(
n.values[0])}\u304C\u671F\u5F85\u3055\u308C\u307E\u3057\u305F`:`\u7121\u52B9\u306A\u9078\u629E: ${g(n.values,"\u3001")}\u306E\
\u3044\u305A\u308C\u304B\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"too_big":{const r=n.inclusive?
"\u4EE5\u4E0B\u3067\u3042\u308B":"\u3088\u308A\u5C0F\u3055\u3044",a=t(n.origin);return a?`\u5927\u304D\u3059\u304E\u308B\u5024: ${n.
origin??"\u5024"}\u306F${n.maximum.toString()}${a.unit??"\u8981\u7D20"}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:`\
\u5927\u304D\u3059\u304E\u308B\u5024: ${n.origin??"\u5024"}\u306F${n.maximum.toString()}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
too_small":{const r=n.inclusive?"\u4EE5\u4E0A\u3067\u3042\u308B":"\u3088\u308A\u5927\u304D\u3044",a=t(n.origin);return a?
`\u5C0F\u3055\u3059\u304E\u308B\u5024: ${n.origin}\u306F${n.minimum.toString()}${a.unit}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u5C0F\u3055\u3059\u304E\u308B\u5024: ${n.origin}\u306F${n.minimum.toString()}${r}\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.prefix}"\u3067\u59CB\u307E\u308B\u5FC5\u8981\u304C\u3042\u308A\
\u307E\u3059`:r.format==="ends_with"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.suffix}"\u3067\u7D42\u308F\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
r.format==="includes"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: "${r.includes}"\u3092\u542B\u3080\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
r.format==="regex"?`\u7121\u52B9\u306A\u6587\u5B57\u5217: \u30D1\u30BF\u30FC\u30F3${r.pattern}\u306B\u4E00\u81F4\u3059\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`:
`\u7121\u52B9\u306A${i[r.format]??n.format}`}case"not_multiple_of":return`\u7121\u52B9\u306A\u6570\u5024: ${n.divisor}\u306E\u500D\
\u6570\u3067\u3042\u308B\u5FC5\u8981\u304C\u3042\u308A\u307E\u3059`;case"unrecognized_keys":return`\u8A8D\u8B58\u3055\u308C\u3066\u3044\u306A\u3044\u30AD\u30FC${n.
keys.length>1?"\u7FA4":""}: ${g(n.keys,"\u3001")}`;case"invalid_key":return`${n.origin}\u5185\u306E\u7121\u52B9\u306A\u30AD\u30FC`;case"\
invalid_union":return"\u7121\u52B9\u306A\u5165\u529B";case"invalid_element":return`${n.origin}\u5185\u306E\u7121\u52B9\u306A\u5024`;default:
return"\u7121\u52B9\u306A\u5165\u529B"}}};function eg(){return{localeError:Qv()}}const ng=()=>{const e={string:{unit:"\u10E1\u10D8\
\u10DB\u10D1\u10DD\u10DA\u10DD",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
file:{unit:"\u10D1\u10D0\u10D8\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
array:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
set:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"},
map:{unit:"\u10D4\u10DA\u10D4\u10DB\u10D4\u10DC\u10E2\u10D8",verb:"\u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1"}};
function t(n){return e[n]??null}const i={regex:"\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0",email:"\u10D4\u10DA-\u10E4\u10DD\u10E1\u10E2\u10D8\u10E1 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",
url:"URL",emoji:"\u10D4\u10DB\u10DD\u10EF\u10D8",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8-\u10D3\u10E0\u10DD",
date:"\u10D7\u10D0\u10E0\u10D8\u10E6\u10D8",time:"\u10D3\u10E0\u10DD",duration:"\u10EE\u10D0\u10DC\u10D2\u10E0\u10EB\u10DA\u10D8\u10D5\u10DD\u10D1\u10D0",
ipv4:"IPv4 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",ipv6:"IPv6 \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",
mac:"MAC \u10DB\u10D8\u10E1\u10D0\u10DB\u10D0\u10E0\u10D7\u10D8",cidrv4:"IPv4 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",
cidrv6:"IPv6 \u10D3\u10D8\u10D0\u10DE\u10D0\u10D6\u10DD\u10DC\u10D8",base64:"base64-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",
base64url:"base64url-\u10D9\u10DD\u10D3\u10D8\u10E0\u10D4\u10D1\u10E3\u10DA\u10D8 \u10D5\u10D4\u10DA\u10D8",json_string:"\
JSON \u10D5\u10D4\u10DA\u10D8",e164:"E.164 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",credit_card:"\u10E1\u10D0\u10D9\u10E0\u10D4\u10D3\u10D8\u10E2\u10DD \u10D1\u10D0\u10E0\u10D0\u10D7\u10D8\u10E1 \u10DC\u10DD\u10DB\u10D4\u10E0\u10D8",
currency_code:"\u10D5\u10D0\u10DA\u10E3\u10E2\u10D8\u10E1 \u10D9\u10DD\u10D3\u10D8",iban:"IBAN",jwt:"JWT",template_literal:"\
\u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"},o={nan:"NaN",number:"\u10E0\u10D8\u10EA\u10EE\u10D5\u10D8",string:"\u10D5\u10D4\u10DA\u10D8",
boolean:"\u10D1\u10E3\u10DA\u10D4\u10D0\u10DC\u10D8",function:"\u10E4\u10E3\u10DC\u10E5\u10EA\u10D8\u10D0",array:"\u10DB\u10D0\u10E1\u10D8\u10D5\u10D8"};
return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(
n.expected)?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 instanceof ${n.
expected}, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${u}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${r}\
, \u10DB\u10D8\u10E6\u10D4\u10D1\u10E3\u10DA\u10D8 ${u}`}case"invalid_value":return n.values.length===1?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\
\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${k(n.values[0])}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D0\u10E0\u10D8\u10D0\u10DC\u10E2\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\
\u10D3\u10DC\u10D4\u10DA\u10D8\u10D0 \u10D4\u10E0\u10D7-\u10D4\u10E0\u10D7\u10D8 ${g(n.values,"|")}-\u10D3\u10D0\u10DC`;case"\
too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${n.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} ${a.verb} ${r}${n.maximum.toString()} ${a.
unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10D3\u10D8\u10D3\u10D8: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${n.
origin??"\u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0"} \u10D8\u10E7\u10DD\u10E1 ${r}${n.maximum.toString()}`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${n.
origin} ${a.verb} ${r}${n.minimum.toString()} ${a.unit}`:`\u10D6\u10D4\u10D3\u10DB\u10D4\u10E2\u10D0\u10D3 \u10DE\u10D0\u10E2\u10D0\u10E0\u10D0: \u10DB\u10DD\u10E1\u10D0\u10DA\u10DD\u10D3\u10DC\u10D4\u10DA\u10D8 ${n.
origin} \u10D8\u10E7\u10DD\u10E1 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_\
with"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10EC\u10E7\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${r.
prefix}"-\u10D8\u10D7`:r.format==="ends_with"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10DB\u10D7\u10D0\u10D5\u10E0\u10D3\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 "${r.
suffix}"-\u10D8\u10D7`:r.format==="includes"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D8\u10EA\u10D0\u10D5\u10D3\u10D4\u10E1 "${r.
includes}"-\u10E1`:r.format==="regex"?`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D5\u10D4\u10DA\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10E8\u10D4\u10D4\u10E1\u10D0\u10D1\u10D0\u10DB\u10D4\u10D1\u10DD\u10D3\u10D4\u10E1 \u10E8\u10D0\u10D1\u10DA\u10DD\u10DC\u10E1 ${r.
pattern}`:`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 ${i[r.format]??n.format}`}case"not_multiple_of":return`\u10D0\u10E0\u10D0\u10E1\u10EC\
\u10DD\u10E0\u10D8 \u10E0\u10D8\u10EA\u10EE\u10D5\u10D8: \u10E3\u10DC\u10D3\u10D0 \u10D8\u10E7\u10DD\u10E1 ${n.divisor}-\
\u10D8\u10E1 \u10EF\u10D4\u10E0\u10D0\u10D3\u10D8`;case"unrecognized_keys":return`\u10E3\u10EA\u10DC\u10DD\u10D1\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1${n.
keys.length>1?"\u10D4\u10D1\u10D8":"\u10D8"}: ${g(n.keys,", ")}`;case"invalid_key":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10D2\u10D0\u10E1\u10D0\u10E6\u10D4\u10D1\u10D8 ${n.
origin}-\u10E8\u10D8`;case"invalid_union":return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0";case"\
invalid_element":return`\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10DB\u10DC\u10D8\u10E8\u10D5\u10DC\u10D4\u10DA\u10DD\u10D1\u10D0 ${n.
origin}-\u10E8\u10D8`;default:return"\u10D0\u10E0\u10D0\u10E1\u10EC\u10DD\u10E0\u10D8 \u10E8\u10D4\u10E7\u10D5\u10D0\u10DC\u10D0"}}};
function tg(){return{localeError:ng()}}const rg=()=>{const e={string:{unit:"\u178F\u17BD\u17A2\u1780\u17D2\u179F\u179A",
verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},file:{unit:"\u1794\u17C3",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},array:{
unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"},set:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\
\u1782\u17BD\u179A\u1798\u17B6\u1793"},map:{unit:"\u1792\u17B6\u178F\u17BB",verb:"\u1782\u17BD\u179A\u1798\u17B6\u1793"}};
function t(n){return e[n]??null}const i={regex:"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B",
email:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793\u17A2\u17CA\u17B8\u1798\u17C2\u179B",url:"URL",emoji:"\u179F\u1789\u17D2\u1789\
\u17B6\u17A2\u17B6\u179A\u1798\u17D2\u1798\u178E\u17CD",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"\
GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 \u1793\u17B7\u1784\u1798\u17C9\u17C4\u1784 ISO",
date:"\u1780\u17B6\u179B\u1794\u179A\u17B7\u1785\u17D2\u1786\u17C1\u1791 ISO",time:"\u1798\u17C9\u17C4\u1784 ISO",duration:"\
\u179A\u1799\u17C8\u1796\u17C1\u179B ISO",ipv4:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv4",ipv6:"\u17A2\u17B6\u179F\u1799\u178A\
\u17D2\u178B\u17B6\u1793 IPv6",mac:"\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 MAC",cidrv4:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv\
4",cidrv6:"\u178A\u17C2\u1793\u17A2\u17B6\u179F\u1799\u178A\u17D2\u178B\u17B6\u1793 IPv6",base64:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64",
base64url:"\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u17A2\u17CA\u17B7\u1780\u17BC\u178A base64url",json_string:"\
\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A JSON",e164:"\u179B\u17C1\u1781 E.164",credit_card:"\u179B\u17C1\u1781\u1794\u17D0\u178E\u17D2\u178E\u17A5\u178E\u1791\u17B6\u1793",
currency_code:"\u1780\u17BC\u178A\u179A\u17BC\u1794\u17B7\u1799\u1794\u17D0\u178E\u17D2\u178E",iban:"IBAN",jwt:"JWT",template_literal:"\
\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B"},o={nan:"NaN",number:"\u179B\u17C1\u1781",
array:"\u17A2\u17B6\u179A\u17C1 (Array)",null:"\u1782\u17D2\u1798\u17B6\u1793\u178F\u1798\u17D2\u179B\u17C3 (null)"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?
`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A instanceof ${n.
expected} \u1794\u17C9\u17BB\u1793\u17D2\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${u}`:`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\
\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${r} \u1794\u17C9\u17BB\u1793\u17D2\
\u178F\u17C2\u1791\u1791\u17BD\u179B\u1794\u17B6\u1793 ${u}`}case"invalid_value":return n.values.length===1?`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1794\u1789\u17D2\
\u1785\u17BC\u179B\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${k(
n.values[0])}`:`\u1787\u1798\u17D2\u179A\u17BE\u179F\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1787\u17B6\u1798\u17BD\u1799\u1780\u17D2\u1793\u17BB\u1784\u1785\u17C6\u178E\u17C4\u1798 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${n.
origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${r} ${n.maximum.toString()} ${a.unit??"\u1792\u17B6\u178F\u17BB"}`:`\u1792\u17C6\u1796\u17C1\u1780\u17D6 \u178F\u17D2\
\u179A\u17BC\u179C\u1780\u17B6\u179A ${n.origin??"\u178F\u1798\u17D2\u179B\u17C3"} ${r} ${n.maximum.toString()}`}case"to\
o_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${n.
origin} ${r} ${n.minimum.toString()} ${a.unit}`:`\u178F\u17BC\u1785\u1796\u17C1\u1780\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1780\u17B6\u179A ${n.
origin} ${r} ${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\
\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1785\u17B6\u1794\u17CB\u1795\u17D2\u178F\u17BE\u1798\u178A\u17C4\u1799 "${r.
prefix}"`:r.format==="ends_with"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1794\u1789\u17D2\u1785\u1794\u17CB\u178A\u17C4\u1799 "${r.
suffix}"`:r.format==="includes"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u1798\u17B6\u1793 "${r.
includes}"`:r.format==="regex"?`\u1781\u17D2\u179F\u17C2\u17A2\u1780\u17D2\u179F\u179A\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1795\u17D2\u1782\u17BC\u1795\u17D2\u1782\u1784\u1793\u17B9\u1784\u1791\u1798\u17D2\u179A\u1784\u17CB\u178A\u17C2\u179B\u1794\u17B6\u1793\u1780\u17C6\u178E\u178F\u17CB ${r.
pattern}`:`\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 ${i[r.format]??n.format}`}case"\
not_multiple_of":return`\u179B\u17C1\u1781\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u17D6 \u178F\u17D2\u179A\u17BC\u179C\u178F\u17C2\u1787\u17B6\u1796\u17A0\u17BB\u1782\u17BB\u178E\u1793\u17C3 ${n.
divisor}`;case"unrecognized_keys":return`\u179A\u1780\u1783\u17BE\u1789\u179F\u17C4\u1798\u17B7\u1793\u179F\u17D2\u1782\u17B6\u179B\u17CB\u17D6 ${g(
n.keys,", ")}`;case"invalid_key":return`\u179F\u17C4\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${n.
origin}`;case"invalid_union":return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C";case"\
invalid_element":return`\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C\u1793\u17C5\u1780\u17D2\u1793\u17BB\u1784 ${n.
origin}`;default:return"\u1791\u17B7\u1793\u17D2\u1793\u1793\u17D0\u1799\u1798\u17B7\u1793\u178F\u17D2\u179A\u17B9\u1798\u178F\u17D2\u179A\u17BC\u179C"}}};
function gd(){return{localeError:rg()}}function ig(){return gd()}const og=()=>{const e={string:{unit:"\u0C85\u0C95\u0CCD\u0CB7\u0CB0\u0C97\u0CB3\u0CC1",
verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},file:{unit:"\u0CAC\u0CC8\u0C9F\u0CCD\u200C\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},
array:{unit:"\u0CB5\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},set:{unit:"\u0CB5\
\u0CB8\u0CCD\u0CA4\u0CC1\u0C97\u0CB3\u0CC1",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1"},map:{unit:"entries",verb:"\u0CB9\u0CCA\u0C82\u0CA6\u0CB2\
\u0CC1"}};function t(n){return e[n]??null}const i={regex:"\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD",email:"email \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95\u0CA6 \u0CB8\u0CAE\u0CAF",date:"I\
SO \u0CA6\u0CBF\u0CA8\u0CBE\u0C82\u0C95",time:"ISO \u0CB8\u0CAE\u0CAF",duration:"ISO \u0C85\u0CB5\u0CA7\u0CBF",ipv4:"IPv\
4 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",ipv6:"IPv6 \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",mac:"MAC \u0CB5\u0CBF\u0CB3\u0CBE\u0CB8",cidrv4:"\
IPv4 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",cidrv6:"IPv6 \u0CB5\u0CCD\u0CAF\u0CBE\u0CAA\u0CCD\u0CA4\u0CBF\u0CAF",
base64:"base64-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",base64url:"base64url-encoded\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",
json_string:"JSON\u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD",e164:"E.164 \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
credit_card:"\u0C95\u0CCD\u0CB0\u0CC6\u0CA1\u0CBF\u0C9F\u0CCD \u0C95\u0CBE\u0CB0\u0CCD\u0CA1\u0CCD \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6",
currency_code:"\u0C95\u0CB0\u0CC6\u0CA8\u0CCD\u0CB8\u0CBF \u0C95\u0CCB\u0CA1\u0CCD",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0C87\u0CA8\u0CCD\u0CAA\u0CC1\u0C9F\u0CCD"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${r}\
, \u0CB8\u0CCD\u0CB5\u0CC0\u0C95\u0CB0\u0CBF\u0CB8\u0CBF\u0CA6\u0CA8\u0CC1 ${u}`}case"invalid_value":return n.values.length===
1?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${k(
n.values[0])}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C86\u0CAF\u0CCD\u0C95\u0CC6: \u0C87\u0CB5\u0CC1\u0C97\u0CB3\u0CB2\u0CCD\u0CB2\u0CBF \u0C92\u0C82\u0CA6\u0CA8\u0CCD\u0CA8\u0CC1 \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${n.
origin??"value"} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${r}${n.maximum.toString()} ${a.unit??"\u0C85\u0C82\u0CB6\u0C97\u0CB3\u0CC1"}`:
`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0CA6\u0CCA\u0CA1\u0CCD\u0CA1\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${n.
origin??"value"} \u0C8E\u0C82\u0CA6\u0CC1 ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(
n.origin);return a?`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${n.
origin} \u0CB9\u0CCA\u0C82\u0CA6\u0CB2\u0CC1 ${r}${n.minimum.toString()} ${a.unit}`:`\u0CA4\u0CC1\u0C82\u0CAC\u0CBE \u0C9A\u0CBF\u0C95\u0CCD\u0C95\u0CA6\u0CC1: \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${n.
origin} \u0C8E\u0C82\u0CA6\u0CC1 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_\
with"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0CAA\u0CCD\u0CB0\u0CBE\u0CB0\u0C82\u0CAD\u0CBF\u0CB8\u0CAC\u0CC7\u0C95\u0CC1 "${r.
prefix}"`:r.format==="ends_with"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C87\u0CA6\u0CB0\u0CCA\u0C82\u0CA6\u0CBF\u0C97\u0CC6 \u0C95\u0CCA\u0CA8\u0CC6\u0C97\u0CCA\u0CB3\u0CCD\u0CB3\u0CAC\u0CC7\u0C95\u0CC1 "${r.
suffix}"`:r.format==="includes"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0C92\u0CB3\u0C97\u0CCA\u0C82\u0CA1\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 "${r.
includes}"`:r.format==="regex"?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0CB8\u0CCD\u0C9F\u0CCD\u0CB0\u0CBF\u0C82\u0C97\u0CCD: \u0CAE\u0CBE\u0CA6\u0CB0\u0CBF\u0C97\u0CC6 \u0CB9\u0CCA\u0C82\u0CA6\u0CBF\u0C95\u0CC6\u0CAF\u0CBE\u0C97\u0CAC\u0CC7\u0C95\u0CC1 ${r.
pattern}`:`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6: \u0CAC\u0CB9\
\u0CC1\u0CB8\u0C82\u0C96\u0CCD\u0CAF\u0CC6\u0CAF\u0CBE\u0C97\u0CBF\u0CB0\u0CAC\u0CC7\u0C95\u0CC1 ${n.divisor}`;case"unre\
cognized_keys":return`\u0C97\u0CC1\u0CB0\u0CC1\u0CA4\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CA6 \u0C95\u0CC0 ${n.keys.length>1?
"s":""}: ${g(n.keys,", ")}`;case"invalid_key":return`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF\u0CB5\u0CBE\u0CA6 \u0C95\u0CC0 \u0C87\u0CA8\u0CCD ${n.
origin}`;case"invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CA4\u0CBE\u0CB0\u0CA4\u0CAE\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF. \u0CA8\u0CBF\u0CB0\u0CC0\u0C95\
\u0CCD\u0CB7\u0CBF\u0CB8\u0CB2\u0CBE\u0C97\u0CBF\u0CA6\u0CC6 ${n.options.map(a=>`'${a}'`).join(" | ")}`:"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD";case"\
invalid_element":return`\u0CB0\u0CB2\u0CCD\u0CB2\u0CBF \u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0CAE\u0CCC\u0CB2\u0CCD\u0CAF ${n.
origin}`;default:return"\u0C85\u0CAE\u0CBE\u0CA8\u0CCD\u0CAF \u0C87\u0CA8\u0CCD\u200C\u0CAA\u0CC1\u0C9F\u0CCD"}}};function ag(){
return{localeError:og()}}const ug=()=>{const e={string:{unit:"\uBB38\uC790",verb:"to have"},file:{unit:"\uBC14\uC774\uD2B8",
verb:"to have"},array:{unit:"\uAC1C",verb:"to have"},set:{unit:"\uAC1C",verb:"to have"},map:{unit:"\uAC1C",verb:"to have"}};
function t(n){return e[n]??null}const i={regex:"\uC785\uB825",email:"\uC774\uBA54\uC77C \uC8FC\uC18C",url:"URL",emoji:"\uC774\
\uBAA8\uC9C0",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"ISO \uB0A0\uC9DC\uC2DC\uAC04",date:"ISO \uB0A0\uC9DC",time:"ISO \uC2DC\uAC04",duration:"\
ISO \uAE30\uAC04",ipv4:"IPv4 \uC8FC\uC18C",ipv6:"IPv6 \uC8FC\uC18C",mac:"MAC \uC8FC\uC18C",cidrv4:"IPv4 \uBC94\uC704",cidrv6:"\
IPv6 \uBC94\uC704",base64:"base64 \uC778\uCF54\uB529 \uBB38\uC790\uC5F4",base64url:"base64url \uC778\uCF54\uB529 \uBB38\uC790\uC5F4",
json_string:"JSON \uBB38\uC790\uC5F4",e164:"E.164 \uBC88\uD638",credit_card:"\uC2E0\uC6A9\uCE74\uB4DC \uBC88\uD638",currency_code:"\
\uD1B5\uD654 \uCF54\uB4DC",iban:"IBAN",jwt:"JWT",template_literal:"\uC785\uB825"},o={nan:"NaN"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 \
instanceof ${n.expected}, \uBC1B\uC740 \uD0C0\uC785\uC740 ${u}\uC785\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC785\uB825: \uC608\uC0C1 \uD0C0\uC785\uC740 ${r}\
, \uBC1B\uC740 \uD0C0\uC785\uC740 ${u}\uC785\uB2C8\uB2E4`}case"invalid_value":return n.values.length===1?`\uC798\uBABB\uB41C \uC785\uB825: \uAC12\uC740 ${k(
n.values[0])} \uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4`:`\uC798\uBABB\uB41C \uC635\uC158: ${g(n.values,"\uB610\uB294 ")} \uC911 \
\uD558\uB098\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"too_big":{const r=n.inclusive?"\uC774\uD558":"\uBBF8\uB9CC",a=r==="\uBBF8\uB9CC"?
"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",u=t(n.origin),s=u?.unit??"\uC694\uC18C";return u?
`${n.origin??"\uAC12"}\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${n.maximum.toString()}${s} ${r}${a}`:`${n.origin??"\uAC12"}\
\uC774 \uB108\uBB34 \uD07D\uB2C8\uB2E4: ${n.maximum.toString()} ${r}${a}`}case"too_small":{const r=n.inclusive?"\uC774\uC0C1":
"\uCD08\uACFC",a=r==="\uC774\uC0C1"?"\uC774\uC5B4\uC57C \uD569\uB2C8\uB2E4":"\uC5EC\uC57C \uD569\uB2C8\uB2E4",u=t(n.origin),
s=u?.unit??"\uC694\uC18C";return u?`${n.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${n.minimum.toString()}${s}\
 ${r}${a}`:`${n.origin??"\uAC12"}\uC774 \uB108\uBB34 \uC791\uC2B5\uB2C8\uB2E4: ${n.minimum.toString()} ${r}${a}`}case"in\
valid_format":{const r=n;return r.format==="starts_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.prefix}"(\uC73C)\uB85C \uC2DC\uC791\uD574\uC57C \
\uD569\uB2C8\uB2E4`:r.format==="ends_with"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.suffix}"(\uC73C)\uB85C \uB05D\uB098\uC57C \uD569\uB2C8\uB2E4`:
r.format==="includes"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: "${r.includes}"\uC744(\uB97C) \uD3EC\uD568\uD574\uC57C \uD569\uB2C8\uB2E4`:
r.format==="regex"?`\uC798\uBABB\uB41C \uBB38\uC790\uC5F4: \uC815\uADDC\uC2DD ${r.pattern} \uD328\uD134\uACFC \uC77C\uCE58\uD574\uC57C \uD569\uB2C8\uB2E4`:
`\uC798\uBABB\uB41C ${i[r.format]??n.format}`}case"not_multiple_of":return`\uC798\uBABB\uB41C \uC22B\uC790: ${n.divisor}\
\uC758 \uBC30\uC218\uC5EC\uC57C \uD569\uB2C8\uB2E4`;case"unrecognized_keys":return`\uC778\uC2DD\uD560 \uC218 \uC5C6\uB294 \uD0A4: ${g(
n.keys,", ")}`;case"invalid_key":return`\uC798\uBABB\uB41C \uD0A4: ${n.origin}`;case"invalid_union":return"\uC798\uBABB\uB41C \uC785\uB825";case"\
invalid_element":return`\uC798\uBABB\uB41C \uAC12: ${n.origin}`;default:return"\uC798\uBABB\uB41C \uC785\uB825"}}};function cg(){
return{localeError:ug()}}const Xn=e=>e.charAt(0).toUpperCase()+e.slice(1);function $d(e){const t=Math.abs(e),i=t%10,o=t%
100;return o>=11&&o<=19||i===0?"many":i===1?"one":"few"}const sg=()=>{const e={string:{unit:{one:"simbolis",few:"simboli\
ai",many:"simboli\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne ilgesn\u0117 kaip",notInclusive:"turi b\u016Bti trumpes\
n\u0117 kaip"},bigger:{inclusive:"turi b\u016Bti ne trumpesn\u0117 kaip",notInclusive:"turi b\u016Bti ilgesn\u0117 kaip"}}},
file:{unit:{one:"baitas",few:"baitai",many:"bait\u0173"},verb:{smaller:{inclusive:"turi b\u016Bti ne didesnis kaip",notInclusive:"\
turi b\u016Bti ma\u017Eesnis kaip"},bigger:{inclusive:"turi b\u016Bti ne ma\u017Eesnis kaip",notInclusive:"turi b\u016Bti did\
esnis kaip"}}},array:{unit:{one:"element\u0105",few:"elementus",many:"element\u0173"},verb:{smaller:{inclusive:"turi tur\
\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},bigger:{inclusive:"turi tur\u0117ti ne ma\u017Eiau kai\
p",notInclusive:"turi tur\u0117ti daugiau kaip"}}},set:{unit:{one:"element\u0105",few:"elementus",many:"element\u0173"},
verb:{smaller:{inclusive:"turi tur\u0117ti ne daugiau kaip",notInclusive:"turi tur\u0117ti ma\u017Eiau kaip"},bigger:{inclusive:"\
turi tur\u0117ti ne ma\u017Eiau kaip",notInclusive:"turi tur\u0117ti daugiau kaip"}}}};function t(n,r,a,u){const s=e[n]??
null;return s===null?s:{unit:s.unit[r],verb:s.verb[u][a?"inclusive":"notInclusive"]}}const i={regex:"\u012Fvestis",email:"\
el. pa\u0161to adresas",url:"URL",emoji:"jaustukas",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GU\
ID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO data ir laikas",date:"ISO data",time:"IS\
O laikas",duration:"ISO trukm\u0117",ipv4:"IPv4 adresas",ipv6:"IPv6 adresas",mac:"MAC adresas",cidrv4:"IPv4 tinklo prefi\
ksas (CIDR)",cidrv6:"IPv6 tinklo prefiksas (CIDR)",base64:"base64 u\u017Ekoduota eilut\u0117",base64url:"base64url u\u017Ekod\
uota eilut\u0117",json_string:"JSON eilut\u0117",e164:"E.164 numeris",credit_card:"kredito kortel\u0117s numeris",currency_code:"\
valiutos kodas",iban:"IBAN",jwt:"JWT",template_literal:"\u012Fvestis"},o={nan:"NaN",number:"skai\u010Dius",bigint:"sveik\
asis skai\u010Dius",string:"eilut\u0117",boolean:"login\u0117 reik\u0161m\u0117",undefined:"neapibr\u0117\u017Eta reik\u0161m\u0117",
function:"funkcija",symbol:"simbolis",array:"masyvas",object:"objektas",null:"nulin\u0117 reik\u0161m\u0117"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?
`Gautas tipas ${u}, o tik\u0117tasi - instanceof ${n.expected}`:`Gautas tipas ${u}, o tik\u0117tasi - ${r}`}case"invalid\
_value":return n.values.length===1?`Privalo b\u016Bti ${k(n.values[0])}`:`Privalo b\u016Bti vienas i\u0161 ${g(n.values,
"|")} pasirinkim\u0173`;case"too_big":{const r=o[n.origin]??n.origin,a=t(n.origin,$d(Number(n.maximum)),n.inclusive??!1,
"smaller");if(a?.verb)return`${Xn(r??n.origin??"reik\u0161m\u0117")} ${a.verb} ${n.maximum.toString()} ${a.unit??"elemen\
t\u0173"}`;const u=n.inclusive?"ne didesnis kaip":"ma\u017Eesnis kaip";return`${Xn(r??n.origin??"reik\u0161m\u0117")} tu\
ri b\u016Bti ${u} ${n.maximum.toString()} ${a?.unit}`}case"too_small":{const r=o[n.origin]??n.origin,a=t(n.origin,$d(Number(
n.minimum)),n.inclusive??!1,"bigger");if(a?.verb)return`${Xn(r??n.origin??"reik\u0161m\u0117")} ${a.verb} ${n.minimum.toString()}\
 ${a.unit??"element\u0173"}`;const u=n.inclusive?"ne ma\u017Eesnis kaip":"didesnis kaip";return`${Xn(r??n.origin??"reik\u0161\
m\u0117")} turi b\u016Bti ${u} ${n.minimum.toString()} ${a?.unit}`}case"invalid_format":{const r=n;return r.format==="st\
arts_with"?`Eilut\u0117 privalo prasid\u0117ti "${r.prefix}"`:r.format==="ends_with"?`Eilut\u0117 privalo pasibaigti "${r.
suffix}"`:r.format==="includes"?`Eilut\u0117 privalo \u012Ftraukti "${r.includes}"`:r.format==="regex"?`Eilut\u0117 privalo a\
titikti ${r.pattern}`:`Neteisingas ${i[r.format]??n.format}`}case"not_multiple_of":return`Skai\u010Dius privalo b\u016Bti ${n.
divisor} kartotinis.`;case"unrecognized_keys":return`Neatpa\u017Eint${n.keys.length>1?"i":"as"} rakt${n.keys.length>1?"a\
i":"as"}: ${g(n.keys,", ")}`;case"invalid_key":return"Rastas klaidingas raktas";case"invalid_union":return"Klaidinga \u012Fve\
stis";case"invalid_element":{const r=o[n.origin]??n.origin;return`${Xn(r??n.origin??"reik\u0161m\u0117")} turi klaiding\u0105\
 \u012Fvest\u012F`}default:return"Klaidinga \u012Fvestis"}}};function lg(){return{localeError:sg()}}const dg=()=>{const e={
string:{unit:"\u0437\u043D\u0430\u0446\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},file:{unit:"\u0431\u0430\u0458\u0442\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},array:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},
set:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"},map:{unit:"\u0441\u0442\u0430\u0432\u043A\u0438",
verb:"\u0434\u0430 \u0438\u043C\u0430\u0430\u0442"}};function t(n){return e[n]??null}const i={regex:"\u0432\u043D\u0435\u0441",
email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u043D\u0430 \u0435-\u043F\u043E\u0448\u0442\u0430",url:"URL",emoji:"\u0435\u043C\u043E\u045F\u0438",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0443\u043C \u0438 \u0432\u0440\u0435\u043C\u0435",date:"ISO \u0434\u0430\u0442\u0443\u043C",
time:"ISO \u0432\u0440\u0435\u043C\u0435",duration:"ISO \u0432\u0440\u0435\u043C\u0435\u0442\u0440\u0430\u0435\u045A\u0435",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441\u0430",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441\u0430",mac:"MAC \u0430\u0434\u0440\u0435\u0441\u0430",
cidrv4:"IPv4 \u043E\u043F\u0441\u0435\u0433",cidrv6:"IPv6 \u043E\u043F\u0441\u0435\u0433",base64:"base64-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",
base64url:"base64url-\u0435\u043D\u043A\u043E\u0434\u0438\u0440\u0430\u043D\u0430 \u043D\u0438\u0437\u0430",json_string:"\
JSON \u043D\u0438\u0437\u0430",e164:"E.164 \u0431\u0440\u043E\u0458",credit_card:"\u0431\u0440\u043E\u0458 \u043D\u0430 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u0430 \u043A\u0430\u0440\u0442\u0438\u0447\u043A\u0430",
currency_code:"\u043A\u043E\u0434 \u043D\u0430 \u0432\u0430\u043B\u0443\u0442\u0430",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0432\u043D\u0435\u0441"},o={nan:"NaN",number:"\u0431\u0440\u043E\u0458",array:"\u043D\u0438\u0437\u0430"};return n=>{switch(n.
code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u0413\u0440\u0435\u0448\
\u0435\u043D \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 instanceof ${n.expected},\
 \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${u}`:`\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${r}\
, \u043F\u0440\u0438\u043C\u0435\u043D\u043E ${u}`}case"invalid_value":return n.values.length===1?`Invalid input: expect\
ed ${k(n.values[0])}`:`\u0413\u0440\u0435\u0448\u0430\u043D\u0430 \u043E\u043F\u0446\u0438\u0458\u0430: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 \u0435\u0434\u043D\u0430 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${n.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0438\u043C\u0430 ${r}${n.maximum.toString()}\
 ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0438"}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u0433\u043E\u043B\u0435\u043C: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${n.
origin??"\u0432\u0440\u0435\u0434\u043D\u043E\u0441\u0442\u0430"} \u0434\u0430 \u0431\u0438\u0434\u0435 ${r}${n.maximum.
toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${n.
origin} \u0434\u0430 \u0438\u043C\u0430 ${r}${n.minimum.toString()} ${a.unit}`:`\u041F\u0440\u0435\u043C\u043D\u043E\u0433\u0443 \u043C\u0430\u043B: \u0441\u0435 \u043E\u0447\u0435\u043A\u0443\u0432\u0430 ${n.
origin} \u0434\u0430 \u0431\u0438\u0434\u0435 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format===
"starts_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u043F\u043E\u0447\u043D\u0443\u0432\u0430 \u0441\u043E "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0437\u0430\u0432\u0440\u0448\u0443\u0432\u0430 \u0441\u043E "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0432\u043A\u043B\u0443\u0447\u0443\u0432\u0430 "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u0432\u0430\u0436\u0435\u0447\u043A\u0430 \u043D\u0438\u0437\u0430: \u043C\u043E\u0440\u0430 \u0434\u0430 \u043E\u0434\u0433\u043E\u0430\u0440\u0430 \u043D\u0430 \u043F\u0430\u0442\u0435\u0440\u043D\u043E\u0442 ${r.
pattern}`:`Invalid ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0413\u0440\u0435\u0448\u0435\u043D \u0431\u0440\u043E\u0458: \u043C\u043E\u0440\u0430 \u0434\u0430 \u0431\u0438\u0434\u0435 \u0434\u0435\u043B\u0438\u0432 \u0441\u043E ${n.
divisor}`;case"unrecognized_keys":return`${n.keys.length>1?"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D\u0438 \u043A\u043B\u0443\u0447\u0435\u0432\u0438":
"\u041D\u0435\u043F\u0440\u0435\u043F\u043E\u0437\u043D\u0430\u0435\u043D \u043A\u043B\u0443\u0447"}: ${g(n.keys,", ")}`;case"\
invalid_key":return`\u0413\u0440\u0435\u0448\u0435\u043D \u043A\u043B\u0443\u0447 \u0432\u043E ${n.origin}`;case"invalid\
_union":return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441";case"invalid_element":return`\u0413\u0440\u0435\u0448\u043D\u0430 \u0432\u0440\u0435\u0434\u043D\u043E\
\u0441\u0442 \u0432\u043E ${n.origin}`;default:return"\u0413\u0440\u0435\u0448\u0435\u043D \u0432\u043D\u0435\u0441"}}};
function fg(){return{localeError:dg()}}const mg=()=>{const e={string:{unit:"aksara",verb:"mempunyai"},file:{unit:"bait",
verb:"mempunyai"},array:{unit:"elemen",verb:"mempunyai"},set:{unit:"elemen",verb:"mempunyai"},map:{unit:"elemen",verb:"m\
empunyai"}};function t(n){return e[n]??null}const i={regex:"input",email:"alamat e-mel",url:"URL",emoji:"emoji",uuid:"UU\
ID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"K\
SUID",datetime:"tarikh masa ISO",date:"tarikh ISO",time:"masa ISO",duration:"tempoh ISO",ipv4:"alamat IPv4",ipv6:"alamat\
 IPv6",mac:"alamat MAC",cidrv4:"julat IPv4",cidrv6:"julat IPv6",base64:"string dikodkan base64",base64url:"string dikodk\
an base64url",json_string:"string JSON",e164:"nombor E.164",credit_card:"nombor kad kredit",currency_code:"kod mata wang",
iban:"IBAN",jwt:"JWT",template_literal:"input"},o={nan:"NaN",number:"nombor"};return n=>{switch(n.code){case"invalid_typ\
e":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Input tidak sah: dijangka \
instanceof ${n.expected}, diterima ${u}`:`Input tidak sah: dijangka ${r}, diterima ${u}`}case"invalid_value":return n.values.
length===1?`Input tidak sah: dijangka ${k(n.values[0])}`:`Pilihan tidak sah: dijangka salah satu daripada ${g(n.values,"\
|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Terlalu besar: dijangka ${n.origin??"nilai"} ${a.
verb} ${r}${n.maximum.toString()} ${a.unit??"elemen"}`:`Terlalu besar: dijangka ${n.origin??"nilai"} adalah ${r}${n.maximum.
toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Terlalu kecil: dijangka ${n.origin} ${a.
verb} ${r}${n.minimum.toString()} ${a.unit}`:`Terlalu kecil: dijangka ${n.origin} adalah ${r}${n.minimum.toString()}`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`String tidak sah: mesti bermula dengan "${r.prefix}"`:r.format===
"ends_with"?`String tidak sah: mesti berakhir dengan "${r.suffix}"`:r.format==="includes"?`String tidak sah: mesti menga\
ndungi "${r.includes}"`:r.format==="regex"?`String tidak sah: mesti sepadan dengan corak ${r.pattern}`:`${i[r.format]??n.
format} tidak sah`}case"not_multiple_of":return`Nombor tidak sah: perlu gandaan ${n.divisor}`;case"unrecognized_keys":return`\
Kunci tidak dikenali: ${g(n.keys,", ")}`;case"invalid_key":return`Kunci tidak sah dalam ${n.origin}`;case"invalid_union":
return"Input tidak sah";case"invalid_element":return`Nilai tidak sah dalam ${n.origin}`;default:return"Input tidak sah"}}};
function pg(){return{localeError:mg()}}const vg=()=>{const e={string:{unit:"\u0905\u0915\u094D\u0937\u0930",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\
\u094D\u091B"},file:{unit:"\u092C\u093E\u0907\u091F",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},array:{unit:"\
\u0924\u0924\u094D\u0935",verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},set:{unit:"\u0924\u0924\u094D\u0935",
verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"},map:{unit:"\u092A\u094D\u0930\u0935\u093F\u0937\u094D\u091F\u093F",
verb:"\u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B"}};function t(n){return e[n]??null}const i={regex:"\u0907\u0928\u092A\u0941\u091F",
email:"\u0907\u092E\u0947\u0932 \u0920\u0947\u0917\u093E\u0928\u093E",url:"URL",emoji:"\u0907\u092E\u094B\u091C\u0940",uuid:"\
UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO \u092E\u093F\u0924\u093F \u0930 \u0938\u092E\u092F",date:"ISO \u092E\u093F\u0924\u093F",time:"ISO \u0938\
\u092E\u092F",duration:"ISO \u0905\u0935\u0927\u093F",ipv4:"IPv4 \u0920\u0947\u0917\u093E\u0928\u093E",ipv6:"IPv6 \u0920\u0947\u0917\u093E\u0928\u093E",
mac:"MAC \u0920\u0947\u0917\u093E\u0928\u093E",cidrv4:"IPv4 \u0926\u093E\u092F\u0930\u093E",cidrv6:"IPv6 \u0926\u093E\u092F\u0930\u093E",
base64:"base64-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
base64url:"base64url-\u0907\u0928\u094D\u0915\u094B\u0921 \u0917\u0930\u093F\u090F\u0915\u094B \u0938\u094D\u091F\u094D\u0930\u093F\u0919",
json_string:"JSON \u0938\u094D\u091F\u094D\u0930\u093F\u0919",e164:"E.164 \u0928\u092E\u094D\u092C\u0930",credit_card:"\u0915\
\u094D\u0930\u0947\u0921\u093F\u091F \u0915\u093E\u0930\u094D\u0921 \u0928\u092E\u094D\u092C\u0930",currency_code:"\u092E\u0941\u0926\u094D\u0930\
\u093E \u0915\u094B\u0921",iban:"IBAN",jwt:"JWT",template_literal:"\u0907\u0928\u092A\u0941\u091F"},o={nan:"NaN"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\
\u0924 ${r}, \u092A\u094D\u0930\u093E\u092A\u094D\u0924 ${u}`}case"invalid_value":return n.values.length===1?`\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\
\u0941\u091F: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${k(n.values[0])}`:`\u0905\u092E\u093E\u0928\u094D\u092F \u0935\u093F\u0915\u0932\u094D\u092A: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 \u092E\u093E\u0928\u0939\u0930\u0942 \u092E\u0927\u094D\u092F\u0947 \
\u090F\u0915 ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${n.
origin??"\u092E\u093E\u0928"} \u092E\u093E ${r}${n.maximum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0920\u0942\u0932\u094B: ${n.
origin??"\u092E\u093E\u0928"} ${r}${n.maximum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"too_sma\
ll":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${n.origin}\
 \u092E\u093E ${r}${n.minimum.toString()} ${a.unit} ${a.verb}`:`\u0927\u0947\u0930\u0948 \u0938\u093E\u0928\u094B: ${n.origin}\
 ${r}${n.minimum.toString()} \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${r.prefix}" \u092C\
\u093E\u091F \u0938\u0941\u0930\u0941 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:r.format==="ends_with"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\
\u094D\u091F\u094D\u0930\u093F\u0919: "${r.suffix}" \u092E\u093E \u0938\u092E\u093E\u092A\u094D\u0924 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:
r.format==="includes"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\u0919: "${r.includes}" \
\u0938\u092E\u093E\u0935\u0947\u0936 \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`:r.format==="regex"?`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u094D\u091F\u094D\u0930\u093F\
\u0919: \u0922\u093E\u0901\u091A\u093E ${r.pattern} \u0938\u0901\u0917 \u092E\u0947\u0932 \u0916\u093E\u0928\u0941\u092A\u0930\u094D\u091B`:
`\u0905\u092E\u093E\u0928\u094D\u092F ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0938\u0902\u0916\u094D\u092F\u093E: ${n.
divisor} \u0915\u094B \u0917\u0941\u0923\u091C \u0939\u0941\u0928\u0941\u092A\u0930\u094D\u091B`;case"unrecognized_keys":
return`\u0905\u092A\u0930\u093F\u091A\u093F\u0924 \u0915\u0941\u091E\u094D\u091C\u0940${n.keys.length>1?"\u0939\u0930\u0942":
""}: ${g(n.keys,", ")}`;case"invalid_key":return`\u0905\u092E\u093E\u0928\u094D\u092F \u0915\u0941\u091E\u094D\u091C\u0940: ${n.
origin} \u092E\u093E`;case"invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u0905\u092E\u093E\u0928\u094D\u092F \u0921\u093F\u0938\u094D\u0915\u094D\u0930\
\u093F\u092E\u093F\u0928\u0947\u091F\u0930 \u092E\u093E\u0928: \u0905\u092A\u0947\u0915\u094D\u0937\u093F\u0924 ${n.options.
map(a=>`'${a}'`).join(" | ")}`:"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F";case"invalid_elemen\
t":return`\u0905\u092E\u093E\u0928\u094D\u092F \u092E\u093E\u0928: ${n.origin} \u092E\u093E`;default:return"\u0905\u092E\u093E\u0928\u094D\u092F \u0907\u0928\u092A\u0941\u091F"}}};
function gg(){return{localeError:vg()}}const $g=()=>{const e={string:{unit:"tekens",verb:"heeft"},file:{unit:"bytes",verb:"\
heeft"},array:{unit:"elementen",verb:"heeft"},set:{unit:"elementen",verb:"heeft"},map:{unit:"elementen",verb:"heeft"}};function t(n){
return e[n]??null}const i={regex:"invoer",email:"emailadres",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum en\
 tijd",date:"ISO datum",time:"ISO tijd",duration:"ISO duur",ipv4:"IPv4-adres",ipv6:"IPv6-adres",mac:"MAC-adres",cidrv4:"\
IPv4-bereik",cidrv6:"IPv6-bereik",base64:"base64-gecodeerde tekst",base64url:"base64 URL-gecodeerde tekst",json_string:"\
JSON string",e164:"E.164-nummer",credit_card:"creditcardnummer",currency_code:"valutacode",iban:"IBAN",jwt:"JWT",template_literal:"\
invoer"},o={nan:"NaN",number:"getal"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(
n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ongeldige invoer: verwacht instanceof ${n.expected}, ontving ${u}`:`\
Ongeldige invoer: verwacht ${r}, ontving ${u}`}case"invalid_value":return n.values.length===1?`Ongeldige invoer: verwach\
t ${k(n.values[0])}`:`Ongeldige optie: verwacht \xE9\xE9n van ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":
"<",a=t(n.origin),u=n.origin==="date"?"laat":n.origin==="string"?"lang":"groot";return a?`Te ${u}: verwacht dat ${n.origin??
"waarde"} ${r}${n.maximum.toString()} ${a.unit??"elementen"} ${a.verb}`:`Te ${u}: verwacht dat ${n.origin??"waarde"} ${r}${n.
maximum.toString()} is`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin),u=n.origin==="date"?"vroeg":n.origin===
"string"?"kort":"klein";return a?`Te ${u}: verwacht dat ${n.origin} ${r}${n.minimum.toString()} ${a.unit} ${a.verb}`:`Te\
 ${u}: verwacht dat ${n.origin} ${r}${n.minimum.toString()} is`}case"invalid_format":{const r=n;return r.format==="start\
s_with"?`Ongeldige tekst: moet met "${r.prefix}" beginnen`:r.format==="ends_with"?`Ongeldige tekst: moet op "${r.suffix}\
" eindigen`:r.format==="includes"?`Ongeldige tekst: moet "${r.includes}" bevatten`:r.format==="regex"?`Ongeldige tekst: \
moet overeenkomen met patroon ${r.pattern}`:`Ongeldig: ${i[r.format]??n.format}`}case"not_multiple_of":return`Ongeldig g\
etal: moet een veelvoud van ${n.divisor} zijn`;case"unrecognized_keys":return`Onbekende key${n.keys.length>1?"s":""}: ${g(
n.keys,", ")}`;case"invalid_key":return`Ongeldige key in ${n.origin}`;case"invalid_union":return"Ongeldige invoer";case"\
invalid_element":return`Ongeldige waarde in ${n.origin}`;default:return"Ongeldige invoer"}}};function hg(){return{localeError:$g()}}
const _g=()=>{const e={string:{unit:"teikn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"element",verb:"\
\xE5 innehalde"},set:{unit:"element",verb:"\xE5 innehalde"},map:{unit:"element",verb:"\xE5 innehalde"}};function t(n){return e[n]??
null}const i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og klokkeslett",date:"\
ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varigheit",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"MAC-adresse",cidrv4:"\
IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkoda streng",base64url:"base64url-enkoda streng",json_string:"JSON-\
streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakode",iban:"IBAN",jwt:"JWT",template_literal:"\
input"},o={nan:"NaN",number:"tal",array:"liste"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.
expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ugyldig input: forventa instanceof ${n.expected}, fekk ${u}`:
`Ugyldig input: forventa ${r}, fekk ${u}`}case"invalid_value":return n.values.length===1?`Ugyldig verdi: forventa ${k(n.
values[0])}`:`Ugyldig val: forventa eitt av ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);
return a?`For stor(t): forventa ${n.origin??"value"} til \xE5 ha ${r}${n.maximum.toString()} ${a.unit??"element"}`:`For \
stor(t): forventa ${n.origin??"value"} til \xE5 ha ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":
">",a=t(n.origin);return a?`For lite(n): forventa ${n.origin} til \xE5 ha ${r}${n.minimum.toString()} ${a.unit}`:`For li\
te(n): forventa ${n.origin} til \xE5 ha ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="\
starts_with"?`Ugyldig streng: m\xE5 starte med "${r.prefix}"`:r.format==="ends_with"?`Ugyldig streng: m\xE5 slutte med "${r.
suffix}"`:r.format==="includes"?`Ugyldig streng: m\xE5 innehalde "${r.includes}"`:r.format==="regex"?`Ugyldig streng: m\xE5\
 matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??n.format}`}case"not_multiple_of":return`Ugyldig tal: m\xE5 vere \
eit multiplum av ${n.divisor}`;case"unrecognized_keys":return`${n.keys.length>1?"Ukjende n\xF8klar":"Ukjend n\xF8kkel"}:\
 ${g(n.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${n.origin}`;case"invalid_union":return"Ugyldig input";case"\
invalid_element":return`Ugyldig verdi i ${n.origin}`;default:return"Ugyldig input"}}};function yg(){return{localeError:_g()}}
const bg=()=>{const e={string:{unit:"tegn",verb:"\xE5 ha"},file:{unit:"bytes",verb:"\xE5 ha"},array:{unit:"elementer",verb:"\
\xE5 inneholde"},set:{unit:"elementer",verb:"\xE5 inneholde"},map:{unit:"elementer",verb:"\xE5 inneholde"}};function t(n){
return e[n]??null}const i={regex:"input",email:"e-postadresse",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"\
UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO dato- og\
 klokkeslett",date:"ISO-dato",time:"ISO-klokkeslett",duration:"ISO-varighet",ipv4:"IPv4-adresse",ipv6:"IPv6-adresse",mac:"\
MAC-adresse",cidrv4:"IPv4-spekter",cidrv6:"IPv6-spekter",base64:"base64-enkodet streng",base64url:"base64url-enkodet str\
eng",json_string:"JSON-streng",e164:"E.164-nummer",credit_card:"kredittkortnummer",currency_code:"valutakode",iban:"IBAN",
jwt:"JWT",template_literal:"input"},o={nan:"NaN",number:"tall",array:"liste"};return n=>{switch(n.code){case"invalid_typ\
e":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ugyldig input: forventet i\
nstanceof ${n.expected}, fikk ${u}`:`Ugyldig input: forventet ${r}, fikk ${u}`}case"invalid_value":return n.values.length===
1?`Ugyldig verdi: forventet ${k(n.values[0])}`:`Ugyldig valg: forventet en av ${g(n.values,"|")}`;case"too_big":{const r=n.
inclusive?"<=":"<",a=t(n.origin);return a?`For stor(t): forventet ${n.origin??"value"} til \xE5 ha ${r}${n.maximum.toString()}\
 ${a.unit??"elementer"}`:`For stor(t): forventet ${n.origin??"value"} til \xE5 ha ${r}${n.maximum.toString()}`}case"too_\
small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`For lite(n): forventet ${n.origin} til \xE5 ha ${r}${n.minimum.
toString()} ${a.unit}`:`For lite(n): forventet ${n.origin} til \xE5 ha ${r}${n.minimum.toString()}`}case"invalid_format":{
const r=n;return r.format==="starts_with"?`Ugyldig streng: m\xE5 starte med "${r.prefix}"`:r.format==="ends_with"?`Ugyld\
ig streng: m\xE5 ende med "${r.suffix}"`:r.format==="includes"?`Ugyldig streng: m\xE5 inneholde "${r.includes}"`:r.format===
"regex"?`Ugyldig streng: m\xE5 matche m\xF8nsteret ${r.pattern}`:`Ugyldig ${i[r.format]??n.format}`}case"not_multiple_of":
return`Ugyldig tall: m\xE5 v\xE6re et multiplum av ${n.divisor}`;case"unrecognized_keys":return`${n.keys.length>1?"Ukjen\
te n\xF8kler":"Ukjent n\xF8kkel"}: ${g(n.keys,", ")}`;case"invalid_key":return`Ugyldig n\xF8kkel i ${n.origin}`;case"inv\
alid_union":return"Ugyldig input";case"invalid_element":return`Ugyldig verdi i ${n.origin}`;default:return"Ugyldig input"}}};
function kg(){return{localeError:bg()}}const Ig=()=>{const e={string:{unit:"harf",verb:"olmal\u0131d\u0131r"},file:{unit:"\
bayt",verb:"olmal\u0131d\u0131r"},array:{unit:"unsur",verb:"olmal\u0131d\u0131r"},set:{unit:"unsur",verb:"olmal\u0131d\u0131r"},
map:{unit:"unsur",verb:"olmal\u0131d\u0131r"}};function t(n){return e[n]??null}const i={regex:"giren",email:"epostag\xE2h",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO heng\xE2m\u0131",date:"ISO tarihi",time:"ISO zaman\u0131",duration:"IS\
O m\xFCddeti",ipv4:"IPv4 ni\u015F\xE2n\u0131",ipv6:"IPv6 ni\u015F\xE2n\u0131",mac:"MAC ni\u015F\xE2n\u0131",cidrv4:"IPv4\
 menzili",cidrv6:"IPv6 menzili",base64:"base64-\u015Fifreli metin",base64url:"base64url-\u015Fifreli metin",json_string:"\
JSON metin",e164:"E.164 say\u0131s\u0131",credit_card:"i'tib\xE2r kart\u0131 numaras\u0131",currency_code:"para birimi k\
odu",iban:"IBAN",jwt:"JWT",template_literal:"giren"},o={nan:"NaN",number:"numara",array:"saf",null:"gayb"};return n=>{switch(n.
code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`F\xE2si\
t giren: umulan instanceof ${n.expected}, al\u0131nan ${u}`:`F\xE2sit giren: umulan ${r}, al\u0131nan ${u}`}case"invalid\
_value":return n.values.length===1?`F\xE2sit giren: umulan ${k(n.values[0])}`:`F\xE2sit tercih: m\xFBteberler ${g(n.values,
"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Fazla b\xFCy\xFCk: ${n.origin??"value"}, ${r}${n.
maximum.toString()} ${a.unit??"elements"} sahip olmal\u0131yd\u0131.`:`Fazla b\xFCy\xFCk: ${n.origin??"value"}, ${r}${n.
maximum.toString()} olmal\u0131yd\u0131.`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Fazla k\xFC\
\xE7\xFCk: ${n.origin}, ${r}${n.minimum.toString()} ${a.unit} sahip olmal\u0131yd\u0131.`:`Fazla k\xFC\xE7\xFCk: ${n.origin}\
, ${r}${n.minimum.toString()} olmal\u0131yd\u0131.`}case"invalid_format":{const r=n;return r.format==="starts_with"?`F\xE2s\
it metin: "${r.prefix}" ile ba\u015Flamal\u0131.`:r.format==="ends_with"?`F\xE2sit metin: "${r.suffix}" ile bitmeli.`:r.
format==="includes"?`F\xE2sit metin: "${r.includes}" ihtiv\xE2 etmeli.`:r.format==="regex"?`F\xE2sit metin: ${r.pattern}\
 nak\u015F\u0131na uymal\u0131.`:`F\xE2sit ${i[r.format]??n.format}`}case"not_multiple_of":return`F\xE2sit say\u0131: ${n.
divisor} kat\u0131 olmal\u0131yd\u0131.`;case"unrecognized_keys":return`Tan\u0131nmayan anahtar ${n.keys.length>1?"s":""}\
: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} i\xE7in tan\u0131nmayan anahtar var.`;case"invalid_union":return"\
Giren tan\u0131namad\u0131.";case"invalid_element":return`${n.origin} i\xE7in tan\u0131nmayan k\u0131ymet var.`;default:
return"K\u0131ymet tan\u0131namad\u0131."}}};function wg(){return{localeError:Ig()}}const Sg=()=>{const e={string:{unit:"\
\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},file:{unit:"\u0628\u0627\u06CC\u067C\u0633",verb:"\u0648\u0644\u0631\u064A"},
array:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},set:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"},
map:{unit:"\u062A\u0648\u06A9\u064A",verb:"\u0648\u0644\u0631\u064A"}};function t(n){return e[n]??null}const i={regex:"\u0648\
\u0631\u0648\u062F\u064A",email:"\u0628\u0631\u06CC\u069A\u0646\u0627\u0644\u06CC\u06A9",url:"\u06CC\u0648 \u0622\u0631 \u0627\u0644",
emoji:"\u0627\u06CC\u0645\u0648\u062C\u064A",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0646\u06CC\u067C\u0647 \u0627\u0648 \u0648\u062E\u062A",
date:"\u0646\u06D0\u067C\u0647",time:"\u0648\u062E\u062A",duration:"\u0645\u0648\u062F\u0647",ipv4:"\u062F IPv4 \u067E\u062A\u0647",
ipv6:"\u062F IPv6 \u067E\u062A\u0647",mac:"\u062F MAC \u067E\u062A\u0647",cidrv4:"\u062F IPv4 \u0633\u0627\u062D\u0647",
cidrv6:"\u062F IPv6 \u0633\u0627\u062D\u0647",base64:"base64-encoded \u0645\u062A\u0646",base64url:"base64url-encoded \u0645\u062A\
\u0646",json_string:"JSON \u0645\u062A\u0646",e164:"\u062F E.164 \u0634\u0645\u06D0\u0631\u0647",credit_card:"\u062F \u06A9\u0631\u06CC\u0689\u06CC\u067C \u06A9\
\u0627\u0631\u062A \u0634\u0645\u06CC\u0631\u0647",currency_code:"\u062F \u0627\u0633\u0639\u0627\u0631\u0648 \u06A9\u0648\u0689",
iban:"IBAN",jwt:"JWT",template_literal:"\u0648\u0631\u0648\u062F\u064A"},o={nan:"NaN",number:"\u0639\u062F\u062F",array:"\
\u0627\u0631\u06D0"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??
a;return/^[A-Z]/.test(n.expected)?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F instanceof ${n.
expected} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${u} \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`:`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\
\u06CC\u062F ${r} \u0648\u0627\u06CC, \u0645\u06AB\u0631 ${u} \u062A\u0631\u0644\u0627\u0633\u0647 \u0634\u0648`}case"in\
valid_value":return n.values.length===1?`\u0646\u0627\u0633\u0645 \u0648\u0631\u0648\u062F\u064A: \u0628\u0627\u06CC\u062F ${k(
n.values[0])} \u0648\u0627\u06CC`:`\u0646\u0627\u0633\u0645 \u0627\u0646\u062A\u062E\u0627\u0628: \u0628\u0627\u06CC\u062F \u06CC\u0648 \u0644\u0647 ${g(
n.values,"|")} \u0685\u062E\u0647 \u0648\u0627\u06CC`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?
`\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${n.origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${r}${n.maximum.
toString()} ${a.unit??"\u0639\u0646\u0635\u0631\u0648\u0646\u0647"} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u0644\u0648\u06CC: ${n.
origin??"\u0627\u0631\u0632\u069A\u062A"} \u0628\u0627\u06CC\u062F ${r}${n.maximum.toString()} \u0648\u064A`}case"too_sm\
all":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${n.origin}\
 \u0628\u0627\u06CC\u062F ${r}${n.minimum.toString()} ${a.unit} \u0648\u0644\u0631\u064A`:`\u0689\u06CC\u0631 \u06A9\u0648\u0686\u0646\u06CC: ${n.
origin} \u0628\u0627\u06CC\u062F ${r}${n.minimum.toString()} \u0648\u064A`}case"invalid_format":{const r=n;return r.format===
"starts_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${r.prefix}" \u0633\u0631\u0647 \u067E\u06CC\u0644 \u0634\u064A`:
r.format==="ends_with"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F "${r.suffix}" \u0633\u0631\u0647 \u067E\
\u0627\u06CC \u062A\u0647 \u0648\u0631\u0633\u064A\u0696\u064A`:r.format==="includes"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F "${r.
includes}" \u0648\u0644\u0631\u064A`:r.format==="regex"?`\u0646\u0627\u0633\u0645 \u0645\u062A\u0646: \u0628\u0627\u06CC\u062F \u062F ${r.
pattern} \u0633\u0631\u0647 \u0645\u0637\u0627\u0628\u0642\u062A \u0648\u0644\u0631\u064A`:`${i[r.format]??n.format} \u0646\u0627\u0633\
\u0645 \u062F\u06CC`}case"not_multiple_of":return`\u0646\u0627\u0633\u0645 \u0639\u062F\u062F: \u0628\u0627\u06CC\u062F \u062F ${n.
divisor} \u0645\u0636\u0631\u0628 \u0648\u064A`;case"unrecognized_keys":return`\u0646\u0627\u0633\u0645 ${n.keys.length>
1?"\u06A9\u0644\u06CC\u0689\u0648\u0646\u0647":"\u06A9\u0644\u06CC\u0689"}: ${g(n.keys,", ")}`;case"invalid_key":return`\
\u0646\u0627\u0633\u0645 \u06A9\u0644\u06CC\u0689 \u067E\u0647 ${n.origin} \u06A9\u06D0`;case"invalid_union":return"\u0646\u0627\u0633\u0645\
\u0647 \u0648\u0631\u0648\u062F\u064A";case"invalid_element":return`\u0646\u0627\u0633\u0645 \u0639\u0646\u0635\u0631 \u067E\u0647 ${n.
origin} \u06A9\u06D0`;default:return"\u0646\u0627\u0633\u0645\u0647 \u0648\u0631\u0648\u062F\u064A"}}};function zg(){return{
localeError:Sg()}}const Dg=()=>{const e={string:{unit:"znak\xF3w",verb:"mie\u0107"},file:{unit:"bajt\xF3w",verb:"mie\u0107"},
array:{unit:"element\xF3w",verb:"mie\u0107"},set:{unit:"element\xF3w",verb:"mie\u0107"},map:{unit:"element\xF3w",verb:"m\
ie\u0107"}};function t(n){return e[n]??null}const i={regex:"wyra\u017Cenie",email:"adres email",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"data i godzina w formacie ISO",date:"data w formacie ISO",time:"godzina w formacie ISO",duration:"\
czas trwania ISO",ipv4:"adres IPv4",ipv6:"adres IPv6",mac:"adres MAC",cidrv4:"zakres IPv4",cidrv6:"zakres IPv6",base64:"\
ci\u0105g znak\xF3w zakodowany w formacie base64",base64url:"ci\u0105g znak\xF3w zakodowany w formacie base64url",json_string:"\
ci\u0105g znak\xF3w w formacie JSON",e164:"liczba E.164",credit_card:"numer karty kredytowej",currency_code:"kod waluty",
iban:"IBAN",jwt:"JWT",template_literal:"wej\u015Bcie"},o={nan:"NaN",number:"liczba",array:"tablica"};return n=>{switch(n.
code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Niep\
rawid\u0142owe dane wej\u015Bciowe: oczekiwano instanceof ${n.expected}, otrzymano ${u}`:`Nieprawid\u0142owe dane wej\u015Bciowe: \
oczekiwano ${r}, otrzymano ${u}`}case"invalid_value":return n.values.length===1?`Nieprawid\u0142owe dane wej\u015Bciowe: oczekiwan\
o ${k(n.values[0])}`:`Nieprawid\u0142owa opcja: oczekiwano jednej z warto\u015Bci ${g(n.values,"|")}`;case"too_big":{const r=n.
inclusive?"<=":"<",a=t(n.origin);return a?`Za du\u017Ca warto\u015B\u0107: oczekiwano, \u017Ce ${n.origin??"warto\u015B\u0107"}\
 b\u0119dzie mie\u0107 ${r}${n.maximum.toString()} ${a.unit??"element\xF3w"}`:`Zbyt du\u017C(y/a/e): oczekiwano, \u017Ce ${n.
origin??"warto\u015B\u0107"} b\u0119dzie wynosi\u0107 ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?
">=":">",a=t(n.origin);return a?`Za ma\u0142a warto\u015B\u0107: oczekiwano, \u017Ce ${n.origin??"warto\u015B\u0107"} b\u0119\
dzie mie\u0107 ${r}${n.minimum.toString()} ${a.unit??"element\xF3w"}`:`Zbyt ma\u0142(y/a/e): oczekiwano, \u017Ce ${n.origin??
"warto\u015B\u0107"} b\u0119dzie wynosi\u0107 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format===
"starts_with"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi zaczyna\u0107 si\u0119 od "${r.prefix}"`:r.format==="ends_wi\
th"?`Nieprawid\u0142owy ci\u0105g znak\xF3w: musi ko\u0144czy\u0107 si\u0119 na "${r.suffix}"`:r.format==="includes"?`Ni\
eprawid\u0142owy ci\u0105g znak\xF3w: musi zawiera\u0107 "${r.includes}"`:r.format==="regex"?`Nieprawid\u0142owy ci\u0105g znak\xF3w:\
 musi odpowiada\u0107 wzorcowi ${r.pattern}`:`Nieprawid\u0142ow(y/a/e) ${i[r.format]??n.format}`}case"not_multiple_of":return`\
Nieprawid\u0142owa liczba: musi by\u0107 wielokrotno\u015Bci\u0105 ${n.divisor}`;case"unrecognized_keys":return`Nierozpo\
znane klucze${n.keys.length>1?"s":""}: ${g(n.keys,", ")}`;case"invalid_key":return`Nieprawid\u0142owy klucz w ${n.origin}`;case"\
invalid_union":return"Nieprawid\u0142owe dane wej\u015Bciowe";case"invalid_element":return`Nieprawid\u0142owa warto\u015B\u0107 w ${n.
origin}`;default:return"Nieprawid\u0142owe dane wej\u015Bciowe"}}};function Og(){return{localeError:Dg()}}const Ng=()=>{
const e={string:{unit:"caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"elementos"},map:{unit:"entra\
das"}};function t(a){return e[a]??null}const i={regex:"a entrada",email:"o endere\xE7o de e-mail",url:"o URL",emoji:"o e\
moji",uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o cuid",cuid2:"o cuid2",ulid:"\
o ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a hora ISO",duration:"a dura\xE7\xE3o\
 ISO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"o intervalo de endere\xE7os IPv4",
cidrv6:"o intervalo de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o texto codificado em base64u\
rl",json_string:"o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9dito",currency_code:"\
o c\xF3digo de moeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},o={masculine:{definite:"o",indefinite:"um"},
feminine:{definite:"a",indefinite:"uma"}},n={string:{name:"texto",articles:o.masculine},number:{name:"n\xFAmero",articles:o.
masculine},int:{name:"n\xFAmero inteiro",articles:o.masculine},boolean:{name:"valor booleano",articles:o.masculine},bigint:{
name:"n\xFAmero bigint",articles:o.masculine},symbol:{name:"s\xEDmbolo",articles:o.masculine},undefined:{name:'valor "un\
defined"',articles:o.masculine},null:{name:'valor "nulo"',articles:o.masculine},never:{name:'valor "never"',articles:o.masculine},
void:{name:'valor "void"',articles:o.masculine},date:{name:"data",articles:o.feminine},array:{name:"vetor",articles:o.masculine},
object:{name:"objeto",articles:o.masculine},tuple:{name:"tuplo",articles:o.masculine},record:{name:"registo",articles:o.
masculine},map:{name:"mapa",articles:o.masculine},set:{name:"conjunto",articles:o.masculine},file:{name:"ficheiro",articles:o.
masculine},nonoptional:{name:"valor n\xE3o opcional",articles:o.masculine},nan:{name:'valor "NaN"',articles:o.masculine},
function:{name:"fun\xE7\xE3o",articles:o.feminine}};function r(a,u){const s=n[a]??{name:`valor "${a}"`,articles:o.masculine};
return`${s.articles[u]} ${s.name}`}return a=>{switch(a.code){case"invalid_type":{const u=r(a.expected,"indefinite"),s=I(
a.input),c=r(s,"indefinite");return`Entrada inv\xE1lida: esperava ${u}, recebeu ${c}`}case"invalid_value":return a.values.
length===1?`Entrada inv\xE1lida: esperava ${k(a.values[0])}`:`Op\xE7\xE3o inv\xE1lida: esperava uma das seguintes op\xE7\xF5es: ${g(
a.values,"|")}`;case"too_big":{const u=a.inclusive?"<=":"<",s=t(a.origin);return s?`Demasiado grande: esperava que ${r(a.
origin,"definite")} tivesse ${u} ${a.maximum.toString()} ${s.unit??"elementos"}`:`Demasiado grande: esperava que ${r(a.origin,
"definite")} fosse ${u} ${a.maximum.toString()}`}case"too_small":{const u=a.inclusive?">=":">",s=t(a.origin);return s?`D\
emasiado pequeno: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.minimum.toString()} ${s.unit??"elementos"}`:`D\
emasiado pequeno: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.minimum.toString()}`}case"invalid_format":{const u=a;
return u.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar por "${u.prefix}"`:u.format==="ends_with"?`Texto inv\
\xE1lido: deve terminar em "${u.suffix}"`:u.format==="includes"?`Texto inv\xE1lido: deve incluir "${u.includes}"`:u.format===
"regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${u.pattern}`:`Formato d${i[u.format]??a.format} inv\xE1lido`}case"\
not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"unrecognized_keys":{const u=a.
keys.length>1?"s":"";return`Chave${u} inv\xE1lida${u}: ${g(a.keys,", ")}`}case"invalid_key":return`Entrada inv\xE1lida n${r(
a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.options.length>0?`Valor de disc\
rimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(s=>`'${s}'`).join(" | ")}`:"Entrada inv\xE1lida";case"invalid_elem\
ent":return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;default:return"Entrada inv\xE1lida"}}};function xg(){return{
localeError:Ng()}}const Ug=()=>{const e={string:{unit:"caracteres"},file:{unit:"bytes"},array:{unit:"elementos"},set:{unit:"\
elementos"},map:{unit:"entradas"}};function t(a){return e[a]??null}const i={regex:"a entrada",email:"o endere\xE7o de e-mai\
l",url:"o URL",emoji:"o emoji",uuid:"o UUID",uuidv4:"o UUIDv4",uuidv6:"o UUIDv6",nanoid:"o nanoid",guid:"o GUID",cuid:"o\
 cuid",cuid2:"o cuid2",ulid:"o ULID",xid:"o XID",ksuid:"o KSUID",datetime:"a data e hora ISO",date:"a data ISO",time:"a \
hora ISO",duration:"a dura\xE7\xE3o ISO",ipv4:"o endere\xE7o IPv4",ipv6:"o endere\xE7o IPv6",mac:"o endere\xE7o MAC",cidrv4:"\
a faixa de endere\xE7os IPv4",cidrv6:"a faixa de endere\xE7os IPv6",base64:"o texto codificado em base64",base64url:"o t\
exto codificado em base64url",json_string:"o texto JSON",e164:"o n\xFAmero E.164",credit_card:"o n\xFAmero de cart\xE3o de cr\xE9\
dito",currency_code:"o c\xF3digo de moeda",iban:"o IBAN",jwt:"o JWT",template_literal:"a entrada"},o={masculine:{definite:"\
o",indefinite:"um"},feminine:{definite:"a",indefinite:"uma"}},n={string:{name:"texto",articles:o.masculine},number:{name:"\
n\xFAmero",articles:o.masculine},int:{name:"n\xFAmero inteiro",articles:o.masculine},boolean:{name:"valor booleano",articles:o.
masculine},bigint:{name:"n\xFAmero bigint",articles:o.masculine},symbol:{name:"s\xEDmbolo",articles:o.masculine},undefined:{
name:'valor "undefined"',articles:o.masculine},null:{name:'valor "nulo"',articles:o.masculine},never:{name:'valor "never\
"',articles:o.masculine},void:{name:'valor "void"',articles:o.masculine},date:{name:"data",articles:o.feminine},array:{name:"\
vetor",articles:o.masculine},object:{name:"objeto",articles:o.masculine},tuple:{name:"tupla",articles:o.feminine},record:{
name:"registro",articles:o.masculine},map:{name:"mapa",articles:o.masculine},set:{name:"conjunto",articles:o.masculine},
file:{name:"arquivo",articles:o.masculine},nonoptional:{name:"valor n\xE3o opcional",articles:o.masculine},nan:{name:'va\
lor "NaN"',articles:o.masculine},function:{name:"fun\xE7\xE3o",articles:o.feminine}};function r(a,u){const s=n[a]??{name:`\
valor "${a}"`,articles:o.masculine};return`${s.articles[u]} ${s.name}`}return a=>{switch(a.code){case"invalid_type":{const u=r(
a.expected,"indefinite"),s=I(a.input),c=r(s,"indefinite");return`Entrada inv\xE1lida: esperava ${u}, recebeu ${c}`}case"\
invalid_value":return a.values.length===1?`Entrada inv\xE1lida: esperava ${k(a.values[0])}`:`Op\xE7\xE3o inv\xE1lida: esperava um\
a das seguintes op\xE7\xF5es: ${g(a.values,"|")}`;case"too_big":{const u=a.inclusive?"<=":"<",s=t(a.origin);return s?`Gr\
ande demais: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.maximum.toString()} ${s.unit??"elementos"}`:`Grande\
 demais: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.maximum.toString()}`}case"too_small":{const u=a.inclusive?
">=":">",s=t(a.origin);return s?`Pequeno demais: esperava que ${r(a.origin,"definite")} tivesse ${u} ${a.minimum.toString()}\
 ${s.unit??"elementos"}`:`Pequeno demais: esperava que ${r(a.origin,"definite")} fosse ${u} ${a.minimum.toString()}`}case"\
invalid_format":{const u=a;return u.format==="starts_with"?`Texto inv\xE1lido: deve come\xE7ar com "${u.prefix}"`:u.format===
"ends_with"?`Texto inv\xE1lido: deve terminar com "${u.suffix}"`:u.format==="includes"?`Texto inv\xE1lido: deve incluir "${u.
includes}"`:u.format==="regex"?`Texto inv\xE1lido: deve corresponder ao padr\xE3o ${u.pattern}`:`Formato d${i[u.format]??
a.format} inv\xE1lido`}case"not_multiple_of":return`N\xFAmero inv\xE1lido: deve ser m\xFAltiplo de ${a.divisor}`;case"un\
recognized_keys":{const u=a.keys.length>1?"s":"";return`Chave${u} inv\xE1lida${u}: ${g(a.keys,", ")}`}case"invalid_key":
return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;case"invalid_union":return a.options&&Array.isArray(a.options)&&a.
options.length>0?`Valor de discrimina\xE7\xE3o inv\xE1lido. Esperava ${a.options.map(s=>`'${s}'`).join(" | ")}`:"Entrada\
 inv\xE1lida";case"invalid_element":return`Entrada inv\xE1lida n${r(a.origin,"definite")}`;default:return"Entrada inv\xE1li\
da"}}};function jg(){return{localeError:Ug()}}const Zg=()=>{const e={string:{unit:"caractere",verb:"s\u0103 aib\u0103"},
file:{unit:"octe\u021Bi",verb:"s\u0103 aib\u0103"},array:{unit:"elemente",verb:"s\u0103 aib\u0103"},set:{unit:"elemente",
verb:"s\u0103 aib\u0103"},map:{unit:"intr\u0103ri",verb:"s\u0103 aib\u0103"}};function t(n){return e[n]??null}const i={regex:"\
intrare",email:"adres\u0103 de email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",
guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"dat\u0103 \u0219i or\u0103 ISO",date:"\
dat\u0103 ISO",time:"or\u0103 ISO",duration:"durat\u0103 ISO",ipv4:"adres\u0103 IPv4",ipv6:"adres\u0103 IPv6",mac:"adres\
\u0103 MAC",cidrv4:"interval IPv4",cidrv6:"interval IPv6",base64:"\u0219ir codat base64",base64url:"\u0219ir codat base64url",
json_string:"\u0219ir JSON",e164:"num\u0103r E.164",credit_card:"num\u0103r de card de credit",currency_code:"cod valuta\
r",iban:"IBAN",jwt:"JWT",template_literal:"intrare"},o={nan:"NaN",string:"\u0219ir",number:"num\u0103r",boolean:"boolean",
function:"func\u021Bie",array:"matrice",object:"obiect",undefined:"nedefinit",symbol:"simbol",bigint:"num\u0103r mare",void:"\
void",never:"never",map:"hart\u0103",set:"set"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,
a=I(n.input),u=o[a]??a;return`Intrare invalid\u0103: a\u0219teptat ${r}, primit ${u}`}case"invalid_value":return n.values.
length===1?`Intrare invalid\u0103: a\u0219teptat ${k(n.values[0])}`:`Op\u021Biune invalid\u0103: a\u0219teptat una dintre ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Prea mare: a\u0219teptat ca ${n.origin??
"valoarea"} ${a.verb} ${r}${n.maximum.toString()} ${a.unit??"elemente"}`:`Prea mare: a\u0219teptat ca ${n.origin??"valoa\
rea"} s\u0103 fie ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Pre\
a mic: a\u0219teptat ca ${n.origin} ${a.verb} ${r}${n.minimum.toString()} ${a.unit}`:`Prea mic: a\u0219teptat ca ${n.origin}\
 s\u0103 fie ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u0218ir invalid: \
trebuie s\u0103 \xEEnceap\u0103 cu "${r.prefix}"`:r.format==="ends_with"?`\u0218ir invalid: trebuie s\u0103 se termine cu "${r.
suffix}"`:r.format==="includes"?`\u0218ir invalid: trebuie s\u0103 includ\u0103 "${r.includes}"`:r.format==="regex"?`\u0218ir\
 invalid: trebuie s\u0103 se potriveasc\u0103 cu modelul ${r.pattern}`:`Format invalid: ${i[r.format]??n.format}`}case"n\
ot_multiple_of":return`Num\u0103r invalid: trebuie s\u0103 fie multiplu de ${n.divisor}`;case"unrecognized_keys":return`\
Chei nerecunoscute: ${g(n.keys,", ")}`;case"invalid_key":return`Cheie invalid\u0103 \xEEn ${n.origin}`;case"invalid_unio\
n":return"Intrare invalid\u0103";case"invalid_element":return`Valoare invalid\u0103 \xEEn ${n.origin}`;default:return"In\
trare invalid\u0103"}}};function Ag(){return{localeError:Zg()}}function hd(e,t,i,o){const n=Math.abs(e),r=n%10,a=n%100;return a>=
11&&a<=19?o:r===1?t:r>=2&&r<=4?i:o}const Pg=()=>{const e={string:{unit:{one:"\u0441\u0438\u043C\u0432\u043E\u043B",few:"\
\u0441\u0438\u043C\u0432\u043E\u043B\u0430",many:"\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},
file:{unit:{one:"\u0431\u0430\u0439\u0442",few:"\u0431\u0430\u0439\u0442\u0430",many:"\u0431\u0430\u0439\u0442"},verb:"\u0438\
\u043C\u0435\u0442\u044C"},array:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"},set:{unit:{one:"\u044D\u043B\
\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},
verb:"\u0438\u043C\u0435\u0442\u044C"},map:{unit:{one:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442",few:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u0430",
many:"\u044D\u043B\u0435\u043C\u0435\u043D\u0442\u043E\u0432"},verb:"\u0438\u043C\u0435\u0442\u044C"}};function t(n){return e[n]??
null}const i={regex:"\u0432\u0432\u043E\u0434",email:"email \u0430\u0434\u0440\u0435\u0441",url:"URL",emoji:"\u044D\u043C\u043E\u0434\u0437\u0438",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO \u0434\u0430\u0442\u0430 \u0438 \u0432\u0440\u0435\u043C\u044F",date:"ISO \u0434\u0430\u0442\u0430",
time:"ISO \u0432\u0440\u0435\u043C\u044F",duration:"ISO \u0434\u043B\u0438\u0442\u0435\u043B\u044C\u043D\u043E\u0441\u0442\u044C",
ipv4:"IPv4 \u0430\u0434\u0440\u0435\u0441",ipv6:"IPv6 \u0430\u0434\u0440\u0435\u0441",mac:"MAC \u0430\u0434\u0440\u0435\u0441",
cidrv4:"IPv4 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",cidrv6:"IPv6 \u0434\u0438\u0430\u043F\u0430\u0437\u043E\u043D",
base64:"\u0441\u0442\u0440\u043E\u043A\u0430 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64",base64url:"\u0441\u0442\u0440\u043E\u043A\u0430\
 \u0432 \u0444\u043E\u0440\u043C\u0430\u0442\u0435 base64url",json_string:"JSON \u0441\u0442\u0440\u043E\u043A\u0430",e164:"\
\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0439 \u043A\u0430\u0440\u0442\u044B",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u044B",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0432\u043E\u0434"},
o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0441\u0438\u0432"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \
\u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C instanceof ${n.expected}, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${u}`:
`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${r}\
, \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u043E ${u}`}case"invalid_value":return n.values.length===1?`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0432\u043E\u0434: \
\u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C ${k(n.values[0])}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0432\u0430\u0440\u0438\u0430\u043D\u0442: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0434\u043D\u043E \u0438\u0437 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);if(a){const u=Number(n.maximum),s=hd(u,a.unit.
one,a.unit.few,a.unit.many);return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${r}${n.
maximum.toString()} ${s}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"} \u0431\u0443\u0434\u0435\u0442 ${r}${n.maximum.toString()}`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);if(a){const u=Number(n.minimum),s=hd(u,a.unit.one,a.unit.few,a.unit.
many);return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${n.
origin} \u0431\u0443\u0434\u0435\u0442 \u0438\u043C\u0435\u0442\u044C ${r}${n.minimum.toString()} ${s}`}return`\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\
\u0430\u043B\u0435\u043D\u044C\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435: \u043E\u0436\u0438\u0434\u0430\u043B\u043E\u0441\u044C, \u0447\u0442\u043E ${n.
origin} \u0431\u0443\u0434\u0435\u0442 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="s\
tarts_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u043D\u0430\u0447\u0438\u043D\u0430\u0442\u044C\u0441\u044F \u0441 "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u0442\u044C\u0441\u044F \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u0442\u044C "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u0432\u0435\u0440\u043D\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430: \u0434\u043E\u043B\u0436\u043D\u0430 \u0441\u043E\u043E\u0442\u0432\u0435\u0442\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 ${i[r.format]??n.format}`}case"not_multiple_of":return`\u041D\u0435\u0432\u0435\u0440\
\u043D\u043E\u0435 \u0447\u0438\u0441\u043B\u043E: \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043A\u0440\u0430\u0442\u043D\u044B\u043C ${n.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u0430\u0441\u043F\u043E\u0437\u043D\u0430\u043D\u043D${n.keys.
length>1?"\u044B\u0435":"\u044B\u0439"} \u043A\u043B\u044E\u0447${n.keys.length>1?"\u0438":""}: ${g(n.keys,", ")}`;case"\
invalid_key":return`\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u043A\u043B\u044E\u0447 \u0432 ${n.origin}`;case"i\
nvalid_union":return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435";case"\
invalid_element":return`\u041D\u0435\u0432\u0435\u0440\u043D\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435 \u0432 ${n.
origin}`;default:return"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0435 \u0432\u0445\u043E\u0434\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435"}}};
function Tg(){return{localeError:Pg()}}const Eg=()=>{const e={string:{unit:"znakov",verb:"ma\u0165"},file:{unit:"bajtov",
verb:"ma\u0165"},array:{unit:"prvkov",verb:"ma\u0165"},set:{unit:"prvkov",verb:"ma\u0165"},map:{unit:"polo\u017Eiek",verb:"\
ma\u0165"}};function t(n){return e[n]??null}const i={regex:"regul\xE1rny v\xFDraz",email:"e-mailov\xE1 adresa",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"d\xE1tum a \u010Das vo form\xE1te ISO",date:"d\xE1tum vo form\xE1te ISO",time:"\u010Das\
 vo form\xE1te ISO",duration:"doba trvania ISO",ipv4:"IPv4 adresa",ipv6:"IPv6 adresa",mac:"MAC adresa",cidrv4:"rozsah IP\
v4",cidrv6:"rozsah IPv6",base64:"re\u0165azec zak\xF3dovan\xFD vo form\xE1te base64",base64url:"re\u0165azec zak\xF3dovan\xFD vo fo\
rm\xE1te base64url",json_string:"re\u0165azec vo form\xE1te JSON",e164:"\u010D\xEDslo E.164",credit_card:"\u010D\xEDslo kreditne\
j karty",currency_code:"k\xF3d meny",iban:"IBAN",jwt:"JWT",template_literal:"vstup"},o={nan:"NaN",number:"\u010D\xEDslo",
string:"re\u0165azec",function:"funkcia",array:"pole"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 instanceof ${n.
expected}, obdr\u017Ean\xE9 ${u}`:`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 ${r}, obdr\u017Ean\xE9 ${u}`}case"invalid_val\
ue":return n.values.length===1?`Neplatn\xFD vstup: o\u010Dak\xE1van\xE9 ${k(n.values[0])}`:`Neplatn\xFD vstup: o\u010Dak\xE1van\xE1 je\
dna z hodn\xF4t ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Hodnota je pr\xEDli\
\u0161 ve\u013Ek\xE1: ${n.origin??"hodnota"} mus\xED ma\u0165 ${r}${n.maximum.toString()} ${a.unit??"prvkov"}`:`Hodnota \
je pr\xEDli\u0161 ve\u013Ek\xE1: ${n.origin??"hodnota"} mus\xED by\u0165 ${r}${n.maximum.toString()}`}case"too_small":{const r=n.
inclusive?">=":">",a=t(n.origin);return a?`Hodnota je pr\xEDli\u0161 mal\xE1: ${n.origin??"hodnota"} mus\xED ma\u0165 ${r}${n.
minimum.toString()} ${a.unit??"prvkov"}`:`Hodnota je pr\xEDli\u0161 mal\xE1: ${n.origin??"hodnota"} mus\xED by\u0165 ${r}${n.
minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Neplatn\xFD re\u0165azec: mus\xED za\u010D\xEDna\u0165 na \
"${r.prefix}"`:r.format==="ends_with"?`Neplatn\xFD re\u0165azec: mus\xED kon\u010Di\u0165 na "${r.suffix}"`:r.format==="\
includes"?`Neplatn\xFD re\u0165azec: mus\xED obsahova\u0165 "${r.includes}"`:r.format==="regex"?`Neplatn\xFD re\u0165azec: mus\xED \
zodpoveda\u0165 vzoru ${r.pattern}`:`Neplatn\xFD form\xE1t ${i[r.format]??n.format}`}case"not_multiple_of":return`Neplat\
n\xE9 \u010D\xEDslo: mus\xED by\u0165 n\xE1sobkom ${n.divisor}`;case"unrecognized_keys":return`Nezn\xE1me kl\xFA\u010De: ${g(
n.keys,", ")}`;case"invalid_key":return`Neplatn\xFD kl\xFA\u010D v ${n.origin}`;case"invalid_union":return"Neplatn\xFD vstu\
p";case"invalid_element":return`Neplatn\xE1 hodnota v ${n.origin}`;default:return"Neplatn\xFD vstup"}}};function Cg(){return{
localeError:Eg()}}const Lg=()=>{const e={string:{unit:"znakov",verb:"imeti"},file:{unit:"bajtov",verb:"imeti"},array:{unit:"\
elementov",verb:"imeti"},set:{unit:"elementov",verb:"imeti"},map:{unit:"elementov",verb:"imeti"}};function t(n){return e[n]??
null}const i={regex:"vnos",email:"e-po\u0161tni naslov",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUID\
v6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datum in \u010Das",
date:"ISO datum",time:"ISO \u010Das",duration:"ISO trajanje",ipv4:"IPv4 naslov",ipv6:"IPv6 naslov",mac:"MAC naslov",cidrv4:"\
obseg IPv4",cidrv6:"obseg IPv6",base64:"base64 kodiran niz",base64url:"base64url kodiran niz",json_string:"JSON niz",e164:"\
E.164 \u0161tevilka",credit_card:"\u0161tevilka kreditne kartice",currency_code:"koda valute",iban:"IBAN",jwt:"JWT",template_literal:"\
vnos"},o={nan:"NaN",number:"\u0161tevilo",array:"tabela"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Neveljaven vnos: pri\u010Dakovano instanceof ${n.expected}\
, prejeto ${u}`:`Neveljaven vnos: pri\u010Dakovano ${r}, prejeto ${u}`}case"invalid_value":return n.values.length===1?`N\
eveljaven vnos: pri\u010Dakovano ${k(n.values[0])}`:`Neveljavna mo\u017Enost: pri\u010Dakovano eno izmed ${g(n.values,"|")}`;case"\
too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Preveliko: pri\u010Dakovano, da bo ${n.origin??"vrednost"}\
 imelo ${r}${n.maximum.toString()} ${a.unit??"elementov"}`:`Preveliko: pri\u010Dakovano, da bo ${n.origin??"vrednost"} ${r}${n.
maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`Premajhno: pri\u010Dakovano, da bo\
 ${n.origin} imelo ${r}${n.minimum.toString()} ${a.unit}`:`Premajhno: pri\u010Dakovano, da bo ${n.origin} ${r}${n.minimum.
toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Neveljaven niz: mora se za\u010Deti z "${r.
prefix}"`:r.format==="ends_with"?`Neveljaven niz: mora se kon\u010Dati z "${r.suffix}"`:r.format==="includes"?`Neveljave\
n niz: mora vsebovati "${r.includes}"`:r.format==="regex"?`Neveljaven niz: mora ustrezati vzorcu ${r.pattern}`:`Neveljav\
en ${i[r.format]??n.format}`}case"not_multiple_of":return`Neveljavno \u0161tevilo: mora biti ve\u010Dkratnik ${n.divisor}`;case"\
unrecognized_keys":return`Neprepoznan${n.keys.length>1?"i klju\u010Di":" klju\u010D"}: ${g(n.keys,", ")}`;case"invalid_k\
ey":return`Neveljaven klju\u010D v ${n.origin}`;case"invalid_union":return"Neveljaven vnos";case"invalid_element":return`\
Neveljavna vrednost v ${n.origin}`;default:return"Neveljaven vnos"}}};function Rg(){return{localeError:Lg()}}const Fg=()=>{
const e={string:{unit:"tecken",verb:"att ha"},file:{unit:"bytes",verb:"att ha"},array:{unit:"objekt",verb:"att inneh\xE5lla"},
set:{unit:"objekt",verb:"att inneh\xE5lla"},map:{unit:"objekt",verb:"att inneh\xE5lla"}};function t(n){return e[n]??null}
const i={regex:"regulj\xE4rt uttryck",email:"e-postadress",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"U\
UIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO-datum och\
 tid",date:"ISO-datum",time:"ISO-tid",duration:"ISO-varaktighet",ipv4:"IPv4-adress",ipv6:"IPv6-adress",mac:"MAC-adress",
cidrv4:"IPv4-spektrum",cidrv6:"IPv6-spektrum",base64:"base64-kodad str\xE4ng",base64url:"base64url-kodad str\xE4ng",json_string:"\
JSON-str\xE4ng",e164:"E.164-nummer",credit_card:"kreditkortsnummer",currency_code:"valutakod",iban:"IBAN",jwt:"JWT",template_literal:"\
mall-literal"},o={nan:"NaN",number:"antal",array:"lista"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ogiltig inmatning: f\xF6rv\xE4ntat instanceof ${n.expected}\
, fick ${u}`:`Ogiltig inmatning: f\xF6rv\xE4ntat ${r}, fick ${u}`}case"invalid_value":return n.values.length===1?`Ogilti\
g inmatning: f\xF6rv\xE4ntat ${k(n.values[0])}`:`Ogiltigt val: f\xF6rv\xE4ntade en av ${g(n.values,"|")}`;case"too_big":{
const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`F\xF6r stor(t): f\xF6rv\xE4ntade ${n.origin??"v\xE4rdet"} att ha ${r}${n.
maximum.toString()} ${a.unit??"element"}`:`F\xF6r stor(t): f\xF6rv\xE4ntat ${n.origin??"v\xE4rdet"} att ha ${r}${n.maximum.
toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`F\xF6r lite(t): f\xF6rv\xE4ntade ${n.
origin??"v\xE4rdet"} att ha ${r}${n.minimum.toString()} ${a.unit}`:`F\xF6r lite(t): f\xF6rv\xE4ntade ${n.origin??"v\xE4rdet"}\
 att ha ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Ogiltig str\xE4ng: m\xE5\
ste b\xF6rja med "${r.prefix}"`:r.format==="ends_with"?`Ogiltig str\xE4ng: m\xE5ste sluta med "${r.suffix}"`:r.format===
"includes"?`Ogiltig str\xE4ng: m\xE5ste inneh\xE5lla "${r.includes}"`:r.format==="regex"?`Ogiltig str\xE4ng: m\xE5ste matcha m\
\xF6nstret "${r.pattern}"`:`Ogiltig(t) ${i[r.format]??n.format}`}case"not_multiple_of":return`Ogiltigt tal: m\xE5ste vara e\
n multipel av ${n.divisor}`;case"unrecognized_keys":return`${n.keys.length>1?"Ok\xE4nda nycklar":"Ok\xE4nd nyckel"}: ${g(
n.keys,", ")}`;case"invalid_key":return`Ogiltig nyckel i ${n.origin??"v\xE4rdet"}`;case"invalid_union":return"Ogiltig in\
put";case"invalid_element":return`Ogiltigt v\xE4rde i ${n.origin??"v\xE4rdet"}`;default:return"Ogiltig input"}}};function Vg(){
return{localeError:Fg()}}const Mg=()=>{const e={string:{unit:"\u0B8E\u0BB4\u0BC1\u0BA4\u0BCD\u0BA4\u0BC1\u0B95\u0BCD\u0B95\u0BB3\u0BCD",
verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
file:{unit:"\u0BAA\u0BC8\u0B9F\u0BCD\u0B9F\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
array:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
set:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"},
map:{unit:"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD",verb:"\u0B95\u0BCA\u0BA3\u0BCD\u0B9F\u0BBF\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD"}};
function t(n){return e[n]??null}const i={regex:"\u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1",email:"\u0BAE\u0BBF\u0BA9\u0BCD\u0BA9\u0B9E\u0BCD\u0B9A\u0BB2\u0BCD \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",
url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",
ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u0BA4\u0BC7\u0BA4\u0BBF \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",date:"ISO \u0BA4\u0BC7\u0BA4\
\u0BBF",time:"ISO \u0BA8\u0BC7\u0BB0\u0BAE\u0BCD",duration:"ISO \u0B95\u0BBE\u0BB2 \u0B85\u0BB3\u0BB5\u0BC1",ipv4:"IPv4 \
\u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",ipv6:"IPv6 \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",mac:"MAC \u0BAE\u0BC1\u0B95\u0BB5\u0BB0\u0BBF",
cidrv4:"IPv4 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",cidrv6:"IPv6 \u0BB5\u0BB0\u0BAE\u0BCD\u0BAA\u0BC1",base64:"base64-enc\
oded \u0B9A\u0BB0\u0BAE\u0BCD",base64url:"base64url-encoded \u0B9A\u0BB0\u0BAE\u0BCD",json_string:"JSON \u0B9A\u0BB0\u0BAE\u0BCD",
e164:"E.164 \u0B8E\u0BA3\u0BCD",credit_card:"\u0B95\u0B9F\u0BA9\u0BCD \u0B85\u0B9F\u0BCD\u0B9F\u0BC8 \u0B8E\u0BA3\u0BCD",
currency_code:"\u0BA8\u0BBE\u0BA3\u0BAF\u0B95\u0BCD \u0B95\u0BC1\u0BB1\u0BBF\u0BAF\u0BC0\u0B9F\u0BC1",iban:"IBAN",jwt:"J\
WT",template_literal:"input"},o={nan:"NaN",number:"\u0B8E\u0BA3\u0BCD",array:"\u0B85\u0BA3\u0BBF",null:"\u0BB5\u0BC6\u0BB1\u0BC1\u0BAE\u0BC8"};
return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(
n.expected)?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 instanceof ${n.
expected}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${u}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1\
 ${r}, \u0BAA\u0BC6\u0BB1\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${u}`}case"invalid_value":return n.values.length===
1?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${k(
n.values[0])}`:`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0BB0\u0BC1\u0BAA\u0BCD\u0BAA\u0BAE\u0BCD: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${g(
n.values,"|")} \u0B87\u0BB2\u0BCD \u0B92\u0BA9\u0BCD\u0BB1\u0BC1`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);
return a?`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${n.
origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"} ${r}${n.maximum.toString()} ${a.unit??"\u0B89\u0BB1\u0BC1\u0BAA\u0BCD\u0BAA\u0BC1\u0B95\u0BB3\u0BCD"}\
 \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:`\u0BAE\u0BBF\u0B95 \u0BAA\u0BC6\u0BB0\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\
\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${n.origin??"\u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1"}\
 ${r}${n.maximum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${n.
origin} ${r}${n.minimum.toString()} ${a.unit} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BAE\u0BBF\u0B95\u0B9A\u0BCD \u0B9A\u0BBF\u0BB1\u0BBF\u0BAF\u0BA4\u0BC1: \u0B8E\u0BA4\u0BBF\u0BB0\u0BCD\u0BAA\u0BBE\u0BB0\u0BCD\u0B95\u0BCD\u0B95\u0BAA\u0BCD\u0BAA\u0B9F\u0BCD\u0B9F\u0BA4\u0BC1 ${n.
origin} ${r}${n.minimum.toString()} \u0B86\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.
prefix}" \u0B87\u0BB2\u0BCD \u0BA4\u0BCA\u0B9F\u0B99\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:r.format===
"ends_with"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.suffix}" \u0B87\u0BB2\u0BCD \u0BAE\u0BC1\u0B9F\u0BBF\u0BB5\u0B9F\u0BC8\u0BAF \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
r.format==="includes"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: "${r.includes}" \u0B90 \u0B89\u0BB3\u0BCD\u0BB3\u0B9F\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
r.format==="regex"?`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B9A\u0BB0\u0BAE\u0BCD: ${r.pattern} \u0BAE\u0BC1\u0BB1\u0BC8\u0BAA\u0BBE\u0B9F\u0BCD\u0B9F\u0BC1\u0B9F\u0BA9\u0BCD \u0BAA\u0BCA\u0BB0\u0BC1\u0BA8\u0BCD\u0BA4 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`:
`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 ${i[r.format]??n.format}`}case"not_multiple_of":return`\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B8E\u0BA3\u0BCD: ${n.
divisor} \u0B87\u0BA9\u0BCD \u0BAA\u0BB2\u0BAE\u0BBE\u0B95 \u0B87\u0BB0\u0BC1\u0B95\u0BCD\u0B95 \u0BB5\u0BC7\u0BA3\u0BCD\u0B9F\u0BC1\u0BAE\u0BCD`;case"\
unrecognized_keys":return`\u0B85\u0B9F\u0BC8\u0BAF\u0BBE\u0BB3\u0BAE\u0BCD \u0BA4\u0BC6\u0BB0\u0BBF\u0BAF\u0BBE\u0BA4 \u0BB5\u0BBF\u0B9A\u0BC8${n.
keys.length>1?"\u0B95\u0BB3\u0BCD":""}: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BB5\u0BBF\u0B9A\u0BC8`;case"\
invalid_union":return"\u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1";case"invalid_element":return`${n.
origin} \u0B87\u0BB2\u0BCD \u0BA4\u0BB5\u0BB1\u0BBE\u0BA9 \u0BAE\u0BA4\u0BBF\u0BAA\u0BCD\u0BAA\u0BC1`;default:return"\u0BA4\u0BB5\u0BB1\
\u0BBE\u0BA9 \u0B89\u0BB3\u0BCD\u0BB3\u0BC0\u0B9F\u0BC1"}}};function Jg(){return{localeError:Mg()}}const Bg=()=>{const e={
string:{unit:"\u0430\u043B\u043E\u043C\u0430\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},
file:{unit:"\u0431\u0430\u0439\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},array:{unit:"\
\u0443\u043D\u0441\u0443\u0440",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},set:{unit:"\u0443\u043D\u0441\u0443\u0440",
verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\u043E\u0448\u0430\u0434"},map:{unit:"\u0441\u0430\u0431\u0442",verb:"\u0434\u043E\u0448\u0442\u0430 \u0431\
\u043E\u0448\u0430\u0434"}};function t(n){return e[n]??null}const i={regex:"\u0432\u0443\u0440\u0443\u0434",email:"\u0441\u0443\u0440\u043E\u0493\
\u0430\u0438 email",url:"URL",emoji:"\u044D\u043C\u043E\u04B7\u0438",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"\
nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\u0441\u0430\u043D\u0430\u0432\u0443 \u0432\u0430\u049B\u0442\u0438 ISO",
date:"\u0441\u0430\u043D\u0430\u0438 ISO",time:"\u0432\u0430\u049B\u0442\u0438 ISO",duration:"\u0434\u0430\u0432\u043E\u043C\u043D\u043E\u043A\u0438\u0438 ISO",
ipv4:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 IPv4",ipv6:"\u0441\u0443\u0440\u043E\u0493\u0430\u0438 IPv6",mac:"\u0441\u0443\u0440\u043E\u0493\
\u0430\u0438 MAC",cidrv4:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv4",cidrv6:"\u043C\u0430\u04B3\u0434\u0443\u0434\u0430\u0438 IPv6",
base64:"\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64",base64url:"\
\u0441\u0430\u0442\u0440\u0438 \u0434\u0430\u0440 \u0444\u043E\u0440\u043C\u0430\u0442\u0438 base64url",json_string:"\u0441\u0430\u0442\
\u0440\u0438 JSON",e164:"\u0440\u0430\u049B\u0430\u043C\u0438 E.164",credit_card:"\u0440\u0430\u049B\u0430\u043C\u0438 \u043A\u043E\u0440\u0442\u0438 \u043A\u0440\u0435\u0434\u0438\u0442\u04E3",
currency_code:"\u0440\u0430\u043C\u0437\u0438 \u0430\u0441\u044A\u043E\u0440",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0443\
\u0440\u0443\u0434"},o={nan:"NaN",number:"\u0440\u0430\u049B\u0430\u043C",string:"\u0441\u0430\u0442\u0440",array:"\u043C\u0430\u0441\u0441\u0438\
\u0432",object:"\u043E\u0431\u044A\u0435\u043A\u0442",date:"\u0441\u0430\u043D\u0430"};return n=>{switch(n.code){case"in\
valid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${r}\
 \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442, ${u} \u0433\u0438\u0440\u0438\u0444\u0442\u0430 \u0448\u0443\u0434`}case"\
invalid_value":return n.values.length===1?`\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: ${k(
n.values[0])} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:`\u0418\u043D\u0442\u0438\u0445\u043E\u0431\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u044F\u043A\u0435 \u0430\
\u0437 ${g(n.values,"|")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`;case"too_big":{
const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D: ${n.origin??
"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${r}${n.maximum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u043A\u0430\u043B\u043E\u043D:\
 ${n.origin??"\u049B\u0438\u043C\u0430\u0442"} \u0431\u043E\u044F\u0434 ${r}${n.maximum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${n.
origin} \u0431\u043E\u044F\u0434 ${r}${n.minimum.toString()} ${a.unit} ${a.verb}`:`\u0425\u0435\u043B\u0435 \u0445\u0443\u0440\u0434: ${n.
origin} \u0431\u043E\u044F\u0434 ${r}${n.minimum.toString()} \u0431\u043E\u0448\u0430\u0434`}case"invalid_format":{const r=n;
return r.format==="starts_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${r.
prefix}" \u043E\u0493\u043E\u0437 \u0448\u0430\u0432\u0430\u0434`:r.format==="ends_with"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u043E "${r.
suffix}" \u0430\u043D\u04B7\u043E\u043C \u0451\u0431\u0430\u0434`:r.format==="includes"?`\u0421\u0430\u0442\u0440\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 "${r.
includes}"-\u0440\u043E \u0434\u0430\u0440 \u0431\u0430\u0440 \u0433\u0438\u0440\u0430\u0434`:r.format==="regex"?`\u0421\u0430\u0442\u0440\u0438 \
\u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 \u043D\u0430\u043C\u0443\u043D\u0430\u0438 ${r.
pattern} \u043C\u0443\u0432\u043E\u0444\u0438\u049B\u0430\u0442 \u043A\u0443\u043D\u0430\u0434`:`${i[r.format]??n.format}\
-\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442`}case"not_multiple_of":return`\u0420\u0430\u049B\u0430\u043C\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442: \u0431\u043E\u044F\u0434 \u0431\u0430 ${n.
divisor} \u0431\u0435 \u0431\u0430\u049B\u0438\u044F \u0442\u0430\u049B\u0441\u0438\u043C \u0448\u0430\u0432\u0430\u0434`;case"\
unrecognized_keys":return`\u041A\u0430\u043B\u0438\u0434${n.keys.length>1?"\u04B3\u043E\u0438":"\u0438"} \u043D\u043E\u043C\u0430\u044A\u043B\u0443\u043C: ${g(
n.keys,", ")}`;case"invalid_key":return`\u041A\u0430\u043B\u0438\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${n.
origin}`;case"invalid_union":return n.options&&Array.isArray(n.options)&&n.options.length>0?`\u049A\u0438\u043C\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442\u0438 \u0434\u0438\u0441\u043A\u0440\u0438\u043C\u0438\u043D\u0430\
\u0442\u043E\u0440: ${n.options.map(a=>`'${a}'`).join(" | ")} \u0438\u043D\u0442\u0438\u0437\u043E\u0440 \u043C\u0435\u0440\u0430\u0444\u0442`:
"\u0412\u0443\u0440\u0443\u0434\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442";case"invalid_element":return`\u049A\u0438\u043C\
\u0430\u0442\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442 \u0434\u0430\u0440 ${n.origin}`;default:return"\u0412\u0443\u0440\u0443\u0434\
\u0438 \u043D\u043E\u0434\u0443\u0440\u0443\u0441\u0442"}}};function Kg(){return{localeError:Bg()}}const Gg=()=>{const e={
string:{unit:"\u0E15\u0E31\u0E27\u0E2D\u0E31\u0E01\u0E29\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},file:{unit:"\u0E44\u0E1A\u0E15\u0E4C",
verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},array:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},
set:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"},map:{unit:"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23",
verb:"\u0E04\u0E27\u0E23\u0E21\u0E35"}};function t(n){return e[n]??null}const i={regex:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19",
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
template_literal:"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E17\u0E35\u0E48\u0E1B\u0E49\u0E2D\u0E19"},o={nan:"NaN",number:"\
\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02",array:"\u0E2D\u0E32\u0E23\u0E4C\u0E40\u0E23\u0E22\u0E4C (Array)",null:"\u0E44\u0E21\u0E48\u0E21\u0E35\u0E04\u0E48\u0E32 (n\
ull)"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.
test(n.expected)?`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 instanceof ${n.
expected} \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${u}`:`\u0E1B\u0E23\u0E30\u0E40\u0E20\u0E17\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${r}\
 \u0E41\u0E15\u0E48\u0E44\u0E14\u0E49\u0E23\u0E31\u0E1A ${u}`}case"invalid_value":return n.values.length===1?`\u0E04\u0E48\u0E32\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\
\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19 ${k(n.values[0])}`:`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E37\u0E2D\u0E01\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E04\u0E27\u0E23\u0E40\u0E1B\u0E47\u0E19\u0E2B\u0E19\u0E36\u0E48\u0E07\u0E43\u0E19 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"\u0E44\u0E21\u0E48\u0E40\u0E01\u0E34\u0E19":"\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32",
a=t(n.origin);return a?`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${n.origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${r}\
 ${n.maximum.toString()} ${a.unit??"\u0E23\u0E32\u0E22\u0E01\u0E32\u0E23"}`:`\u0E40\u0E01\u0E34\u0E19\u0E01\u0E33\u0E2B\u0E19\u0E14: ${n.
origin??"\u0E04\u0E48\u0E32"} \u0E04\u0E27\u0E23\u0E21\u0E35${r} ${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?
"\u0E2D\u0E22\u0E48\u0E32\u0E07\u0E19\u0E49\u0E2D\u0E22":"\u0E21\u0E32\u0E01\u0E01\u0E27\u0E48\u0E32",a=t(n.origin);return a?
`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${n.origin} \u0E04\u0E27\u0E23\u0E21\u0E35${r}\
 ${n.minimum.toString()} ${a.unit}`:`\u0E19\u0E49\u0E2D\u0E22\u0E01\u0E27\u0E48\u0E32\u0E01\u0E33\u0E2B\u0E19\u0E14: ${n.
origin} \u0E04\u0E27\u0E23\u0E21\u0E35${r} ${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="s\
tarts_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E02\u0E36\u0E49\u0E19\u0E15\u0E49\u0E19\u0E14\u0E49\u0E27\u0E22 "${r.
prefix}"`:r.format==="ends_with"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E25\u0E07\u0E17\u0E49\u0E32\u0E22\u0E14\u0E49\u0E27\u0E22 "${r.
suffix}"`:r.format==="includes"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21\u0E15\u0E49\u0E2D\u0E07\u0E21\u0E35 "${r.
includes}" \u0E2D\u0E22\u0E39\u0E48\u0E43\u0E19\u0E02\u0E49\u0E2D\u0E04\u0E27\u0E32\u0E21`:r.format==="regex"?`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\
\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14 ${r.
pattern}`:`\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: ${i[r.format]??
n.format}`}case"not_multiple_of":return`\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E15\u0E49\u0E2D\u0E07\u0E40\u0E1B\u0E47\u0E19\u0E08\u0E33\u0E19\u0E27\u0E19\u0E17\u0E35\u0E48\u0E2B\u0E32\u0E23\u0E14\u0E49\u0E27\u0E22 ${n.
divisor} \u0E44\u0E14\u0E49\u0E25\u0E07\u0E15\u0E31\u0E27`;case"unrecognized_keys":return`\u0E1E\u0E1A\u0E04\u0E35\u0E22\u0E4C\u0E17\u0E35\u0E48\u0E44\u0E21\u0E48\u0E23\u0E39\u0E49\u0E08\u0E31\u0E01: ${g(
n.keys,", ")}`;case"invalid_key":return`\u0E04\u0E35\u0E22\u0E4C\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${n.
origin}`;case"invalid_union":return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07: \u0E44\u0E21\u0E48\u0E15\u0E23\u0E07\u0E01\u0E31\u0E1A\u0E23\u0E39\u0E1B\u0E41\u0E1A\u0E1A\u0E22\u0E39\u0E40\u0E19\u0E35\u0E22\u0E19\u0E17\u0E35\u0E48\u0E01\u0E33\u0E2B\u0E19\u0E14\u0E44\u0E27\u0E49";case"\
invalid_element":return`\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07\u0E43\u0E19 ${n.
origin}`;default:return"\u0E02\u0E49\u0E2D\u0E21\u0E39\u0E25\u0E44\u0E21\u0E48\u0E16\u0E39\u0E01\u0E15\u0E49\u0E2D\u0E07"}}};
function Wg(){return{localeError:Gg()}}const Xg=()=>{const e={string:{unit:"simwol",verb:"bolmaly"},file:{unit:"ba\xFDt",
verb:"bolmaly"},array:{unit:"elementler",verb:"bolmaly"},set:{unit:"elementler",verb:"bolmaly"},map:{unit:"elementler",verb:"\
bolmaly"}};function t(n){return e[n]??null}const i={regex:"giri\u015F",email:"e-po\xE7ta salgysy",url:"URL",emoji:"emoji",
uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",
ksuid:"KSUID",datetime:"ISO sene we wagt",date:"ISO sene",time:"ISO wagt",duration:"ISO wagt aralygy",ipv4:"IPv4 salgysy",
ipv6:"IPv6 salgysy",mac:"MAC salgysy",cidrv4:"IPv4 aralygy",cidrv6:"IPv6 aralygy",base64:"base64 bilen \u015Fifrlenen setir",
base64url:"base64url bilen \u015Fifrlenen setir",json_string:"JSON setiri",e164:"E.164 nomeri",credit_card:"kredit karty\
ny\u0148 nomeri",currency_code:"wal\xFDuta kody",iban:"IBAN",jwt:"JWT",template_literal:"\u015Fablon"},o={nan:"NaN"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return`N\xE4dogry baha: gara\u015Fyl\
an ${r} \xFDerine ${u} alyndy`}case"invalid_value":return n.values.length===1?`N\xE4dogry baha: ${k(n.values[0])} bolmal\
y`:`N\xE4dogry sa\xFDlaw: a\u015Fakdakylardan biri bolmaly: ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":
"<",a=t(n.origin);return a?`Has uly: gara\u015Fyl\xFDan ${n.origin??"baha"} ${r} ${n.maximum.toString()} ${a.unit??"elem\
ent"}`:`Has uly: gara\u015Fyl\xFDan ${n.origin??"baha"} ${r} ${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?
">=":">",a=t(n.origin);return a?`Has ki\xE7i: gara\u015Fyl\xFDan ${n.origin} ${r} ${n.minimum.toString()} ${a.unit}`:`Ha\
s ki\xE7i: gara\u015Fyl\xFDan ${n.origin} ${r} ${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format===
"starts_with"?`N\xE4dogry setir: "${r.prefix}" bilen ba\u015Flamaly`:r.format==="ends_with"?`N\xE4dogry setir: "${r.suffix}\
" bilen gutarmaly`:r.format==="includes"?`N\xE4dogry setir: "${r.includes}" saklamaly`:r.format==="regex"?`N\xE4dogry setir\
: ${r.pattern} nusga la\xFDyk bolmaly`:`N\xE4dogry ${i[r.format]??n.format}`}case"not_multiple_of":return`N\xE4dogry san: ${n.
divisor} bilen galyndysyz b\xF6l\xFCnmeli`;case"unrecognized_keys":return`Tanalma\xFDan a\xE7ar${n.keys.length>1?"lar":""}\
: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} i\xE7inde n\xE4dogry a\xE7ar`;case"invalid_union":return"N\xE4dog\
ry baha";case"invalid_element":return`${n.origin} i\xE7inde n\xE4dogry baha`;default:return"N\xE4dogry baha"}}};function qg(){
return{localeError:Xg()}}const Yg=()=>{const e={string:{unit:"karakter",verb:"olmal\u0131"},file:{unit:"bayt",verb:"olma\
l\u0131"},array:{unit:"\xF6\u011Fe",verb:"olmal\u0131"},set:{unit:"\xF6\u011Fe",verb:"olmal\u0131"},map:{unit:"\xF6\u011Fe",
verb:"olmal\u0131"}};function t(n){return e[n]??null}const i={regex:"girdi",email:"e-posta adresi",url:"URL",emoji:"emoj\
i",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XI\
D",ksuid:"KSUID",datetime:"ISO tarih ve saat",date:"ISO tarih",time:"ISO saat",duration:"ISO s\xFCre",ipv4:"IPv4 adresi",
ipv6:"IPv6 adresi",mac:"MAC adresi",cidrv4:"IPv4 aral\u0131\u011F\u0131",cidrv6:"IPv6 aral\u0131\u011F\u0131",base64:"ba\
se64 ile \u015Fifrelenmi\u015F metin",base64url:"base64url ile \u015Fifrelenmi\u015F metin",json_string:"JSON dizesi",e164:"\
E.164 say\u0131s\u0131",credit_card:"kredi kart\u0131 numaras\u0131",currency_code:"para birimi kodu",iban:"IBAN",jwt:"J\
WT",template_literal:"\u015Eablon dizesi"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??
n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Ge\xE7ersiz de\u011Fer: beklenen instanceof ${n.expected}\
, al\u0131nan ${u}`:`Ge\xE7ersiz de\u011Fer: beklenen ${r}, al\u0131nan ${u}`}case"invalid_value":return n.values.length===
1?`Ge\xE7ersiz de\u011Fer: beklenen ${k(n.values[0])}`:`Ge\xE7ersiz se\xE7enek: a\u015Fa\u011F\u0131dakilerden biri olmal\u0131: ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\xC7ok b\xFCy\xFCk: beklenen ${n.origin??
"de\u011Fer"} ${r}${n.maximum.toString()} ${a.unit??"\xF6\u011Fe"}`:`\xC7ok b\xFCy\xFCk: beklenen ${n.origin??"de\u011Fer"}\
 ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\xC7ok k\xFC\xE7\xFCk: beklenen ${n.
origin} ${r}${n.minimum.toString()} ${a.unit}`:`\xC7ok k\xFC\xE7\xFCk: beklenen ${n.origin} ${r}${n.minimum.toString()}`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`Ge\xE7ersiz metin: "${r.prefix}" ile ba\u015Flamal\u0131`:r.
format==="ends_with"?`Ge\xE7ersiz metin: "${r.suffix}" ile bitmeli`:r.format==="includes"?`Ge\xE7ersiz metin: "${r.includes}\
" i\xE7ermeli`:r.format==="regex"?`Ge\xE7ersiz metin: ${r.pattern} desenine uymal\u0131`:`Ge\xE7ersiz ${i[r.format]??n.format}`}case"\
not_multiple_of":return`Ge\xE7ersiz say\u0131: ${n.divisor} ile tam b\xF6l\xFCnebilmeli`;case"unrecognized_keys":return`\
Tan\u0131nmayan anahtar${n.keys.length>1?"lar":""}: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} i\xE7inde ge\xE7er\
siz anahtar`;case"invalid_union":return"Ge\xE7ersiz de\u011Fer";case"invalid_element":return`${n.origin} i\xE7inde ge\xE7ersiz\
 de\u011Fer`;default:return"Ge\xE7ersiz de\u011Fer"}}};function Hg(){return{localeError:Yg()}}const Qg=()=>{const e={string:{
unit:"\u0441\u0438\u043C\u0432\u043E\u043B\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},file:{unit:"\u0431\u0430\u0439\u0442\u0456\u0432",
verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},array:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\
\u043C\u0430\u0442\u0438\u043C\u0435"},set:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"},
map:{unit:"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432",verb:"\u043C\u0430\u0442\u0438\u043C\u0435"}};function t(n){
return e[n]??null}const i={regex:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456",email:"\u0430\u0434\u0440\u0435\u0441\u0430 \u0435\u043B\u0435\u043A\u0442\u0440\u043E\u043D\u043D\
\u043E\u0457 \u043F\u043E\u0448\u0442\u0438",url:"URL",emoji:"\u0435\u043C\u043E\u0434\u0437\u0456",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
\u0434\u0430\u0442\u0430 \u0442\u0430 \u0447\u0430\u0441 ISO",date:"\u0434\u0430\u0442\u0430 ISO",time:"\u0447\u0430\u0441 ISO",
duration:"\u0442\u0440\u0438\u0432\u0430\u043B\u0456\u0441\u0442\u044C ISO",ipv4:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv4",
ipv6:"\u0430\u0434\u0440\u0435\u0441\u0430 IPv6",mac:"\u0430\u0434\u0440\u0435\u0441\u0430 MAC",cidrv4:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv4",
cidrv6:"\u0434\u0456\u0430\u043F\u0430\u0437\u043E\u043D IPv6",base64:"\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64",
base64url:"\u0440\u044F\u0434\u043E\u043A \u0443 \u043A\u043E\u0434\u0443\u0432\u0430\u043D\u043D\u0456 base64url",json_string:"\
\u0440\u044F\u0434\u043E\u043A JSON",e164:"\u043D\u043E\u043C\u0435\u0440 E.164",credit_card:"\u043D\u043E\u043C\u0435\u0440 \u043A\u0440\u0435\u0434\u0438\u0442\u043D\u043E\u0457 \u043A\u0430\u0440\u0442\u043A\u0438",
currency_code:"\u043A\u043E\u0434 \u0432\u0430\u043B\u044E\u0442\u0438",iban:"IBAN",jwt:"JWT",template_literal:"\u0432\u0445\u0456\u0434\u043D\u0456 \u0434\
\u0430\u043D\u0456"},o={nan:"NaN",number:"\u0447\u0438\u0441\u043B\u043E",array:"\u043C\u0430\u0441\u0438\u0432"};return n=>{
switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F instanceof ${n.
expected}, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${u}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${r}\
, \u043E\u0442\u0440\u0438\u043C\u0430\u043D\u043E ${u}`}case"invalid_value":return n.values.length===1?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\
\u0434\u043D\u0456 \u0434\u0430\u043D\u0456: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F ${k(n.values[0])}`:
`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0430 \u043E\u043F\u0446\u0456\u044F: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F \u043E\u0434\u043D\u0435 \u0437 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} ${a.verb} ${r}${n.maximum.toString()} ${a.unit??"\u0435\u043B\u0435\u043C\u0435\u043D\u0442\u0456\u0432"}`:
`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u0432\u0435\u043B\u0438\u043A\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${n.
origin??"\u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F"} \u0431\u0443\u0434\u0435 ${r}${n.maximum.toString()}`}case"t\
oo_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${n.
origin} ${a.verb} ${r}${n.minimum.toString()} ${a.unit}`:`\u0417\u0430\u043D\u0430\u0434\u0442\u043E \u043C\u0430\u043B\u0435: \u043E\u0447\u0456\u043A\u0443\u0454\u0442\u044C\u0441\u044F, \u0449\u043E ${n.
origin} \u0431\u0443\u0434\u0435 ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_\
with"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043F\u043E\u0447\u0438\u043D\u0430\u0442\u0438\u0441\u044F \u0437 "${r.
prefix}"`:r.format==="ends_with"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0437\u0430\u043A\u0456\u043D\u0447\u0443\u0432\u0430\u0442\u0438\u0441\u044F \u043D\u0430 "${r.
suffix}"`:r.format==="includes"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u043C\u0456\u0441\u0442\u0438\u0442\u0438 "${r.
includes}"`:r.format==="regex"?`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u0440\u044F\u0434\u043E\u043A: \u043F\u043E\u0432\u0438\u043D\u0435\u043D \u0432\u0456\u0434\u043F\u043E\u0432\u0456\u0434\u0430\u0442\u0438 \u0448\u0430\u0431\u043B\u043E\u043D\u0443 ${r.
pattern}`:`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 ${i[r.format]??n.format}`}case"not_m\
ultiple_of":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0447\u0438\u0441\u043B\u043E: \u043F\u043E\u0432\u0438\u043D\u043D\u043E \u0431\u0443\u0442\u0438 \u043A\u0440\u0430\u0442\u043D\u0438\u043C ${n.
divisor}`;case"unrecognized_keys":return`\u041D\u0435\u0440\u043E\u0437\u043F\u0456\u0437\u043D\u0430\u043D\u0438\u0439 \u043A\u043B\u044E\u0447${n.
keys.length>1?"\u0456":""}: ${g(n.keys,", ")}`;case"invalid_key":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0438\u0439 \u043A\u043B\u044E\u0447 \u0443 ${n.
origin}`;case"invalid_union":return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456";case"\
invalid_element":return`\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u043D\u044F \u0443 ${n.
origin}`;default:return"\u041D\u0435\u043F\u0440\u0430\u0432\u0438\u043B\u044C\u043D\u0456 \u0432\u0445\u0456\u0434\u043D\u0456 \u0434\u0430\u043D\u0456"}}};
function _d(){return{localeError:Qg()}}function e$(){return _d()}const n$=()=>{const e={string:{unit:"\u062D\u0631\u0648\u0641",
verb:"\u06C1\u0648\u0646\u0627"},file:{unit:"\u0628\u0627\u0626\u0679\u0633",verb:"\u06C1\u0648\u0646\u0627"},array:{unit:"\
\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"},set:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"},
map:{unit:"\u0622\u0626\u0679\u0645\u0632",verb:"\u06C1\u0648\u0646\u0627"}};function t(n){return e[n]??null}const i={regex:"\
\u0627\u0646 \u067E\u0679",email:"\u0627\u06CC \u0645\u06CC\u0644 \u0627\u06CC\u0688\u0631\u06CC\u0633",url:"\u06CC\u0648 \u0622\u0631 \u0627\u06CC\u0644",
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
o={nan:"NaN",number:"\u0646\u0645\u0628\u0631",array:"\u0622\u0631\u06D2",null:"\u0646\u0644"};return n=>{switch(n.code){case"\
invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: inst\
anceof ${n.expected} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${u} \u0645\u0648\u0635\u0648\u0644 \u06C1\u0648\u0627`:
`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${r} \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627\u060C ${u} \u0645\u0648\u0635\u0648\u0644 \u06C1\
\u0648\u0627`}case"invalid_value":return n.values.length===1?`\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679: ${k(n.values[0])}\
 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`:`\u063A\u0644\u0637 \u0622\u067E\u0634\u0646: ${g(n.values,"|")} \u0645\u06CC\u06BA\
 \u0633\u06D2 \u0627\u06CC\u06A9 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`;case"too_big":{const r=n.inclusive?"\
<=":"<",a=t(n.origin);return a?`\u0628\u06C1\u062A \u0628\u0691\u0627: ${n.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u06D2 ${r}${n.
maximum.toString()} ${a.unit??"\u0639\u0646\u0627\u0635\u0631"} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:
`\u0628\u06C1\u062A \u0628\u0691\u0627: ${n.origin??"\u0648\u06CC\u0644\u06CC\u0648"} \u06A9\u0627 ${r}${n.maximum.toString()}\
 \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"too_small":{const r=n.inclusive?">=":"\
>",a=t(n.origin);return a?`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${n.origin} \u06A9\u06D2 ${r}${n.minimum.toString()}\
 ${a.unit} \u06C1\u0648\u0646\u06D2 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u06D2`:`\u0628\u06C1\u062A \u0686\u06BE\u0648\u0679\u0627: ${n.
origin} \u06A9\u0627 ${r}${n.minimum.toString()} \u06C1\u0648\u0646\u0627 \u0645\u062A\u0648\u0642\u0639 \u062A\u06BE\u0627`}case"\
invalid_format":{const r=n;return r.format==="starts_with"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.prefix}\
" \u0633\u06D2 \u0634\u0631\u0648\u0639 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:r.format==="ends_with"?
`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.suffix}" \u067E\u0631 \u062E\u062A\u0645 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
r.format==="includes"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: "${r.includes}" \u0634\u0627\u0645\u0644 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:
r.format==="regex"?`\u063A\u0644\u0637 \u0633\u0679\u0631\u0646\u06AF: \u067E\u06CC\u0679\u0631\u0646 ${r.pattern} \u0633\u06D2 \u0645\u06CC\
\u0686 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`:`\u063A\u0644\u0637 ${i[r.format]??n.format}`}case"not_m\
ultiple_of":return`\u063A\u0644\u0637 \u0646\u0645\u0628\u0631: ${n.divisor} \u06A9\u0627 \u0645\u0636\u0627\u0639\u0641 \u06C1\u0648\u0646\u0627 \u0686\u0627\u06C1\u06CC\u06D2`;case"\
unrecognized_keys":return`\u063A\u06CC\u0631 \u062A\u0633\u0644\u06CC\u0645 \u0634\u062F\u06C1 \u06A9\u06CC${n.keys.length>
1?"\u0632":""}: ${g(n.keys,"\u060C ")}`;case"invalid_key":return`${n.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u06A9\u06CC`;case"\
invalid_union":return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679";case"invalid_element":return`${n.origin} \u0645\u06CC\u06BA \u063A\u0644\u0637 \u0648\u06CC\u0644\
\u06CC\u0648`;default:return"\u063A\u0644\u0637 \u0627\u0646 \u067E\u0679"}}};function t$(){return{localeError:n$()}}const r$=()=>{
const e={string:{unit:"belgi",verb:"bo\u2018lishi kerak"},file:{unit:"bayt",verb:"bo\u2018lishi kerak"},array:{unit:"ele\
ment",verb:"bo\u2018lishi kerak"},set:{unit:"element",verb:"bo\u2018lishi kerak"},map:{unit:"yozuv",verb:"bo\u2018lishi kerak"}};
function t(n){return e[n]??null}const i={regex:"kirish",email:"elektron pochta manzili",url:"URL",emoji:"emoji",uuid:"UU\
ID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"K\
SUID",datetime:"ISO sana va vaqti",date:"ISO sana",time:"ISO vaqt",duration:"ISO davomiylik",ipv4:"IPv4 manzil",ipv6:"IP\
v6 manzil",mac:"MAC manzil",cidrv4:"IPv4 diapazon",cidrv6:"IPv6 diapazon",base64:"base64 kodlangan satr",base64url:"base\
64url kodlangan satr",json_string:"JSON satr",e164:"E.164 raqam",credit_card:"kredit karta raqami",currency_code:"valyut\
a kodi",iban:"IBAN",jwt:"JWT",template_literal:"kirish"},o={nan:"NaN",number:"raqam",array:"massiv"};return n=>{switch(n.
code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`Noto\
\u2018g\u2018ri kirish: kutilgan instanceof ${n.expected}, qabul qilingan ${u}`:`Noto\u2018g\u2018ri kirish: kutilgan ${r}\
, qabul qilingan ${u}`}case"invalid_value":return n.values.length===1?`Noto\u2018g\u2018ri kirish: kutilgan ${k(n.values[0])}`:
`Noto\u2018g\u2018ri variant: quyidagilardan biri kutilgan ${g(n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"\
<",a=t(n.origin);return a?`Juda katta: kutilgan ${n.origin??"qiymat"} ${r}${n.maximum.toString()} ${a.unit} ${a.verb}`:`\
Juda katta: kutilgan ${n.origin??"qiymat"} ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(
n.origin);return a?`Juda kichik: kutilgan ${n.origin} ${r}${n.minimum.toString()} ${a.unit} ${a.verb}`:`Juda kichik: kut\
ilgan ${n.origin} ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Noto\u2018g\u2018r\
i satr: "${r.prefix}" bilan boshlanishi kerak`:r.format==="ends_with"?`Noto\u2018g\u2018ri satr: "${r.suffix}" bilan tug\
ashi kerak`:r.format==="includes"?`Noto\u2018g\u2018ri satr: "${r.includes}" ni o\u2018z ichiga olishi kerak`:r.format===
"regex"?`Noto\u2018g\u2018ri satr: ${r.pattern} shabloniga mos kelishi kerak`:`Noto\u2018g\u2018ri ${i[r.format]??n.format}`}case"\
not_multiple_of":return`Noto\u2018g\u2018ri raqam: ${n.divisor} ning karralisi bo\u2018lishi kerak`;case"unrecognized_ke\
ys":return`Noma\u2019lum kalit${n.keys.length>1?"lar":""}: ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin} dagi \
kalit noto\u2018g\u2018ri`;case"invalid_union":return"Noto\u2018g\u2018ri kirish";case"invalid_element":return`${n.origin}\
 da noto\u2018g\u2018ri qiymat`;default:return"Noto\u2018g\u2018ri kirish"}}};function i$(){return{localeError:r$()}}const o$=()=>{
const e={string:{unit:"k\xFD t\u1EF1",verb:"c\xF3"},file:{unit:"byte",verb:"c\xF3"},array:{unit:"ph\u1EA7n t\u1EED",verb:"\
c\xF3"},set:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"},map:{unit:"ph\u1EA7n t\u1EED",verb:"c\xF3"}};function t(n){return e[n]??
null}const i={regex:"\u0111\u1EA7u v\xE0o",email:"\u0111\u1ECBa ch\u1EC9 email",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"\
UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\
ng\xE0y gi\u1EDD ISO",date:"ng\xE0y ISO",time:"gi\u1EDD ISO",duration:"kho\u1EA3ng th\u1EDDi gian ISO",ipv4:"\u0111\u1ECBa ch\u1EC9 IPv\
4",ipv6:"\u0111\u1ECBa ch\u1EC9 IPv6",mac:"\u0111\u1ECBa ch\u1EC9 MAC",cidrv4:"d\u1EA3i IPv4",cidrv6:"d\u1EA3i IPv6",base64:"\
chu\u1ED7i m\xE3 h\xF3a base64",base64url:"chu\u1ED7i m\xE3 h\xF3a base64url",json_string:"chu\u1ED7i JSON",e164:"s\u1ED1 E.1\
64",credit_card:"s\u1ED1 th\u1EBB t\xEDn d\u1EE5ng",currency_code:"m\xE3 ti\u1EC1n t\u1EC7",iban:"IBAN",jwt:"JWT",template_literal:"\
\u0111\u1EA7u v\xE0o"},o={nan:"NaN",number:"s\u1ED1",array:"m\u1EA3ng"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.
expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i instanceof ${n.
expected}, nh\u1EADn \u0111\u01B0\u1EE3c ${u}`:`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${r},\
 nh\u1EADn \u0111\u01B0\u1EE3c ${u}`}case"invalid_value":return n.values.length===1?`\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i ${k(
n.values[0])}`:`T\xF9y ch\u1ECDn kh\xF4ng h\u1EE3p l\u1EC7: mong \u0111\u1EE3i m\u1ED9t trong c\xE1c gi\xE1 tr\u1ECB ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${n.
origin??"gi\xE1 tr\u1ECB"} ${a.verb} ${r}${n.maximum.toString()} ${a.unit??"ph\u1EA7n t\u1EED"}`:`Qu\xE1 l\u1EDBn: mong \u0111\u1EE3i ${n.
origin??"gi\xE1 tr\u1ECB"} ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?
`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${n.origin} ${a.verb} ${r}${n.minimum.toString()} ${a.unit}`:`Qu\xE1 nh\u1ECF: mong \u0111\u1EE3i ${n.
origin} ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7\
: ph\u1EA3i b\u1EAFt \u0111\u1EA7u b\u1EB1ng "${r.prefix}"`:r.format==="ends_with"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i k\u1EBFt th\xFAc b\u1EB1\
ng "${r.suffix}"`:r.format==="includes"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i bao g\u1ED3m "${r.includes}"`:r.
format==="regex"?`Chu\u1ED7i kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i kh\u1EDBp v\u1EDBi m\u1EABu ${r.pattern}`:`${i[r.format]??
n.format} kh\xF4ng h\u1EE3p l\u1EC7`}case"not_multiple_of":return`S\u1ED1 kh\xF4ng h\u1EE3p l\u1EC7: ph\u1EA3i l\xE0 b\u1ED9i s\u1ED1 c\u1EE7a ${n.
divisor}`;case"unrecognized_keys":return`Kh\xF3a kh\xF4ng \u0111\u01B0\u1EE3c nh\u1EADn d\u1EA1ng: ${g(n.keys,", ")}`;case"\
invalid_key":return`Kh\xF3a kh\xF4ng h\u1EE3p l\u1EC7 trong ${n.origin}`;case"invalid_union":return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7";case"\
invalid_element":return`Gi\xE1 tr\u1ECB kh\xF4ng h\u1EE3p l\u1EC7 trong ${n.origin}`;default:return"\u0110\u1EA7u v\xE0o kh\xF4ng h\u1EE3p l\u1EC7"}}};
function a$(){return{localeError:o$()}}const u$=()=>{const e={string:{unit:"\u5B57\u7B26",verb:"\u5305\u542B"},file:{unit:"\
\u5B57\u8282",verb:"\u5305\u542B"},array:{unit:"\u9879",verb:"\u5305\u542B"},set:{unit:"\u9879",verb:"\u5305\u542B"},map:{
unit:"\u9879",verb:"\u5305\u542B"}};function t(n){return e[n]??null}const i={regex:"\u8F93\u5165",email:"\u7535\u5B50\u90AE\u4EF6",
url:"URL",emoji:"\u8868\u60C5\u7B26\u53F7",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"\
cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO\u65E5\u671F\u65F6\u95F4",date:"ISO\u65E5\u671F",time:"\
ISO\u65F6\u95F4",duration:"ISO\u65F6\u957F",ipv4:"IPv4\u5730\u5740",ipv6:"IPv6\u5730\u5740",mac:"MAC\u5730\u5740",cidrv4:"\
IPv4\u7F51\u6BB5",cidrv6:"IPv6\u7F51\u6BB5",base64:"base64\u7F16\u7801\u5B57\u7B26\u4E32",base64url:"base64url\u7F16\u7801\u5B57\u7B26\u4E32",
json_string:"JSON\u5B57\u7B26\u4E32",e164:"E.164\u53F7\u7801",credit_card:"\u4FE1\u7528\u5361\u53F7",currency_code:"\u8D27\u5E01\u4EE3\u7801",
iban:"IBAN",jwt:"JWT",template_literal:"\u8F93\u5165"},o={nan:"NaN",number:"\u6570\u5B57",array:"\u6570\u7EC4",null:"\u7A7A\u503C(\
null)"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.
test(n.expected)?`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B instanceof ${n.expected}\uFF0C\u5B9E\u9645\u63A5\u6536 ${u}`:
`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B ${r}\uFF0C\u5B9E\u9645\u63A5\u6536 ${u}`}case"invalid_value":return n.values.
length===1?`\u65E0\u6548\u8F93\u5165\uFF1A\u671F\u671B ${k(n.values[0])}`:`\u65E0\u6548\u9009\u9879\uFF1A\u671F\u671B\u4EE5\u4E0B\u4E4B\u4E00 ${g(
n.values,"|")}`;case"too_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${n.
origin??"\u503C"} ${r}${n.maximum.toString()} ${a.unit??"\u4E2A\u5143\u7D20"}`:`\u6570\u503C\u8FC7\u5927\uFF1A\u671F\u671B ${n.
origin??"\u503C"} ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`\u6570\u503C\u8FC7\
\u5C0F\uFF1A\u671F\u671B ${n.origin} ${r}${n.minimum.toString()} ${a.unit}`:`\u6570\u503C\u8FC7\u5C0F\uFF1A\u671F\u671B ${n.
origin} ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.format==="starts_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${r.
prefix}" \u5F00\u5934`:r.format==="ends_with"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u4EE5 "${r.suffix}" \u7ED3\u5C3E`:
r.format==="includes"?`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u5305\u542B "${r.includes}"`:r.format==="regex"?
`\u65E0\u6548\u5B57\u7B26\u4E32\uFF1A\u5FC5\u987B\u6EE1\u8DB3\u6B63\u5219\u8868\u8FBE\u5F0F ${r.pattern}`:`\u65E0\u6548${i[r.
format]??n.format}`}case"not_multiple_of":return`\u65E0\u6548\u6570\u5B57\uFF1A\u5FC5\u987B\u662F ${n.divisor} \u7684\u500D\u6570`;case"\
unrecognized_keys":return`\u51FA\u73B0\u672A\u77E5\u7684\u952E(key): ${g(n.keys,", ")}`;case"invalid_key":return`${n.origin}\
 \u4E2D\u7684\u952E(key)\u65E0\u6548`;case"invalid_union":return"\u65E0\u6548\u8F93\u5165";case"invalid_element":return`${n.
origin} \u4E2D\u5305\u542B\u65E0\u6548\u503C(value)`;default:return"\u65E0\u6548\u8F93\u5165"}}};function c$(){return{localeError:u$()}}
const s$=()=>{const e={string:{unit:"\u5B57\u5143",verb:"\u64C1\u6709"},file:{unit:"\u4F4D\u5143\u7D44",verb:"\u64C1\u6709"},
array:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"},set:{unit:"\u9805\u76EE",verb:"\u64C1\u6709"},map:{unit:"\u9805\u76EE",verb:"\
\u64C1\u6709"}};function t(n){return e[n]??null}const i={regex:"\u8F38\u5165",email:"\u90F5\u4EF6\u5730\u5740",url:"URL",
emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"UL\
ID",xid:"XID",ksuid:"KSUID",datetime:"ISO \u65E5\u671F\u6642\u9593",date:"ISO \u65E5\u671F",time:"ISO \u6642\u9593",duration:"\
ISO \u671F\u9593",ipv4:"IPv4 \u4F4D\u5740",ipv6:"IPv6 \u4F4D\u5740",mac:"MAC \u4F4D\u5740",cidrv4:"IPv4 \u7BC4\u570D",cidrv6:"\
IPv6 \u7BC4\u570D",base64:"base64 \u7DE8\u78BC\u5B57\u4E32",base64url:"base64url \u7DE8\u78BC\u5B57\u4E32",json_string:"\
JSON \u5B57\u4E32",e164:"E.164 \u6578\u503C",credit_card:"\u4FE1\u7528\u5361\u865F",currency_code:"\u8CA8\u5E63\u4EE3\u78BC",
iban:"IBAN",jwt:"JWT",template_literal:"\u8F38\u5165"},o={nan:"NaN"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.
expected]??n.expected,a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA instanceof ${n.
expected}\uFF0C\u4F46\u6536\u5230 ${u}`:`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${r}\uFF0C\u4F46\u6536\u5230 ${u}`}case"\
invalid_value":return n.values.length===1?`\u7121\u6548\u7684\u8F38\u5165\u503C\uFF1A\u9810\u671F\u70BA ${k(n.values[0])}`:
`\u7121\u6548\u7684\u9078\u9805\uFF1A\u9810\u671F\u70BA\u4EE5\u4E0B\u5176\u4E2D\u4E4B\u4E00 ${g(n.values,"|")}`;case"too\
_big":{const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${n.origin??"\u503C"}\
 \u61C9\u70BA ${r}${n.maximum.toString()} ${a.unit??"\u500B\u5143\u7D20"}`:`\u6578\u503C\u904E\u5927\uFF1A\u9810\u671F ${n.
origin??"\u503C"} \u61C9\u70BA ${r}${n.maximum.toString()}`}case"too_small":{const r=n.inclusive?">=":">",a=t(n.origin);
return a?`\u6578\u503C\u904E\u5C0F\uFF1A\u9810\u671F ${n.origin} \u61C9\u70BA ${r}${n.minimum.toString()} ${a.unit}`:`\u6578\u503C\
\u904E\u5C0F\uFF1A\u9810\u671F ${n.origin} \u61C9\u70BA ${r}${n.minimum.toString()}`}case"invalid_format":{const r=n;return r.
format==="starts_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u4EE5 "${r.prefix}" \u958B\u982D`:r.format==="e\
nds_with"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u4EE5 "${r.suffix}" \u7D50\u5C3E`:r.format==="includes"?`\u7121\u6548\u7684\
\u5B57\u4E32\uFF1A\u5FC5\u9808\u5305\u542B "${r.includes}"`:r.format==="regex"?`\u7121\u6548\u7684\u5B57\u4E32\uFF1A\u5FC5\u9808\u7B26\u5408\u683C\u5F0F ${r.
pattern}`:`\u7121\u6548\u7684 ${i[r.format]??n.format}`}case"not_multiple_of":return`\u7121\u6548\u7684\u6578\u5B57\uFF1A\u5FC5\u9808\u70BA ${n.
divisor} \u7684\u500D\u6578`;case"unrecognized_keys":return`\u7121\u6CD5\u8B58\u5225\u7684\u9375\u503C${n.keys.length>1?
"\u5011":""}\uFF1A${g(n.keys,"\u3001")}`;case"invalid_key":return`${n.origin} \u4E2D\u6709\u7121\u6548\u7684\u9375\u503C`;case"\
invalid_union":return"\u7121\u6548\u7684\u8F38\u5165\u503C";case"invalid_element":return`${n.origin} \u4E2D\u6709\u7121\u6548\u7684\u503C`;default:
return"\u7121\u6548\u7684\u8F38\u5165\u503C"}}};function l$(){return{localeError:s$()}}const d$=()=>{const e={string:{unit:"\
\xE0mi",verb:"n\xED"},file:{unit:"bytes",verb:"n\xED"},array:{unit:"nkan",verb:"n\xED"},set:{unit:"nkan",verb:"n\xED"},map:{
unit:"nkan",verb:"n\xED"}};function t(n){return e[n]??null}const i={regex:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9",email:"\
\xE0d\xEDr\u1EB9\u0301s\xEC \xECm\u1EB9\u0301l\xEC",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",
nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"\xE0k\xF3k\xF2 ISO",
date:"\u1ECDj\u1ECD\u0301 ISO",time:"\xE0k\xF3k\xF2 ISO",duration:"\xE0k\xF3k\xF2 t\xF3 p\xE9 ISO",ipv4:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv4",
ipv6:"\xE0d\xEDr\u1EB9\u0301s\xEC IPv6",mac:"\xE0d\xEDr\u1EB9\u0301s\xEC MAC",cidrv4:"\xE0gb\xE8gb\xE8 IPv4",cidrv6:"\xE0gb\
\xE8gb\xE8 IPv6",base64:"\u1ECD\u0300r\u1ECD\u0300 t\xED a k\u1ECD\u0301 n\xED base64",base64url:"\u1ECD\u0300r\u1ECD\u0300 base64url",
json_string:"\u1ECD\u0300r\u1ECD\u0300 JSON",e164:"n\u1ECD\u0301mb\xE0 E.164",credit_card:"n\u1ECDmba kaadi gbese",currency_code:"\
koodu ow\xF3",iban:"IBAN",jwt:"JWT",template_literal:"\u1EB9\u0300r\u1ECD \xECb\xE1w\u1ECDl\xE9"},o={nan:"NaN",number:"n\
\u1ECD\u0301mb\xE0",array:"akop\u1ECD"};return n=>{switch(n.code){case"invalid_type":{const r=o[n.expected]??n.expected,
a=I(n.input),u=o[a]??a;return/^[A-Z]/.test(n.expected)?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi instanceof ${n.
expected}, \xE0m\u1ECD\u0300 a r\xED ${u}`:`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${r}, \xE0m\u1ECD\u0300 a r\xED\
 ${u}`}case"invalid_value":return n.values.length===1?`\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e: a n\xED l\xE1ti fi ${k(
n.values[0])}`:`\xC0\u1E63\xE0y\xE0n a\u1E63\xEC\u1E63e: yan \u1ECD\u0300kan l\xE1ra ${g(n.values,"|")}`;case"too_big":{
const r=n.inclusive?"<=":"<",a=t(n.origin);return a?`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${n.
origin??"iye"} ${a.verb} ${r}${n.maximum} ${a.unit}`:`T\xF3 p\u1ECD\u0300 j\xF9: a n\xED l\xE1ti j\u1EB9\u0301 ${r}${n.maximum}`}case"\
too_small":{const r=n.inclusive?">=":">",a=t(n.origin);return a?`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 p\xE9 ${n.
origin} ${a.verb} ${r}${n.minimum} ${a.unit}`:`K\xE9r\xE9 ju: a n\xED l\xE1ti j\u1EB9\u0301 ${r}${n.minimum}`}case"inval\
id_format":{const r=n;return r.format==="starts_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\u1EB9\u0300r\u1EB9\u0300 p\u1EB9\u0300l\xFA "${r.
prefix}"`:r.format==="ends_with"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 par\xED p\u1EB9\u0300l\xFA "${r.
suffix}"`:r.format==="includes"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 n\xED "${r.includes}\
"`:r.format==="regex"?`\u1ECC\u0300r\u1ECD\u0300 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 b\xE1 \xE0p\u1EB9\u1EB9r\u1EB9 mu ${r.
pattern}`:`A\u1E63\xEC\u1E63e: ${i[r.format]??n.format}`}case"not_multiple_of":return`N\u1ECD\u0301mb\xE0 a\u1E63\xEC\u1E63e: gb\u1ECD\u0301d\u1ECD\u0300 j\u1EB9\u0301 \xE8y\xE0 p\xEDp\xED\
n ti ${n.divisor}`;case"unrecognized_keys":return`B\u1ECDt\xECn\xEC \xE0\xECm\u1ECD\u0300: ${g(n.keys,", ")}`;case"inval\
id_key":return`B\u1ECDt\xECn\xEC a\u1E63\xEC\u1E63e n\xEDn\xFA ${n.origin}`;case"invalid_union":return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e";case"\
invalid_element":return`Iye a\u1E63\xEC\u1E63e n\xEDn\xFA ${n.origin}`;default:return"\xCCb\xE1w\u1ECDl\xE9 a\u1E63\xEC\u1E63e"}}};
function f$(){return{localeError:d$()}}var yd;const Ao=Symbol("ZodOutput"),Po=Symbol("ZodInput");class bd{constructor(){
this._map=new WeakMap,this._idmap=new Map}add(t,...i){const o=i[0];return this._map.set(t,o),o&&typeof o=="object"&&"id"in
o&&this._idmap.set(o.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){const i=this._map.
get(t);return i&&typeof i=="object"&&"id"in i&&this._idmap.delete(i.id),this._map.delete(t),this}get(t){const i=t._zod.parent;
if(i){const o={...this.get(i)??{}};delete o.id;const n={...o,...this._map.get(t)};return Object.keys(n).length?n:void 0}
return this._map.get(t)}has(t){return this._map.has(t)}}function yr(){return new bd}(yd=globalThis).__zod_globalRegistry??
(yd.__zod_globalRegistry=yr());const ie=globalThis.__zod_globalRegistry,q=Symbol.for("zod.compile.invalid"),kd=Symbol.for(
"zod.compile.fallback");class ye extends Error{constructor(t="z.compile does not support async refinements, transforms, \
or checks"){super(t),this.name="ZodCompileAsyncError"}}class U extends Error{constructor(t,i=!0){super(`z.compile does n\
ot support ${t}; this schema must use the runtime parser`),this.name="ZodCompileUnsupportedError",this.islandable=i}}function m$(e,t){
try{return kr(e,{assertOnly:!0})}catch{return t}}function To(e,t){try{const i=kr(e),o=br(e,i);return o._zod.bag.validator=
m$(e,i),o}catch(i){if(t?.strict)throw i;return e}}function br(e,t){if(jo(e))throw new U("a schema whose subtree contains\
 a reference cycle");const i=L(e),o=e._zod.run,n=o.__originalRun??o,r=(a,u)=>{if(u?.async||u?.direction==="backward"||u?.
skipChecks||u?.[kd]||u&&Zo(u,a.value))return n(a,u);const s=t(a.value);return s!==q?(a.value=s,a):(u&&(u[kd]=!0),n(a,u))};
return r.__originalRun=n,i._zod.bag.fallbackRun=n,i._zod.bag.validator=t,i._zod.run=r,o.__originalRun||p$(i,e,t),i}function p$(e,t,i){
const o=e,n=t;if(typeof n.safeParse=="function"){const r=n.safeParse;o.safeParse=(a,u)=>{const s=i(a);return s!==q?{success:!0,
data:s}:r(a,u)}}if(typeof n.parse=="function"){const r=n.parse;o.parse=(a,u)=>{const s=i(a);return s!==q?s:r(a,u)}}}function kr(e,t){
let i=!0;try{i=jo(e)}catch{}if(i)throw new U("a schema whose subtree contains a reference cycle");const o={constants:new Map,
constantCounter:0,varCounter:0,definite:!0},n=new oo(["input"]),r=F(n,o,e,"input",!t?.assertOnly);n.write(r===null?"retu\
rn true;":`return ${r};`);const a=["INVALID",...o.constants.keys()],u=[q,...o.constants.values()],s=n.content.join(`
`),c=t?.debug?a.length>0?`// Constants: ${a.join(", ")}
${s}`:s:"",l=Function,d=`return (input) => {
${s}
}`;let f;try{f=new l(...a,d)(...u)}catch(m){throw new U(`this schema (generated code failed to evaluate: ${m.message})`)}
return t?.debug&&(f.code=c),f.definite=o.definite,f}function z(e,t){for(const[o,n]of e.constants)if(n===t)return o;const i=`\
c${e.constantCounter++}`;return e.constants.set(i,t),i}function Ae(e,t){return e.definite=!1,z(e,t)}function w(e){return`\
v${e.varCounter++}`}function v$(e,t){const i=e._zod.run({value:t,issues:[]},{});if(i&&typeof i.then=="function")return q;
const o=i;return o.issues.length===0?o.value:q}function G(e,t,i,o,n=!0){const r=e.content.length,a=t.constants.size,u=t.
constantCounter,s=t.varCounter;try{return F(e,t,i,o,n)}catch(c){if(!(c instanceof U)||!c.islandable)throw c;if(e.content.
length=r,t.constants.size>a){const l=Array.from(t.constants.keys()).slice(a);for(const d of l)t.constants.delete(d)}return t.
constantCounter=u,t.varCounter=s,g$(e,t,i,o)}}function g$(e,t,i,o){t.definite=!1;const n=z(t,i),r=z(t,v$),a=w(t);return e.
write(`const ${a} = ${r}(${n}, ${o});`),e.write(`if (${a} === INVALID) return INVALID;`),a}const $$=new Set(["max_size",
"min_size","size_equals","max_length","min_length","length_equals"]);function h$(e,t,i,o){const n=i._zod.def.checks;if(!n||
n.length===0)return o;let r=o;for(const a of n){const u=a._zod.def;if(u.when&&!$$.has(u.check))throw new U('check with a\
 custom "when" condition');switch(u.check){case"greater_than":_$(e,t,u,r);break;case"less_than":y$(e,t,u,r);break;case"m\
ultiple_of":b$(e,t,u,r);break;case"number_format":wd(e,u,r);break;case"min_length":{const s=De(u.minimum,"min_length"),c=Eo(
e,t,r,`${r}.length >= ${s} && ${r}.length < ${u.minimum*2}`);e.write(`if (${c} < ${s}) return INVALID;`);break}case"max_\
length":{const s=De(u.maximum,"max_length"),c=Eo(e,t,r,`${r}.length > ${s}`);e.write(`if (${c} > ${s}) return INVALID;`);
break}case"length_equals":{const s=De(u.length,"length_equals"),c=Eo(e,t,r,`${r}.length >= ${s} && ${r}.length <= ${u.length*
2}`);e.write(`if (${c} !== ${s}) return INVALID;`);break}case"min_size":e.write(`if (${r}.size < ${De(u.minimum,"min_siz\
e")}) return INVALID;`);break;case"max_size":e.write(`if (${r}.size > ${De(u.maximum,"max_size")}) return INVALID;`);break;case"\
size_equals":e.write(`if (${r}.size !== ${De(u.size,"size_equals")}) return INVALID;`);break;case"string_format":r=Sd(e,
t,u,r);break;case"custom":r=D$(e,t,a,r);break;case"bigint_format":k$(e,u,r);break;case"mime_type":I$(e,t,u,r);break;case"\
property":S$(e,t,u,r);break;case"properties":w$(e,t,u,r);break;case"overwrite":{const s=w(t);z$(e,t,a,r,s),r=s;break}default:
throw new U(`check type ${u.check}`)}}return r}function Eo(e,t,i,o){const n=z(t,Pn),r=w(t);return e.write(`const ${r} = \
typeof ${i} === "string" && ${o} ? ${n}(${i}) : ${i}.length;`),r}function De(e,t){if(typeof e!="number"||!Number.isFinite(
e))throw new U(`${t} bound of type ${typeof e}`);return`${e}`}function Id(e,t){if(typeof t=="bigint")return`${t}n`;if(typeof t==
"number"){if(Number.isNaN(t))throw new U("comparison check with NaN bound");return`${t}`}if(t instanceof Date){if(Number.
isNaN(t.getTime()))throw new U("comparison check with Invalid Date bound");return z(e,t)}throw new U(`comparison check b\
ound of type ${typeof t}`)}function _$(e,t,i,o){const n=i.inclusive?"<":"<=";e.write(`if (${o} ${n} ${Id(t,i.value)}) re\
turn INVALID;`)}function y$(e,t,i,o){const n=i.inclusive?">":">=";e.write(`if (${o} ${n} ${Id(t,i.value)}) return INVALI\
D;`)}function b$(e,t,i,o){if(typeof i.value=="bigint"){if(i.value===BigInt(0))throw new U("multiple_of check with a zero\
 divisor");e.write(`if (${o} % ${i.value}n !== 0n) return INVALID;`)}else{const n=z(t,Jt);e.write(`if (${n}(${o}, ${De(i.
value,"multiple_of")}) !== 0) return INVALID;`)}}function wd(e,t,i){const o=t.format;switch(o){case"safeint":e.write(`if\
 (!Number.isSafeInteger(${i})) return INVALID;`);break;case"int32":e.write(`if (!Number.isInteger(${i}) || ${i} < -21474\
83648 || ${i} > 2147483647) return INVALID;`);break;case"uint32":e.write(`if (!Number.isInteger(${i}) || ${i} < 0 || ${i}\
 > 4294967295) return INVALID;`);break;case"float32":e.write(`if (!Number.isFinite(${i}) || ${i} < -3.4028234663852886e3\
8 || ${i} > 3.4028234663852886e38) return INVALID;`);break;case"float64":e.write(`if (!Number.isFinite(${i})) return INV\
ALID;`);break;default:throw new U(`number format ${o}`)}}function k$(e,t,i){const o=t.format;if(o)switch(o){case"int64":
e.write(`if (${i} < -9223372036854775808n || ${i} > 9223372036854775807n) return INVALID;`);break;case"uint64":e.write(`\
if (${i} < 0n || ${i} > 18446744073709551615n) return INVALID;`);break;default:throw new U(`bigint format ${o}`)}}function I$(e,t,i,o){
const n=i.mime;if(n&&n.length>0){const r=z(t,new Set(n));e.write(`if (!${r}.has(${o}.type)) return INVALID;`)}}function w$(e,t,i,o){
if(i.when)throw new U('check with a custom "when" condition');e.write(`if (${o} == null) return INVALID;`);const n=i.shape;
for(const r of Reflect.ownKeys(n)){const a=typeof r=="symbol"?z(t,r):te(r),u=w(t);e.write(`const ${u} = ${o}[${a}];`),G(
e,t,n[r],u,!1)}}function S$(e,t,i,o){const n=`${o}[${JSON.stringify(i.property)}]`;F(e,t,i.schema,n)}function z$(e,t,i,o,n){
const r=i._zod.def.tx;if(!r)throw new U("overwrite check without a transform function");if(Te(r))throw new ye("z.compile\
: async overwrite transforms are not supported");const a=z(t,r);e.write(`const ${n} = ${a}(${o});`)}function Co(){throw new _e}
function Lo(e){this.issues.push(e)}function D$(e,t,i,o){const n=i._zod.def;if(n.fn){if(Te(n.fn))throw new ye("z.compile:\
 async .refine() predicates are not supported");const r=Ae(t,n.fn),a=z(t,Co),u=w(t);return e.write(`const ${u} = ${r}(${o}\
);`),e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}) return INVALID;`),o}if(i._zod.check){if(Te(i._zod.
check))throw new ye("z.compile: async .superRefine() / check functions are not supported");const r=i._zod.check,u=Ae(t,c=>{
const l={value:c,issues:[],addIssue:Lo};return r(l)instanceof Promise&&Co(),l.issues.length===0?l.value:q}),s=w(t);return e.
write(`const ${s} = ${u}(${o});`),e.write(`if (${s} === INVALID) return INVALID;`),s}throw new U("custom check without a\
 predicate or check function")}const O$=new Set(["cidrv4","cuid","cuid2","date","datetime","duration","e164","email","em\
oji","ends_with","guid","includes","ipv4","ksuid","lowercase","mac","nanoid","regex","starts_with","time","ulid","upperc\
ase","uuid","xid"]);function Sd(e,t,i,o,n=!0){const r=i.format;if(r==="base64"){const c=z(t,sr);return e.write(`if (!${c}\
(${o})) return INVALID;`),o}if(r==="base64url"){const c=z(t,vo);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r===
"jwt"){const c=z(t,ho),l=z(t,i.alg??null);return e.write(`if (!${c}(${o}, ${l})) return INVALID;`),o}if(r==="ipv6"){const c=z(
t,cr);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r==="cidrv6"){const c=z(t,mo);return e.write(`if (!${c}(${o}\
)) return INVALID;`),o}if(r==="credit_card"){const c=z(t,go);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(r===
"iban"){const c=z(t,$o);return e.write(`if (!${c}(${o})) return INVALID;`),o}const a=i;if(r==="url"||r==="httpurl"||a.normalize||
a.hostname!==void 0||a.protocol!==void 0){const c=z(t,so),l=z(t,i),d=w(t),f=w(t);if(e.write(`const ${d} = ${o}.trim();`),
e.write(`const ${f} = ${c}(${d}, ${l});`),e.write(`if (typeof ${f} === "number") return INVALID;`),a.hostname!==void 0){
const h=z(t,lo);e.write(`if (!${h}(${f}, ${l}.hostname)) return INVALID;`)}if(a.protocol!==void 0){const h=z(t,fo);e.write(
`if (!${h}(${f}, ${l}.protocol)) return INVALID;`)}if(!n)return null;const m=w(t),v=a.normalize?`${f}.href`:`${z(t,ur)}(${d}\
)`;return e.write(`const ${m} = ${v};`),m}const u=i.fn;if(u){if(Te(u))throw new U(`async string format ${r}`);const c=z(
t,u);return e.write(`if (!${c}(${o})) return INVALID;`),o}if(O$.has(r)&&i.pattern){const c=z(t,i.pattern);return e.write(
`${c}.lastIndex = 0;`),e.write(`if (!${c}.test(${o})) return INVALID;`),o}const s=i.format;switch(s){case"regex":throw new U(
"regex format without a pattern");case"lowercase":e.write(`if (${o} !== ${o}.toLowerCase()) return INVALID;`);break;case"\
uppercase":e.write(`if (${o} !== ${o}.toUpperCase()) return INVALID;`);break;case"includes":e.write(`if (!${o}.includes(${te(
i.includes)})) return INVALID;`);break;case"starts_with":{const c=i.prefix;e.write(`if (${o}.slice(0, ${c.length}) !== ${te(
c)}) return INVALID;`);break}case"ends_with":{const c=i.suffix;e.write(`if (${o}.slice(-${c.length}) !== ${te(c)}) retur\
n INVALID;`);break}default:throw new U(`string format ${s}`)}return o}function F(e,t,i,o,n=!0){const r=i._zod.def,a=r.type;
if(r.coerce)throw new U(`coercion (z.coerce.${a}())`);const u=n||!!r.checks?.length;let s;switch(a){case"string":s=N$(e,
t,i,o,u);break;case"number":s=x$(e,i,o);break;case"boolean":s=U$(e,o);break;case"bigint":s=j$(e,i,o);break;case"symbol":
s=Z$(e,o);break;case"undefined":s=A$(e,o);break;case"null":s=P$(e,o);break;case"any":case"unknown":s=o;break;case"never":
e.write("return INVALID;"),s=o;break;case"void":s=T$(e,o);break;case"nan":s=E$(e,o);break;case"date":s=C$(e,o);break;case"\
object":s=L$(e,t,i,o,u);break;case"optional":s=R$(e,t,i,o,u);break;case"nullable":s=M$(e,t,i,o,u);break;case"array":s=J$(
e,t,i,o,u);break;case"literal":s=B$(e,t,i,o);break;case"enum":s=K$(e,t,i,o);break;case"readonly":{const c=Dd(e,t,i,o),l=w(
t);e.write(`const ${l} = Object.freeze(${c});`),s=l;break}case"success":Dd(e,t,i,o),s="true";break;case"default":case"pr\
efault":s=G$(e,t,i,o);break;case"nonoptional":s=W$(e,t,i,o);break;case"tuple":s=X$(e,t,i,o);break;case"union":s=q$(e,t,i,
o);break;case"intersection":s=Q$(e,t,i,o);break;case"record":s=eh(e,t,i,o);break;case"map":s=th(e,t,i,o);break;case"set":
s=rh(e,t,i,o);break;case"file":s=ih(e,o);break;case"template_literal":s=oh(e,t,i,o);break;case"lazy":s=ah(e,t,i,o);break;case"\
pipe":s=uh(e,t,i,o);break;case"custom":s=ch(e,t,i,o);break;case"transform":s=dh(e,t,i,o);break;case"catch":s=lh(e,t,i,o);
break;default:throw new U(`schema type ${a}`)}return s===null?null:h$(e,t,i,s)}function N$(e,t,i,o,n=!0){e.write(`if (ty\
peof ${o} !== "string") return INVALID;`);const r=i._zod.def;return r.format===void 0?o:Sd(e,t,r,o,n)}function x$(e,t,i){
e.write(`if (typeof ${i} !== "number" || !Number.isFinite(${i})) return INVALID;`);const o=t._zod.def;return o.check==="\
number_format"&&o.format&&wd(e,{format:o.format},i),i}function U$(e,t){return e.write(`if (typeof ${t} !== "boolean") re\
turn INVALID;`),t}function j$(e,t,i){e.write(`if (typeof ${i} !== "bigint") return INVALID;`);const o=t._zod.def;if(o.format)
switch(o.format){case"int64":e.write(`if (${i} < -9223372036854775808n || ${i} > 9223372036854775807n) return INVALID;`);
break;case"uint64":e.write(`if (${i} < 0n || ${i} > 18446744073709551615n) return INVALID;`);break}return i}function Z$(e,t){
return e.write(`if (typeof ${t} !== "symbol") return INVALID;`),t}function A$(e,t){return e.write(`if (${t} !== undefine\
d) return INVALID;`),t}function P$(e,t){return e.write(`if (${t} !== null) return INVALID;`),t}function T$(e,t){return e.
write(`if (${t} !== undefined) return INVALID;`),t}function E$(e,t){return e.write(`if (typeof ${t} !== "number" || !Num\
ber.isNaN(${t})) return INVALID;`),t}function C$(e,t){return e.write(`if (!(${t} instanceof Date) || Number.isNaN(${t}.g\
etTime())) return INVALID;`),t}function L$(e,t,i,o,n=!0){const r=i._zod.def;e.write(`if (typeof ${o} !== "object" || ${o}\
 === null || Array.isArray(${o})) return INVALID;`);const a=r.shape,u=Object.keys(a),s=Object.getOwnPropertySymbols(a),c=s.
length?[...u,...s]:u,l=b=>typeof b=="symbol"?z(t,b):te(b),d=b=>typeof b=="symbol"?`[${l(b)}]`:te(b),f=a;if(u.includes("_\
_proto__"))throw new U('object shape key "__proto__"');const m=new Map;for(const b of c){const O=f[b],Z=l(b),C=w(t);if(e.
write(`const ${C} = ${o}[${Z}];`),O._zod.optin!==void 0){const j=w(t);e.write(`let ${j} = (() => {`),e.indented(W=>{const Rt=G(
W,t,O,C);W.write(`return ${Rt};`)}),e.write("})();"),O._zod.optout==="optional"?(e.write(`if (${j} === INVALID) {`),e.indented(
W=>{W.write(`if (${Z} in ${o}) return INVALID;`),W.write(`${j} = undefined;`)}),e.write("}")):e.write(`if (${j} === INVA\
LID) return INVALID;`),m.set(b,j)}else{V$(O)&&e.write(`if (!(${Z} in ${o})) return INVALID;`);const j=G(e,t,O,C,n);j!==null&&
m.set(b,j)}}const v=r.catchall;let h="none";if(v){const b=v._zod.def.type;if(b==="never"){const O=u.map(Z=>`k !== ${te(Z)}`).
join(" && ")||"true";e.write(`for (const k in ${o}) {`),e.indented(Z=>{Z.write(`if (${O}) return INVALID;`)}),e.write("}")}else
(b==="unknown"||b==="any")&&!v._zod.def.checks?.length?h="passthrough":h="schema"}const _=w(t),S=c.some(b=>zd(f[b])||Ro(
f[b]));if(!n){if(h==="schema"){const b=u.length>0?z(t,new Set(u)):null;e.write(`for (const k in ${o}) {`),e.indented(O=>{
O.write('if (k === "__proto__") continue;'),b&&O.write(`if (${b}.has(k)) continue;`);const Z=w(t);O.write(`const ${Z} = ${o}\
[k];`),G(O,t,v,Z,!1)}),e.write("}")}return null}if(S){e.write(`const ${_} = {};`);for(const b of c){const O=l(b),Z=m.get(
b);Ro(f[b])?e.write(`if (${O} in ${o}) ${_}[${O}] = ${Z};`):zd(f[b])?e.write(`if (${Z} !== undefined || ${O} in ${o}) ${_}\
[${O}] = ${Z};`):e.write(`${_}[${O}] = ${Z};`)}}else{const b=c.map(O=>`${d(O)}: ${m.get(O)}`).join(", ");e.write(`const ${_}\
 = { ${b} };`)}if(h!=="none"){const b=u.length>0?z(t,new Set(u)):null;e.write(`for (const k in ${o}) {`),e.indented(O=>{
if(O.write('if (k === "__proto__") continue;'),b&&O.write(`if (${b}.has(k)) continue;`),h==="passthrough")O.write(`${_}[\
k] = ${o}[k];`);else{const Z=w(t);O.write(`const ${Z} = ${o}[k];`);const C=G(O,t,v,Z);O.write(`${_}[k] = ${C};`)}}),e.write(
"}")}return _}function R$(e,t,i,o,n=!0){const r=i._zod.def;if(F$(i))return F(e,t,r.innerType,o,n);if(r.innerType._zod.optin===
"defaulted"){const u=w(t),s=w(t);return e.write(`let ${u};`),e.write(`if (${o} === undefined) {`),e.indented(c=>{c.write(
`const ${s} = (() => {`),c.indented(l=>{const d=F(l,t,r.innerType,o);l.write(`return ${d};`)}),c.write("})();"),c.write(
`if (${s} !== INVALID) ${u} = ${s};`)}),e.write("} else {"),e.indented(c=>{const l=F(c,t,r.innerType,o);c.write(`${u} = ${l}\
;`)}),e.write("}"),u}const a=n?w(t):null;return a&&e.write(`let ${a};`),e.write(`if (${o} !== undefined) {`),e.indented(
u=>{const s=F(u,t,r.innerType,o,n);a&&s!==null&&u.write(`${a} = ${s};`)}),e.write("}"),a}function F$(e){return e._zod.traits?.
has("$ZodExactOptional")===!0}function V$(e){return e._zod.optin===void 0&&Pe(e)}function Pe(e){if(e._zod.def.coerce)return!0;
const t=e._zod.def;switch(t.type){case"any":case"unknown":case"undefined":case"void":case"default":case"prefault":case"t\
ransform":case"custom":case"lazy":return!0;case"string":case"number":case"boolean":case"bigint":case"symbol":case"null":case"\
never":case"nan":case"date":case"object":case"array":case"tuple":case"record":case"map":case"set":case"file":case"templa\
te_literal":return!1;case"nonoptional":return t.innerType?Pe(t.innerType):!1;case"literal":return!!t.values?.includes(void 0);case"\
enum":return!!e._zod.values?.has(void 0);case"optional":case"nullable":case"readonly":case"success":return t.innerType?Pe(
t.innerType):!0;case"catch":return!0;case"union":return t.options?t.options.some(Pe):!0;case"intersection":return!t.left||
!t.right?!0:Pe(t.left)&&Pe(t.right);case"pipe":return t.in?Pe(t.in):!0;default:return!0}}function Ro(e){return e._zod.optin===
"optional"&&e._zod.optout==="optional"}function zd(e){return(e._zod.optin!=="defaulted"||e._zod.optout==="optional")&&Qe(
e)}function Qe(e){const t=e._zod.def;switch(t.type){case"string":case"number":case"boolean":case"bigint":case"symbol":case"\
null":case"nan":case"date":case"object":case"array":case"tuple":case"record":case"map":case"set":case"file":case"templat\
e_literal":case"never":case"success":return!1;case"literal":return!!t.values?.includes(void 0);case"enum":return!!e._zod.
values?.has(void 0);case"optional":return!0;case"nullable":case"readonly":case"nonoptional":return t.innerType?Qe(t.innerType):
!0;case"union":return t.options?t.options.some(Qe):!0;case"intersection":return!t.left||!t.right||Qe(t.left)||Qe(t.right);case"\
pipe":return t.out?Qe(t.out):!0;default:return!0}}function M$(e,t,i,o,n=!0){const r=i._zod.def,a=n?w(t):null;return a&&e.
write(`let ${a} = null;`),e.write(`if (${o} !== null) {`),e.indented(u=>{const s=F(u,t,r.innerType,o,n);a&&s!==null&&u.write(
`${a} = ${s};`)}),e.write("}"),a}function Fo(e,t,i){for(const[o,n]of Wt(t._zod.def.checks))e.write(`if (${i} > ${De(o,n.
_zod.def.check)}) return INVALID;`)}function J$(e,t,i,o,n=!0){const r=i._zod.def;e.write(`if (!Array.isArray(${o})) retu\
rn INVALID;`),Fo(e,i,`${o}.length`);const a=n?w(t):null,u=w(t),s=w(t);return a&&e.write(`const ${a} = new Array(${o}.len\
gth);`),e.write(`for (let ${u} = 0; ${u} < ${o}.length; ${u}++) {`),e.indented(c=>{c.write(`const ${s} = ${o}[${u}];`);const l=G(
c,t,r.element,s,n);a&&l!==null&&c.write(`${a}[${u}] = ${l};`)}),e.write("}"),a}function B$(e,t,i,o){const r=i._zod.def.values;
if(r.length!==1){const u=z(t,new Set(r));return e.write(`if (!${u}.has(${o})) return INVALID;`),o}const a=r[0];if(typeof a==
"number"&&Number.isNaN(a)){const u=z(t,new Set(r));return e.write(`if (!${u}.has(${o})) return INVALID;`),o}if(typeof a==
"string")e.write(`if (${o} !== ${te(a)}) return INVALID;`);else if(typeof a=="number"||typeof a=="boolean")e.write(`if (${o}\
 !== ${a}) return INVALID;`);else if(a===null)e.write(`if (${o} !== null) return INVALID;`);else if(a===void 0)e.write(`\
if (${o} !== undefined) return INVALID;`);else if(typeof a=="bigint")e.write(`if (${o} !== ${a}n) return INVALID;`);else
throw new U(`literal type ${typeof a}`);return o}function K$(e,t,i,o){const n=i._zod.values;if(!n)throw new U("enum sche\
ma without enumerated values");const r=z(t,n);return e.write(`if (!${r}.has(${o})) return INVALID;`),o}function Dd(e,t,i,o){
const n=i._zod.def;return F(e,t,n.innerType,o)}function G$(e,t,i,o){const n=i._zod.def,a=Object.getOwnPropertyDescriptor(
i._zod.def,"defaultValue")?()=>i._zod.def.defaultValue:void 0;if(i._zod.def.type==="prefault"){if(!a)return F(e,t,n.innerType,
o);const s=z(t,a),c=w(t);return e.write(`let ${c} = ${o};`),e.write(`if (${o} === undefined) ${c} = ${s}();`),F(e,t,n.innerType,
c)}const u=w(t);if(a){const s=z(t,a),c=z(t,An);e.write(`let ${u};`),e.write(`if (${o} === undefined) {`),e.indented(l=>{
l.write(`${u} = ${c}(${s}());`)}),e.write("} else {"),e.indented(l=>{const d=F(l,t,n.innerType,o);l.write(`${u} = ${d} =\
== undefined ? ${c}(${s}()) : ${d};`)}),e.write("}")}else e.write(`let ${u};`),e.write(`if (${o} !== undefined) {`),e.indented(
s=>{const c=F(s,t,n.innerType,o);s.write(`${u} = ${c};`)}),e.write("}");return u}function W$(e,t,i,o){const n=i._zod.def,
r=F(e,t,n.innerType,o),a=w(t);return e.write(`const ${a} = ${r};`),e.write(`if (${a} === undefined) return INVALID;`),a}
function X$(e,t,i,o){const n=i._zod.def,r=n.items,a=n.rest;e.write(`if (!Array.isArray(${o})) return INVALID;`);const u=Od(
r,"optin"),s=Od(r,"optout");a?e.write(`if (${o}.length < ${u}) return INVALID;`):e.write(`if (${o}.length < ${u} || ${o}\
.length > ${r.length}) return INVALID;`);const c=w(t);e.write(`const ${c} = [];`);for(let l=0;l<r.length;l++){const d=r[l];
if(l>=s)e.write(`if (${c}.length === ${l}) {`),e.indented(f=>{f.write(`if (${l} < ${o}.length) {`),f.indented(m=>{const v=w(
t);m.write(`const ${v} = ${o}[${l}];`);const h=G(m,t,d,v);m.write(`${c}[${l}] = ${h};`)}),f.write("} else {"),f.indented(
m=>{if(Ro(d)){m.write(`${c}.length = ${l};`);return}const v=w(t),h=w(t);m.write(`const ${v} = undefined;`),m.write(`cons\
t ${h} = (() => {`),m.indented(_=>{const S=G(_,t,d,v);_.write(`return ${S};`)}),m.write("})();"),m.write(`if (${h} === I\
NVALID || ${h} === undefined) ${c}.length = ${l};`),m.write(`else ${c}[${l}] = ${h};`)}),f.write("}")}),e.write("}");else{
const f=w(t);e.write(`const ${f} = ${o}[${l}];`);const m=G(e,t,d,f);e.write(`${c}[${l}] = ${m};`)}}if(a){const l=w(t),d=w(
t);e.write(`for (let ${l} = ${r.length}; ${l} < ${o}.length; ${l}++) {`),e.indented(f=>{f.write(`const ${d} = ${o}[${l}]\
;`);const m=G(f,t,a,d);f.write(`${c}[${l}] = ${m};`)}),e.write("}")}return c}function Od(e,t){for(let i=e.length-1;i>=0;i--)
if(!(t==="optin"?e[i]._zod.optin!==void 0:e[i]._zod.optout==="optional"))return i+1;return 0}function q$(e,t,i,o){const n=i.
_zod.def,r=n.options;if(n.discriminator)return Y$(e,t,n,o);if(n.inclusive===!1)throw new U("exclusive unions (z.xor)");if(r.
length===0)return e.write("return INVALID;"),o;if(r.length===1)return F(e,t,r[0],o);if(r.every(s=>s._zod.def.type==="lit\
eral"&&!s._zod.def.checks?.length)){const s=new Set(r.flatMap(l=>l._zod.def.values)),c=z(t,s);return e.write(`if (!${c}.\
has(${o})) return INVALID;`),o}const u=w(t);e.write(`let ${u};`);for(let s=0;s<r.length;s++){const c=r[s];s===0?e.write(
`${u} = (() => {`):e.write(`if (${u} === INVALID) ${u} = (() => {`),e.indented(l=>{const d=F(l,t,c,o);l.write(`return ${d}\
;`)}),e.write("})();")}return e.write(`if (${u} === INVALID) return INVALID;`),u}function Y$(e,t,i,o){if(i.unionFallback)
throw new U("discriminated union with unionFallback");if(i.options.length===0)return e.write("return INVALID;"),o;const n=w(
t),r=w(t);e.write(`const ${n} = ${o}?.[${te(i.discriminator)}];`),e.write(`let ${r};`);let a=!0;const u=new Set;for(const s of i.
options){const c=s._zod.propValues?.[i.discriminator];if(!c||c.size===0)throw new U("discriminated union option without \
static discriminator values");for(const f of c){if(u.has(f))throw new U(`duplicate discriminator value ${String(f)}`);u.
add(f)}const l=Array.from(c,f=>H$(t,n,f)),d=a?"if":"else if";e.write(`${d} (${l.join(" || ")}) {`),e.indented(f=>{const m=F(
f,t,s,o);f.write(`${r} = ${m};`)}),e.write("}"),a=!1}return e.write("else { return INVALID; }"),r}function H$(e,t,i){if(typeof i==
"string")return`${t} === ${te(i)}`;if(typeof i=="number")return Number.isNaN(i)?`Number.isNaN(${t})`:`${t} === ${i}`;if(typeof i==
"boolean")return`${t} === ${i}`;if(i===null)return`${t} === null`;if(i===void 0)return`${t} === undefined`;if(typeof i==
"bigint")return`${t} === ${i}n`;if(typeof i=="symbol"){const o=z(e,i);return`${t} === ${o}`}throw new U(`literal discrim\
inator value ${String(i)}`)}function Q$(e,t,i,o){const n=i._zod.def;t.definite=!1;const r=G(e,t,n.left,o),a=G(e,t,n.right,
o),u=z(t,Kn),s=w(t);return e.write(`const ${s} = ${u}(${r}, ${a});`),e.write(`if (!${s}.valid) return INVALID;`),`${s}.d\
ata`}function eh(e,t,i,o){const n=i._zod.def,r=z(t,ge);e.write(`if (!${r}(${o})) return INVALID;`);const a=w(t),u=w(t),s=w(
t);e.write(`const ${a} = {};`);const c=n,l=c.partial?void 0:n.keyType._zod.values;if(l){const m=[];for(const h of l){if(!(typeof h==
"string"||typeof h=="number"||typeof h=="symbol"))throw new U(`record key value ${String(h)}`);const _=typeof h=="number"?
h.toString():h;if(_==="__proto__")throw new U('record key "__proto__"');m.push(_);const S=z(t,h),b=F(e,t,n.keyType,S),O=w(
t);e.write(`const ${O} = ${o}[${nh(t,_)}];`);const Z=G(e,t,n.valueType,O);e.write(`${a}[${b}] = ${Z};`)}const v=z(t,new Set(
m));return e.write(`for (const ${u} in ${o}) {`),e.indented(h=>{h.write(`if (${v}.has(${u})) continue;`),c.mode==="loose"?
h.write(`if (${u} !== "__proto__") ${a}[${u}] = ${o}[${u}];`):h.write("return INVALID;")}),e.write("}"),a}const d=n.keyType.
_zod.def;if(!(d.type==="string"&&d.format===void 0&&!d.coerce&&(d.checks?.length??0)===0)){const m=n.mode==="loose",v=kr(
n.keyType);v.definite===!1&&(t.definite=!1);const h=z(t,v),_=z(t,qe),S=w(t);return Nd(e,t,o,u,b=>{b.write(`let ${S} = ${h}\
(${u});`),b.write(`if (${S} === INVALID && typeof ${u} === "string" && ${_}.test(${u})) ${S} = ${h}(Number(${u}));`),m?b.
write(`if (${S} === INVALID) { ${a}[${u}] = ${o}[${u}]; continue; }`):b.write(`if (${S} === INVALID) return INVALID;`),b.
write(`if (${S} === "__proto__") continue;`);const O=w(t);b.write(`const ${O} = ${o}[${u}];`);const Z=G(b,t,n.valueType,
O);b.write(`${a}[${S}] = ${Z};`)}),a}return Nd(e,t,o,u,m=>{m.write(`const ${s} = ${o}[${u}];`);const v=G(m,t,n.valueType,
s);m.write(`${a}[${u}] = ${v};`)},"return INVALID;"),a}function Nd(e,t,i,o,n,r){const a=z(t,Object.prototype.propertyIsEnumerable),
u=w(t),s=w(t),c=w(t);e.write(`const ${u} = Object.getOwnPropertySymbols(${i});`),e.write(`const ${s} = Object.getOwnProp\
ertyNames(${i});`),e.write(`for (let ${c} = 0; ${c} < ${s}.length; ${c}++) {`),e.indented(l=>{l.write(`const ${o} = ${s}\
[${c}];`),l.write(`if (${o} === "__proto__" || !${a}.call(${i}, ${o})) continue;`),n(l)}),e.write("}"),e.write(`for (let\
 ${c} = 0; ${c} < ${u}.length; ${c}++) {`),e.indented(l=>{l.write(`const ${o} = ${u}[${c}];`),l.write(`if (!${a}.call(${i}\
, ${o})) continue;`),r?l.write(r):n(l)}),e.write("}")}function nh(e,t){return typeof t=="string"?te(t):z(e,t)}function th(e,t,i,o){
const n=i._zod.def;e.write(`if (!(${o} instanceof Map)) return INVALID;`),Fo(e,i,`${o}.size`);const r=w(t),a=w(t),u=w(t);
return e.write(`const ${r} = new Map();`),e.write(`for (const [${a}, ${u}] of ${o}) {`),e.indented(s=>{const c=F(s,t,n.keyType,
a),l=F(s,t,n.valueType,u);s.write(`${r}.set(${c}, ${l});`)}),e.write("}"),r}function rh(e,t,i,o){const n=i._zod.def;e.write(
`if (!(${o} instanceof Set)) return INVALID;`),Fo(e,i,`${o}.size`);const r=w(t),a=w(t);return e.write(`const ${r} = new \
Set();`),e.write(`for (const ${a} of ${o}) {`),e.indented(u=>{const s=F(u,t,n.valueType,a);u.write(`${r}.add(${s});`)}),
e.write("}"),r}function ih(e,t){return e.write(`if (!(${t} instanceof File)) return INVALID;`),t}function oh(e,t,i,o){e.
write(`if (typeof ${o} !== "string") return INVALID;`);const n=i._zod.pattern;if(n){const r=z(t,n);e.write(`${r}.lastInd\
ex = 0;`),e.write(`if (!${r}.test(${o})) return INVALID;`)}return o}function ah(e,t,i,o){const n=i._zod.def,r=Ae(t,n.getter),
a=z(t,{parser:null});e.write(`if (!${a}.parser) {`),e.indented(s=>{s.write(`const inner = ${r}();`),s.write(`${a}.parser\
 = function(input) {`),s.indented(c=>{c.write("const result = inner._zod.run({ value: input, issues: [] }, {});"),c.write(
"return result.issues.length === 0 ? result.value : INVALID;")}),s.write("};")}),e.write("}");const u=w(t);return e.write(
`const ${u} = ${a}.parser(${o});`),e.write(`if (${u} === INVALID) return INVALID;`),u}function uh(e,t,i,o){const n=i._zod.
def,r=F(e,t,n.in,o);if(n.transform){if(Te(n.transform))throw new ye("z.compile: async transforms in pipes are not suppor\
ted");const a=n.transform,s=Ae(t,l=>{const d={value:l,issues:[],addIssue:Lo},f=a(l,d);return f instanceof Promise?q:d.issues.
length===0?f:q}),c=w(t);return e.write(`const ${c} = ${s}(${r});`),e.write(`if (${c} === INVALID) return INVALID;`),F(e,
t,n.out,c)}else return F(e,t,n.out,r)}function Te(e){return typeof e=="function"&&(e.constructor.name==="AsyncFunction"||
e[Symbol.toStringTag]==="AsyncFunction")}function ch(e,t,i,o){const n=i._zod.def;if(n.fn){if(Te(n.fn))throw new ye("z.co\
mpile: async custom predicates are not supported");const r=Ae(t,n.fn),a=z(t,Co),u=w(t);e.write(`const ${u} = ${r}(${o});`),
e.write(`if (${u} instanceof Promise) ${a}();`),e.write(`if (!${u}) return INVALID;`)}else throw new U("custom schema wi\
thout a predicate function");return o}function sh(e,t,i){const o=e._zod.run({value:i,issues:[]},{});if(o&&typeof o.then==
"function")return q;const n=o;return n.issues.length===0?n.value:t()}function lh(e,t,i,o){const n=i._zod.def;if(!n.catchValue[ji])
throw new U("catch with a callback (only a constant catch value compiles)",!1);const r=w(t);e.write(`let ${r} = (() => {`),
e.indented(c=>{const l=G(c,t,n.innerType,o);c.write(`return ${l};`)}),e.write("})();");const a=z(t,n.innerType),u=Ae(t,n.
catchValue),s=z(t,sh);return e.write(`if (${r} === INVALID) {`),e.indented(c=>{c.write(`${r} = ${s}(${a}, ${u}, ${o});`),
c.write(`if (${r} === INVALID) return INVALID;`)}),e.write("}"),r}function dh(e,t,i,o){const n=i._zod.def;if(n.transform){
if(Te(n.transform))throw new ye("z.compile: async transforms are not supported");const r=n.transform,u=Ae(t,c=>{const l={
value:c,issues:[],addIssue:Lo},d=r(c,l);return d instanceof Promise?q:l.issues.length===0?d:q}),s=w(t);return e.write(`c\
onst ${s} = ${u}(${o});`),e.write(`if (${s} === INVALID) return INVALID;`),s}return o}function Ir(e){return e.checks&&(e.
checks=[...e.checks]),e}function xd(e,t){return new e(Ir({type:"string",...$(t)}))}function Ud(e,t){return new e(Ir({type:"\
string",coerce:!0,...$(t)}))}function Vo(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,
...$(t)})}function Mo(e,t){return new e({type:"string",format:"guid",check:"string_format",abort:!1,...$(t)})}function Jo(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,...$(t)})}function Bo(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,version:"v4",...$(t)})}function Ko(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v6",...$(t)})}function Go(e,t){return new e({type:"string",format:"\
uuid",check:"string_format",abort:!1,version:"v7",...$(t)})}function wr(e,t){return new e({type:"string",format:"url",check:"\
string_format",abort:!1,...$(t)})}function Wo(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,
...$(t)})}function Xo(e,t){return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...$(t)})}function qo(e,t){
return new e({type:"string",format:"cuid",check:"string_format",abort:!1,...$(t)})}function Yo(e,t){return new e({type:"\
string",format:"cuid2",check:"string_format",abort:!1,...$(t)})}function Ho(e,t){return new e({type:"string",format:"uli\
d",check:"string_format",abort:!1,...$(t)})}function Qo(e,t){return new e({type:"string",format:"xid",check:"string_form\
at",abort:!1,...$(t)})}function ea(e,t){return new e({type:"string",format:"ksuid",check:"string_format",abort:!1,...$(t)})}
function na(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...$(t)})}function ta(e,t){return new e(
{type:"string",format:"ipv6",check:"string_format",abort:!1,...$(t)})}function jd(e,t){return new e({type:"string",format:"\
mac",check:"string_format",abort:!1,...$(t)})}function ra(e,t){return new e({type:"string",format:"cidrv4",check:"string\
_format",abort:!1,...$(t)})}function ia(e,t){return new e({type:"string",format:"cidrv6",check:"string_format",abort:!1,
...$(t)})}function oa(e,t){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...$(t)})}function aa(e,t){
return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...$(t)})}function ua(e,t){return new e({type:"\
string",format:"e164",check:"string_format",abort:!1,...$(t)})}function Zd(e,t){return new e({type:"string",format:"cred\
it_card",check:"string_format",abort:!1,...$(t)})}function Ad(e,t){return new e({type:"string",format:"iban",check:"stri\
ng_format",abort:!1,...$(t)})}function ca(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...$(
t)})}const sa={Any:null,Minute:-1,Second:0,Millisecond:3,Microsecond:6};function la(e,t){return new e({type:"string",format:"\
datetime",check:"string_format",offset:!1,local:!1,precision:null,...$(t)})}function da(e,t){return new e({type:"string",
format:"date",check:"string_format",...$(t)})}function fa(e,t){return new e({type:"string",format:"time",check:"string_f\
ormat",precision:null,...$(t)})}function ma(e,t){return new e({type:"string",format:"duration",check:"string_format",...$(
t)})}function Pd(e,t){return new e(Ir({type:"number",checks:[],...$(t)}))}function Td(e,t){return new e(Ir({type:"number",
coerce:!0,checks:[],...$(t)}))}function Ed(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safei\
nt",...$(t)})}function Cd(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"float32",...$(t)})}function Ld(e,t){
return new e({type:"number",check:"number_format",abort:!1,format:"float64",...$(t)})}function Rd(e,t){return new e({type:"\
number",check:"number_format",abort:!1,format:"int32",...$(t)})}function Fd(e,t){return new e({type:"number",check:"numb\
er_format",abort:!1,format:"uint32",...$(t)})}function Vd(e,t){return new e({type:"boolean",...$(t)})}function Md(e,t){return new e(
{type:"boolean",coerce:!0,...$(t)})}function Jd(e,t){return new e({type:"bigint",...$(t)})}function Bd(e,t){return new e(
{type:"bigint",coerce:!0,...$(t)})}function Kd(e,t){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"i\
nt64",...$(t)})}function Gd(e,t){return new e({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...$(t)})}function Wd(e,t){
return new e({type:"symbol",...$(t)})}function Xd(e,t){return new e({type:"undefined",...$(t)})}function qd(e,t){return new e(
{type:"null",...$(t)})}function Yd(e){return new e({type:"any"})}function Hd(e){return new e({type:"unknown"})}function Qd(e,t){
return new e({type:"never",...$(t)})}function ef(e,t){return new e({type:"void",...$(t)})}function nf(e,t){return new e(
{type:"date",...$(t)})}function tf(e,t){return new e({type:"date",coerce:!0,...$(t)})}function rf(e,t){return new e({type:"\
nan",...$(t)})}function be(e,t){return new ro({check:"less_than",...$(t),value:e,inclusive:!1})}function oe(e,t){return new ro(
{check:"less_than",...$(t),value:e,inclusive:!0})}function ke(e,t){return new io({check:"greater_than",...$(t),value:e,inclusive:!1})}
function ae(e,t){return new io({check:"greater_than",...$(t),value:e,inclusive:!0})}function Sr(e){return ke(0,e)}function zr(e){
return be(0,e)}function Dr(e){return oe(0,e)}function Or(e){return ae(0,e)}function Ee(e,t){return new ms({check:"multip\
le_of",...$(t),value:e})}function Ce(e,t){return new gs({check:"max_size",...$(t),maximum:e})}function Ie(e,t){return new $s(
{check:"min_size",...$(t),minimum:e})}function en(e,t){return new hs({check:"size_equals",...$(t),size:e})}function nn(e,t){
return new _s({check:"max_length",...$(t),maximum:e})}function Oe(e,t){return new ys({check:"min_length",...$(t),minimum:e})}
function tn(e,t){return new bs({check:"length_equals",...$(t),length:e})}function qn(e,t){return new ks({check:"string_f\
ormat",format:"regex",...$(t),pattern:e})}function Yn(e){return new Is({check:"string_format",format:"lowercase",...$(e)})}
function Hn(e){return new ws({check:"string_format",format:"uppercase",...$(e)})}function Qn(e,t){return new Ss({check:"\
string_format",format:"includes",...$(t),includes:e})}function et(e,t){return new zs({check:"string_format",format:"star\
ts_with",...$(t),prefix:e})}function nt(e,t){return new Ds({check:"string_format",format:"ends_with",...$(t),suffix:e})}
function Nr(e,t,i){return new Os({check:"property",property:e,schema:t,...$(i)})}function tt(e,t){return new Ns({check:"\
properties",shape:e,...$(t)})}function rt(e,t){return new xs({check:"mime_type",mime:e,...$(t)})}function fe(e){return new Us(
{check:"overwrite",tx:e})}function it(e){return fe(t=>t.normalize(e))}function ot(){return fe(e=>e.trim())}function at(){
return fe(e=>e.toLowerCase())}function ut(){return fe(e=>e.toUpperCase())}function ct(){return fe(e=>cc(e))}function of(e,t,i){
return new e({type:"array",element:t,...$(i)})}function fh(e,t,i){return new e({type:"union",options:t,...$(i)})}function mh(e,t,i){
return new e({type:"union",options:t,inclusive:!1,...$(i)})}function ph(e,t,i,o){return new e({type:"union",options:i,discriminator:t,
...$(o)})}function vh(e,t,i){return new e({type:"intersection",left:t,right:i})}function gh(e,t,i,o){const n=i instanceof
D,r=n?o:i,a=n?i:null;return new e({type:"tuple",items:t,rest:a,...$(r)})}function $h(e,t,i,o){return new e({type:"record",
keyType:t,valueType:i,...$(o)})}function hh(e,t,i,o){return new e({type:"map",keyType:t,valueType:i,...$(o)})}function _h(e,t,i){
return new e({type:"set",valueType:t,...$(i)})}function yh(e,t,i){const o=Array.isArray(t)?Object.fromEntries(t.map(n=>[
n,n])):t;return new e({type:"enum",entries:o,...$(i)})}function bh(e,t,i){return new e({type:"enum",entries:t,...$(i)})}
function kh(e,t,i){return new e({type:"literal",values:Array.isArray(t)?t:[t],...$(i)})}function af(e,t){return new e({type:"\
file",...$(t)})}function Ih(e,t){return new e({type:"transform",transform:t})}function wh(e,t){return new e({type:"optio\
nal",innerType:t})}function Sh(e,t){return new e({type:"nullable",innerType:t})}function zh(e,t,i){return new e({type:"d\
efault",innerType:t,get defaultValue(){return typeof i=="function"?i():An(i)}})}function Dh(e,t,i){return new e({type:"n\
onoptional",innerType:t,...$(i)})}function Oh(e,t){return new e({type:"success",innerType:t})}function Nh(e,t,i){return new e(
{type:"catch",innerType:t,catchValue:typeof i=="function"?i:Zi(i)})}function xh(e,t,i){return new e({type:"pipe",in:t,out:i})}
function Uh(e,t){return new e({type:"readonly",innerType:t})}function jh(e,t,i){return new e({type:"template_literal",parts:t,
...$(i)})}function Zh(e,t){return new e({type:"lazy",getter:t})}function Ah(e,t){return new e({type:"promise",innerType:t})}
function uf(e,t,i){const o=$(i);return o.abort??(o.abort=!0),new e({type:"custom",check:"custom",fn:t,...o})}function cf(e,t,i){
return new e({type:"custom",check:"custom",fn:t,...$(i)})}function sf(e,t){const i=lf(o=>(o.addIssue=n=>{if(typeof n=="s\
tring")o.issues.push(We(n,o.value,i._zod.def));else{const r=n;r.fatal&&(r.continue=!1),r.code??(r.code="custom"),"input"in
r||(r.input=o.value),r.inst??(r.inst=i),r.continue??(r.continue=!i._zod.def.abort),o.issues.push(We(r))}},e(o.value,o)),
t);return i}function lf(e,t){const i=new R({check:"custom",...$(t)});return i._zod.check=e,i}function df(e){const t=new R(
{check:"describe"});return t._zod.onattach=[i=>{const o=ie.get(i)??{};ie.add(i,{...o,description:e})}],t._zod.check=()=>{},
t}function ff(e){const t=new R({check:"meta"});return t._zod.onattach=[i=>{const o=ie.get(i)??{};ie.add(i,{...o,...e})}],
t._zod.check=()=>{},t}function mf(e,t){const i=$(t);let o=i.truthy??["true","1","yes","on","y","enabled"],n=i.falsy??["f\
alse","0","no","off","n","disabled"];i.case!=="sensitive"&&(o=o.map(m=>typeof m=="string"?m.toLowerCase():m),n=n.map(m=>typeof m==
"string"?m.toLowerCase():m));const r=new Set(o),a=new Set(n),u=e.Codec??Do,s=e.Boolean??yo,c=e.String??Jn,l=new c({type:"\
string",error:i.error}),d=new s({type:"boolean",error:i.error}),f=new u({type:"pipe",in:l,out:d,transform:((m,v)=>{let h=m;
return i.case!=="sensitive"&&(h=h.toLowerCase()),r.has(h)?!0:a.has(h)?!1:(v.issues.push({code:"invalid_value",expected:"\
stringbool",values:[...r,...a],input:v.value,inst:f,continue:!1}),{})}),reverseTransform:((m,v)=>m===!0?o[0]||"true":n[0]||
"false"),error:i.error});return f._zod.bag.truthy=o,f._zod.bag.falsy=n,f._zod.bag.case=i.case??"insensitive",f}function rn(e,t,i,o={}){
const n=$(o),r={check:"string_format",type:"string",format:t,fn:typeof i=="function"?i:u=>i.test(u),...n};return i instanceof
RegExp&&(r.pattern=i),new e(r)}function st(e,...t){for(const i of t)for(const o of Reflect.ownKeys(i))Object.prototype.propertyIsEnumerable.
call(i,o)&&ne(e,o,i[o]);return e}function on(e){let t=e?.target??"draft-2020-12";return t==="draft-4"&&(t="draft-04"),t===
"draft-7"&&(t="draft-07"),{processors:e.processors??{},metadataRegistry:e?.metadata??ie,target:t,unrepresentable:e?.unrepresentable??
"throw",override:e?.override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,
cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],deferred:[],external:e?.external??void 0}}function J(e,t,i,o,n){
const r=typeof t.unrepresentable=="function"?t.unrepresentable({zodSchema:e,path:o.path,message:n}):t.unrepresentable;if(r===
"any")return!1;if(r===void 0||r==="throw")throw new Error(n);return Object.assign(i,r),!0}function E(e,t,i={path:[],schemaPath:[]}){
var o;const n=e._zod.def,r=t.seen.get(e);if(r)return r.count++,i.schemaPath.includes(e)&&(r.cycle=i.path),r.schema;const a={
schema:{},count:1,cycle:void 0,path:i.path};t.seen.set(e,a),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;const u=e.
_zod.toJSONSchema?.();if(u)a.schema=u;else{const l={...i,schemaPath:[...i.schemaPath,e],path:i.path};if(e._zod.processJSONSchema)
e._zod.processJSONSchema(t,a.schema,l);else{const f=a.schema,m=t.processors[n.type];if(!m)throw new Error(`[toJSONSchema\
]: Non-representable type encountered: ${n.type}`);m(e,t,f,l)}const d=e._zod.parent;d&&(a.ref||(a.ref=d),E(d,t,l),t.seen.
get(d).isParent=!0)}const s=t.metadataRegistry.get(e);return s&&st(a.schema,s),t.io==="input"&&Y(e)&&(delete a.schema.examples,
delete a.schema.default),t.io==="input"&&"_prefault"in a.schema&&((o=a.schema).default??(o.default=a.schema._prefault)),
delete a.schema._prefault,t.seen.get(e).schema}function pf(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function an(e,t){
const i=e.seen.get(t);if(!i)throw new Error("Unprocessed schema. This is a bug in Zod.");if(e.external&&e.sharedDefsExtractedFor===
e.external)return;const o=new Map;for(const a of e.seen.entries()){const u=e.metadataRegistry.get(a[0])?.id;if(u){const s=o.
get(u);if(s&&s!==a[0])throw new Error(`Duplicate schema id "${u}" detected during JSON Schema conversion. Two different \
schemas cannot share the same id when converted together.`);o.set(u,a[0])}}const n=a=>{const u=e.target==="draft-2020-12"?
"$defs":"definitions";if(e.external){const d=e.external.registry.get(a[0])?.id,f=e.external.uri??(v=>v);if(d)return{ref:f(
d)};const m=a[1].defId??a[1].schema.id??`schema${e.counter++}`;return a[1].defId=m,{defId:m,ref:`${f("__shared")}#/${u}/${pf(
m)}`}}const s="#",c=`${s}/${u}/`;if(a[1]===i&&!a[1].schema.id)return{ref:s};const l=a[1].schema.id??`__schema${e.counter++}`;
return{defId:l,ref:c+pf(l)}},r=a=>{if(a[1].schema.$ref)return;const u=a[1],{ref:s,defId:c}=n(a);u.def={...u.schema},c&&(u.
defId=c);const l=u.schema;for(const d in l)delete l[d];l.$ref=s};if(e.cycles==="throw")for(const a of e.seen.entries()){
const u=a[1];if(u.cycle)throw new Error(`Cycle detected: #/${u.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const a of e.seen.entries()){const u=a[1];
if(t===a[0]){r(a);continue}if(e.external){const c=e.external.registry.get(a[0])?.id;if(t!==a[0]&&c){r(a);continue}}if(e.
metadataRegistry.get(a[0])?.id){r(a);continue}if(u.cycle){r(a);continue}u.count>1&&e.reused==="ref"&&r(a)}e.external&&(e.
sharedDefsExtractedFor=e.external)}function vf(e){const t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;
const i=[];for(const o of t){if(!o||typeof o!="object")return;vf(o);const n=Object.keys(o);if(n.length!==1||n[0]!=="type")
return;const r=o.type;for(const a of Array.isArray(r)?r:[r]){if(typeof a!="string")return;i.includes(a)||i.push(a)}}delete e.
anyOf,e.type=i.length===1?i[0]:i}const gf=new Set(["type","properties","required","additionalProperties"]),$f=["oneOf","\
anyOf"];function hf(e){const t=e.additionalProperties;return t===void 0||t===!1||typeof t!="object"||t===null?null:Object.
keys(t).length?t:null}function pa(e){const t=[];for(const r of e){if(typeof r!="object"||r.type!=="object")return null;for(const a in r)
if(!gf.has(a))return null;t.push(r)}const i={},o=new Set;for(const r of t){for(const a in r.properties){if(Object.prototype.
hasOwnProperty.call(i,a))continue;const u=[];for(const c of t){const l=c.properties?.[a]??hf(c);l!=null&&(u.some(d=>JSON.
stringify(d)===JSON.stringify(l))||u.push(l))}const s=u.length===1?u[0]:pa(u)??{allOf:u};ne(i,a,s)}for(const a of r.required??
[])o.add(a)}const n={type:"object",properties:i};if(o.size&&(n.required=[...o]),t.every(r=>r.additionalProperties===!1))
n.additionalProperties=!1;else{const r=[];for(const a of t){const u=hf(a);u&&!r.some(s=>JSON.stringify(s)===JSON.stringify(
u))&&r.push(u)}r.length===1?n.additionalProperties=r[0]:r.length>1&&(n.additionalProperties={allOf:r})}return n}function Ph(e){
const t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(const n of gf)if(n in e)return;const i=t.filter(n=>$f.some(r=>Array.
isArray(n[r])));let o=null;if(!i.length)o=pa(t);else{const n=i[0],r=$f.find(s=>Array.isArray(n[s]));if(Object.keys(n).length!==
1)return;const a=t.filter(s=>s!==n),u=n[r].map(s=>pa([...a,s]));if(u.some(s=>!s))return;o={[r]:u}}o&&(delete e.allOf,st(
e,o))}function un(e,t){const i=e.seen.get(t);if(!i)throw new Error("Unprocessed schema. This is a bug in Zod.");const o=u=>{
const s=e.seen.get(u);if(s.ref===null)return;const c=s.def??s.schema,l={...c},d=s.ref;if(s.ref=null,d){o(d);const m=e.seen.
get(d),v=m.schema;if(v.$ref&&(e.target==="draft-07"||e.target==="draft-04"||e.target==="openapi-3.0")?(c.allOf=c.allOf??
[],c.allOf.push(v)):st(c,v),st(c,l),u._zod.parent===d)for(const _ in c)_==="$ref"||_==="allOf"||_ in l||delete c[_];if(v.
$ref&&m.def)for(const _ in c)_==="$ref"||_==="allOf"||_ in m.def&&JSON.stringify(c[_])===JSON.stringify(m.def[_])&&delete c[_]}
const f=u._zod.parent;if(f&&f!==d){o(f);const m=e.seen.get(f);if(m?.schema.$ref&&(c.$ref=m.schema.$ref,m.def))for(const v in c)
v==="$ref"||v==="allOf"||v in m.def&&JSON.stringify(c[v])===JSON.stringify(m.def[v])&&delete c[v]}e.override({zodSchema:u,
jsonSchema:c,path:s.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(const u of[...e.seen.entries()].reverse())
o(u[0]);if(e.target!=="openapi-3.0")for(const u of e.seen.entries())vf(u[1].def??u[1].schema);for(const u of e.deferred)
u();if(e.intersections.length){const u=new Map;for(const s of e.seen.values())for(const c of[s.schema,s.def]){const l=c?.
allOf;if(!Array.isArray(l))continue;const d=u.get(l);d?d.push(c):u.set(l,[c])}for(const s of e.intersections)for(const c of u.
get(s)??[])Ph(c)}}const n={};if(e.target==="draft-2020-12"?n.$schema="https://json-schema.org/draft/2020-12/schema":e.target===
"draft-07"?n.$schema="http://json-schema.org/draft-07/schema#":e.target==="draft-04"?n.$schema="http://json-schema.org/d\
raft-04/schema#":e.target,e.external?.uri){const u=e.external.registry.get(t)?.id;if(!u)throw new Error("Schema is missi\
ng an `id` property");n.$id=e.external.uri(u)}st(n,i.defId?i.schema:i.def??i.schema);const r=e.metadataRegistry.get(t)?.
id;r!==void 0&&n.id===r&&delete n.id;const a=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(const u of e.
seen.entries()){const s=u[1];s.def&&s.defId&&(s.def.id===s.defId&&delete s.def.id,ne(a,s.defId,s.def))}e.external&&(e.sharedEmitDoneFor=
e.external),e.external||Object.keys(a).length>0&&(e.target==="draft-2020-12"?n.$defs=a:n.definitions=a);try{const u=JSON.
parse(JSON.stringify(n));return Object.defineProperty(u,"~standard",{value:{...t["~standard"],jsonSchema:{input:lt(t,"in\
put",e.processors),output:lt(t,"output",e.processors)}},enumerable:!1,writable:!1}),u}catch{throw new Error("Error conve\
rting schema to JSON.")}}function Y(e,t){const i=t??{seen:new Set};if(i.seen.has(e))return!1;i.seen.add(e);const o=e._zod.
def;if(o.type==="transform")return!0;if(o.type==="array")return Y(o.element,i);if(o.type==="set")return Y(o.valueType,i);
if(o.type==="lazy")return Y(o.getter(),i);if(o.type==="promise"||o.type==="optional"||o.type==="nonoptional"||o.type==="\
nullable"||o.type==="readonly"||o.type==="default"||o.type==="prefault"||o.type==="catch")return Y(o.innerType,i);if(o.type===
"intersection")return Y(o.left,i)||Y(o.right,i);if(o.type==="record"||o.type==="map")return Y(o.keyType,i)||Y(o.valueType,
i);if(o.type==="pipe")return e._zod.traits.has("$ZodCodec")?!0:Y(o.in,i)||Y(o.out,i);if(o.type==="object"){for(const n in o.
shape)if(Y(o.shape[n],i))return!0;return!1}if(o.type==="union"){for(const n of o.options)if(Y(n,i))return!0;return!1}if(o.
type==="tuple"){for(const n of o.items)if(Y(n,i))return!0;return!!(o.rest&&Y(o.rest,i))}return!1}const _f=(e,t={})=>i=>{
const o=on({...i,processors:t});return E(e,o),an(o,e),un(o,e)},lt=(e,t,i={})=>o=>{const{libraryOptions:n,target:r}=o??{},
a=on({...n??{},target:r,io:t,processors:i});return E(e,a),an(a,e),un(a,e)},cn=(e,t,i)=>{(e[t]===void 0||i>e[t])&&(e[t]=i)},
sn=(e,t,i)=>{(e[t]===void 0||i<e[t])&&(e[t]=i)},yf=(e,t)=>{cn(e,"minimum",t),sn(e,"maximum",t)},bf=(e,t)=>{e.multipleOf??
(e.multipleOf=[]),e.multipleOf.includes(t)||e.multipleOf.push(t)},kf=(e,t)=>{e.patterns??(e.patterns=new Set),e.patterns.
add(t)},If=(e,t)=>{e.mime=e.mime?e.mime.filter(i=>t.includes(i)):[...t]},wf=(e,t)=>{e.format=t,t.includes("int")&&(e.isInt=
!0)},Sf=(e,t)=>cn(e,"minimum",t.minimum),zf=(e,t)=>sn(e,"maximum",t.maximum),Df=e=>(t,i)=>{wf(t,i.format);const[o,n]=e[i.
format];cn(t,"minimum",o),sn(t,"maximum",n)},Th={greater_than:(e,t)=>cn(e,t.inclusive?"minimum":"exclusiveMinimum",t.value),
less_than:(e,t)=>sn(e,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e,t)=>bf(e,t.value),number_format:Df(
Oi),bigint_format:Df(Ni),min_length:Sf,max_length:zf,length_equals:(e,t)=>yf(e,t.length),min_size:Sf,max_size:zf,size_equals:(e,t)=>yf(
e,t.size),string_format:(e,t)=>{wf(e,t.format),t.pattern&&kf(e,t.pattern),(t.format==="base64"||t.format==="base64url")&&
(e.contentEncoding=t.format),(t.local||t.precision===-1)&&(e.laxFormat=!0)},mime_type:(e,t)=>If(e,t.mime)};function B(e){
const t={},i=e._zod.def,o=e._zod.traits.has("$ZodCheck")?[e,...i.checks??[]]:i.checks??[];for(const r of o)Th[r._zod.def.
check]?.(t,r._zod.def);const n=e._zod.bag;n.minimum!==void 0&&cn(t,"minimum",n.minimum),n.exclusiveMinimum!==void 0&&cn(
t,"exclusiveMinimum",n.exclusiveMinimum),n.maximum!==void 0&&sn(t,"maximum",n.maximum),n.exclusiveMaximum!==void 0&&sn(t,
"exclusiveMaximum",n.exclusiveMaximum),n.multipleOf!==void 0&&bf(t,n.multipleOf),n.format!==void 0&&(t.format??(t.format=
n.format),n.format.includes("int")&&(t.isInt=!0)),n.mime&&If(t,n.mime);for(const r of n.patterns??[])kf(t,r);return t}const Eh={
guid:"uuid",url:"uri",datetime:"date-time",json_string:"json-string",regex:""},Ch=new Map([[po,Wc],[lr,Xc]]),Of=e=>Ch.get(
e)??e,Nf=(e,t,i,o)=>{const n=i;n.type="string";const{minimum:r,maximum:a,format:u,patterns:s,contentEncoding:c,laxFormat:l}=B(
e);if(typeof r=="number"&&(n.minLength=r),typeof a=="number"&&(n.maxLength=a),u&&(n.format=Eh[u]??u,n.format===""&&delete n.
format,(u==="time"||l)&&delete n.format),c&&(n.contentEncoding=c),s&&s.size>0){const d=[...s].map(Of);d.length===1?n.pattern=
d[0].source:d.length>1&&(n.allOf=[...d.map(f=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?
{type:"string"}:{},pattern:f.source}))])}},xf=(e,t,i,o)=>{const n=i,{minimum:r,maximum:a,multipleOf:u,exclusiveMaximum:s,
exclusiveMinimum:c,isInt:l}=B(e);n.type=l?"integer":"number";const d=typeof c=="number"&&c>=(r??Number.NEGATIVE_INFINITY),
f=typeof s=="number"&&s<=(a??Number.POSITIVE_INFINITY),m=t.target==="draft-04"||t.target==="openapi-3.0";if(d?m?(n.minimum=
c,n.exclusiveMinimum=!0):n.exclusiveMinimum=c:typeof r=="number"&&(n.minimum=r),f?m?(n.maximum=s,n.exclusiveMaximum=!0):
n.exclusiveMaximum=s:typeof a=="number"&&(n.maximum=a),u){const v=new Set;for(const S of u)Number.isFinite(S)&&S!==0?v.add(
Math.abs(S)):J(e,t,n,o,`A multipleOf divisor of ${S} cannot be represented in JSON Schema`);const[h,..._]=v;h!==void 0&&
(n.multipleOf=h),_.length&&(n.allOf=[...n.allOf??[],..._.map(S=>({multipleOf:S}))])}},Uf=(e,t,i,o)=>{i.type="boolean"},jf=(e,t,i,o)=>{
J(e,t,i,o,"BigInt cannot be represented in JSON Schema")},Zf=(e,t,i,o)=>{J(e,t,i,o,"Symbols cannot be represented in JSO\
N Schema")},Af=(e,t,i,o)=>{t.target==="openapi-3.0"?(i.type="string",i.nullable=!0,i.enum=[null]):i.type="null"},Pf=(e,t,i,o)=>{
J(e,t,i,o,"Undefined cannot be represented in JSON Schema")},Tf=(e,t,i,o)=>{J(e,t,i,o,"Void cannot be represented in JSO\
N Schema")},Ef=(e,t,i,o)=>{i.not={}},Cf=(e,t,i,o)=>{},Lf=(e,t,i,o)=>{},Rf=(e,t,i,o)=>{J(e,t,i,o,"Date cannot be represen\
ted in JSON Schema")},Ff=(e,t,i,o)=>{const n=e._zod.def,r=Zn(n.entries);if(r.length===0){i.not={};return}r.every(a=>typeof a==
"number")&&(i.type="number"),r.every(a=>typeof a=="string")&&(i.type="string"),i.enum=r},Vf=(e,t,i,o)=>{const n=e._zod.def;
if(n.values.length===0){i.not={};return}const r=[];for(const a of n.values)if(a===void 0){if(J(e,t,i,o,"Literal `undefin\
ed` cannot be represented in JSON Schema"))return}else if(typeof a=="bigint"){if(J(e,t,i,o,"BigInt literals cannot be re\
presented in JSON Schema"))return;r.push(Number(a))}else r.push(a);if(r.length!==0)if(r.length===1){const a=r[0];i.type=
a===null?"null":typeof a,t.target==="draft-04"||t.target==="openapi-3.0"?i.enum=[a]:i.const=a}else r.every(a=>typeof a==
"number")&&(i.type="number"),r.every(a=>typeof a=="string")&&(i.type="string"),r.every(a=>typeof a=="boolean")&&(i.type=
"boolean"),r.every(a=>a===null)&&(i.type="null"),i.enum=r},Mf=(e,t,i,o)=>{J(e,t,i,o,"NaN cannot be represented in JSON S\
chema")},Jf=(e,t,i,o)=>{const n=i,r=e._zod.pattern;if(!r)throw new Error("Pattern not found in template literal");n.type=
"string",n.pattern=r.source},Bf=(e,t,i,o)=>{const n=i;n.type="string",n.format="binary",n.contentEncoding="binary";const{
minimum:r,maximum:a,mime:u}=B(e);r!==void 0&&(n.minLength=r),a!==void 0&&(n.maxLength=a),u&&(u.length===0?n.not={}:u.length===
1?n.contentMediaType=u[0]:n.anyOf=u.map(s=>({contentMediaType:s})))},Kf=(e,t,i,o)=>{i.type="boolean"},Gf=(e,t,i,o)=>{J(e,
t,i,o,"Custom types cannot be represented in JSON Schema")},Wf=(e,t,i,o)=>{J(e,t,i,o,"Function types cannot be represent\
ed in JSON Schema")},Xf=(e,t,i,o)=>{J(e,t,i,o,"Transforms cannot be represented in JSON Schema")},qf=(e,t,i,o)=>{J(e,t,i,
o,"Map cannot be represented in JSON Schema")},Yf=(e,t,i,o)=>{J(e,t,i,o,"Set cannot be represented in JSON Schema")},Hf=(e,t,i,o)=>{
const n=i,r=e._zod.def,{minimum:a,maximum:u}=B(e);typeof a=="number"&&(n.minItems=a),typeof u=="number"&&(n.maxItems=u),
n.type="array",n.items=E(r.element,t,{...o,path:[...o.path,"items"]})};function dt(e){const t=e._zod.def;return t.type===
"pipe"&&t.in._zod.traits.has("$ZodTransform")?dt(t.out):t.type==="catch"?dt(t.innerType):e._zod.optin}const Qf=(e,t,i,o)=>{
const n=i,r=e._zod.def,a=r.shape;if(Object.getOwnPropertySymbols(a).length&&J(e,t,n,o,"Symbol keys cannot be represented\
 in JSON Schema"))return;n.type="object",n.properties={};for(const c in a)ne(n.properties,c,E(a[c],t,{...o,path:[...o.path,
"properties",c]}));const s=[];for(const c of Object.keys(a)){const l=r.shape[c];(t.io==="input"?dt(l)===void 0:l._zod.optout===
void 0)&&s.push(c)}s.length>0&&(n.required=s),r.catchall?._zod.def.type==="never"?n.additionalProperties=!1:r.catchall?r.
catchall&&(n.additionalProperties=E(r.catchall,t,{...o,path:[...o.path,"additionalProperties"]})):t.io==="output"&&(n.additionalProperties=
!1)},va=(e,t,i,o)=>{const n=e._zod.def,r=n.inclusive===!1,a=n.options.map((u,s)=>E(u,t,{...o,path:[...o.path,r?"oneOf":"\
anyOf",s]}));r?i.oneOf=a:i.anyOf=a},em=(e,t,i,o)=>{const n=e._zod.def,r=E(n.left,t,{...o,path:[...o.path,"allOf",0]}),a=E(
n.right,t,{...o,path:[...o.path,"allOf",1]}),u=c=>"allOf"in c&&Object.keys(c).length===1,s=[...u(r)?r.allOf:[r],...u(a)?
a.allOf:[a]];i.allOf=s,t.intersections.push(s)},nm=(e,t,i,o)=>{const n=i,r=e._zod.def;n.type="array";const a=t.target===
"draft-2020-12"?"prefixItems":"items",u=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"additionalItems",s=r.
items.map((h,_)=>E(h,t,{...o,path:[...o.path,a,_]})),c=r.rest?E(r.rest,t,{...o,path:[...o.path,u,...t.target==="openapi-\
3.0"?[r.items.length]:[]]}):null;let l=r.items.length;for(;l>0;){const h=r.items[l-1];if(!(t.io==="input"?dt(h)!==void 0:
h._zod.optout==="optional"))break;l--}const d=r.items.length,f=!r.rest;t.target==="draft-2020-12"?(n.prefixItems=s,f?n.items=
!1:c&&(n.items=c),l>0&&(n.minItems=l),f&&(n.maxItems=d)):t.target==="openapi-3.0"?(n.items={anyOf:s},c&&n.items.anyOf.push(
c),l>0&&(n.minItems=l),f&&(n.maxItems=d)):(n.items=s,f?n.additionalItems=!1:c&&(n.additionalItems=c),l>0&&(n.minItems=l),
f&&(n.maxItems=d));const{minimum:m,maximum:v}=B(e);typeof m=="number"&&(n.minItems=m),typeof v=="number"&&(n.maxItems=v)};
function ga(e,t,i){if(t.$ref){if(i.has(t))return t;i.add(t);const v=e.get(t)?.def;if(!v)return t;const h=ga(e,v,i);return h===
v?t:h}for(const v of["anyOf","oneOf"]){const h=t[v];if(!Array.isArray(h))continue;const _=h.map(S=>ga(e,S,i));_.some((S,b)=>S!==
h[b])&&(t={...t,[v]:_})}const o=Array.isArray(t.type)?t.type:[t.type],n=!o.includes("string")&&o.some(v=>v==="number"||v===
"integer"),r=t.enum??(t.const!==void 0?[t.const]:void 0);if(!n&&!r?.some(v=>typeof v=="number"))return t;const{minimum:a,
maximum:u,exclusiveMinimum:s,exclusiveMaximum:c,multipleOf:l,format:d,id:f,...m}=t;return m.enum?m.enum=m.enum.map(v=>typeof v==
"number"?String(v):v):typeof m.const=="number"&&(m.const=String(m.const)),n&&(m.type="string",r||(m.pattern=(o.includes(
"number")?qe:eo).source)),m}const $a=new WeakMap;function Lh(e){const t=new Map;for(const o of e.seen.values())o.def&&!t.
has(o.schema)&&t.set(o.schema,o);const i=new Map;for(const o of $a.get(e)??[]){const n=e.seen.get(o),r=(n?.def??n?.schema)?.
propertyNames;if(!r||r===!0||i.has(r))continue;const a=ga(t,r,new Set);a!==r&&i.set(r,a)}if(i.size)for(const o of e.seen.
values())for(const n of[o.schema,o.def]){const r=n&&i.get(n.propertyNames);r&&(n.propertyNames=r)}}const tm=(e,t,i,o)=>{
const n=i,r=e._zod.def;n.type="object";const a=r.keyType,u=B(a).patterns;if(r.mode==="loose"&&u&&u.size>0){const l=E(r.valueType,
t,{...o,path:[...o.path,"patternProperties","*"]});n.patternProperties={};for(const d of u)ne(n.patternProperties,Of(d).
source,l)}else{if(t.target==="draft-07"||t.target==="draft-2020-12"){n.propertyNames=E(r.keyType,t,{...o,path:[...o.path,
"propertyNames"]});let l=$a.get(t);l||(l=[],$a.set(t,l),t.deferred.push(()=>Lh(t))),l.push(e)}n.additionalProperties=E(r.
valueType,t,{...o,path:[...o.path,"additionalProperties"]})}const s=a._zod.values,c=t.io==="input"&&dt(r.valueType)!==void 0;
if(s&&!r.partial&&!c){const l=[...s].filter(d=>typeof d=="string"||typeof d=="number");l.length>0&&(n.required=l.map(String))}},
rm=(e,t,i,o)=>{const n=e._zod.def,r=E(n.innerType,t,o),a=t.seen.get(e);t.target==="openapi-3.0"?(a.ref=n.innerType,i.nullable=
!0):i.anyOf=[r,{type:"null"}]},im=(e,t,i,o)=>{const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType},
ha=Symbol();function om(e,t,i,o,n){let r=!1;const a=JSON.stringify(e,(u,s)=>typeof s!="bigint"?s:(r=!0,null));return r?(J(
t,i,o,n,"BigInt defaults cannot be represented in JSON Schema"),ha):JSON.parse(a)}const am=(e,t,i,o)=>{const n=e._zod.def;
E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType;const a=om(n.defaultValue,e,t,i,o);a!==ha&&(i.default=a)},um=(e,t,i,o)=>{
const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);if(r.ref=n.innerType,t.io!=="input")return;const a=om(n.defaultValue,
e,t,i,o);a!==ha&&(i._prefault=a)},cm=(e,t,i,o)=>{const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType;
let a;try{a=n.catchValue(void 0)}catch{J(e,t,i,o,"Dynamic catch values are not supported in JSON Schema");return}i.default=
a},sm=(e,t,i,o)=>{const n=e._zod.def,r=n.in._zod.traits.has("$ZodTransform"),a=t.io==="input"?r?n.out:n.in:n.out;E(a,t,o);
const u=t.seen.get(e);u.ref=a},lm=(e,t,i,o)=>{const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType,
i.readOnly=!0},dm=(e,t,i,o)=>{const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType},_a=(e,t,i,o)=>{
const n=e._zod.def;E(n.innerType,t,o);const r=t.seen.get(e);r.ref=n.innerType},fm=(e,t,i,o)=>{const n=e._zod.innerType;E(
n,t,o);const r=t.seen.get(e);r.ref=n},ya={string:Nf,number:xf,boolean:Uf,bigint:jf,symbol:Zf,null:Af,undefined:Pf,void:Tf,
never:Ef,any:Cf,unknown:Lf,date:Rf,enum:Ff,literal:Vf,nan:Mf,template_literal:Jf,file:Bf,success:Kf,custom:Gf,function:Wf,
transform:Xf,map:qf,set:Yf,array:Hf,object:Qf,union:va,intersection:em,tuple:nm,record:tm,nullable:rm,nonoptional:im,default:am,
prefault:um,catch:cm,pipe:sm,readonly:lm,promise:dm,optional:_a,lazy:fm};function ba(e,t){if("_idmap"in e){const o=e,n=on(
{...t,processors:ya}),r={};for(const s of o._idmap.entries()){const[c,l]=s;E(l,n)}const a={},u={registry:o,uri:t?.uri,defs:r};
n.external=u;for(const s of o._idmap.entries()){const[c,l]=s;an(n,l),ne(a,c,un(n,l))}if(Object.keys(r).length>0){const s=n.
target==="draft-2020-12"?"$defs":"definitions";a.__shared={[s]:r}}return{schemas:a}}const i=on({...t,processors:ya});return E(
e,i),an(i,e),un(i,e)}class Rh{get metadataRegistry(){return this.ctx.metadataRegistry}get target(){return this.ctx.target}get unrepresentable(){
return this.ctx.unrepresentable}get override(){return this.ctx.override}get io(){return this.ctx.io}get counter(){return this.
ctx.counter}set counter(t){this.ctx.counter=t}get seen(){return this.ctx.seen}constructor(t){let i=t?.target??"draft-202\
0-12";i==="draft-4"&&(i="draft-04"),i==="draft-7"&&(i="draft-07"),this.ctx=on({processors:ya,target:i,...t?.metadata&&{metadata:t.
metadata},...t?.unrepresentable&&{unrepresentable:t.unrepresentable},...t?.override&&{override:t.override},...t?.io&&{io:t.
io}})}process(t,i={path:[],schemaPath:[]}){return E(t,this.ctx,i)}emit(t,i){i&&(i.cycles&&(this.ctx.cycles=i.cycles),i.reused&&
(this.ctx.reused=i.reused),i.external&&(this.ctx.external=i.external)),this.ctx.sharedDefsExtractedFor=void 0,this.ctx.sharedEmitDoneFor=
void 0,an(this.ctx,t);const o=un(this.ctx,t),{"~standard":n,...r}=o;return r}}const mm=new WeakSet([Object.prototype,Error.
prototype]);function xr(e,t,i){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){const o=i(this);return Object.
defineProperty(this,t,{value:o,configurable:!0,writable:!0}),o},set(o){Object.defineProperty(this,t,{value:o,configurable:!0,
writable:!0})}})}const pm=(e,t)=>{Oc.init(e,t),e.name="ZodError";const i=Object.getPrototypeOf(e);mm.has(i)||(mm.add(i),
xr(i,"format",o=>n=>nr(o,n)),xr(i,"flatten",o=>n=>er(o,n)),xr(i,"addIssue",o=>n=>{o.issues.push(n),o.message=JSON.stringify(
o.issues,P,2)}),xr(i,"addIssues",o=>n=>{o.issues.push(...n),o.message=JSON.stringify(o.issues,P,2)}),Object.defineProperty(
i,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},vm=p("ZodError",pm),ee=p("ZodError",
pm,void 0,{Parent:Error}),ka=En(ee),Ia=Cn(ee),wa=Ln(ee),Sa=Rn(ee),za=Vi(ee),Da=Mi(ee),Oa=Ji(ee),Na=Bi(ee),xa=Ki(ee),Ua=Gi(
ee),ja=Wi(ee),Za=Xi(ee);function Fh(){X.localeError||M(pd())}function Le(){X.memoizer||M({memoizer:_r()})}const N=p("Zod\
Type",(e,t)=>(Fh(),D.init(e,t),e.def=t,e.type=t.type,e),{check(...e){const t=this.def;return this.clone(K(t,{checks:[...t.
checks??[],...e.map(i=>typeof i=="function"?{_zod:{check:i,def:{check:"custom"},onattach:[]}}:i)]}),{parent:!0})},with(...e){
return this.check(...e)},clone(e,t){return L(this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},refine(e,t){
return this.check(ki(e,t))},superRefine(e,t){return this.check(Ii(e,t))},overwrite(e){return this.check(fe(e))},optional(){
return Ve(this)},exactOptional(){return ri(this)},nullable(){return Sn(this)},nullish(){return Ve(Sn(this))},nonoptional(e){
return si(this,e)},array(){return yn(this)},or(e){return In([this,e])},and(e){return Wr(this,e)},transform(e){return Ct(
this,Pt(e))},default(e){return ai(this,e)},prefault(e){return ci(this,e)},catch(e){return fi(this,e)},pipe(e){return Ct(
this,e)},readonly(){return gi(this)},describe(e){const t=this.clone();return ie.add(t,{description:e}),t},meta(...e){if(e.
length===0)return ie.get(this);const t=this.clone();return ie.add(t,e[0]),t},isOptional(){return this.safeParse(void 0).
success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(this):e(this,...t)},get"~\
standard"(){return Ht(this,"~standard",{...ao(this),jsonSchema:{input:lt(this,"input"),output:lt(this,"output")}})},set"\
~standard"(e){he(this,"~standard",e)},parse:function e(t,i){return ka(this,t,i,{callee:e})},parseAsync:async function e(t,i){
return await Ia(this,t,i,{callee:e})},safeParse(e,t){return wa(this,e,t)},async safeParseAsync(e,t){return Sa(this,e,t)},
get spa(){return this?.safeParseAsync},set spa(e){he(this,"spa",e)},validate(e,t){return rr(this,e,t)},validateAsync(e,t){
return ir(this,e,t)},encode:function e(t,i){return za(this,t,i,{callee:e})},decode:function e(t,i){return Da(this,t,i,{callee:e})},
encodeAsync:async function e(t,i){return await Oa(this,t,i,{callee:e})},decodeAsync:async function e(t,i){return await Na(
this,t,i,{callee:e})},safeEncode(e,t){return xa(this,e,t)},safeDecode(e,t){return Ua(this,e,t)},async safeEncodeAsync(e,t){
return ja(this,e,t)},async safeDecodeAsync(e,t){return Za(this,e,t)},toJSONSchema(e){return _f(this,{})(e)},get description(){
return ie.get(this)?.description},get _def(){return this._zod.def}}),ft=p("_ZodString",(e,t)=>{Jn.init(e,t),N.init(e,t),
e._zod.processJSONSchema=(i,o,n)=>Nf(e,i,o,n)},Tn({format:e=>B(e).format??null,minLength:e=>B(e).minimum??null,maxLength:e=>B(
e).maximum??null},{regex(...e){return this.check(qn(...e))},includes(...e){return this.check(Qn(...e))},startsWith(...e){
return this.check(et(...e))},endsWith(...e){return this.check(nt(...e))},min(...e){return this.check(Oe(...e))},max(...e){
return this.check(nn(...e))},length(...e){return this.check(tn(...e))},nonempty(...e){return this.check(Oe(1,...e))},lowercase(e){
return this.check(Yn(e))},uppercase(e){return this.check(Hn(e))},trim(){return this.check(ot())},normalize(...e){return this.
check(it(...e))},toLowerCase(){return this.check(at())},toUpperCase(){return this.check(ut())},slugify(){return this.check(
ct())}})),ln=p("ZodString",(e,t)=>{Jn.init(e,t),ft.init(e,t)},{email(e){return this.check(Vo(mt,e))},url(e){return this.
check(wr(gn,e))},jwt(e){return this.check(ca(Nt,e))},emoji(e){return this.check(Wo(vt,e))},guid(e){return this.check(Mo(
pt,e))},uuid(e){return this.check(Jo(se,e))},uuidv4(e){return this.check(Bo(se,e))},uuidv6(e){return this.check(Ko(se,e))},
uuidv7(e){return this.check(Go(se,e))},nanoid(e){return this.check(Xo(gt,e))},cuid(e){return this.check(qo($t,e))},cuid2(e){
return this.check(Yo(ht,e))},ulid(e){return this.check(Ho(_t,e))},base64(e){return this.check(oa(zt,e))},base64url(e){return this.
check(aa(Dt,e))},xid(e){return this.check(Qo(yt,e))},ksuid(e){return this.check(ea(bt,e))},ipv4(e){return this.check(na(
kt,e))},ipv6(e){return this.check(ta(It,e))},cidrv4(e){return this.check(ra(wt,e))},cidrv6(e){return this.check(ia(St,e))},
e164(e){return this.check(ua(Ot,e))},datetime(e){return this.check(la(fn,e))},date(e){return this.check(da(mn,e))},time(e){
return this.check(fa(pn,e))},duration(e){return this.check(ma(vn,e))}});function dn(e){return xd(ln,e)}const A=p("ZodStr\
ingFormat",(e,t)=>{T.init(e,t),ft.init(e,t)}),fn=p("ZodISODateTime",(e,t)=>{Ks.init(e,t),A.init(e,t)}),mn=p("ZodISODate",
(e,t)=>{Gs.init(e,t),A.init(e,t)}),pn=p("ZodISOTime",(e,t)=>{Ws.init(e,t),A.init(e,t)}),vn=p("ZodISODuration",(e,t)=>{Xs.
init(e,t),A.init(e,t)}),mt=p("ZodEmail",(e,t)=>{Ts.init(e,t),A.init(e,t)});function Aa(e){return Vo(mt,e)}const pt=p("Zo\
dGUID",(e,t)=>{As.init(e,t),A.init(e,t)});function Pa(e){return Mo(pt,e)}const se=p("ZodUUID",(e,t)=>{Ps.init(e,t),A.init(
e,t)});function Ta(e){return Jo(se,e)}function Ea(e){return Bo(se,e)}function Ca(e){return Ko(se,e)}function La(e){return Go(
se,e)}const gn=p("ZodURL",(e,t)=>{Cs.init(e,t),A.init(e,t)});function Ra(e){return wr(gn,e)}function Fa(e){return wr(gn,
{protocol:qi,hostname:Yc,...$(e)})}const vt=p("ZodEmoji",(e,t)=>{Ls.init(e,t),A.init(e,t)});function Va(e){return Wo(vt,
e)}const gt=p("ZodNanoID",(e,t)=>{Rs.init(e,t),A.init(e,t)});function Ma(e){return Xo(gt,e)}const $t=p("ZodCUID",(e,t)=>{
Fs.init(e,t),A.init(e,t)});function Ja(e){return qo($t,e)}const ht=p("ZodCUID2",(e,t)=>{Vs.init(e,t),A.init(e,t)});function Ba(e){
return Yo(ht,e)}const _t=p("ZodULID",(e,t)=>{Ms.init(e,t),A.init(e,t)});function Ka(e){return Ho(_t,e)}const yt=p("ZodXI\
D",(e,t)=>{Js.init(e,t),A.init(e,t)});function Ga(e){return Qo(yt,e)}const bt=p("ZodKSUID",(e,t)=>{Bs.init(e,t),A.init(e,
t)});function Wa(e){return ea(bt,e)}const kt=p("ZodIPv4",(e,t)=>{qs.init(e,t),A.init(e,t)});function Xa(e){return na(kt,
e)}const Ur=p("ZodMAC",(e,t)=>{Hs.init(e,t),A.init(e,t)});function qa(e){return jd(Ur,e)}const It=p("ZodIPv6",(e,t)=>{Ys.
init(e,t),A.init(e,t)});function Ya(e){return ta(It,e)}const wt=p("ZodCIDRv4",(e,t)=>{Qs.init(e,t),A.init(e,t)});function Ha(e){
return ra(wt,e)}const St=p("ZodCIDRv6",(e,t)=>{el.init(e,t),A.init(e,t)});function Qa(e){return ia(St,e)}const zt=p("Zod\
Base64",(e,t)=>{nl.init(e,t),A.init(e,t)});function eu(e){return oa(zt,e)}const Dt=p("ZodBase64URL",(e,t)=>{tl.init(e,t),
A.init(e,t)});function nu(e){return aa(Dt,e)}const Ot=p("ZodE164",(e,t)=>{rl.init(e,t),A.init(e,t)});function tu(e){return ua(
Ot,e)}const jr=p("ZodCreditCard",(e,t)=>{il.init(e,t),A.init(e,t)});function ru(e){return Zd(jr,e)}const Zr=p("ZodIBAN",
(e,t)=>{ol.init(e,t),A.init(e,t)});function iu(e){return Ad(Zr,e)}const Nt=p("ZodJWT",(e,t)=>{al.init(e,t),A.init(e,t)});
function ou(e){return ca(Nt,e)}const Ne=p("ZodCustomStringFormat",(e,t)=>{ul.init(e,t),A.init(e,t)});function au(e,t,i={}){
return rn(Ne,e,t,i)}function uu(e){return rn(Ne,"hostname",qc,e)}function cu(e){return rn(Ne,"hex",fs,e)}function su(e){
return rn(Ne,"currency_code",Qc,e)}function lu(e,t){const i=t?.enc??"hex",o=`${e}_${i}`,n=we[o];if(!n)throw new Error(`U\
nrecognized hash format: ${o}`);return rn(Ne,o,n,t)}const $n=p("ZodNumber",(e,t)=>{_o.init(e,t),N.init(e,t),e._zod.processJSONSchema=
(i,o,n)=>xf(e,i,o,n),e.isFinite=!0},Tn({minValue:e=>{const{minimum:t,exclusiveMinimum:i}=B(e);return Math.max(t??Number.
NEGATIVE_INFINITY,i??Number.NEGATIVE_INFINITY)},maxValue:e=>{const{maximum:t,exclusiveMaximum:i}=B(e);return Math.min(t??
Number.POSITIVE_INFINITY,i??Number.POSITIVE_INFINITY)},isInt:e=>{const{isInt:t,multipleOf:i}=B(e);return!!t||!!i?.some(Number.
isSafeInteger)},format:e=>B(e).format??null},{gt(e,t){return this.check(ke(e,t))},gte(e,t){return this.check(ae(e,t))},min(e,t){
return this.check(ae(e,t))},lt(e,t){return this.check(be(e,t))},lte(e,t){return this.check(oe(e,t))},max(e,t){return this.
check(oe(e,t))},int(e){return this.check(xt(e))},safe(e){return this.check(xt(e))},positive(e){return this.check(ke(0,e))},
nonnegative(e){return this.check(ae(0,e))},negative(e){return this.check(be(0,e))},nonpositive(e){return this.check(oe(0,
e))},multipleOf(e,t){return this.check(Ee(e,t))},step(e,t){return this.check(Ee(e,t))},finite(){return this}}));function Ar(e){
return Pd($n,e)}const xe=p("ZodNumberFormat",(e,t)=>{cl.init(e,t),$n.init(e,t)});function xt(e){return Ed(xe,e)}function du(e){
return Cd(xe,e)}function fu(e){return Ld(xe,e)}function mu(e){return Rd(xe,e)}function pu(e){return Fd(xe,e)}const hn=p(
"ZodBoolean",(e,t)=>{yo.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Uf(e,i,o,n)});function Pr(e){return Vd(hn,
e)}const _n=p("ZodBigInt",(e,t)=>{bo.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>jf(e,i,o,n)},Tn({minValue:e=>B(
e).minimum??null,maxValue:e=>B(e).maximum??null,format:e=>B(e).format??null},{gte(e,t){return this.check(ae(e,t))},min(e,t){
return this.check(ae(e,t))},gt(e,t){return this.check(ke(e,t))},lt(e,t){return this.check(be(e,t))},lte(e,t){return this.
check(oe(e,t))},max(e,t){return this.check(oe(e,t))},positive(e){return this.check(ke(BigInt(0),e))},negative(e){return this.
check(be(BigInt(0),e))},nonpositive(e){return this.check(oe(BigInt(0),e))},nonnegative(e){return this.check(ae(BigInt(0),
e))},multipleOf(e,t){return this.check(Ee(e,t))}}));function vu(e){return Jd(_n,e)}const Ut=p("ZodBigIntFormat",(e,t)=>{
sl.init(e,t),_n.init(e,t)});function gu(e){return Kd(Ut,e)}function $u(e){return Gd(Ut,e)}const Tr=p("ZodSymbol",(e,t)=>{
ll.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Zf(e,i,o,n)});function hu(e){return Wd(Tr,e)}const Er=p("ZodU\
ndefined",(e,t)=>{dl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Pf(e,i,o,n)});function _u(e){return Xd(Er,e)}
const Cr=p("ZodNull",(e,t)=>{fl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Af(e,i,o,n)});function Lr(e){return qd(
Cr,e)}const Rr=p("ZodAny",(e,t)=>{ml.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Cf(e,i,o,n)});function yu(){
return Yd(Rr)}const Fr=p("ZodUnknown",(e,t)=>{pl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Lf(e,i,o,n)});function Ue(){
return Hd(Fr)}const Vr=p("ZodNever",(e,t)=>{vl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Ef(e,i,o,n)});function jt(e){
return Qd(Vr,e)}const Mr=p("ZodVoid",(e,t)=>{gl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Tf(e,i,o,n)});function bu(e){
return ef(Mr,e)}const Zt=p("ZodDate",(e,t)=>{$l.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Rf(e,i,o,n),e.min=
(i,o)=>e.check(ae(i,o)),e.max=(i,o)=>e.check(oe(i,o))},Tn({minDate:e=>{const{minimum:t}=B(e);return t?new Date(t):null},
maxDate:e=>{const{maximum:t}=B(e);return t?new Date(t):null}},{}));function ku(e){return nf(Zt,e)}const Jr=p("ZodArray",
(e,t)=>{Le(),_l.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Hf(e,i,o,n),e.element=t.element},{min(e,t){return this.
check(Oe(e,t))},nonempty(e){return this.check(Oe(1,e))},max(e,t){return this.check(nn(e,t))},length(e,t){return this.check(
tn(e,t))},unwrap(){return this.element}});function yn(e,t){return of(Jr,e,t)}function Iu(e){const t=e._zod.def.shape;return At(
Object.keys(t))}const bn=p("ZodObject",(e,t)=>{Le(),Il.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Qf(e,i,o,
n),Ic(e,"shape",i=>i._zod.def.shape,!1)},{keyof(){return At(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(
K(this._zod.def,{catchall:e}))},passthrough(){return this.clone(K(this._zod.def,{catchall:Ue()}))},loose(){return this.clone(
K(this._zod.def,{catchall:Ue()}))},strict(){return this.clone(K(this._zod.def,{catchall:jt()}))},strip(){return this.clone(
K(this._zod.def,{catchall:void 0}))},extend(e){return pc(this,e)},safeExtend(e){return gc(this,e)},merge(e){return $c(this,
e)},pick(e){return fc(this,e)},omit(e){return mc(this,e)},partial(...e){return xi(wn,this,e[0])},exactPartial(...e){return xi(
Tt,this,e[0],"exactPartial")},required(...e){return hc(Et,this,e[0])}});function wu(e,t){const i={type:"object",shape:e??
{},...$(t)};return new bn(i)}function Su(e,t){return new bn({type:"object",shape:e,catchall:jt(),...$(t)})}function zu(e,t){
return new bn({type:"object",shape:e,catchall:Ue(),...$(t)})}const kn=p("ZodUnion",(e,t)=>{fr.init(e,t),N.init(e,t),e._zod.
processJSONSchema=(i,o,n)=>va(e,i,o,n),e.options=t.options});function In(e,t){return new kn({type:"union",options:e,...$(
t)})}const Br=p("ZodXor",(e,t)=>{kn.init(e,t),zl.init(e,t),e._zod.processJSONSchema=(i,o,n)=>va(e,i,o,n),e.options=t.options});
function Du(e,t){return new Br({type:"union",options:e,inclusive:!1,...$(t)})}const Kr=p("ZodDiscriminatedUnion",(e,t)=>{
kn.init(e,t),Ol.init(e,t)});function Ou(e,t,i){return new Kr({type:"union",options:t,discriminator:e,...$(i)})}const Gr=p(
"ZodIntersection",(e,t)=>{Nl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>em(e,i,o,n)});function Wr(e,t){return new Gr(
{type:"intersection",left:e,right:t})}const Xr=p("ZodTuple",(e,t)=>{Le(),wo.init(e,t),N.init(e,t),e._zod.processJSONSchema=
(i,o,n)=>nm(e,i,o,n)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){const e=this._zod.def;if(e.checks?.
length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.
items.map(t=>new wn({type:"optional",innerType:t}))})}});function qr(e,t,i){const o=t instanceof D,n=o?i:t,r=o?t:null;return new Xr(
{type:"tuple",items:e,rest:r,...$(n)})}const Re=p("ZodRecord",(e,t)=>{Le(),Al.init(e,t),N.init(e,t),e._zod.processJSONSchema=
(i,o,n)=>tm(e,i,o,n),e.keyType=t.keyType,e.valueType=t.valueType});function Yr(e,t,i){return!t||!t._zod?new Re({type:"re\
cord",keyType:dn(),valueType:e,...$(t)}):new Re({type:"record",keyType:e,valueType:t,...$(i)})}function Nu(e,t,i){return new Re(
{type:"record",keyType:e,valueType:t,...$(i),partial:!0})}function xu(e,t,i){return new Re({type:"record",keyType:e,valueType:t,
mode:"loose",...$(i)})}const Hr=p("ZodMap",(e,t)=>{Le(),Pl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>qf(e,
i,o,n),e.keyType=t.keyType,e.valueType=t.valueType,e.min=(...i)=>e.check(Ie(...i)),e.nonempty=i=>e.check(Ie(1,i)),e.max=
(...i)=>e.check(Ce(...i)),e.size=(...i)=>e.check(en(...i))});function Uu(e,t,i){return new Hr({type:"map",keyType:e,valueType:t,
...$(i)})}const Qr=p("ZodSet",(e,t)=>{Le(),El.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Yf(e,i,o,n),e.min=
(...i)=>e.check(Ie(...i)),e.nonempty=i=>e.check(Ie(1,i)),e.max=(...i)=>e.check(Ce(...i)),e.size=(...i)=>e.check(en(...i))});
function ju(e,t){return new Qr({type:"set",valueType:e,...$(t)})}const Fe=p("ZodEnum",(e,t)=>{Ll.init(e,t),N.init(e,t),e.
_zod.processJSONSchema=(o,n,r)=>Ff(e,o,n,r),e.enum=t.entries,e.options=[...e._zod.values];const i=new Set(Object.keys(t.
entries));e.extract=(o,n)=>{const r={};for(const a of o)if(i.has(a))r[a]=t.entries[a];else throw new Error(`Key ${a} not\
 found in enum`);return new Fe({...t,checks:[],...$(n),entries:r})},e.exclude=(o,n)=>{const r={...t.entries};for(const a of o)
if(i.has(a))delete r[a];else throw new Error(`Key ${a} not found in enum`);return new Fe({...t,checks:[],...$(n),entries:r})}});
function At(e,t){const i=Array.isArray(e)?Object.fromEntries(e.map(o=>[o,o])):e;return new Fe({type:"enum",entries:i,...$(
t)})}function Zu(e,t){return new Fe({type:"enum",entries:e,...$(t)})}const ei=p("ZodLiteral",(e,t)=>{Rl.init(e,t),N.init(
e,t),e._zod.processJSONSchema=(i,o,n)=>Vf(e,i,o,n),e.values=new Set(t.values),Object.defineProperty(e,"value",{get(){if(t.
values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");return t.values[0]}})});
function Au(e,t){return new ei({type:"literal",values:Array.isArray(e)?e:[e],...$(t)})}const ni=p("ZodFile",(e,t)=>{Fl.init(
e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Bf(e,i,o,n),e.min=(i,o)=>e.check(Ie(i,o)),e.max=(i,o)=>e.check(Ce(i,o)),
e.mime=(i,o)=>e.check(rt(Array.isArray(i)?i:[i],o))});function Pu(e){return af(ni,e)}const ti=p("ZodTransform",(e,t)=>{Le(),
Vl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Xf(e,i,o,n),e._zod.parse=(i,o)=>{if(o.direction==="backward")
throw new Qt(e.constructor.name);i.addIssue=r=>{if(typeof r=="string")i.issues.push(We(r,i.value,t));else{const a=r;a.fatal&&
(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=i.value),a.inst??(a.inst=e),i.issues.push(We(a))}};const n=t.
transform(i.value,i);return n instanceof Promise?n.then(r=>(i.value=r,i)):(i.value=n,i)}});function Pt(e){return new ti(
{type:"transform",transform:e})}const wn=p("ZodOptional",(e,t)=>{So.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>_a(
e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function Ve(e){return new wn({type:"optional",innerType:e})}const Tt=p("Zod\
ExactOptional",(e,t)=>{Jl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>_a(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});
function ri(e){return new Tt({type:"optional",innerType:e})}const ii=p("ZodNullable",(e,t)=>{Bl.init(e,t),N.init(e,t),e.
_zod.processJSONSchema=(i,o,n)=>rm(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function Sn(e){return new ii({type:"null\
able",innerType:e})}function Tu(e){return Ve(Sn(e))}const oi=p("ZodDefault",(e,t)=>{Kl.init(e,t),N.init(e,t),e._zod.processJSONSchema=
(i,o,n)=>am(e,i,o,n),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function ai(e,t){return new oi({type:"\
default",innerType:e,get defaultValue(){return typeof t=="function"?t():An(t)}})}const ui=p("ZodPrefault",(e,t)=>{Wl.init(
e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>um(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function ci(e,t){return new ui(
{type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():An(t)}})}const Et=p("ZodNonOptional",(e,t)=>{
Xl.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>im(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function si(e,t){
return new Et({type:"nonoptional",innerType:e,...$(t)})}const li=p("ZodSuccess",(e,t)=>{Yl.init(e,t),N.init(e,t),e._zod.
processJSONSchema=(i,o,n)=>Kf(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function Eu(e){return new li({type:"success",
innerType:e})}const di=p("ZodCatch",(e,t)=>{Ql.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>cm(e,i,o,n),e.unwrap=
()=>e._zod.def.innerType,e.removeCatch=e.unwrap});function fi(e,t){return new di({type:"catch",innerType:e,catchValue:typeof t==
"function"?t:Zi(t)})}const mi=p("ZodNaN",(e,t)=>{ed.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Mf(e,i,o,n)});
function Cu(e){return rf(mi,e)}const zn=p("ZodPipe",(e,t)=>{zo.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>sm(
e,i,o,n),e.in=t.in,e.out=t.out});function Ct(e,t){return new zn({type:"pipe",in:e,out:t})}const Dn=p("ZodCodec",(e,t)=>{
zn.init(e,t),Do.init(e,t)});function Lu(e,t,i){return new Dn({type:"pipe",in:e,out:t,transform:i.decode,reverseTransform:i.
encode})}function Ru(e){const t=e._zod.def;return new Dn({type:"pipe",in:t.out,out:t.in,transform:t.reverseTransform,reverseTransform:t.
transform})}const pi=p("ZodPreprocess",(e,t)=>{zn.init(e,t),nd.init(e,t)}),vi=p("ZodReadonly",(e,t)=>{td.init(e,t),N.init(
e,t),e._zod.processJSONSchema=(i,o,n)=>lm(e,i,o,n),e.unwrap=()=>e._zod.def.innerType});function gi(e){return new vi({type:"\
readonly",innerType:e})}const $i=p("ZodTemplateLiteral",(e,t)=>{id.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Jf(
e,i,o,n)});function Fu(e,t){return new $i({type:"template_literal",parts:e,...$(t)})}const hi=p("ZodLazy",(e,t)=>{No.init(
e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>fm(e,i,o,n),e.unwrap=()=>e._zod.def.getter()});function _i(e){return new hi(
{type:"lazy",getter:e})}const yi=p("ZodPromise",(e,t)=>{ad.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>dm(e,
i,o,n),e.unwrap=()=>e._zod.def.innerType});function Vu(e){return new yi({type:"promise",innerType:e})}const bi=p("ZodFun\
ction",(e,t)=>{od.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Wf(e,i,o,n)});function On(e){return new bi({type:"\
function",input:Array.isArray(e?.input)?qr(e?.input):e?.input??yn(Ue()),output:e?.output??Ue()})}const Nn=p("ZodCustom",
(e,t)=>{ud.init(e,t),N.init(e,t),e._zod.processJSONSchema=(i,o,n)=>Gf(e,i,o,n)});function Mu(e){const t=new R({check:"cu\
stom"});return t._zod.check=e,t}function Ju(e,t){return uf(Nn,e??(()=>!0),t)}function ki(e,t={}){return cf(Nn,e,t)}function Ii(e,t){
return sf(e,t)}const Bu=df,Ku=ff,wi=p("ZodInstanceOf",(e,t)=>{Nn.init(e,t)},{properties(e,t){return this.check(tt(e,t))}});
function Gu(e,t={}){const i=new wi({type:"custom",check:"custom",fn:o=>o instanceof e,abort:!0,...$(t)});return i._zod.bag.
Class=e,i._zod.check=o=>{o.value instanceof e||o.issues.push({code:"invalid_type",expected:e.name,input:o.value,inst:i,path:[
...i._zod.def.path??[]]})},i}const Wu=(...e)=>mf({Codec:Dn,Boolean:hn,String:ln},...e);function Xu(e){const t=_i(()=>In(
[dn(e),Ar(),Pr(),Lr(),yn(t),Yr(dn(),t)]));return t}function qu(e,t){return new pi({type:"pipe",in:Pt(e),out:t})}const gm={
invalid_type:"invalid_type",too_big:"too_big",too_small:"too_small",invalid_format:"invalid_format",not_multiple_of:"not\
_multiple_of",unrecognized_keys:"unrecognized_keys",invalid_union:"invalid_union",invalid_key:"invalid_key",invalid_element:"\
invalid_element",invalid_value:"invalid_value",custom:"custom"};function $m(e){M({customError:e})}function hm(){return M().
customError}var Si;Si||(Si={});function Vh(e){return la(fn,e)}function Mh(e){return da(mn,e)}function Jh(e){return fa(pn,
e)}function Bh(e){return ma(vn,e)}const y={...Ft,...Vt,iso:Je},Kh=new Set(["$schema","$ref","$defs","definitions","$id",
"id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor","type","enum","const","anyOf","oneOf","allOf","no\
t","properties","required","additionalProperties","patternProperties","propertyNames","minProperties","maxProperties","i\
tems","prefixItems","additionalItems","minItems","maxItems","uniqueItems","contains","minContains","maxContains","minLen\
gth","maxLength","pattern","format","minimum","maximum","exclusiveMinimum","exclusiveMaximum","multipleOf","description",
"default","contentEncoding","contentMediaType","contentSchema","unevaluatedItems","unevaluatedProperties","if","then","e\
lse","dependentSchemas","dependentRequired","nullable","readOnly"]);function Gh(e,t){const i=e.$schema;return i==="https\
://json-schema.org/draft/2020-12/schema"?"draft-2020-12":i==="http://json-schema.org/draft-07/schema#"?"draft-7":i==="ht\
tp://json-schema.org/draft-04/schema#"?"draft-4":t??"draft-2020-12"}function _m(e,t){return e.map((i,o)=>o<t?i:i.optional())}
function Wh(e){return e.replace(/~1/g,"/").replace(/~0/g,"~")}function Xh(e,t){if(!e.startsWith("#"))throw new Error("Ex\
ternal $ref is not supported, only local refs (#/...) are allowed");const i=e.slice(1).split("/").filter(Boolean);if(i.length===
0)return t.rootSchema;const o=t.version==="draft-2020-12"?"$defs":"definitions";if(i[0]===o){const n=i[1]===void 0?void 0:
Wh(i[1]);if(!n||!t.defs[n])throw new Error(`Reference not found: ${e}`);return t.defs[n]}throw new Error(`Reference not \
found: ${e}`)}function qh(e,t){return y.transform(o=>o).check(o=>{const n=o.value;if(typeof n!="object"||n===null||Array.
isArray(n))return;const r=Object.getOwnPropertyNames(n);if(t.minProperties!==void 0&&r.length<t.minProperties&&o.issues.
push({origin:"object",code:"too_small",minimum:t.minProperties,inclusive:!0,message:`Too small: expected object to have \
>=${t.minProperties} properties`,input:n,inst:e,continue:!0}),t.maxProperties!==void 0&&r.length>t.maxProperties&&o.issues.
push({origin:"object",code:"too_big",maximum:t.maxProperties,inclusive:!0,message:`Too big: expected object to have <=${t.
maxProperties} properties`,input:n,inst:e,continue:!0}),t.keySchema)for(const a of r){const u=t.keySchema.safeParse(a);u.
success||o.issues.push({code:"invalid_key",origin:"record",issues:u.error.issues,input:a,path:[a],continue:!0})}}).pipe(
e)}function Yu(e,t){if(e===null)return"z";const i=typeof e;if(i!=="object"){if(i==="number"&&Number.isNaN(e))return null;
const o=String(e);return`${i[0]}${o.length}:${o}`}if(t.has(e))return null;t.add(e);try{if(Array.isArray(e)){const r=[];for(const a of e){
const u=Yu(a,t);if(u===null)return null;r.push(u)}return`a${r.length}:[${r.join(",")}]`}const o=Object.keys(e).sort(),n=[];
for(const r of o){const a=Yu(e[r],t);if(a===null)return null;n.push(`${r.length}:${r}=${a}`)}return`o${n.length}:{${n.join(
",")}}`}finally{t.delete(e)}}const Yh=new Set(["items","prefixItems","additionalItems","additionalProperties","contains",
"propertyNames","not","if","then","else","allOf","anyOf","oneOf","unevaluatedItems","unevaluatedProperties","contentSche\
ma"]),Hh=new Set(["properties","patternProperties","dependentSchemas","dependencies","$defs","definitions"]);function Lt(e){
return typeof e!="object"||e===null?!1:Array.isArray(e)?e.some(Lt):typeof e.$ref=="string"?!0:Object.entries(e).some(([t,
i])=>Yh.has(t)?Lt(i):!Hh.has(t)||typeof i!="object"||i===null?!1:Object.values(i).some(Lt))}function ym(e){return e===1?
"element":"elements"}function Qh(e,t){return y.transform(o=>o).check(o=>{const n=o.value;if(Array.isArray(n)){if(t.uniqueItems===
!0){const r=new Map;for(let a=0;a<n.length;a++){const u=Yu(n[a],new Set);if(u===null)continue;const s=r.get(u);if(s===void 0){
r.set(u,a);continue}o.issues.push({code:"custom",message:`Array items must be unique: element at index ${a} duplicates t\
he one at index ${s}`,input:n,path:[a],continue:!0})}}if(t.containsSchema){const r=t.minContains??1,a=t.maxContains!==void 0?
t.maxContains+1:Number.POSITIVE_INFINITY;let u=0;for(const s of n)if(t.containsSchema.safeParse(s).success&&++u>=a)break;
u<r&&o.issues.push({code:"custom",message:`Array must contain at least ${r} matching ${ym(r)}; found ${u}`,input:n,continue:!0}),
t.maxContains!==void 0&&u>t.maxContains&&o.issues.push({code:"custom",message:`Array must contain at most ${t.maxContains}\
 matching ${ym(t.maxContains)}`,input:n,continue:!0})}}}).pipe(e)}function bm(e,t){if(e!==!1)return e===void 0||e===!0?y.
any():H(e,t)}const e_=/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;function km(e,t){
if(e.not!==void 0){if(typeof e.not=="object"&&Object.keys(e.not).length===0)return y.never();throw new Error("not is not\
 supported in Zod (except { not: {} } for never)")}if(e.unevaluatedItems!==void 0)throw new Error("unevaluatedItems is n\
ot supported");if(e.unevaluatedProperties!==void 0)throw new Error("unevaluatedProperties is not supported");if(e.if!==void 0||
e.then!==void 0||e.else!==void 0)throw new Error("Conditional schemas (if/then/else) are not supported");if(e.dependentSchemas!==
void 0||e.dependentRequired!==void 0)throw new Error("dependentSchemas and dependentRequired are not supported");if(e.$ref){
const n=e.$ref;if(t.refs.has(n))return t.refs.get(n);if(t.processing.has(n))return y.lazy(()=>{if(!t.refs.has(n))throw new Error(
`Circular reference not resolved: ${n}`);return t.refs.get(n)});t.processing.add(n);const r=Xh(n,t),a=H(r,t);return t.refs.
set(n,a),t.processing.delete(n),a}if(e.enum!==void 0){const n=e.enum;if(t.version==="openapi-3.0"&&e.nullable===!0&&n.length===
1&&n[0]===null)return y.null();if(n.length===0)return y.never();if(n.length===1)return y.literal(n[0]);if(n.every(a=>typeof a==
"string"))return y.enum(n);const r=n.map(a=>y.literal(a));return r.length<2?r[0]:y.union([r[0],r[1],...r.slice(2)])}if(e.
const!==void 0)return y.literal(e.const);const i=e.type;if(Array.isArray(i)){const n=i.map(r=>{const a={...e,type:r};return km(
a,t)});return n.length===0?y.never():n.length===1?n[0]:y.union(n)}if(!i)return y.any();let o;switch(i){case"string":{let n=y.
string();if(e.format){const r=e.format;r==="email"?n=n.check(y.email()):r==="uri"||r==="uri-reference"?n=n.check(y.url()):
r==="uuid"||r==="guid"?n=n.check(y.uuid()):r==="date-time"?n=n.check(y.iso.datetime({offset:!0})):r==="date"?n=n.check(y.
iso.date()):r==="time"?n=n.check(y.regex(e_)):r==="duration"?n=n.check(y.iso.duration()):r==="hostname"?n=n.check(y.hostname()):
r==="ipv4"?n=n.check(y.ipv4()):r==="ipv6"?n=n.check(y.ipv6()):r==="mac"?n=n.check(y.mac()):r==="cidr"?n=n.check(y.cidrv4()):
r==="cidr-v6"?n=n.check(y.cidrv6()):r==="base64"?n=n.check(y.base64()):r==="base64url"?n=n.check(y.base64url()):r==="e16\
4"?n=n.check(y.e164()):r==="credit_card"?n=n.check(y.creditCard()):r==="iban"?n=n.check(y.iban()):r==="jwt"?n=n.check(y.
jwt()):r==="emoji"?n=n.check(y.emoji()):r==="nanoid"?n=n.check(y.nanoid()):r==="cuid"?n=n.check(y.cuid()):r==="cuid2"?n=
n.check(y.cuid2()):r==="ulid"?n=n.check(y.ulid()):r==="xid"?n=n.check(y.xid()):r==="ksuid"&&(n=n.check(y.ksuid()))}typeof e.
minLength=="number"&&(n=n.min(e.minLength)),typeof e.maxLength=="number"&&(n=n.max(e.maxLength)),e.pattern&&(n=n.regex(new RegExp(
e.pattern))),o=n;break}case"number":case"integer":{let n=i==="integer"?y.number().int():y.number();typeof e.minimum=="nu\
mber"&&e.exclusiveMinimum!==!0&&(n=n.min(e.minimum)),typeof e.maximum=="number"&&e.exclusiveMaximum!==!0&&(n=n.max(e.maximum)),
typeof e.exclusiveMinimum=="number"?n=n.gt(e.exclusiveMinimum):e.exclusiveMinimum===!0&&typeof e.minimum=="number"&&(n=n.
gt(e.minimum)),typeof e.exclusiveMaximum=="number"?n=n.lt(e.exclusiveMaximum):e.exclusiveMaximum===!0&&typeof e.maximum==
"number"&&(n=n.lt(e.maximum)),typeof e.multipleOf=="number"&&(n=n.multipleOf(e.multipleOf)),o=n;break}case"boolean":{o=y.
boolean();break}case"null":{o=y.null();break}case"object":{const n={},r=e.properties||{},a=new Set(e.required||[]),u=typeof e.
additionalProperties=="object"?H(e.additionalProperties,t):void 0;for(const[d,f]of Object.entries(r)){const m=H(f,t);ne(
n,d,a.has(d)?m:m.optional())}if(e.patternProperties){const d=e.patternProperties,f=Object.keys(d),m=[];for(const h of f){
const _=H(d[h],t),S=y.string().regex(new RegExp(h));m.push(y.looseRecord(S,_))}const v=[];if(Object.keys(n).length>0&&v.
push(y.object(n).passthrough()),v.push(...m),v.length===0)o=y.object({}).passthrough();else if(v.length===1)o=v[0];else{
let h=y.intersection(v[0],v[1]);for(let _=2;_<v.length;_++)h=y.intersection(h,v[_]);o=h}if(e.additionalProperties===!1){
const h=Object.keys(n),_=f.map(b=>new RegExp(b)),S=o;o=o.check(b=>{if(!ge(b.value))return;const O=[];for(const Z of Object.
keys(b.value))h.includes(Z)||_.some(C=>C.test(Z))||O.push(Z);O.length&&b.issues.push({code:"unrecognized_keys",keys:O,input:b.
value,inst:S})})}}else{const d=y.object(n);e.additionalProperties===!1?o=d.strict():u?o=d.catchall(u):o=d.passthrough()}
const s=e.propertyNames!==void 0&&e.propertyNames!==!0,c=typeof e.minProperties=="number"?e.minProperties:void 0,l=typeof e.
maxProperties=="number"?e.maxProperties:void 0;if(s||c!==void 0||l!==void 0){let d;if(s){const f=typeof e.propertyNames==
"object"&&e.propertyNames.type===void 0?{type:"string",...e.propertyNames}:e.propertyNames;d=H(f,t)}o=qh(o,{keySchema:d,
minProperties:c,maxProperties:l})}break}case"array":{const n=e.prefixItems,r=e.items;if(n&&Array.isArray(n)){const a=typeof e.
minItems=="number"?e.minItems:0,u=n.map(d=>H(d,t)),s=_m(u,a),c=Array.isArray(r)?void 0:bm(r,t),l=y.tuple(s);o=c?l.rest(c):
l,typeof e.minItems=="number"&&(o=o.check(y.minLength(e.minItems))),typeof e.maxItems=="number"&&(o=o.check(y.maxLength(
e.maxItems)))}else if(Array.isArray(r)){const a=typeof e.minItems=="number"?e.minItems:0,u=r.map(d=>H(d,t)),s=_m(u,a),c=bm(
e.additionalItems,t),l=y.tuple(s);o=c?l.rest(c):l,typeof e.minItems=="number"&&(o=o.check(y.minLength(e.minItems))),typeof e.
maxItems=="number"&&(o=o.check(y.maxLength(e.maxItems)))}else if(r!==void 0){const a=H(r,t);let u=y.array(a);typeof e.minItems==
"number"&&(u=u.min(e.minItems)),typeof e.maxItems=="number"&&(u=u.max(e.maxItems)),o=u}else o=y.array(y.any());(e.uniqueItems===
!0||e.contains!==void 0)&&(o=Qh(o,{uniqueItems:e.uniqueItems===!0,containsSchema:e.contains!==void 0?H(e.contains,t):void 0,
minContains:typeof e.minContains=="number"?e.minContains:void 0,maxContains:typeof e.maxContains=="number"?e.maxContains:
void 0}));break}default:throw new Error(`Unsupported type: ${i}`)}return o}function H(e,t){if(typeof e=="boolean")return e?
y.any():y.never();let i=km(e,t);const o=e.type||e.enum!==void 0||e.const!==void 0;if(e.anyOf&&Array.isArray(e.anyOf)){const u=e.
anyOf.map(c=>H(c,t)),s=y.union(u);i=o?y.intersection(i,s):s}if(e.oneOf&&Array.isArray(e.oneOf)){const u=e.oneOf.map(c=>H(
c,t)),s=y.xor(u);i=o?y.intersection(i,s):s}if(e.allOf&&Array.isArray(e.allOf))if(e.allOf.length===0)i=o?i:y.any();else{let u=o?
i:H(e.allOf[0],t);const s=o?0:1;for(let c=s;c<e.allOf.length;c++)u=y.intersection(u,H(e.allOf[c],t));i=u}e.nullable===!0&&
t.version==="openapi-3.0"&&(i=y.nullable(i)),e.readOnly===!0&&(i=y.readonly(i)),e.default!==void 0&&(i=i.default(e.default));
const n={},r=["$id","id","$comment","$anchor","$vocabulary","$dynamicRef","$dynamicAnchor"];for(const u of r)u in e&&(n[u]=
e[u]);const a=["contentEncoding","contentMediaType","contentSchema"];for(const u of a)u in e&&(n[u]=e[u]);if(e.type==="o\
bject"&&e.$ref===void 0){e.propertyNames!==void 0&&!Lt(e.propertyNames)&&(n.propertyNames=e.propertyNames);for(const u of[
"minProperties","maxProperties"])e[u]!==void 0&&(n[u]=e[u])}if(e.type==="array"&&e.$ref===void 0){e.contains!==void 0&&!Lt(
e.contains)&&(n.contains=e.contains);for(const u of["uniqueItems","minContains","maxContains"])e[u]!==void 0&&(n[u]=e[u])}
for(const u of Object.keys(e))Kh.has(u)||ne(n,u,e[u]);return Object.keys(n).length>0&&t.registry.add(i,n),e.description&&
(i=i.describe(e.description)),i}function Im(e,t){if(typeof e=="boolean")return e?y.any():y.never();let i;try{i=JSON.parse(
JSON.stringify(e))}catch{throw new Error("fromJSONSchema input is not valid JSON (possibly cyclic); use $defs/$ref for r\
ecursive schemas")}const o=Gh(i,t?.defaultTarget),n=i.$defs||i.definitions||{},r={version:o,defs:n,refs:new Map,processing:new Set,
rootSchema:i,registry:t?.registry??ie};return H(i,r)}const wm=Symbol("z.visit/resolving");function Hu(e,t){const i=typeof t==
"function"?t:(a,u)=>{const s=t[a._zod.def.type];return s?s(a,u):a},o=new Map;function n(a){const u=o.get(a);if(u===wm)return new No(
{type:"lazy",getter:()=>o.get(a)});if(u!==void 0)return u;o.set(a,wm);const s=r(a),c=i(s,s!==a);return o.set(a,c),c}function r(a){
const u=a._zod.def,s=u.type;switch(s){case"object":{const c=u.shape,l=Object.keys(c);let d=!1;const f={};for(const v of l){
const h=n(c[v]);h!==c[v]&&(d=!0),f[v]=h}let m=u.catchall;return u.catchall&&(m=n(u.catchall),m!==u.catchall&&(d=!0)),d?L(
a,{...u,shape:f,catchall:m}):a}case"array":{const c=n(u.element);return c===u.element?a:L(a,{...u,element:c})}case"tuple":{
const c=u.items;let l=!1;const d=[];for(const m of c){const v=n(m);v!==m&&(l=!0),d.push(v)}let f=u.rest;return u.rest&&(f=
n(u.rest),f!==u.rest&&(l=!0)),l?L(a,{...u,items:d,rest:f}):a}case"record":case"map":{const c=n(u.keyType),l=n(u.valueType);
return c===u.keyType&&l===u.valueType?a:L(a,{...u,keyType:c,valueType:l})}case"set":{const c=n(u.valueType);return c===u.
valueType?a:L(a,{...u,valueType:c})}case"union":{const c=u.options;let l=!1;const d=[];for(const f of c){const m=n(f);m!==
f&&(l=!0),d.push(m)}return l?L(a,{...u,options:d}):a}case"intersection":{const c=n(u.left),l=n(u.right);return c===u.left&&
l===u.right?a:L(a,{...u,left:c,right:l})}case"optional":case"nullable":case"default":case"prefault":case"catch":case"rea\
donly":case"nonoptional":case"promise":case"success":{const c=n(u.innerType);return c===u.innerType?a:L(a,{...u,innerType:c})}case"\
pipe":{const c=n(u.in),l=n(u.out);return c===u.in&&l===u.out?a:L(a,{...u,in:c,out:l})}case"function":{const c=n(u.input),
l=n(u.output);return c===u.input&&l===u.output?a:L(a,{...u,input:c,output:l})}case"lazy":{const c=u.getter,{_cachedInner:l,
...d}=u;return L(a,{...d,getter:()=>n(c())})}case"template_literal":case"string":case"number":case"int":case"boolean":case"\
bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"\
enum":case"literal":case"file":case"transform":case"custom":return a;default:return a}}return n(e)}function Sm(e){return Hu(
e,{object:t=>t.partial(),union:t=>{const i=t._zod.def;return i.discriminator===void 0?t:In(i.options)}})}function n_(e,t){
if(!t?.length)return e;const i=e._zod.def;return L(e,K(i,{checks:[...i.checks??[],...t]}),{parent:!0})}function zm(e){return n_(
e.out,e.checks)}function t_(e){return e.in._zod.traits.has("$ZodTransform")?zm(e):e.in}function Dm(e){return Hu(e,{pipe:t=>t_(
t._zod.def),default:(t,i)=>i?Ve(t._zod.def.innerType):t,catch:(t,i)=>i?t._zod.def.innerType:t})}function Om(e){return Hu(
e,{pipe:t=>zm(t._zod.def),prefault:(t,i)=>i?t._zod.def.innerType:t})}function r_(e){return Ud(ln,e)}function i_(e){return Td(
$n,e)}function o_(e){return Md(hn,e)}function a_(e){return Bd(_n,e)}function u_(e){return tf(Zt,e)}})};
