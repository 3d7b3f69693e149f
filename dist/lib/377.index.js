var Er=Object.defineProperty;var e=(rt,xe)=>Er(rt,"name",{value:xe,configurable:!0});export const id=377,ids=[377],modules={961:((rt,xe,te)=>{te.d(xe,{G:e(()=>ee,"G"),g:e(()=>ze,"g")});var S=te(37428),z=te(
88532),Z=te(54723);const W=new WeakSet([Object.prototype,Error.prototype]);function T(me,ge,he){Object.defineProperty(me,
ge,{configurable:!0,enumerable:!1,get(){const Q=he(this);return Object.defineProperty(this,ge,{value:Q,configurable:!0,writable:!0}),
Q},set(Q){Object.defineProperty(this,ge,{value:Q,configurable:!0,writable:!0})}})}e(T,"_lazyMethod");const Pe=e((me,ge)=>{
S.a$.init(me,ge),me.name="ZodError";const he=Object.getPrototypeOf(me);W.has(he)||(W.add(he),T(he,"format",Q=>_e=>S.Wk(Q,
_e)),T(he,"flatten",Q=>_e=>S.JM(Q,_e)),T(he,"addIssue",Q=>_e=>{Q.issues.push(_e),Q.message=JSON.stringify(Q.issues,Z.k8,
2)}),T(he,"addIssues",Q=>_e=>{Q.issues.push(..._e),Q.message=JSON.stringify(Q.issues,Z.k8,2)}),Object.defineProperty(he,
"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))},"initializer"),ee=z.xI("ZodError",Pe),
ze=z.xI("ZodError",Pe,void 0,{Parent:Error})}),64377:((rt,xe,te)=>{te.d(xe,{p6:e(()=>W,"p6"),w$:e(()=>Z,"w$")});var S=te(
43759),z=te(2503);function Z(ee){return S.G1(z.You,ee)}e(Z,"datetime");function W(ee){return S.db(z.Brp,ee)}e(W,"date");
function T(ee){return core._isoTime(ZodISOTime,ee)}e(T,"time");function Pe(ee){return core._isoDuration(ZodISODuration,ee)}
e(Pe,"duration")}),2503:((rt,xe,te)=>{te.d(xe,{WFD:e(()=>B,"WFD"),Brp:e(()=>Ze,"Brp"),You:e(()=>Ne,"You"),rSt:e(()=>vt,"\
rSt"),YOg:e(()=>yn,"YOg"),zMY:e(()=>H,"zMY"),k5n:e(()=>En,"k5n"),Whr:e(()=>i,"Whr"),euz:e(()=>sr,"euz"),_H3:e(()=>Gn,"_H\
3"),aig:e(()=>n,"aig"),Ikc:e(()=>Wn,"Ikc"),jgl:e(()=>nr,"jgl"),g1P:e(()=>Fn,"g1P"),rej:e(()=>Vn,"rej"),YjP:e(()=>Te,"YjP"),
KCZ:e(()=>xn,"KCZ"),L5J:e(()=>Ye,"L5J")});var S=te(88532),z=te(54723);class Z extends Error{static{e(this,"$ZodCyclicErr\
or")}constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}}const W="\
~memo",T=[];function Pe(t){return t!==null&&typeof t=="object"}e(Pe,"isRef");function ee(t){return t.map(r=>r.path?{...r,
path:r.path.slice()}:{...r})}e(ee,"cloneIssues");const ze=new WeakMap,me=0,ge=1,he=2;function Q(t,r,p){const b=ze.get(t);
if(b!==void 0)return b?he:me;if(r.has(t))return he;r.add(t);let k=me;const C=e(Ue=>{if(k!==he&&Ue?._zod){const qe=Q(Ue,r,
p);qe>k&&(k=qe)}},"check"),q=e((Ue,qe)=>{let et=me;for(const At of Reflect.ownKeys(Ue)){const Yt=Object.getOwnPropertyDescriptor(
Ue,At);if(qe&&!Yt.enumerable)continue;const Mt=Yt.get?ge:Yt.value?._zod?Q(Yt.value,r,p):me;Mt>et&&(et=Mt)}return et},"sh\
ape"),Oe=e(Ue=>{Ue>k&&(k=Ue)},"merge"),Se=t._zod.def,at=Se.type;switch(at){case"object":{const Ue=z.MO(Se);Oe(Ue?q(Ue,!0):
ge),C(Se.catchall);break}case"array":C(Se.element);break;case"tuple":for(const Ue of Se.items)C(Ue);C(Se.rest);break;case"\
record":case"map":C(Se.keyType),C(Se.valueType);break;case"set":C(Se.valueType);break;case"union":for(const Ue of Se.options)
C(Ue);break;case"intersection":C(Se.left),C(Se.right);break;case"optional":case"nullable":case"default":case"prefault":case"\
catch":case"readonly":case"nonoptional":case"promise":case"success":C(Se.innerType);break;case"pipe":C(Se.in),C(Se.out);
break;case"function":C(Se.input),C(Se.output);break;case"lazy":{const Ue=Se._cachedInner??(p?t._zod.innerType:void 0);Oe(
Ue?Q(Ue,r,!1):ge);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbo\
l":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"litera\
l":case"file":case"transform":case"custom":break;default:for(const Ue in Se){const qe=Object.getOwnPropertyDescriptor(Se,
Ue);if(!qe||qe.get)continue;const et=qe.value;if(!(!et||typeof et!="object")){if(et._zod)C(et);else if(Array.isArray(et))
for(const At of et)C(At)}}}return r.delete(t),_e(t,k)}e(Q,"isRecursive");function _e(t,r){return r!==ge&&ze.set(t,r===he),
r}e(_e,"settle");function Me(t){return Q(t,new Set,!0)!==me}e(Me,"isRecursiveSchema");function Re(t,r){let p=t.buckets.get(
r);return p||(p=new WeakMap,t.buckets.set(r,p)),p}e(Re,"bucketFor");let fe;const ce=[],se={alloc(t,r,p){const b=fe;if(!b)
return p;fe=void 0;const k={value:p,issues:null};return b.set(r.value,k),ce.push(k),p},guard(t){var r;(r=t._zod).deferred??
(r.deferred=[]),t._zod.deferred.push(()=>{const p=t._zod.parse,b=e((k,C)=>{if(C.direction!=="backward"&&x(C,k.value))throw new Z;
return p(k,C)},"wrapped");t._zod.parse=b,t._zod.run===p&&(t._zod.run=b)})},attach(t){var r;let p,b=!1,k,C;(r=t._zod).deferred??
(r.deferred=[]),t._zod.deferred.push(()=>{const q=t._zod.parse,Oe=e((Se,at)=>{if(p===void 0){const Xt=Q(t,new Set,!1);if(Xt===
me)return t._zod.parse=q,t._zod.run===Oe&&(t._zod.run=q),q(Se,at);Xt===he||b?p=!0:b=!0}const Ue=Se.value;if(!Pe(Ue))return q(
Se,at);let qe=at[W];qe||(qe={buckets:new WeakMap,backEdges:void 0},at[W]=qe);let et;k===at?et=C:(et=Re(qe,t),k=at,C=et);
const At=et.get(Ue);if(At)return Se.value=At.value,At.issues?At.issues.length&&Se.issues.push(...ee(At.issues)):(Se.memo=
!0,qe.backEdges??(qe.backEdges=new WeakSet),qe.backEdges.add(At.value)),Se;fe=et;const Yt=ce.length,Mt=q(Se,at);fe=void 0;
const bn=ce.length>Yt?ce.pop():void 0;return Mt instanceof Promise?Mt.then(Xt=>(bn&&(bn.issues=Xt.issues.length?ee(Xt.issues):
T),Xt)):(bn&&(bn.issues=Mt.issues.length?ee(Mt.issues):T),Mt)},"wrapped");t._zod.parse=Oe,t._zod.run===q&&(t._zod.run=Oe)})}};
function y(){return se}e(y,"memoizer");function x(t,r){const p=t[W]?.backEdges;return p!==void 0&&Pe(r)&&p.has(r)}e(x,"i\
sBackEdge");var $=te(56985),F=te(29396),v=te(43759),P=te(98439),N=te(87509);const R=e(()=>{const t={string:{unit:"charac\
ters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",verb:"to \
have"},map:{unit:"entries",verb:"to have"}};function r(C){return t[C]??null}e(r,"getSizing");const p={regex:"input",email:"\
email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cui\
d",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"I\
SO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"b\
ase64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"\
currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},b={nan:"NaN"};function k(C,q){
return C==="number"&&typeof q=="number"&&!Number.isFinite(q)?String(q):b[C]??C}return e(k,"getTypeName"),C=>{switch(C.code){case"\
invalid_type":{const q=k(C.expected),Oe=z.GW(C.input),Se=k(Oe,C.input);return`Invalid input: expected ${q}, received ${Se}`}case"\
invalid_value":return C.values.length===1?`Invalid input: expected ${z.B7(C.values[0])}`:`Invalid option: expected one o\
f ${z.jw(C.values,"|")}`;case"too_big":{const q=C.exact?"exactly ":C.inclusive?"<=":"<",Oe=r(C.origin);return Oe?`Too bi\
g: expected ${C.origin??"value"} to have ${q}${C.maximum.toString()} ${Oe.unit??"elements"}`:`Too big: expected ${C.origin??
"value"} to be ${q}${C.maximum.toString()}`}case"too_small":{const q=C.exact?"exactly ":C.inclusive?">=":">",Oe=r(C.origin);
return Oe?`Too small: expected ${C.origin} to have ${q}${C.minimum.toString()} ${Oe.unit}`:`Too small: expected ${C.origin}\
 to be ${q}${C.minimum.toString()}`}case"invalid_format":{const q=C;return q.format==="starts_with"?`Invalid string: mus\
t start with "${q.prefix}"`:q.format==="ends_with"?`Invalid string: must end with "${q.suffix}"`:q.format==="includes"?`\
Invalid string: must include "${q.includes}"`:q.format==="regex"?`Invalid string: must match pattern ${q.pattern}`:`Inva\
lid ${p[q.format]??C.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${C.divisor}`;case"unre\
cognized_keys":return`Unrecognized key${C.keys.length>1?"s":""}: ${z.jw(C.keys,", ")}`;case"invalid_key":return`Invalid \
key in ${C.origin}`;case"invalid_union":return C.options&&Array.isArray(C.options)&&C.options.length>0?`Invalid discrimi\
nator value. Expected ${C.options.map(Oe=>`'${Oe}'`).join(" | ")}`:C.inclusive===!1?"Invalid input: more than one option\
 matched":"Invalid input";case"invalid_element":return`Invalid value in ${C.origin}`;default:return"Invalid input"}}},"e\
rror");function G(){return{localeError:R()}}e(G,"en");var J=te(37428);function de(t,r){return{callee:r?.callee??t,Err:r?.
Err}}e(de,"finalizeParams");const ye=e(t=>{const r=e((p,b,k,C)=>{const q=k?{...k,async:!1}:{async:!1},Oe=p._zod.run({value:b,
issues:[]},q);if(Oe instanceof Promise)throw new S.GT;if(Oe.issues.length){const Se=new(C?.Err??t)(Oe.issues.map(at=>z.iR(
at,q,S.$W())));throw z.gx(Se,C?.callee??r),Se}return Oe.value},"fn");return r},"_parse"),D=ye(J.Kd),g=e(t=>{const r=e(async(p,b,k,C)=>{
const q=k?{...k,async:!0}:{async:!0};let Oe=p._zod.run({value:b,issues:[]},q);if(Oe instanceof Promise&&(Oe=await Oe),Oe.
issues.length){const Se=new(C?.Err??t)(Oe.issues.map(at=>z.iR(at,q,S.$W())));throw z.gx(Se,C?.callee??r),Se}return Oe.value},
"fn");return r},"_parseAsync"),K=g(J.Kd),Y=e(t=>(r,p,b)=>{const k=b?{...b,async:!1}:{async:!1},C=r._zod.run({value:p,issues:[]},
k);if(C instanceof Promise)throw new S.GT;return C.issues.length?we(t,C.issues,k):{success:!0,data:C.value}},"_safeParse"),
ne=Y(J.Kd);function we(t,r,p){let b;return{success:!1,get error(){return b||(b=new t(r.map(k=>z.iR(k,p,S.$W()))),r=void 0,
p=void 0),b},set error(k){b=k,r=void 0,p=void 0}}}e(we,"failure");const Ie=e(t=>async(r,p,b)=>{const k=b?{...b,async:!0}:
{async:!0};let C=r._zod.run({value:p,issues:[]},k);return C instanceof Promise&&(C=await C),C.issues.length?we(t,C.issues,
k):{success:!0,data:C.value}},"_safeParseAsync"),Ae=Ie(J.Kd),Ge=Symbol.for("zod.compile.invalid"),tt=Symbol.for("zod.com\
pile.fallback"),Nt=e(((t,r,p)=>{const b=t._zod.bag.validator;if(b!==void 0){if(b(r)!==Ge)return!0;if(b.definite===!0&&p===
void 0)return!1}return bt(t,r,p)}),"validate");function bt(t,r,p){const b=p?{...p,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},
k=t._zod.bag.fallbackRun;let C;if(k?(b[tt]=!0,C=k({value:r,issues:[]},b)):C=t._zod.run({value:r,issues:[]},b),C instanceof
Promise)throw new S.GT;return C.issues.length===0}e(bt,"validateFallback");const Ve=e(async(t,r,p)=>{const b=p?{...p,async:!0,
abortEarly:!0}:{async:!0,abortEarly:!0};let k=t._zod.run({value:r,issues:[]},b);return k instanceof Promise&&(k=await k),
k.issues.length===0},"validateAsync"),nt=e(t=>{const r=ye(t),p=e((b,k,C,q)=>{const Oe=C?{...C,direction:"backward"}:{direction:"\
backward"};return r(b,k,Oe,de(p,q))},"fn");return p},"_encode"),_t=nt(J.Kd),ot=e(t=>{const r=ye(t),p=e((b,k,C,q)=>r(b,k,
C,de(p,q)),"fn");return p},"_decode"),zt=ot(J.Kd),it=e(t=>{const r=g(t),p=e(async(b,k,C,q)=>{const Oe=C?{...C,direction:"\
backward"}:{direction:"backward"};return await r(b,k,Oe,de(p,q))},"fn");return p},"_encodeAsync"),wt=it(J.Kd),ft=e(t=>{const r=g(
t),p=e(async(b,k,C,q)=>await r(b,k,C,de(p,q)),"fn");return p},"_decodeAsync"),dt=ft(J.Kd),pt=e(t=>(r,p,b)=>{const k=b?{...b,
direction:"backward"}:{direction:"backward"};return Y(t)(r,p,k)},"_safeEncode"),xt=pt(J.Kd),mt=e(t=>(r,p,b)=>Y(t)(r,p,b),
"_safeDecode"),$t=mt(J.Kd),yt=e(t=>async(r,p,b)=>{const k=b?{...b,direction:"backward"}:{direction:"backward"};return Ie(
t)(r,p,k)},"_safeEncodeAsync"),Ct=yt(J.Kd),Zt=e(t=>async(r,p,b)=>Ie(t)(r,p,b),"_safeDecodeAsync"),Et=Zt(J.Kd);var Fe=te(
961);const gt=ye(Fe.g),Xe=g(Fe.g),ht=Y(Fe.g),Rt=Ie(Fe.g),kt=nt(Fe.g),Ft=ot(Fe.g),_=it(Fe.g),l=ft(Fe.g),O=pt(Fe.g),E=mt(Fe.
g),m=yt(Fe.g),I=Zt(Fe.g);function U(){S.cr.localeError||S.$W(G())}e(U,"_ensureDefaultLocale");function ue(){S.cr.memoizer||
S.$W({memoizer:y()})}e(ue,"_ensureDefaultMemoizer");const X=S.xI("ZodType",(t,r)=>(U(),$.W4.init(t,r),t.def=r,t.type=r.type,
t),{check(...t){const r=this.def;return this.clone(z.zM(r,{checks:[...r.checks??[],...t.map(p=>typeof p=="function"?{_zod:{
check:p,def:{check:"custom"},onattach:[]}}:p)]}),{parent:!0})},with(...t){return this.check(...t)},clone(t,r){return z.o8(
this,t,r)},brand(){return this},register(t,r){return t.add(this,r),this},refine(t,r){return this.check(Or(t,r))},superRefine(t,r){
return this.check(Ar(t,r))},overwrite(t){return this.check(v.bS(t))},optional(){return Nn(this)},exactOptional(){return ar(
this)},nullable(){return Cn(this)},nullish(){return Nn(Cn(this))},nonoptional(t){return hr(this,t)},array(){return yn(this)},
or(t){return xn([this,t])},and(t){return qn(this,t)},transform(t){return Kn(this,Ln(t))},default(t){return dr(this,t)},prefault(t){
return mr(this,t)},catch(t){return gr(this,t)},pipe(t){return Kn(this,t)},readonly(){return $r(this)},describe(t){const r=this.
clone();return F.fd.add(r,{description:t}),r},meta(...t){if(t.length===0)return F.fd.get(this);const r=this.clone();return F.
fd.add(r,t[0]),r},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},
apply(t,...r){return r.length===0?t(this):t(this,...r)},get"~standard"(){return z.jD(this,"~standard",{...$.YK(this),jsonSchema:{
input:(0,N.uE)(this,"input"),output:(0,N.uE)(this,"output")}})},set"~standard"(t){z.qh(this,"~standard",t)},parse:e(function t(r,p){
return gt(this,r,p,{callee:t})},"_parse"),parseAsync:e(async function t(r,p){return await Xe(this,r,p,{callee:t})},"_par\
seAsync"),safeParse(t,r){return ht(this,t,r)},async safeParseAsync(t,r){return Rt(this,t,r)},get spa(){return this?.safeParseAsync},
set spa(t){z.qh(this,"spa",t)},validate(t,r){return Nt(this,t,r)},validateAsync(t,r){return Ve(this,t,r)},encode:e(function t(r,p){
return kt(this,r,p,{callee:t})},"_encode"),decode:e(function t(r,p){return Ft(this,r,p,{callee:t})},"_decode"),encodeAsync:e(
async function t(r,p){return await _(this,r,p,{callee:t})},"_encodeAsync"),decodeAsync:e(async function t(r,p){return await l(
this,r,p,{callee:t})},"_decodeAsync"),safeEncode(t,r){return O(this,t,r)},safeDecode(t,r){return E(this,t,r)},async safeEncodeAsync(t,r){
return m(this,t,r)},async safeDecodeAsync(t,r){return I(this,t,r)},toJSONSchema(t){return(0,N.OA)(this,{})(t)},get description(){
return F.fd.get(this)?.description},get _def(){return this._zod.def}}),$e=S.xI("_ZodString",(t,r)=>{$.$v.init(t,r),X.init(
t,r),t._zod.processJSONSchema=(p,b,k)=>P.SW(t,p,b,k)},z.un({format:e(t=>P.Fs(t).format??null,"format"),minLength:e(t=>P.
Fs(t).minimum??null,"minLength"),maxLength:e(t=>P.Fs(t).maximum??null,"maxLength")},{regex(...t){return this.check(v.Fk(
...t))},includes(...t){return this.check(v.dR(...t))},startsWith(...t){return this.check(v.$S(...t))},endsWith(...t){return this.
check(v.ER(...t))},min(...t){return this.check(v.m9(...t))},max(...t){return this.check(v.Eb(...t))},length(...t){return this.
check(v.YA(...t))},nonempty(...t){return this.check(v.m9(1,...t))},lowercase(t){return this.check(v.hH(t))},uppercase(t){
return this.check(v.qF(t))},trim(){return this.check(v.WN())},normalize(...t){return this.check(v.lo(...t))},toLowerCase(){
return this.check(v.Il())},toUpperCase(){return this.check(v.xY())},slugify(){return this.check(v.TL())}})),be=S.xI("Zod\
String",(t,r)=>{$.$v.init(t,r),$e.init(t,r)},{email(t){return this.check(v.Mu(Ce,t))},url(t){return this.check(v.Fn(s,t))},
jwt(t){return this.check(v.rk(Tt,t))},emoji(t){return this.check(v.aC(A,t))},guid(t){return this.check(v.tB(St,t))},uuid(t){
return this.check(v.Be(ct,t))},uuidv4(t){return this.check(v.nA(ct,t))},uuidv6(t){return this.check(v.pY(ct,t))},uuidv7(t){
return this.check(v.wA(ct,t))},nanoid(t){return this.check(v.Dl(le,t))},cuid(t){return this.check(v.fs(Je,t))},cuid2(t){
return this.check(v.Bj(Lt,t))},ulid(t){return this.check(v.Ct(an,t))},base64(t){return this.check(v.rt(Bt,t))},base64url(t){
return this.check(v.cU(hn,t))},xid(t){return this.check(v.Pw(tn,t))},ksuid(t){return this.check(v._z(ln,t))},ipv4(t){return this.
check(v.Ny(Vt,t))},ipv6(t){return this.check(v.$O(nn,t))},cidrv4(t){return this.check(v.Uy(Gt,t))},cidrv6(t){return this.
check(v.gP(Ut,t))},e164(t){return this.check(v.KB(f,t))},datetime(t){return this.check(v.G1(Ne,t))},date(t){return this.
check(v.db(Ze,t))},time(t){return this.check(v.Kn(Be,t))},duration(t){return this.check(v.f2(Qe,t))}});function Te(t){return v.
Rl(be,t)}e(Te,"string");const ve=S.xI("ZodStringFormat",(t,r)=>{$.EY.init(t,r),$e.init(t,r)}),Ne=S.xI("ZodISODateTime",(t,r)=>{
$.Ko.init(t,r),ve.init(t,r)}),Ze=S.xI("ZodISODate",(t,r)=>{$.v1.init(t,r),ve.init(t,r)}),Be=S.xI("ZodISOTime",(t,r)=>{$.
Ax.init(t,r),ve.init(t,r)}),Qe=S.xI("ZodISODuration",(t,r)=>{$.$N.init(t,r),ve.init(t,r)}),Ce=S.xI("ZodEmail",(t,r)=>{$.
qG.init(t,r),ve.init(t,r)});function Dt(t){return core._email(Ce,t)}e(Dt,"email");const St=S.xI("ZodGUID",(t,r)=>{$.Zc.init(
t,r),ve.init(t,r)});function st(t){return core._guid(St,t)}e(st,"guid");const ct=S.xI("ZodUUID",(t,r)=>{$.Zn.init(t,r),ve.
init(t,r)});function Qt(t){return core._uuid(ct,t)}e(Qt,"uuid");function qt(t){return core._uuidv4(ct,t)}e(qt,"uuidv4");
function cn(t){return core._uuidv6(ct,t)}e(cn,"uuidv6");function en(t){return core._uuidv7(ct,t)}e(en,"uuidv7");const s=S.
xI("ZodURL",(t,r)=>{$.VY.init(t,r),ve.init(t,r)});function d(t){return core._url(s,t)}e(d,"url");function w(t){return core.
_url(s,{protocol:regexes.httpProtocol,hostname:regexes.domain,...util.normalizeParams(t)})}e(w,"httpUrl");const A=S.xI("\
ZodEmoji",(t,r)=>{$.cG.init(t,r),ve.init(t,r)});function re(t){return core._emoji(A,t)}e(re,"emoji");const le=S.xI("ZodN\
anoID",(t,r)=>{$.Py.init(t,r),ve.init(t,r)});function He(t){return core._nanoid(le,t)}e(He,"nanoid");const Je=S.xI("ZodC\
UID",(t,r)=>{$.bl.init(t,r),ve.init(t,r)});function ut(t){return core._cuid(Je,t)}e(ut,"cuid");const Lt=S.xI("ZodCUID2",
(t,r)=>{$.Zu.init(t,r),ve.init(t,r)});function un(t){return core._cuid2(Lt,t)}e(un,"cuid2");const an=S.xI("ZodULID",(t,r)=>{
$.g5.init(t,r),ve.init(t,r)});function jn(t){return core._ulid(an,t)}e(jn,"ulid");const tn=S.xI("ZodXID",(t,r)=>{$.TF.init(
t,r),ve.init(t,r)});function zn(t){return core._xid(tn,t)}e(zn,"xid");const ln=S.xI("ZodKSUID",(t,r)=>{$.GY.init(t,r),ve.
init(t,r)});function wn(t){return core._ksuid(ln,t)}e(wn,"ksuid");const Vt=S.xI("ZodIPv4",(t,r)=>{$.Lc.init(t,r),ve.init(
t,r)});function fn(t){return core._ipv4(Vt,t)}e(fn,"ipv4");const dn=null;function $n(t){return core._mac(dn,t)}e($n,"mac");
const nn=S.xI("ZodIPv6",(t,r)=>{$.Zy.init(t,r),ve.init(t,r)});function pn(t){return core._ipv6(nn,t)}e(pn,"ipv6");const Gt=S.
xI("ZodCIDRv4",(t,r)=>{$.CI.init(t,r),ve.init(t,r)});function mn(t){return core._cidrv4(Gt,t)}e(mn,"cidrv4");const Ut=S.
xI("ZodCIDRv6",(t,r)=>{$.Cn.init(t,r),ve.init(t,r)});function Zn(t){return core._cidrv6(Ut,t)}e(Zn,"cidrv6");const Bt=S.
xI("ZodBase64",(t,r)=>{$.Dq.init(t,r),ve.init(t,r)});function kn(t){return core._base64(Bt,t)}e(kn,"base64");const hn=S.
xI("ZodBase64URL",(t,r)=>{$.CQ.init(t,r),ve.init(t,r)});function a(t){return core._base64url(hn,t)}e(a,"base64url");const f=S.
xI("ZodE164",(t,r)=>{$.Oy.init(t,r),ve.init(t,r)});function V(t){return core._e164(f,t)}e(V,"e164");const ke=null;function De(t){
return core._creditCard(ke,t)}e(De,"creditCard");const Ke=null;function jt(t){return core._iban(Ke,t)}e(jt,"iban");const Tt=S.
xI("ZodJWT",(t,r)=>{$.h8.init(t,r),ve.init(t,r)});function _n(t){return core._jwt(Tt,t)}e(_n,"jwt");const Pt=null;function Sn(t,r,p={}){
return core._stringFormat(Pt,t,r,p)}e(Sn,"stringFormat");function Pn(t){return core._stringFormat(Pt,"hostname",regexes.
hostname,t)}e(Pn,"hostname");function Kt(t){return core._stringFormat(Pt,"hex",regexes.hex,t)}e(Kt,"hex");function lt(t){
return core._stringFormat(Pt,"currency_code",regexes.currencyCode,t)}e(lt,"currencyCode");function Ht(t,r){const p=r?.enc??
"hex",b=`${t}_${p}`,k=core.regexes[b];if(!k)throw new Error(`Unrecognized hash format: ${b}`);return core._stringFormat(
Pt,b,k,r)}e(Ht,"hash");const vt=S.xI("ZodNumber",(t,r)=>{$.vz.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.
Wg(t,p,b,k),t.isFinite=!0},z.un({minValue:e(t=>{const{minimum:r,exclusiveMinimum:p}=P.Fs(t);return Math.max(r??Number.NEGATIVE_INFINITY,
p??Number.NEGATIVE_INFINITY)},"minValue"),maxValue:e(t=>{const{maximum:r,exclusiveMaximum:p}=P.Fs(t);return Math.min(r??
Number.POSITIVE_INFINITY,p??Number.POSITIVE_INFINITY)},"maxValue"),isInt:e(t=>{const{isInt:r,multipleOf:p}=P.Fs(t);return!!r||
!!p?.some(Number.isSafeInteger)},"isInt"),format:e(t=>P.Fs(t).format??null,"format")},{gt(t,r){return this.check(v.Tx(t,
r))},gte(t,r){return this.check(v.qm(t,r))},min(t,r){return this.check(v.qm(t,r))},lt(t,r){return this.check(v.Au(t,r))},
lte(t,r){return this.check(v.Zm(t,r))},max(t,r){return this.check(v.Zm(t,r))},int(t){return this.check(i(t))},safe(t){return this.
check(i(t))},positive(t){return this.check(v.Tx(0,t))},nonnegative(t){return this.check(v.qm(0,t))},negative(t){return this.
check(v.Au(0,t))},nonpositive(t){return this.check(v.Zm(0,t))},multipleOf(t,r){return this.check(v.Hi(t,r))},step(t,r){return this.
check(v.Hi(t,r))},finite(){return this}}));function n(t){return v.F7(vt,t)}e(n,"number");const o=S.xI("ZodNumberFormat",
(t,r)=>{$.I.init(t,r),vt.init(t,r)});function i(t){return v.LK(o,t)}e(i,"schemas_int");function c(t){return core._float32(
o,t)}e(c,"float32");function u(t){return core._float64(o,t)}e(u,"float64");function h(t){return core._int32(o,t)}e(h,"in\
t32");function j(t){return core._uint32(o,t)}e(j,"uint32");const B=S.xI("ZodBoolean",(t,r)=>{$.sF.init(t,r),X.init(t,r),
t._zod.processJSONSchema=(p,b,k)=>P.dO(t,p,b,k)});function H(t){return v._L(B,t)}e(H,"schemas_boolean");const M=S.xI("Zo\
dBigInt",(t,r)=>{$.BN.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.Y8(t,p,b,k)},z.un({minValue:e(t=>P.Fs(t).
minimum??null,"minValue"),maxValue:e(t=>P.Fs(t).maximum??null,"maxValue"),format:e(t=>P.Fs(t).format??null,"format")},{gte(t,r){
return this.check(v.qm(t,r))},min(t,r){return this.check(v.qm(t,r))},gt(t,r){return this.check(v.Tx(t,r))},lt(t,r){return this.
check(v.Au(t,r))},lte(t,r){return this.check(v.Zm(t,r))},max(t,r){return this.check(v.Zm(t,r))},positive(t){return this.
check(v.Tx(BigInt(0),t))},negative(t){return this.check(v.Au(BigInt(0),t))},nonpositive(t){return this.check(v.Zm(BigInt(
0),t))},nonnegative(t){return this.check(v.qm(BigInt(0),t))},multipleOf(t,r){return this.check(v.Hi(t,r))}}));function L(t){
return core._bigint(M,t)}e(L,"bigint");const ae=null;function pe(t){return core._int64(ae,t)}e(pe,"int64");function ie(t){
return core._uint64(ae,t)}e(ie,"uint64");const oe=null;function je(t){return core._symbol(oe,t)}e(je,"symbol");const Le=null;
function It(t){return core._undefined(Le,t)}e(It,"_undefined");const Ot=null;function Jt(t){return core._null(Ot,t)}e(Jt,
"_null");const Wt=null;function We(){return core._any(Wt)}e(We,"any");const Ee=S.xI("ZodUnknown",(t,r)=>{$.GP.init(t,r),
X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.NV(t,p,b,k)});function Ye(){return v.em(Ee)}e(Ye,"unknown");const rn=S.xI(
"ZodNever",(t,r)=>{$.Um.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.RH(t,p,b,k)});function on(t){return v.
G8(rn,t)}e(on,"never");const sn=null;function In(t){return core._void(sn,t)}e(In,"_void");const On=S.xI("ZodDate",(t,r)=>{
$.o5.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.Fl(t,p,b,k),t.min=(p,b)=>t.check(v.qm(p,b)),t.max=(p,b)=>t.
check(v.Zm(p,b))},z.un({minDate:e(t=>{const{minimum:r}=P.Fs(t);return r?new Date(r):null},"minDate"),maxDate:e(t=>{const{
maximum:r}=P.Fs(t);return r?new Date(r):null},"maxDate")},{}));function Mn(t){return core._date(On,t)}e(Mn,"date");const Jn=S.
xI("ZodArray",(t,r)=>{ue(),$.$p.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.cY(t,p,b,k),t.element=r.element},
{min(t,r){return this.check(v.m9(t,r))},nonempty(t){return this.check(v.m9(1,t))},max(t,r){return this.check(v.Eb(t,r))},
length(t,r){return this.check(v.YA(t,r))},unwrap(){return this.element}});function yn(t,r){return v.dZ(Jn,t,r)}e(yn,"arr\
ay");function Tr(t){const r=t._zod.def.shape;return En(Object.keys(r))}e(Tr,"keyof");const An=S.xI("ZodObject",(t,r)=>{ue(),
$.w.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.Ec(t,p,b,k),z.X(t,"shape",p=>p._zod.def.shape,!1)},{keyof(){
return En(Object.keys(this._zod.def.shape))},catchall(t){return this.clone(z.zM(this._zod.def,{catchall:t}))},passthrough(){
return this.clone(z.zM(this._zod.def,{catchall:Ye()}))},loose(){return this.clone(z.zM(this._zod.def,{catchall:Ye()}))},
strict(){return this.clone(z.zM(this._zod.def,{catchall:on()}))},strip(){return this.clone(z.zM(this._zod.def,{catchall:void 0}))},
extend(t){return z.X$(this,t)},safeExtend(t){return z.W0(this,t)},merge(t){return z.h1(this,t)},pick(t){return z.Up(this,
t)},omit(t){return z.cJ(this,t)},partial(...t){return z.OH(Tn,this,t[0])},exactPartial(...t){return z.OH(Un,this,t[0],"e\
xactPartial")},required(...t){return z.mw(Bn,this,t[0])}});function Wn(t,r){const p={type:"object",shape:t??{},...z.A2(r)};
return new An(p)}e(Wn,"object");function Vn(t,r){return new An({type:"object",shape:t,catchall:on(),...z.A2(r)})}e(Vn,"s\
trictObject");function Gn(t,r){return new An({type:"object",shape:t,catchall:Ye(),...z.A2(r)})}e(Gn,"looseObject");const Hn=S.
xI("ZodUnion",(t,r)=>{$.cu.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.iC(t,p,b,k),t.options=r.options});function xn(t,r){
return new Hn({type:"union",options:t,...z.A2(r)})}e(xn,"union");const Yn=null;function Nr(t,r){return new Yn({type:"uni\
on",options:t,inclusive:!1,...util.normalizeParams(r)})}e(Nr,"xor");const Xn=null;function Cr(t,r,p){return new Xn({type:"\
union",options:r,discriminator:t,...util.normalizeParams(p)})}e(Cr,"discriminatedUnion");const Qn=S.xI("ZodIntersection",
(t,r)=>{$.LJ.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.i_(t,p,b,k)});function qn(t,r){return new Qn({type:"\
intersection",left:t,right:r})}e(qn,"intersection");const er=S.xI("ZodTuple",(t,r)=>{ue(),$.G3.init(t,r),X.init(t,r),t._zod.
processJSONSchema=(p,b,k)=>P.CN(t,p,b,k)},{rest(t){return this.clone({...this._zod.def,rest:t})},partial(){const t=this.
_zod.def;if(t.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinements");return this.
clone({...t,items:t.items.map(r=>new Tn({type:"optional",innerType:r}))})}});function tr(t,r,p){const b=r instanceof core.
$ZodType,k=b?p:r,C=b?r:null;return new er({type:"tuple",items:t,rest:C,...util.normalizeParams(k)})}e(tr,"tuple");const gn=S.
xI("ZodRecord",(t,r)=>{ue(),$.h.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.GC(t,p,b,k),t.keyType=r.keyType,
t.valueType=r.valueType});function Fn(t,r,p){return!r||!r._zod?new gn({type:"record",keyType:Te(),valueType:t,...z.A2(r)}):
new gn({type:"record",keyType:t,valueType:r,...z.A2(p)})}e(Fn,"record");function nr(t,r,p){return new gn({type:"record",
keyType:t,valueType:r,...z.A2(p),partial:!0})}e(nr,"partialRecord");function Rr(t,r,p){return new gn({type:"record",keyType:t,
valueType:r,mode:"loose",...util.normalizeParams(p)})}e(Rr,"looseRecord");const rr=null;function Dr(t,r,p){return new rr(
{type:"map",keyType:t,valueType:r,...util.normalizeParams(p)})}e(Dr,"map");const or=null;function jr(t,r){return new or(
{type:"set",valueType:t,...util.normalizeParams(r)})}e(jr,"set");const vn=S.xI("ZodEnum",(t,r)=>{$.VO.init(t,r),X.init(t,
r),t._zod.processJSONSchema=(b,k,C)=>P.C0(t,b,k,C),t.enum=r.entries,t.options=[...t._zod.values];const p=new Set(Object.
keys(r.entries));t.extract=(b,k)=>{const C={};for(const q of b)if(p.has(q))C[q]=r.entries[q];else throw new Error(`Key ${q}\
 not found in enum`);return new vn({...r,checks:[],...z.A2(k),entries:C})},t.exclude=(b,k)=>{const C={...r.entries};for(const q of b)
if(p.has(q))delete C[q];else throw new Error(`Key ${q} not found in enum`);return new vn({...r,checks:[],...z.A2(k),entries:C})}});
function En(t,r){const p=Array.isArray(t)?Object.fromEntries(t.map(b=>[b,b])):t;return new vn({type:"enum",entries:p,...z.
A2(r)})}e(En,"_enum");function Mr(t,r){return new vn({type:"enum",entries:t,...util.normalizeParams(r)})}e(Mr,"nativeEnu\
m");const ir=S.xI("ZodLiteral",(t,r)=>{$.nu.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.Yv(t,p,b,k),t.values=
new Set(r.values),Object.defineProperty(t,"value",{get(){if(r.values.length>1)throw new Error("This schema contains mult\
iple valid literal values. Use `.values` instead.");return r.values[0]}})});function sr(t,r){return new ir({type:"litera\
l",values:Array.isArray(t)?t:[t],...z.A2(r)})}e(sr,"literal");const cr=null;function Fr(t){return core._file(cr,t)}e(Fr,
"file");const ur=S.xI("ZodTransform",(t,r)=>{ue(),$.Wc.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.xi(t,p,
b,k),t._zod.parse=(p,b)=>{if(b.direction==="backward")throw new S.cV(t.constructor.name);p.addIssue=C=>{if(typeof C=="st\
ring")p.issues.push(z.sn(C,p.value,r));else{const q=C;q.fatal&&(q.continue=!1),q.code??(q.code="custom"),"input"in q||(q.
input=p.value),q.inst??(q.inst=t),p.issues.push(z.sn(q))}};const k=r.transform(p.value,p);return k instanceof Promise?k.
then(C=>(p.value=C,p)):(p.value=k,p)}});function Ln(t){return new ur({type:"transform",transform:t})}e(Ln,"transform");const Tn=S.
xI("ZodOptional",(t,r)=>{$.ig.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.$k(t,p,b,k),t.unwrap=()=>t._zod.
def.innerType});function Nn(t){return new Tn({type:"optional",innerType:t})}e(Nn,"optional");const Un=S.xI("ZodExactOpti\
onal",(t,r)=>{$.RL.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.$k(t,p,b,k),t.unwrap=()=>t._zod.def.innerType});
function ar(t){return new Un({type:"optional",innerType:t})}e(ar,"exactOptional");const lr=S.xI("ZodNullable",(t,r)=>{$.
qc.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.yq(t,p,b,k),t.unwrap=()=>t._zod.def.innerType});function Cn(t){
return new lr({type:"nullable",innerType:t})}e(Cn,"nullable");function Lr(t){return Nn(Cn(t))}e(Lr,"nullish");const fr=S.
xI("ZodDefault",(t,r)=>{$.rv.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.mh(t,p,b,k),t.unwrap=()=>t._zod.def.
innerType,t.removeDefault=t.unwrap});function dr(t,r){return new fr({type:"default",innerType:t,get defaultValue(){return typeof r==
"function"?r():z.yG(r)}})}e(dr,"_default");const pr=S.xI("ZodPrefault",(t,r)=>{$.VF.init(t,r),X.init(t,r),t._zod.processJSONSchema=
(p,b,k)=>P.A(t,p,b,k),t.unwrap=()=>t._zod.def.innerType});function mr(t,r){return new pr({type:"prefault",innerType:t,get defaultValue(){
return typeof r=="function"?r():z.yG(r)}})}e(mr,"prefault");const Bn=S.xI("ZodNonOptional",(t,r)=>{$.N$.init(t,r),X.init(
t,r),t._zod.processJSONSchema=(p,b,k)=>P.cR(t,p,b,k),t.unwrap=()=>t._zod.def.innerType});function hr(t,r){return new Bn(
{type:"nonoptional",innerType:t,...z.A2(r)})}e(hr,"nonoptional");const _r=null;function Ur(t){return new _r({type:"succe\
ss",innerType:t})}e(Ur,"success");const yr=S.xI("ZodCatch",(t,r)=>{$.t$.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.
Q9(t,p,b,k),t.unwrap=()=>t._zod.def.innerType,t.removeCatch=t.unwrap});function gr(t,r){return new yr({type:"catch",innerType:t,
catchValue:typeof r=="function"?r:z.SS(r)})}e(gr,"_catch");const vr=null;function Br(t){return core._nan(vr,t)}e(Br,"nan");
const br=S.xI("ZodPipe",(t,r)=>{$._m.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.fs(t,p,b,k),t.in=r.in,t.out=
r.out});function Kn(t,r){return new br({type:"pipe",in:t,out:r})}e(Kn,"pipe");const Rn=null;function Kr(t,r,p){return new Rn(
{type:"pipe",in:t,out:r,transform:p.decode,reverseTransform:p.encode})}e(Kr,"codec");function Jr(t){const r=t._zod.def;return new Rn(
{type:"pipe",in:r.out,out:r.in,transform:r.reverseTransform,reverseTransform:r.transform})}e(Jr,"invertCodec");const zr=null,
wr=S.xI("ZodReadonly",(t,r)=>{$.Sb.init(t,r),X.init(t,r),t._zod.processJSONSchema=(p,b,k)=>P.$X(t,p,b,k),t.unwrap=()=>t.
_zod.def.innerType});function $r(t){return new wr({type:"readonly",innerType:t})}e($r,"readonly");const Zr=null;function Wr(t,r){
return new Zr({type:"template_literal",parts:t,...util.normalizeParams(r)})}e(Wr,"templateLiteral");const kr=null;function Sr(t){
return new kr({type:"lazy",getter:t})}e(Sr,"lazy");const Pr=null;function Vr(t){return new Pr({type:"promise",innerType:t})}
e(Vr,"promise");const Ir=null;function Gr(t){return new Ir({type:"function",input:Array.isArray(t?.input)?tr(t?.input):t?.
input??yn(Ye()),output:t?.output??Ye()})}e(Gr,"_function");const Dn=S.xI("ZodCustom",(t,r)=>{$.b0.init(t,r),X.init(t,r),
t._zod.processJSONSchema=(p,b,k)=>P.A6(t,p,b,k)});function Hr(t){const r=new core.$ZodCheck({check:"custom"});return r._zod.
check=t,r}e(Hr,"check");function Yr(t,r){return core._custom(Dn,t??(()=>!0),r)}e(Yr,"custom");function Or(t,r={}){return v.
fU(Dn,t,r)}e(Or,"refine");function Ar(t,r){return v.MB(t,r)}e(Ar,"superRefine");const Xr=v.q0,Qr=v.mI,xr=S.xI("ZodInstan\
ceOf",(t,r)=>{Dn.init(t,r)},{properties(t,r){return this.check(v.T2(t,r))}});function qr(t,r={}){const p=new xr({type:"c\
ustom",check:"custom",fn:e(b=>b instanceof t,"fn"),abort:!0,...util.normalizeParams(r)});return p._zod.bag.Class=t,p._zod.
check=b=>{b.value instanceof t||b.issues.push({code:"invalid_type",expected:t.name,input:b.value,inst:p,path:[...p._zod.
def.path??[]]})},p}e(qr,"_instanceof");const eo=e((...t)=>core._stringbool({Codec:Rn,Boolean:B,String:be},...t),"stringb\
ool");function to(t){const r=Sr(()=>xn([Te(t),n(),H(),Jt(),yn(r),Fn(Te(),r)]));return r}e(to,"json");function no(t,r){return new zr(
{type:"pipe",in:Ln(t),out:r})}e(no,"preprocess")}),43759:((rt,xe,te)=>{te.d(xe,{$O:e(()=>F,"$O"),$S:e(()=>ve,"$S"),Au:e(
()=>Fe,"Au"),Be:e(()=>me,"Be"),Bj:e(()=>ce,"Bj"),Ct:e(()=>se,"Ct"),Dl:e(()=>Re,"Dl"),ER:e(()=>Ne,"ER"),Eb:e(()=>I,"Eb"),
F7:e(()=>Ie,"F7"),Fk:e(()=>X,"Fk"),Fn:e(()=>_e,"Fn"),G1:e(()=>K,"G1"),G8:e(()=>$t,"G8"),Hi:e(()=>l,"Hi"),Il:e(()=>st,"Il"),
KB:e(()=>J,"KB"),Kn:e(()=>ne,"Kn"),LK:e(()=>Ge,"LK"),MB:e(()=>mn,"MB"),Mu:e(()=>ee,"Mu"),Ny:e(()=>$,"Ny"),Pw:e(()=>y,"Pw"),
Rl:e(()=>T,"Rl"),T2:e(()=>Be,"T2"),TL:e(()=>Qt,"TL"),Tx:e(()=>Xe,"Tx"),Uy:e(()=>P,"Uy"),WN:e(()=>St,"WN"),YA:e(()=>ue,"Y\
A"),Zm:e(()=>gt,"Zm"),_L:e(()=>nt,"_L"),_z:e(()=>x,"_z"),aC:e(()=>Me,"aC"),bS:e(()=>Ce,"bS"),cU:e(()=>G,"cU"),dN:e(()=>_t,
"dN"),dR:e(()=>Te,"dR"),dZ:e(()=>qt,"dZ"),db:e(()=>Y,"db"),em:e(()=>mt,"em"),f2:e(()=>we,"f2"),fU:e(()=>Gt,"fU"),fs:e(()=>fe,
"fs"),gP:e(()=>N,"gP"),hH:e(()=>$e,"hH"),lo:e(()=>Dt,"lo"),m9:e(()=>U,"m9"),mI:e(()=>Bt,"mI"),nA:e(()=>ge,"nA"),pY:e(()=>he,
"pY"),q0:e(()=>Zn,"q0"),qF:e(()=>be,"qF"),qG:e(()=>Ae,"qG"),qm:e(()=>ht,"qm"),rk:e(()=>D,"rk"),rt:e(()=>R,"rt"),tB:e(()=>ze,
"tB"),wA:e(()=>Q,"wA"),xY:e(()=>ct,"xY")});var S=te(44890),z=te(29396),Z=te(54723);function W(a){return a.checks&&(a.checks=
[...a.checks]),a}e(W,"snapshotChecks");function T(a,f){return new a(W({type:"string",...Z.A2(f)}))}e(T,"_string");function Pe(a,f){
return new a(W({type:"string",coerce:!0,...util.normalizeParams(f)}))}e(Pe,"_coercedString");function ee(a,f){return new a(
{type:"string",format:"email",check:"string_format",abort:!1,...Z.A2(f)})}e(ee,"_email");function ze(a,f){return new a({
type:"string",format:"guid",check:"string_format",abort:!1,...Z.A2(f)})}e(ze,"_guid");function me(a,f){return new a({type:"\
string",format:"uuid",check:"string_format",abort:!1,...Z.A2(f)})}e(me,"_uuid");function ge(a,f){return new a({type:"str\
ing",format:"uuid",check:"string_format",abort:!1,version:"v4",...Z.A2(f)})}e(ge,"_uuidv4");function he(a,f){return new a(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...Z.A2(f)})}e(he,"_uuidv6");function Q(a,f){return new a(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...Z.A2(f)})}e(Q,"_uuidv7");function _e(a,f){return new a(
{type:"string",format:"url",check:"string_format",abort:!1,...Z.A2(f)})}e(_e,"_url");function Me(a,f){return new a({type:"\
string",format:"emoji",check:"string_format",abort:!1,...Z.A2(f)})}e(Me,"_emoji");function Re(a,f){return new a({type:"s\
tring",format:"nanoid",check:"string_format",abort:!1,...Z.A2(f)})}e(Re,"_nanoid");function fe(a,f){return new a({type:"\
string",format:"cuid",check:"string_format",abort:!1,...Z.A2(f)})}e(fe,"_cuid");function ce(a,f){return new a({type:"str\
ing",format:"cuid2",check:"string_format",abort:!1,...Z.A2(f)})}e(ce,"_cuid2");function se(a,f){return new a({type:"stri\
ng",format:"ulid",check:"string_format",abort:!1,...Z.A2(f)})}e(se,"_ulid");function y(a,f){return new a({type:"string",
format:"xid",check:"string_format",abort:!1,...Z.A2(f)})}e(y,"_xid");function x(a,f){return new a({type:"string",format:"\
ksuid",check:"string_format",abort:!1,...Z.A2(f)})}e(x,"_ksuid");function $(a,f){return new a({type:"string",format:"ipv\
4",check:"string_format",abort:!1,...Z.A2(f)})}e($,"_ipv4");function F(a,f){return new a({type:"string",format:"ipv6",check:"\
string_format",abort:!1,...Z.A2(f)})}e(F,"_ipv6");function v(a,f){return new a({type:"string",format:"mac",check:"string\
_format",abort:!1,...util.normalizeParams(f)})}e(v,"_mac");function P(a,f){return new a({type:"string",format:"cidrv4",check:"\
string_format",abort:!1,...Z.A2(f)})}e(P,"_cidrv4");function N(a,f){return new a({type:"string",format:"cidrv6",check:"s\
tring_format",abort:!1,...Z.A2(f)})}e(N,"_cidrv6");function R(a,f){return new a({type:"string",format:"base64",check:"st\
ring_format",abort:!1,...Z.A2(f)})}e(R,"_base64");function G(a,f){return new a({type:"string",format:"base64url",check:"\
string_format",abort:!1,...Z.A2(f)})}e(G,"_base64url");function J(a,f){return new a({type:"string",format:"e164",check:"\
string_format",abort:!1,...Z.A2(f)})}e(J,"_e164");function de(a,f){return new a({type:"string",format:"credit_card",check:"\
string_format",abort:!1,...util.normalizeParams(f)})}e(de,"_creditCard");function ye(a,f){return new a({type:"string",format:"\
iban",check:"string_format",abort:!1,...util.normalizeParams(f)})}e(ye,"_iban");function D(a,f){return new a({type:"stri\
ng",format:"jwt",check:"string_format",abort:!1,...Z.A2(f)})}e(D,"_jwt");const g={Any:null,Minute:-1,Second:0,Millisecond:3,
Microsecond:6};function K(a,f){return new a({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...Z.A2(f)})}e(K,"_isoDateTime");function Y(a,f){return new a({type:"string",format:"date",check:"string_format",...Z.A2(
f)})}e(Y,"_isoDate");function ne(a,f){return new a({type:"string",format:"time",check:"string_format",precision:null,...Z.
A2(f)})}e(ne,"_isoTime");function we(a,f){return new a({type:"string",format:"duration",check:"string_format",...Z.A2(f)})}
e(we,"_isoDuration");function Ie(a,f){return new a(W({type:"number",checks:[],...Z.A2(f)}))}e(Ie,"_number");function Ae(a,f){
return new a(W({type:"number",coerce:!0,checks:[],...Z.A2(f)}))}e(Ae,"_coercedNumber");function Ge(a,f){return new a({type:"\
number",check:"number_format",abort:!1,format:"safeint",...Z.A2(f)})}e(Ge,"_int");function tt(a,f){return new a({type:"n\
umber",check:"number_format",abort:!1,format:"float32",...util.normalizeParams(f)})}e(tt,"_float32");function Nt(a,f){return new a(
{type:"number",check:"number_format",abort:!1,format:"float64",...util.normalizeParams(f)})}e(Nt,"_float64");function bt(a,f){
return new a({type:"number",check:"number_format",abort:!1,format:"int32",...util.normalizeParams(f)})}e(bt,"_int32");function Ve(a,f){
return new a({type:"number",check:"number_format",abort:!1,format:"uint32",...util.normalizeParams(f)})}e(Ve,"_uint32");
function nt(a,f){return new a({type:"boolean",...Z.A2(f)})}e(nt,"_boolean");function _t(a,f){return new a({type:"boolean",
coerce:!0,...Z.A2(f)})}e(_t,"_coercedBoolean");function ot(a,f){return new a({type:"bigint",...util.normalizeParams(f)})}
e(ot,"_bigint");function zt(a,f){return new a({type:"bigint",coerce:!0,...util.normalizeParams(f)})}e(zt,"_coercedBigint");
function it(a,f){return new a({type:"bigint",check:"bigint_format",abort:!1,format:"int64",...util.normalizeParams(f)})}
e(it,"_int64");function wt(a,f){return new a({type:"bigint",check:"bigint_format",abort:!1,format:"uint64",...util.normalizeParams(
f)})}e(wt,"_uint64");function ft(a,f){return new a({type:"symbol",...util.normalizeParams(f)})}e(ft,"_symbol");function dt(a,f){
return new a({type:"undefined",...util.normalizeParams(f)})}e(dt,"_undefined");function pt(a,f){return new a({type:"null",
...util.normalizeParams(f)})}e(pt,"_null");function xt(a){return new a({type:"any"})}e(xt,"_any");function mt(a){return new a(
{type:"unknown"})}e(mt,"_unknown");function $t(a,f){return new a({type:"never",...Z.A2(f)})}e($t,"_never");function yt(a,f){
return new a({type:"void",...util.normalizeParams(f)})}e(yt,"_void");function Ct(a,f){return new a({type:"date",...util.
normalizeParams(f)})}e(Ct,"_date");function Zt(a,f){return new a({type:"date",coerce:!0,...util.normalizeParams(f)})}e(Zt,
"_coercedDate");function Et(a,f){return new a({type:"nan",...util.normalizeParams(f)})}e(Et,"_nan");function Fe(a,f){return new S.
sm({check:"less_than",...Z.A2(f),value:a,inclusive:!1})}e(Fe,"_lt");function gt(a,f){return new S.sm({check:"less_than",
...Z.A2(f),value:a,inclusive:!0})}e(gt,"_lte");function Xe(a,f){return new S.J_({check:"greater_than",...Z.A2(f),value:a,
inclusive:!1})}e(Xe,"_gt");function ht(a,f){return new S.J_({check:"greater_than",...Z.A2(f),value:a,inclusive:!0})}e(ht,
"_gte");function Rt(a){return Xe(0,a)}e(Rt,"_positive");function kt(a){return Fe(0,a)}e(kt,"_negative");function Ft(a){return gt(
0,a)}e(Ft,"_nonpositive");function _(a){return ht(0,a)}e(_,"_nonnegative");function l(a,f){return new S.Jk({check:"multi\
ple_of",...Z.A2(f),value:a})}e(l,"_multipleOf");function O(a,f){return new checks.$ZodCheckMaxSize({check:"max_size",...util.
normalizeParams(f),maximum:a})}e(O,"_maxSize");function E(a,f){return new checks.$ZodCheckMinSize({check:"min_size",...util.
normalizeParams(f),minimum:a})}e(E,"_minSize");function m(a,f){return new checks.$ZodCheckSizeEquals({check:"size_equals",
...util.normalizeParams(f),size:a})}e(m,"_size");function I(a,f){return new S.Yk({check:"max_length",...Z.A2(f),maximum:a})}
e(I,"_maxLength");function U(a,f){return new S.Kk({check:"min_length",...Z.A2(f),minimum:a})}e(U,"_minLength");function ue(a,f){
return new S.RM({check:"length_equals",...Z.A2(f),length:a})}e(ue,"_length");function X(a,f){return new S.DG({check:"str\
ing_format",format:"regex",...Z.A2(f),pattern:a})}e(X,"_regex");function $e(a){return new S.NI({check:"string_format",format:"\
lowercase",...Z.A2(a)})}e($e,"_lowercase");function be(a){return new S.kH({check:"string_format",format:"uppercase",...Z.
A2(a)})}e(be,"_uppercase");function Te(a,f){return new S.Tt({check:"string_format",format:"includes",...Z.A2(f),includes:a})}
e(Te,"_includes");function ve(a,f){return new S.J({check:"string_format",format:"starts_with",...Z.A2(f),prefix:a})}e(ve,
"_startsWith");function Ne(a,f){return new S.E6({check:"string_format",format:"ends_with",...Z.A2(f),suffix:a})}e(Ne,"_e\
ndsWith");function Ze(a,f,V){return new checks.$ZodCheckProperty({check:"property",property:a,schema:f,...util.normalizeParams(
V)})}e(Ze,"_property");function Be(a,f){return new S.nJ({check:"properties",shape:a,...Z.A2(f)})}e(Be,"_properties");function Qe(a,f){
return new checks.$ZodCheckMimeType({check:"mime_type",mime:a,...util.normalizeParams(f)})}e(Qe,"_mime");function Ce(a){
return new S.v$({check:"overwrite",tx:a})}e(Ce,"_overwrite");function Dt(a){return Ce(f=>f.normalize(a))}e(Dt,"_normaliz\
e");function St(){return Ce(a=>a.trim())}e(St,"_trim");function st(){return Ce(a=>a.toLowerCase())}e(st,"_toLowerCase");
function ct(){return Ce(a=>a.toUpperCase())}e(ct,"_toUpperCase");function Qt(){return Ce(a=>Z.Yv(a))}e(Qt,"_slugify");function qt(a,f,V){
return new a({type:"array",element:f,...Z.A2(V)})}e(qt,"_array");function cn(a,f,V){return new a({type:"union",options:f,
...util.normalizeParams(V)})}e(cn,"_union");function en(a,f,V){return new a({type:"union",options:f,inclusive:!1,...util.
normalizeParams(V)})}e(en,"_xor");function s(a,f,V,ke){return new a({type:"union",options:V,discriminator:f,...util.normalizeParams(
ke)})}e(s,"_discriminatedUnion");function d(a,f,V){return new a({type:"intersection",left:f,right:V})}e(d,"_intersection");
function w(a,f,V,ke){const De=V instanceof schemas.$ZodType,Ke=De?ke:V,jt=De?V:null;return new a({type:"tuple",items:f,rest:jt,
...util.normalizeParams(Ke)})}e(w,"_tuple");function A(a,f,V,ke){return new a({type:"record",keyType:f,valueType:V,...util.
normalizeParams(ke)})}e(A,"_record");function re(a,f,V,ke){return new a({type:"map",keyType:f,valueType:V,...util.normalizeParams(
ke)})}e(re,"_map");function le(a,f,V){return new a({type:"set",valueType:f,...util.normalizeParams(V)})}e(le,"_set");function He(a,f,V){
const ke=Array.isArray(f)?Object.fromEntries(f.map(De=>[De,De])):f;return new a({type:"enum",entries:ke,...util.normalizeParams(
V)})}e(He,"_enum");function Je(a,f,V){return new a({type:"enum",entries:f,...util.normalizeParams(V)})}e(Je,"_nativeEnum");
function ut(a,f,V){return new a({type:"literal",values:Array.isArray(f)?f:[f],...util.normalizeParams(V)})}e(ut,"_litera\
l");function Lt(a,f){return new a({type:"file",...util.normalizeParams(f)})}e(Lt,"_file");function un(a,f){return new a(
{type:"transform",transform:f})}e(un,"_transform");function an(a,f){return new a({type:"optional",innerType:f})}e(an,"_o\
ptional");function jn(a,f){return new a({type:"nullable",innerType:f})}e(jn,"_nullable");function tn(a,f,V){return new a(
{type:"default",innerType:f,get defaultValue(){return typeof V=="function"?V():util.shallowClone(V)}})}e(tn,"_default");
function zn(a,f,V){return new a({type:"nonoptional",innerType:f,...util.normalizeParams(V)})}e(zn,"_nonoptional");function ln(a,f){
return new a({type:"success",innerType:f})}e(ln,"_success");function wn(a,f,V){return new a({type:"catch",innerType:f,catchValue:typeof V==
"function"?V:util.constantCatch(V)})}e(wn,"_catch");function Vt(a,f,V){return new a({type:"pipe",in:f,out:V})}e(Vt,"_pip\
e");function fn(a,f){return new a({type:"readonly",innerType:f})}e(fn,"_readonly");function dn(a,f,V){return new a({type:"\
template_literal",parts:f,...util.normalizeParams(V)})}e(dn,"_templateLiteral");function $n(a,f){return new a({type:"laz\
y",getter:f})}e($n,"_lazy");function nn(a,f){return new a({type:"promise",innerType:f})}e(nn,"_promise");function pn(a,f,V){
const ke=util.normalizeParams(V);return ke.abort??(ke.abort=!0),new a({type:"custom",check:"custom",fn:f,...ke})}e(pn,"_\
custom");function Gt(a,f,V){return new a({type:"custom",check:"custom",fn:f,...Z.A2(V)})}e(Gt,"_refine");function mn(a,f){
const V=Ut(ke=>(ke.addIssue=De=>{if(typeof De=="string")ke.issues.push(Z.sn(De,ke.value,V._zod.def));else{const Ke=De;Ke.
fatal&&(Ke.continue=!1),Ke.code??(Ke.code="custom"),"input"in Ke||(Ke.input=ke.value),Ke.inst??(Ke.inst=V),Ke.continue??
(Ke.continue=!V._zod.def.abort),ke.issues.push(Z.sn(Ke))}},a(ke.value,ke)),f);return V}e(mn,"_superRefine");function Ut(a,f){
const V=new S.QP({check:"custom",...Z.A2(f)});return V._zod.check=a,V}e(Ut,"_check");function Zn(a){const f=new S.QP({check:"\
describe"});return f._zod.onattach=[V=>{const ke=z.fd.get(V)??{};z.fd.add(V,{...ke,description:a})}],f._zod.check=()=>{},
f}e(Zn,"describe");function Bt(a){const f=new S.QP({check:"meta"});return f._zod.onattach=[V=>{const ke=z.fd.get(V)??{};
z.fd.add(V,{...ke,...a})}],f._zod.check=()=>{},f}e(Bt,"meta");function kn(a,f){const V=util.normalizeParams(f);let ke=V.
truthy??["true","1","yes","on","y","enabled"],De=V.falsy??["false","0","no","off","n","disabled"];V.case!=="sensitive"&&
(ke=ke.map(lt=>typeof lt=="string"?lt.toLowerCase():lt),De=De.map(lt=>typeof lt=="string"?lt.toLowerCase():lt));const Ke=new Set(
ke),jt=new Set(De),Tt=a.Codec??schemas.$ZodCodec,_n=a.Boolean??schemas.$ZodBoolean,Pt=a.String??schemas.$ZodString,Sn=new Pt(
{type:"string",error:V.error}),Pn=new _n({type:"boolean",error:V.error}),Kt=new Tt({type:"pipe",in:Sn,out:Pn,transform:e(
((lt,Ht)=>{let vt=lt;return V.case!=="sensitive"&&(vt=vt.toLowerCase()),Ke.has(vt)?!0:jt.has(vt)?!1:(Ht.issues.push({code:"\
invalid_value",expected:"stringbool",values:[...Ke,...jt],input:Ht.value,inst:Kt,continue:!1}),{})}),"transform"),reverseTransform:e(
((lt,Ht)=>lt===!0?ke[0]||"true":De[0]||"false"),"reverseTransform"),error:V.error});return Kt._zod.bag.truthy=ke,Kt._zod.
bag.falsy=De,Kt._zod.bag.case=V.case??"insensitive",Kt}e(kn,"_stringbool");function hn(a,f,V,ke={}){const De=util.normalizeParams(
ke),Ke={check:"string_format",type:"string",format:f,fn:typeof V=="function"?V:Tt=>V.test(Tt),...De};return V instanceof
RegExp&&(Ke.pattern=V),new a(Ke)}e(hn,"_stringFormat")}),44890:((rt,xe,te)=>{te.d(xe,{DG:e(()=>x,"DG"),E6:e(()=>N,"E6"),
J:e(()=>P,"J"),J_:e(()=>me,"J_"),Jk:e(()=>ge,"Jk"),KH:e(()=>he,"KH"),Kk:e(()=>ce,"Kk"),NI:e(()=>$,"NI"),QP:e(()=>W,"QP"),
RM:e(()=>se,"RM"),Tt:e(()=>v,"Tt"),Yk:e(()=>fe,"Yk"),kH:e(()=>F,"kH"),nJ:e(()=>J,"nJ"),ql:e(()=>y,"ql"),sm:e(()=>ze,"sm"),
v$:e(()=>ye,"v$")});var S=te(88532),z=te(23908),Z=te(54723);const W=S.xI("$ZodCheck",(D,g)=>{var K;D._zod??(D._zod={}),D.
_zod.def=g,(K=D._zod).onattach??(K.onattach=[])}),T=e(D=>{const g=D.value;return!util.nullish(g)&&g.size!==void 0},"_whe\
nHasSize"),Pe=e(D=>{const g=D.value;return!Z.cl(g)&&g.length!==void 0},"_whenHasLength"),ee={number:"number",bigint:"big\
int",object:"date"},ze=S.xI("$ZodCheckLessThan",(D,g)=>{W.init(D,g);const K=ee[typeof g.value];D._zod.check=Y=>{(g.inclusive?
Y.value<=g.value:Y.value<g.value)||Y.issues.push({origin:ee[typeof Y.value]??K,code:"too_big",maximum:typeof g.value=="o\
bject"?g.value.getTime():g.value,input:Y.value,inclusive:g.inclusive,inst:D,continue:!g.abort})}}),me=S.xI("$ZodCheckGre\
aterThan",(D,g)=>{W.init(D,g);const K=ee[typeof g.value];D._zod.check=Y=>{(g.inclusive?Y.value>=g.value:Y.value>g.value)||
Y.issues.push({origin:ee[typeof Y.value]??K,code:"too_small",minimum:typeof g.value=="object"?g.value.getTime():g.value,
input:Y.value,inclusive:g.inclusive,inst:D,continue:!g.abort})}}),ge=S.xI("$ZodCheckMultipleOf",(D,g)=>{W.init(D,g),D._zod.
check=K=>{if(typeof K.value!=typeof g.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof K.
value=="bigint"?g.value!==BigInt(0)&&K.value%g.value===BigInt(0):Z.LG(K.value,g.value)===0)||K.issues.push({origin:typeof K.
value,code:"not_multiple_of",divisor:g.value,input:K.value,inst:D,continue:!g.abort})}}),he=S.xI("$ZodCheckNumberFormat",
(D,g)=>{W.init(D,g),g.format=g.format||"float64";const K=g.format?.includes("int"),Y=K?"int":"number",[ne,we]=Z.zH[g.format];
D._zod.check=Ie=>{const Ae=Ie.value;if(K){if(!Number.isInteger(Ae)){Ie.issues.push({expected:Y,format:g.format,code:"inv\
alid_type",continue:!1,input:Ae,inst:D});return}if(!Number.isSafeInteger(Ae)){Ae>0?Ie.issues.push({input:Ae,code:"too_bi\
g",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:D,origin:Y,inclusive:!0,continue:!g.
abort}):Ie.issues.push({input:Ae,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe\
 integer range.",inst:D,origin:Y,inclusive:!0,continue:!g.abort});return}}Ae<ne&&Ie.issues.push({origin:"number",input:Ae,
code:"too_small",minimum:ne,inclusive:!0,inst:D,continue:!g.abort}),Ae>we&&Ie.issues.push({origin:"number",input:Ae,code:"\
too_big",maximum:we,inclusive:!0,inst:D,continue:!g.abort})}}),Q=null,_e=null,Me=null,Re=null,fe=S.xI("$ZodCheckMaxLengt\
h",(D,g)=>{var K;W.init(D,g),(K=D._zod.def).when??(K.when=Pe),D._zod.check=Y=>{const ne=Y.value,we=ne.length;if((typeof ne==
"string"&&we>g.maximum?Z.O7(ne):we)<=g.maximum)return;const Ae=Z.Rc(ne);Y.issues.push({origin:Ae,code:"too_big",maximum:g.
maximum,inclusive:!0,input:ne,inst:D,continue:!g.abort})}}),ce=S.xI("$ZodCheckMinLength",(D,g)=>{var K;W.init(D,g),(K=D.
_zod.def).when??(K.when=Pe),D._zod.check=Y=>{const ne=Y.value,we=ne.length;if((typeof ne=="string"&&we>=g.minimum&&we<g.
minimum*2?Z.O7(ne):we)>=g.minimum)return;const Ae=Z.Rc(ne);Y.issues.push({origin:Ae,code:"too_small",minimum:g.minimum,inclusive:!0,
input:ne,inst:D,continue:!g.abort})}}),se=S.xI("$ZodCheckLengthEquals",(D,g)=>{var K;W.init(D,g),(K=D._zod.def).when??(K.
when=Pe),D._zod.check=Y=>{const ne=Y.value,we=ne.length,Ie=typeof ne=="string"&&we>=g.length&&we<=g.length*2?Z.O7(ne):we;
if(Ie===g.length)return;const Ae=Z.Rc(ne),Ge=Ie>g.length;Y.issues.push({origin:Ae,...Ge?{code:"too_big",maximum:g.length}:
{code:"too_small",minimum:g.length},inclusive:!0,exact:!0,input:Y.value,inst:D,continue:!g.abort})}}),y=S.xI("$ZodCheckS\
tringFormat",(D,g)=>{var K,Y;W.init(D,g),g.pattern?(K=D._zod).check??(K.check=ne=>{g.pattern.lastIndex=0,!g.pattern.test(
ne.value)&&ne.issues.push({origin:"string",code:"invalid_format",format:g.format,input:ne.value,...g.pattern?{pattern:g.
pattern.toString()}:{},inst:D,continue:!g.abort})}):(Y=D._zod).check??(Y.check=()=>{})}),x=S.xI("$ZodCheckRegex",(D,g)=>{
y.init(D,g),D._zod.check=K=>{g.pattern.lastIndex=0,!g.pattern.test(K.value)&&K.issues.push({origin:"string",code:"invali\
d_format",format:"regex",input:K.value,pattern:g.pattern.toString(),inst:D,continue:!g.abort})}}),$=S.xI("$ZodCheckLower\
Case",(D,g)=>{g.pattern??(g.pattern=z.AC),y.init(D,g)}),F=S.xI("$ZodCheckUpperCase",(D,g)=>{g.pattern??(g.pattern=z.Zv),
y.init(D,g)}),v=S.xI("$ZodCheckIncludes",(D,g)=>{W.init(D,g);const K=Z.sD(g.includes),Y=new RegExp(typeof g.position=="n\
umber"?`^.{${g.position},}${K}`:K);g.pattern=Y,D._zod.check=ne=>{ne.value.includes(g.includes,g.position)||ne.issues.push(
{origin:"string",code:"invalid_format",format:"includes",includes:g.includes,input:ne.value,inst:D,continue:!g.abort})}}),
P=S.xI("$ZodCheckStartsWith",(D,g)=>{W.init(D,g);const K=new RegExp(`^${Z.sD(g.prefix)}.*`);g.pattern??(g.pattern=K),D._zod.
check=Y=>{Y.value.startsWith(g.prefix)||Y.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:g.
prefix,input:Y.value,inst:D,continue:!g.abort})}}),N=S.xI("$ZodCheckEndsWith",(D,g)=>{W.init(D,g);const K=new RegExp(`.*${Z.
sD(g.suffix)}$`);g.pattern??(g.pattern=K),D._zod.check=Y=>{Y.value.endsWith(g.suffix)||Y.issues.push({origin:"string",code:"\
invalid_format",format:"ends_with",suffix:g.suffix,input:Y.value,inst:D,continue:!g.abort})}});function R(D,g,K){D.issues.
length&&g.issues.push(...Z.lQ(K,D.issues))}e(R,"handleCheckPropertyResult");const G=null,J=S.xI("$ZodCheckProperties",(D,g)=>{
W.init(D,g),Z.jD(D,Symbol.iterator,function*(){yield D});let K;D._zod.check=Y=>{if(Y.value==null){Y.issues.push({expected:"\
object",code:"invalid_type",input:Y.value,inst:D});return}K??(K=Reflect.ownKeys(g.shape).map(Ie=>[Ie,g.shape[Ie]]));const ne=Y.
value;let we;for(const[Ie,Ae]of K){const Ge=Ae._zod.run({value:ne[Ie],issues:[]},{});Ge instanceof Promise?(we??(we=[]),
we.push(Ge.then(tt=>R(tt,Y,Ie)))):R(Ge,Y,Ie)}if(we)return Promise.all(we).then(()=>{})}}),de=null,ye=S.xI("$ZodCheckOver\
write",(D,g)=>{W.init(D,g),D._zod.check=K=>{K.value=g.tx(K.value)}})}),88532:((rt,xe,te)=>{te.d(xe,{$W:e(()=>Q,"$W"),GT:e(
()=>me,"GT"),cV:e(()=>ge,"cV"),cr:e(()=>he,"cr"),xI:e(()=>ee,"xI")});var S=te(54723),z;const Z=Object.freeze({status:"ab\
orted"}),W={value:void 0,enumerable:!1};let T="captureStackTrace"in Error?Error:null;function Pe(_e){const Me=T;if(Me){const Re=Me.
stackTraceLimit;if(typeof Re=="number"){try{Me.stackTraceLimit=0}catch{return T=null,new _e}try{return new _e}finally{Me.
stackTraceLimit=Re}}}return new _e}e(Pe,"newError");function ee(_e,Me,Re,fe){const ce={};function se(N){this.def=N,this.
constr=P,this.traits=new Set}e(se,"Internals"),se.prototype=ce;const y=Re,x=y&&new WeakSet;function $(N,R){if(N._zod){if(N.
_zod.traits.has(_e))return}else{W.value=new se(R);try{Object.defineProperty(N,"_zod",W)}finally{W.value=void 0}}if(N._zod.
traits.add(_e),Me(N,R),x){const J=Object.getPrototypeOf(N),de=N._zod.constr.prototype;let ye=J;for(;ye&&ye!==de;)ye=Object.
getPrototypeOf(ye);const D=ye??J;x.has(D)||(x.add(D),(0,S.ol)(D,y))}const G=P.prototype;for(const J in G)Object.prototype.
hasOwnProperty.call(G,J)&&(J in N||(N[J]=G[J].bind(N)))}e($,"init");const F=fe?.Parent??Object;class v extends F{static{
e(this,"Definition")}}Object.defineProperty(v,"name",{value:_e});function P(N){const R=fe?.Parent?Pe(v):this;$(R,N);const G=R.
_zod.deferred;if(G){for(const de of G)de();R._zod.deferred=void 0}const J=globalThis.__zod_globalConfig?.postProcessor;return J&&
J(R),R}return e(P,"_"),Object.defineProperty(P,"init",{value:$}),Object.defineProperty(P,Symbol.hasInstance,{value:e(N=>fe?.
Parent&&N instanceof fe.Parent?!0:N?._zod?.traits?.has(_e),"value")}),Object.defineProperty(P,"name",{value:_e}),P}e(ee,
"$constructor");const ze=null;class me extends Error{static{e(this,"$ZodAsyncError")}constructor(){super("Encountered Pr\
omise during synchronous parse. Use .parseAsync() instead.")}}class ge extends Error{static{e(this,"$ZodEncodeError")}constructor(Me){
super(`Encountered unidirectional transform during encode: ${Me}`),this.name="ZodEncodeError"}}(z=globalThis).__zod_globalConfig??
(z.__zod_globalConfig={});const he=globalThis.__zod_globalConfig;function Q(_e){return _e&&Object.assign(he,_e),he}e(Q,"\
config")}),37428:((rt,xe,te)=>{te.d(xe,{JM:e(()=>Q,"JM"),Kd:e(()=>ge,"Kd"),S1:e(()=>fe,"S1"),Wk:e(()=>_e,"Wk"),a$:e(()=>me,
"a$"),sR:e(()=>Re,"sR")});var S=te(88532),z=te(54723);function Z(){const ce=this._zod;return ce.message??(ce.message=JSON.
stringify(ce.def,z.k8,2)),ce.message}e(Z,"_getMessage");function W(ce){this._zod.message=ce}e(W,"_setMessage");const T={
get:Z,set:W,enumerable:!0,configurable:!0},Pe={value:void 0,enumerable:!1},ee=new WeakSet([Object.prototype,Error.prototype]),
ze=e((ce,se)=>{ce.name="$ZodError",Pe.value=se,Object.defineProperty(ce,"issues",Pe),Pe.value=void 0,Object.defineProperty(
ce,"message",T);const y=Object.getPrototypeOf(ce);ee.has(y)||(ee.add(y),Object.defineProperty(y,"toString",{configurable:!0,
enumerable:!1,get(){const x=e(()=>this.message,"value");return Object.defineProperty(this,"toString",{value:x,configurable:!0,
writable:!0}),x},set(x){Object.defineProperty(this,"toString",{value:x,configurable:!0,writable:!0})}}))},"initializer"),
me=(0,S.xI)("$ZodError",ze),ge=(0,S.xI)("$ZodError",ze,void 0,{Parent:Error});function he(ce,se,y){return Object.prototype.
hasOwnProperty.call(ce,se)||(se==="__proto__"?Object.defineProperty(ce,se,{value:y(),writable:!0,enumerable:!0,configurable:!0}):
ce[se]=y()),ce[se]}e(he,"node");function Q(ce,se=y=>y.message){const y={},x=[];for(const $ of ce.issues)$.path.length>0?
he(y,$.path[0],()=>[]).push(se($)):x.push(se($));return{formErrors:x,fieldErrors:y}}e(Q,"flattenError");function _e(ce,se=y=>y.
message){const y={_errors:[]},x=e(($,F=[])=>{for(const v of $.issues)if(v.code==="invalid_union"&&v.errors.length)v.errors.
map(P=>x({issues:P},[...F,...v.path]));else if(v.code==="invalid_key")x({issues:v.issues},[...F,...v.path]);else if(v.code===
"invalid_element")x({issues:v.issues},[...F,...v.path]);else{const P=[...F,...v.path];if(P.length===0)y._errors.push(se(
v));else{let N=y,R=0;for(;R<P.length;){const G=P[R],J=R===P.length-1;if(G==="_errors"){J&&N._errors.push(se(v)),R++;continue}
Object.prototype.hasOwnProperty.call(N,G)||Object.defineProperty(N,G,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
const de=N[G];J&&de._errors.push(se(v)),N=de,R++}}}},"processError");return x(ce),y}e(_e,"formatError");function Me(ce,se=y=>y.
message){const y={errors:[]},x=e(($,F=[])=>{var v;for(const P of $.issues)if(P.code==="invalid_union"&&P.errors.length)P.
errors.map(N=>x({issues:N},[...F,...P.path]));else if(P.code==="invalid_key")x({issues:P.issues},[...F,...P.path]);else if(P.
code==="invalid_element")x({issues:P.issues},[...F,...P.path]);else{const N=[...F,...P.path];if(N.length===0){y.errors.push(
se(P));continue}let R=y,G=0;for(;G<N.length;){const J=N[G],de=G===N.length-1;typeof J=="string"?(R.properties??(R.properties=
{}),Object.prototype.hasOwnProperty.call(R.properties,J)||Object.defineProperty(R.properties,J,{value:{errors:[]},enumerable:!0,
writable:!0,configurable:!0}),R=R.properties[J]):(R.items??(R.items=[]),(v=R.items)[J]??(v[J]={errors:[]}),R=R.items[J]),
de&&R.errors.push(se(P)),G++}}},"processError");return x(ce),y}e(Me,"treeifyError");function Re(ce){const se=[],y=ce.map(
x=>typeof x=="object"?x.key:x);for(const x of y)typeof x=="number"?se.push(`[${x}]`):typeof x=="symbol"?se.push(`[${JSON.
stringify(String(x))}]`):/[^\w$]/.test(x)?se.push(`[${JSON.stringify(x)}]`):(se.length&&se.push("."),se.push(x));return se.
join("")}e(Re,"toDotPath");function fe(ce){const se=[],y=[...ce.issues].sort((x,$)=>(x.path??[]).length-($.path??[]).length);
for(const x of y)se.push(`\u2716 ${x.message}`),x.path?.length&&se.push(`  \u2192 at ${Re(x.path)}`);return se.join(`
`)}e(fe,"prettifyError")}),98439:((rt,xe,te)=>{te.d(xe,{$X:e(()=>gt,"$X"),$k:e(()=>ht,"$k"),A:e(()=>Zt,"A"),A6:e(()=>Ae,
"A6"),C0:e(()=>g,"C0"),CN:e(()=>it,"CN"),Ec:e(()=>_t,"Ec"),Fl:e(()=>D,"Fl"),Fs:e(()=>fe,"Fs"),GC:e(()=>pt,"GC"),NV:e(()=>ye,
"NV"),Q9:e(()=>Et,"Q9"),RH:e(()=>J,"RH"),SW:e(()=>x,"SW"),Wg:e(()=>$,"Wg"),Y8:e(()=>v,"Y8"),Yv:e(()=>K,"Yv"),bl:e(()=>Ft,
"bl"),cR:e(()=>mt,"cR"),cY:e(()=>Ve,"cY"),dO:e(()=>F,"dO"),fs:e(()=>Fe,"fs"),iC:e(()=>ot,"iC"),i_:e(()=>zt,"i_"),mh:e(()=>Ct,
"mh"),xi:e(()=>tt,"xi"),yq:e(()=>xt,"yq")});var S=te(23908),z=te(56985),Z=te(87509),W=te(54723);const T=e((_,l,O)=>{(_[l]===
void 0||O>_[l])&&(_[l]=O)},"narrowMin"),Pe=e((_,l,O)=>{(_[l]===void 0||O<_[l])&&(_[l]=O)},"narrowMax"),ee=e((_,l)=>{T(_,
"minimum",l),Pe(_,"maximum",l)},"narrowBoth"),ze=e((_,l)=>{_.multipleOf??(_.multipleOf=[]),_.multipleOf.includes(l)||_.multipleOf.
push(l)},"addDivisor"),me=e((_,l)=>{_.patterns??(_.patterns=new Set),_.patterns.add(l)},"addPattern"),ge=e((_,l)=>{_.mime=
_.mime?_.mime.filter(O=>l.includes(O)):[...l]},"intersectMime"),he=e((_,l)=>{_.format=l,l.includes("int")&&(_.isInt=!0)},
"setFormat"),Q=e((_,l)=>T(_,"minimum",l.minimum),"minContributor"),_e=e((_,l)=>Pe(_,"maximum",l.maximum),"maxContributor"),
Me=e(_=>(l,O)=>{he(l,O.format);const[E,m]=_[O.format];T(l,"minimum",E),Pe(l,"maximum",m)},"formatContributor"),Re={greater_than:e(
(_,l)=>T(_,l.inclusive?"minimum":"exclusiveMinimum",l.value),"greater_than"),less_than:e((_,l)=>Pe(_,l.inclusive?"maximu\
m":"exclusiveMaximum",l.value),"less_than"),multiple_of:e((_,l)=>ze(_,l.value),"multiple_of"),number_format:Me(W.zH),bigint_format:Me(
W.NR),min_length:Q,max_length:_e,length_equals:e((_,l)=>ee(_,l.length),"length_equals"),min_size:Q,max_size:_e,size_equals:e(
(_,l)=>ee(_,l.size),"size_equals"),string_format:e((_,l)=>{he(_,l.format),l.pattern&&me(_,l.pattern),(l.format==="base64"||
l.format==="base64url")&&(_.contentEncoding=l.format),(l.local||l.precision===-1)&&(_.laxFormat=!0)},"string_format"),mime_type:e(
(_,l)=>ge(_,l.mime),"mime_type")};function fe(_){const l={},O=_._zod.def,E=_._zod.traits.has("$ZodCheck")?[_,...O.checks??
[]]:O.checks??[];for(const I of E)Re[I._zod.def.check]?.(l,I._zod.def);const m=_._zod.bag;m.minimum!==void 0&&T(l,"minim\
um",m.minimum),m.exclusiveMinimum!==void 0&&T(l,"exclusiveMinimum",m.exclusiveMinimum),m.maximum!==void 0&&Pe(l,"maximum",
m.maximum),m.exclusiveMaximum!==void 0&&Pe(l,"exclusiveMaximum",m.exclusiveMaximum),m.multipleOf!==void 0&&ze(l,m.multipleOf),
m.format!==void 0&&(l.format??(l.format=m.format),m.format.includes("int")&&(l.isInt=!0)),m.mime&&ge(l,m.mime);for(const I of m.
patterns??[])me(l,I);return l}e(fe,"aggregateChecks");const ce={guid:"uuid",url:"uri",datetime:"date-time",json_string:"\
json-string",regex:""},se=new Map([[z.cq,S.K3],[z.xE,S.r0]]),y=e(_=>se.get(_)??_,"exactPattern"),x=e((_,l,O,E)=>{const m=O;
m.type="string";const{minimum:I,maximum:U,format:ue,patterns:X,contentEncoding:$e,laxFormat:be}=fe(_);if(typeof I=="numb\
er"&&(m.minLength=I),typeof U=="number"&&(m.maxLength=U),ue&&(m.format=ce[ue]??ue,m.format===""&&delete m.format,(ue==="\
time"||be)&&delete m.format),$e&&(m.contentEncoding=$e),X&&X.size>0){const Te=[...X].map(y);Te.length===1?m.pattern=Te[0].
source:Te.length>1&&(m.allOf=[...Te.map(ve=>({...l.target==="draft-07"||l.target==="draft-04"||l.target==="openapi-3.0"?
{type:"string"}:{},pattern:ve.source}))])}},"stringProcessor"),$=e((_,l,O,E)=>{const m=O,{minimum:I,maximum:U,multipleOf:ue,
exclusiveMaximum:X,exclusiveMinimum:$e,isInt:be}=fe(_);m.type=be?"integer":"number";const Te=typeof $e=="number"&&$e>=(I??
Number.NEGATIVE_INFINITY),ve=typeof X=="number"&&X<=(U??Number.POSITIVE_INFINITY),Ne=l.target==="draft-04"||l.target==="\
openapi-3.0";if(Te?Ne?(m.minimum=$e,m.exclusiveMinimum=!0):m.exclusiveMinimum=$e:typeof I=="number"&&(m.minimum=I),ve?Ne?
(m.maximum=X,m.exclusiveMaximum=!0):m.exclusiveMaximum=X:typeof U=="number"&&(m.maximum=U),ue){const Ze=new Set;for(const Ce of ue)
Number.isFinite(Ce)&&Ce!==0?Ze.add(Math.abs(Ce)):(0,Z._S)(_,l,m,E,`A multipleOf divisor of ${Ce} cannot be represented i\
n JSON Schema`);const[Be,...Qe]=Ze;Be!==void 0&&(m.multipleOf=Be),Qe.length&&(m.allOf=[...m.allOf??[],...Qe.map(Ce=>({multipleOf:Ce}))])}},
"numberProcessor"),F=e((_,l,O,E)=>{O.type="boolean"},"booleanProcessor"),v=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"BigInt cannot\
 be represented in JSON Schema")},"bigintProcessor"),P=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Symbols cannot be represented in \
JSON Schema")},"symbolProcessor"),N=e((_,l,O,E)=>{l.target==="openapi-3.0"?(O.type="string",O.nullable=!0,O.enum=[null]):
O.type="null"},"nullProcessor"),R=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Undefined cannot be represented in JSON Schema")},"und\
efinedProcessor"),G=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Void cannot be represented in JSON Schema")},"voidProcessor"),J=e((_,l,O,E)=>{
O.not={}},"neverProcessor"),de=e((_,l,O,E)=>{},"anyProcessor"),ye=e((_,l,O,E)=>{},"unknownProcessor"),D=e((_,l,O,E)=>{(0,Z.
_S)(_,l,O,E,"Date cannot be represented in JSON Schema")},"dateProcessor"),g=e((_,l,O,E)=>{const m=_._zod.def,I=(0,W.w5)(
m.entries);if(I.length===0){O.not={};return}I.every(U=>typeof U=="number")&&(O.type="number"),I.every(U=>typeof U=="stri\
ng")&&(O.type="string"),O.enum=I},"enumProcessor"),K=e((_,l,O,E)=>{const m=_._zod.def;if(m.values.length===0){O.not={};return}
const I=[];for(const U of m.values)if(U===void 0){if((0,Z._S)(_,l,O,E,"Literal `undefined` cannot be represented in JSON\
 Schema"))return}else if(typeof U=="bigint"){if((0,Z._S)(_,l,O,E,"BigInt literals cannot be represented in JSON Schema"))
return;I.push(Number(U))}else I.push(U);if(I.length!==0)if(I.length===1){const U=I[0];O.type=U===null?"null":typeof U,l.
target==="draft-04"||l.target==="openapi-3.0"?O.enum=[U]:O.const=U}else I.every(U=>typeof U=="number")&&(O.type="number"),
I.every(U=>typeof U=="string")&&(O.type="string"),I.every(U=>typeof U=="boolean")&&(O.type="boolean"),I.every(U=>U===null)&&
(O.type="null"),O.enum=I},"literalProcessor"),Y=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"NaN cannot be represented in JSON Schema")},
"nanProcessor"),ne=e((_,l,O,E)=>{const m=O,I=_._zod.pattern;if(!I)throw new Error("Pattern not found in template literal");
m.type="string",m.pattern=I.source},"templateLiteralProcessor"),we=e((_,l,O,E)=>{const m=O;m.type="string",m.format="bin\
ary",m.contentEncoding="binary";const{minimum:I,maximum:U,mime:ue}=fe(_);I!==void 0&&(m.minLength=I),U!==void 0&&(m.maxLength=
U),ue&&(ue.length===0?m.not={}:ue.length===1?m.contentMediaType=ue[0]:m.anyOf=ue.map(X=>({contentMediaType:X})))},"fileP\
rocessor"),Ie=e((_,l,O,E)=>{O.type="boolean"},"successProcessor"),Ae=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Custom types cannot\
 be represented in JSON Schema")},"customProcessor"),Ge=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Function types cannot be represe\
nted in JSON Schema")},"functionProcessor"),tt=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Transforms cannot be represented in JSON \
Schema")},"transformProcessor"),Nt=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Map cannot be represented in JSON Schema")},"mapProce\
ssor"),bt=e((_,l,O,E)=>{(0,Z._S)(_,l,O,E,"Set cannot be represented in JSON Schema")},"setProcessor"),Ve=e((_,l,O,E)=>{const m=O,
I=_._zod.def,{minimum:U,maximum:ue}=fe(_);typeof U=="number"&&(m.minItems=U),typeof ue=="number"&&(m.maxItems=ue),m.type=
"array",m.items=(0,Z.Lp)(I.element,l,{...E,path:[...E.path,"items"]})},"arrayProcessor");function nt(_){const l=_._zod.def;
return l.type==="pipe"&&l.in._zod.traits.has("$ZodTransform")?nt(l.out):l.type==="catch"?nt(l.innerType):_._zod.optin}e(
nt,"inputOptin");const _t=e((_,l,O,E)=>{const m=O,I=_._zod.def,U=I.shape;if(Object.getOwnPropertySymbols(U).length&&(0,Z.
_S)(_,l,m,E,"Symbol keys cannot be represented in JSON Schema"))return;m.type="object",m.properties={};for(const $e in U)
(0,W.Vy)(m.properties,$e,(0,Z.Lp)(U[$e],l,{...E,path:[...E.path,"properties",$e]}));const X=[];for(const $e of Object.keys(
U)){const be=I.shape[$e];(l.io==="input"?nt(be)===void 0:be._zod.optout===void 0)&&X.push($e)}X.length>0&&(m.required=X),
I.catchall?._zod.def.type==="never"?m.additionalProperties=!1:I.catchall?I.catchall&&(m.additionalProperties=(0,Z.Lp)(I.
catchall,l,{...E,path:[...E.path,"additionalProperties"]})):l.io==="output"&&(m.additionalProperties=!1)},"objectProcess\
or"),ot=e((_,l,O,E)=>{const m=_._zod.def,I=m.inclusive===!1,U=m.options.map((ue,X)=>(0,Z.Lp)(ue,l,{...E,path:[...E.path,
I?"oneOf":"anyOf",X]}));I?O.oneOf=U:O.anyOf=U},"unionProcessor"),zt=e((_,l,O,E)=>{const m=_._zod.def,I=(0,Z.Lp)(m.left,l,
{...E,path:[...E.path,"allOf",0]}),U=(0,Z.Lp)(m.right,l,{...E,path:[...E.path,"allOf",1]}),ue=e($e=>"allOf"in $e&&Object.
keys($e).length===1,"isSimpleIntersection"),X=[...ue(I)?I.allOf:[I],...ue(U)?U.allOf:[U]];O.allOf=X,l.intersections.push(
X)},"intersectionProcessor"),it=e((_,l,O,E)=>{const m=O,I=_._zod.def;m.type="array";const U=l.target==="draft-2020-12"?"\
prefixItems":"items",ue=l.target==="draft-2020-12"||l.target==="openapi-3.0"?"items":"additionalItems",X=I.items.map((Be,Qe)=>(0,Z.
Lp)(Be,l,{...E,path:[...E.path,U,Qe]})),$e=I.rest?(0,Z.Lp)(I.rest,l,{...E,path:[...E.path,ue,...l.target==="openapi-3.0"?
[I.items.length]:[]]}):null;let be=I.items.length;for(;be>0;){const Be=I.items[be-1];if(!(l.io==="input"?nt(Be)!==void 0:
Be._zod.optout==="optional"))break;be--}const Te=I.items.length,ve=!I.rest;l.target==="draft-2020-12"?(m.prefixItems=X,ve?
m.items=!1:$e&&(m.items=$e),be>0&&(m.minItems=be),ve&&(m.maxItems=Te)):l.target==="openapi-3.0"?(m.items={anyOf:X},$e&&m.
items.anyOf.push($e),be>0&&(m.minItems=be),ve&&(m.maxItems=Te)):(m.items=X,ve?m.additionalItems=!1:$e&&(m.additionalItems=
$e),be>0&&(m.minItems=be),ve&&(m.maxItems=Te));const{minimum:Ne,maximum:Ze}=fe(_);typeof Ne=="number"&&(m.minItems=Ne),typeof Ze==
"number"&&(m.maxItems=Ze)},"tupleProcessor");function wt(_,l,O){if(l.$ref){if(O.has(l))return l;O.add(l);const Ze=_.get(
l)?.def;if(!Ze)return l;const Be=wt(_,Ze,O);return Be===Ze?l:Be}for(const Ze of["anyOf","oneOf"]){const Be=l[Ze];if(!Array.
isArray(Be))continue;const Qe=Be.map(Ce=>wt(_,Ce,O));Qe.some((Ce,Dt)=>Ce!==Be[Dt])&&(l={...l,[Ze]:Qe})}const E=Array.isArray(
l.type)?l.type:[l.type],m=!E.includes("string")&&E.some(Ze=>Ze==="number"||Ze==="integer"),I=l.enum??(l.const!==void 0?[
l.const]:void 0);if(!m&&!I?.some(Ze=>typeof Ze=="number"))return l;const{minimum:U,maximum:ue,exclusiveMinimum:X,exclusiveMaximum:$e,
multipleOf:be,format:Te,id:ve,...Ne}=l;return Ne.enum?Ne.enum=Ne.enum.map(Ze=>typeof Ze=="number"?String(Ze):Ze):typeof Ne.
const=="number"&&(Ne.const=String(Ne.const)),m&&(Ne.type="string",I||(Ne.pattern=(E.includes("number")?S.ai:S.nd).source)),
Ne}e(wt,"stringifyKeyNames");const ft=new WeakMap;function dt(_){const l=new Map;for(const E of _.seen.values())E.def&&!l.
has(E.schema)&&l.set(E.schema,E);const O=new Map;for(const E of ft.get(_)??[]){const m=_.seen.get(E),I=(m?.def??m?.schema)?.
propertyNames;if(!I||I===!0||O.has(I))continue;const U=wt(l,I,new Set);U!==I&&O.set(I,U)}if(O.size)for(const E of _.seen.
values())for(const m of[E.schema,E.def]){const I=m&&O.get(m.propertyNames);I&&(m.propertyNames=I)}}e(dt,"rewriteKeyNames");
const pt=e((_,l,O,E)=>{const m=O,I=_._zod.def;m.type="object";const U=I.keyType,ue=fe(U).patterns;if(I.mode==="loose"&&ue&&
ue.size>0){const be=(0,Z.Lp)(I.valueType,l,{...E,path:[...E.path,"patternProperties","*"]});m.patternProperties={};for(const Te of ue)
(0,W.Vy)(m.patternProperties,y(Te).source,be)}else{if(l.target==="draft-07"||l.target==="draft-2020-12"){m.propertyNames=
(0,Z.Lp)(I.keyType,l,{...E,path:[...E.path,"propertyNames"]});let be=ft.get(l);be||(be=[],ft.set(l,be),l.deferred.push(()=>dt(
l))),be.push(_)}m.additionalProperties=(0,Z.Lp)(I.valueType,l,{...E,path:[...E.path,"additionalProperties"]})}const X=U.
_zod.values,$e=l.io==="input"&&nt(I.valueType)!==void 0;if(X&&!I.partial&&!$e){const be=[...X].filter(Te=>typeof Te=="st\
ring"||typeof Te=="number");be.length>0&&(m.required=be.map(String))}},"recordProcessor"),xt=e((_,l,O,E)=>{const m=_._zod.
def,I=(0,Z.Lp)(m.innerType,l,E),U=l.seen.get(_);l.target==="openapi-3.0"?(U.ref=m.innerType,O.nullable=!0):O.anyOf=[I,{type:"\
null"}]},"nullableProcessor"),mt=e((_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(_);I.ref=
m.innerType},"nonoptionalProcessor"),$t=Symbol();function yt(_,l,O,E,m){let I=!1;const U=JSON.stringify(_,(ue,X)=>typeof X!=
"bigint"?X:(I=!0,null));return I?((0,Z._S)(l,O,E,m,"BigInt defaults cannot be represented in JSON Schema"),$t):JSON.parse(
U)}e(yt,"serializeDefaultValue");const Ct=e((_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(
_);I.ref=m.innerType;const U=yt(m.defaultValue,_,l,O,E);U!==$t&&(O.default=U)},"defaultProcessor"),Zt=e((_,l,O,E)=>{const m=_.
_zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(_);if(I.ref=m.innerType,l.io!=="input")return;const U=yt(m.defaultValue,
_,l,O,E);U!==$t&&(O._prefault=U)},"prefaultProcessor"),Et=e((_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.
seen.get(_);I.ref=m.innerType;let U;try{U=m.catchValue(void 0)}catch{(0,Z._S)(_,l,O,E,"Dynamic catch values are not supp\
orted in JSON Schema");return}O.default=U},"catchProcessor"),Fe=e((_,l,O,E)=>{const m=_._zod.def,I=m.in._zod.traits.has(
"$ZodTransform"),U=l.io==="input"?I?m.out:m.in:m.out;(0,Z.Lp)(U,l,E);const ue=l.seen.get(_);ue.ref=U},"pipeProcessor"),gt=e(
(_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(_);I.ref=m.innerType,O.readOnly=!0},"readonl\
yProcessor"),Xe=e((_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(_);I.ref=m.innerType},"pro\
miseProcessor"),ht=e((_,l,O,E)=>{const m=_._zod.def;(0,Z.Lp)(m.innerType,l,E);const I=l.seen.get(_);I.ref=m.innerType},"\
optionalProcessor"),kt={string:x,number:$,boolean:F,bigint:v,symbol:P,null:N,undefined:R,void:G,never:J,any:de,unknown:ye,
date:D,enum:g,literal:K,nan:Y,template_literal:ne,file:we,success:Ie,custom:Ae,function:Ge,transform:tt,map:Nt,set:bt,array:Ve,
object:_t,union:ot,intersection:zt,tuple:it,record:pt,nullable:xt,nonoptional:mt,default:Ct,prefault:Zt,catch:Et,pipe:Fe,
readonly:gt,promise:Xe,optional:ht,lazy:e((_,l,O,E)=>{const m=_._zod.innerType;(0,Z.Lp)(m,l,E);const I=l.seen.get(_);I.ref=
m},"lazyProcessor")};function Ft(_,l){if("_idmap"in _){const E=_,m=(0,Z.az)({...l,processors:kt}),I={};for(const X of E.
_idmap.entries()){const[$e,be]=X;(0,Z.Lp)(be,m)}const U={},ue={registry:E,uri:l?.uri,defs:I};m.external=ue;for(const X of E.
_idmap.entries()){const[$e,be]=X;(0,Z.Wb)(m,be),(0,W.Vy)(U,$e,(0,Z.jE)(m,be))}if(Object.keys(I).length>0){const X=m.target===
"draft-2020-12"?"$defs":"definitions";U.__shared={[X]:I}}return{schemas:U}}const O=(0,Z.az)({...l,processors:kt});return(0,Z.
Lp)(_,O),(0,Z.Wb)(O,_),(0,Z.jE)(O,_)}e(Ft,"toJSONSchema")}),23908:((rt,xe,te)=>{te.d(xe,{AC:e(()=>dt,"AC"),Ak:e(()=>Pe,"\
Ak"),D2:e(()=>ee,"D2"),F:e(()=>g,"F"),Gl:e(()=>z,"Gl"),K3:e(()=>J,"K3"),Os:e(()=>ge,"Os"),Rp:e(()=>Re,"Rp"),Z0:e(()=>Z,"\
Z0"),Zg:e(()=>F,"Zg"),Zv:e(()=>pt,"Zv"),ai:e(()=>zt,"ai"),fO:e(()=>T,"fO"),gF:e(()=>S,"gF"),gp:e(()=>Ve,"gp"),hQ:e(()=>K,
"hQ"),kB:e(()=>Nt,"kB"),kM:e(()=>W,"kM"),l7:e(()=>G,"l7"),nd:e(()=>ot,"nd"),o:e(()=>_t,"o"),p0:e(()=>ze,"p0"),p6:e(()=>Ge,
"p6"),r0:e(()=>de,"r0"),uR:e(()=>he,"uR"),uX:e(()=>v,"uX"),ug:e(()=>P,"ug"),w$:e(()=>bt,"w$"),zM:e(()=>it,"zM"),zr:e(()=>R,
"zr")});const S=/^[cC][0-9a-z]{6,}$/,z=/^[0-9a-z]+$/,Z=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,W=/^[0-9a-vA-V]{20}$/,
T=/^[A-Za-z0-9]{27}$/,Pe=/^[a-zA-Z0-9_-]{21}$/;function ee(m){return new RegExp(`^[a-zA-Z0-9_-]{${m}}$`)}e(ee,"nanoidOfL\
ength");const ze=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,me=/^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/,
ge=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,he=e(m=>m?new RegExp(`^([0-9a-fA-F]\
{8}-[0-9a-fA-F]{4}-${m}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
"uuid"),Q=null,_e=null,Me=null,Re=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,
fe=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
ce=/^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/,
se=/^[^\s@"]{1,64}@[^\s@]{1,255}$/u,y=null,x=/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
$="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function F(){return new RegExp($,"u")}e(F,"emoji");const v=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
P=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
N=e(m=>{const I=util.escapeRegex(m??":");return new RegExp(`^(?:[0-9A-F]{2}${I}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${I}){5}[\
0-9a-f]{2}$`)},"mac"),R=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
G=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
J=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,de=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
ye=/^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/,
D=/^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/,g=/^https?$/,K=/^\+[1-9]\d{6,14}$/,Y=/^\d(?:[ -]?\d){11,18}$/,
ne=/^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/,
we=/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/,Ie="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[1357\
9][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|\
1\\d|2[0-8])))";function Ae(m){return new RegExp(`^${m}$`)}e(Ae,"anchor");const Ge=Ae(Ie);function tt(m){const I="(?:[01\
]\\d|2[0-3]):[0-5]\\d";return typeof m.precision=="number"?m.precision===-1?`${I}`:m.precision===0?`${I}:[0-5]\\d`:`${I}\
:[0-5]\\d\\.\\d{${m.precision}}`:m.seconds?`${I}:[0-5]\\d(?:\\.\\d+)?`:`${I}(?::[0-5]\\d(?:\\.\\d+)?)?`}e(tt,"timeSource");
function Nt(m){return new RegExp(`^${tt(m)}$`)}e(Nt,"time");function bt(m){const I=["Z"];m.offset&&I.push("([+-](?:[01]\\\
d|2[0-3]):[0-5]\\d)");const U=`${tt({precision:m.precision,seconds:!0})}(?:${I.join("|")})`,ue=m.local?`${U}|${tt({precision:m.
precision})}`:U;return new RegExp(`^${Ie}T(?:${ue})$`)}e(bt,"datetime");const Ve=/^[\s\S]{0,}$/,nt=e(m=>{const I=m?`[\\s\\\
S]{${m?.minimum??0},${m?.maximum??""}}`:"[\\s\\S]*";return new RegExp(`^${I}$`)},"string"),_t=/^-?\d+n?$/,ot=/^-?\d+$/,zt=/^-?\d+(?:\.\d+)?$/,
it=/^(?:true|false)$/i,wt=/^null$/i,ft=/^undefined$/i,dt=/^[^A-Z]*$/,pt=/^[^a-z]*$/,xt=/^[0-9a-fA-F]*$/;function mt(m,I){
return new RegExp(`^[A-Za-z0-9+/]{${m}}${I}$`)}e(mt,"fixedBase64");function $t(m){return new RegExp(`^[A-Za-z0-9_-]{${m}\
}$`)}e($t,"fixedBase64url");const yt=/^[0-9a-fA-F]{32}$/,Ct=null,Zt=null,Et=/^[0-9a-fA-F]{40}$/,Fe=null,gt=null,Xe=/^[0-9a-fA-F]{64}$/,
ht=null,Rt=null,kt=/^[0-9a-fA-F]{96}$/,Ft=null,_=null,l=/^[0-9a-fA-F]{128}$/,O=null,E=null}),29396:((rt,xe,te)=>{te.d(xe,
{fd:e(()=>Pe,"fd")});var S;const z=null,Z=null;class W{static{e(this,"$ZodRegistry")}constructor(){this._map=new WeakMap,
this._idmap=new Map}add(ze,...me){const ge=me[0];return this._map.set(ze,ge),ge&&typeof ge=="object"&&"id"in ge&&this._idmap.
set(ge.id,ze),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(ze){const me=this._map.get(ze);return me&&
typeof me=="object"&&"id"in me&&this._idmap.delete(me.id),this._map.delete(ze),this}get(ze){const me=ze._zod.parent;if(me){
const ge={...this.get(me)??{}};delete ge.id;const he={...ge,...this._map.get(ze)};return Object.keys(he).length?he:void 0}
return this._map.get(ze)}has(ze){return this._map.has(ze)}}function T(){return new W}e(T,"registry"),(S=globalThis).__zod_globalRegistry??
(S.__zod_globalRegistry=T());const Pe=globalThis.__zod_globalRegistry}),56985:((rt,xe,te)=>{te.d(xe,{$p:e(()=>Ne,"$p"),Dq:e(
()=>zt,"Dq"),CQ:e(()=>ft,"CQ"),BN:e(()=>kt,"BN"),sF:e(()=>Rt,"sF"),CI:e(()=>bt,"CI"),Cn:e(()=>nt,"Cn"),bl:e(()=>J,"bl"),
Zu:e(()=>de,"Zu"),t$:e(()=>kn,"t$"),b0:e(()=>Ht,"b0"),o5:e(()=>ue,"o5"),rv:e(()=>nn,"rv"),Oy:e(()=>dt,"Oy"),qG:e(()=>Re,
"qG"),cG:e(()=>R,"cG"),VO:e(()=>tn,"VO"),RL:e(()=>dn,"RL"),Zc:e(()=>_e,"Zc"),Lc:e(()=>Ie,"Lc"),Zy:e(()=>tt,"Zy"),v1:e(()=>Y,
"v1"),Ko:e(()=>K,"Ko"),$N:e(()=>we,"$N"),Ax:e(()=>ne,"Ax"),LJ:e(()=>d,"LJ"),h8:e(()=>Fe,"h8"),GY:e(()=>g,"GY"),nu:e(()=>zn,
"nu"),Py:e(()=>G,"Py"),Um:e(()=>I,"Um"),N$:e(()=>mn,"N$"),qc:e(()=>$n,"qc"),vz:e(()=>Xe,"vz"),I:e(()=>ht,"I"),w:e(()=>St,
"w"),ig:e(()=>fn,"ig"),_m:e(()=>a,"_m"),VF:e(()=>Gt,"VF"),Sb:e(()=>jt,"Sb"),h:e(()=>ut,"h"),$v:e(()=>he,"$v"),EY:e(()=>Q,
"EY"),Wc:e(()=>wn,"Wc"),G3:e(()=>re,"G3"),W4:e(()=>ee,"W4"),g5:e(()=>ye,"g5"),VY:e(()=>N,"VY"),Zn:e(()=>Me,"Zn"),cu:e(()=>ct,
"cu"),GP:e(()=>m,"GP"),TF:e(()=>D,"TF"),cq:e(()=>ot,"cq"),xE:e(()=>it,"xE"),YK:e(()=>ge,"YK")});var S=te(44890),z=te(88532);
class Z{static{e(this,"Doc")}constructor(o=[],i={}){this.content=[],this.indent=0,this.args=o,this.closed=i}indented(o){
this.indent+=1;try{o(this)}finally{this.indent-=1}}write(o){if(typeof o=="function"){o(this,{execution:"sync"}),o(this,{
execution:"async"});return}const c=o.split(`
`).filter(j=>j),u=Math.min(...c.map(j=>j.length-j.trimStart().length)),h=c.map(j=>j.slice(u)).map(j=>" ".repeat(this.indent*
2)+j);for(const j of h)this.content.push(j)}compile(){const o=Function,i=this?.content??[""];return new o(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${i.join(`
`)}
};`)(...Object.values(this.closed))}}var W=te(23908),T=te(54723);const Pe={major:4,minor:6,patch:7},ee=z.xI("$ZodType",(n,o)=>{
var i;n??(n={}),n._zod.def=o,n._zod.bag=n._zod.bag||{},n._zod.version=Pe;const c=n._zod.def.checks,u=n._zod.traits.has("\
$ZodCheck")?[n,...c??[]]:c?.length?[...c]:[];for(const h of u)for(const j of h._zod.onattach)j(n);if(u.length===0)(i=n._zod).
deferred??(i.deferred=[]),n._zod.deferred?.push(()=>{n._zod.run=n._zod.parse});else{const h=e((B,H,M)=>{if(B.memo)return B;
let L=T.QH(B),ae;for(const pe of H){if(pe._zod.def.when){if(T.rL(B)||!pe._zod.def.when(B))continue}else if(L)continue;const ie=B.
issues.length,oe=pe._zod.check(B);if(oe instanceof Promise&&M?.async===!1)throw new z.GT;if(ae||oe instanceof Promise)ae=
(ae??Promise.resolve()).then(async()=>{await oe,B.issues.length!==ie&&(T.d3(B.issues,ie,n),L||(L=T.QH(B,ie)))});else{if(B.
issues.length===ie)continue;T.d3(B.issues,ie,n),L||(L=T.QH(B,ie))}}return ae?ae.then(()=>B):B},"runChecks"),j=e((B,H,M)=>{
if(T.QH(B))return B.aborted=!0,B;const L=h(H,u,M);if(L instanceof Promise){if(M.async===!1)throw new z.GT;return L.then(
ae=>n._zod.parse(ae,M))}return n._zod.parse(L,M)},"handleCanaryResult");n._zod.run=(B,H)=>{if(H.skipChecks)return n._zod.
parse(B,H);if(H.direction==="backward"){const L=n._zod.parse({value:B.value,issues:[]},{...H,skipChecks:!0});return L instanceof
Promise?L.then(ae=>j(ae,B,H)):j(L,B,H)}const M=n._zod.parse(B,H);if(M instanceof Promise){if(H.async===!1)throw new z.GT;
return M.then(L=>h(L,u,H))}return h(M,u,H)}}},{get"~standard"(){return T.jD(this,"~standard",ge(this))},set"~standard"(n){
T.qh(this,"~standard",n)}}),ze=e((n,o)=>n.issues.length?{issues:n.issues.map(i=>T.iR(i,o,z.$W()))}:{value:n.value},"toSt\
andardResult");async function me(n,o){const i={async:!0};return ze(await n._zod.run({value:o,issues:[]},i),i)}e(me,"vali\
dateAsync");function ge(n){return{validate:e(o=>{const i={async:!1};try{const c=n._zod.run({value:o,issues:[]},i);if(!(c instanceof
Promise))return ze(c,i)}catch{}return me(n,o)},"validate"),vendor:"zod",version:1}}e(ge,"standardProps");const he=z.xI("\
$ZodString",(n,o)=>{ee.init(n,o),n._zod.pattern=o.pattern??W.gp,n._zod.parse=(i,c)=>{if(o.coerce)try{i.value=String(i.value)}catch{}
return typeof i.value=="string"||i.issues.push({expected:"string",code:"invalid_type",input:i.value,inst:n}),i}}),Q=z.xI(
"$ZodStringFormat",(n,o)=>{S.ql.init(n,o),he.init(n,o)}),_e=z.xI("$ZodGUID",(n,o)=>{o.pattern??(o.pattern=W.Os),Q.init(n,
o)}),Me=z.xI("$ZodUUID",(n,o)=>{if(o.version){const c={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[o.version];if(c===void 0)
throw new Error(`Invalid UUID version: "${o.version}"`);o.pattern??(o.pattern=W.uR(c))}else o.pattern??(o.pattern=W.uR());
Q.init(n,o)}),Re=z.xI("$ZodEmail",(n,o)=>{o.pattern??(o.pattern=W.Rp),Q.init(n,o)}),fe=1,ce=2;function se(n){try{return typeof URL<
"u"&&typeof URL.canParse=="function"?URL.canParse(n):(new URL(n),!0)}catch{return!1}}e(se,"canParseURL");function y(n,o){
return!("normalize"in o)&&!("hostname"in o)&&!("protocol"in o)?se(n)||ce:x(n,o)}e(y,"validateURL");function x(n,o){if(!o.
normalize&&o.protocol?.source===W.F.source&&!/^https?:\/\//i.test(n))return fe;try{if(typeof URL<"u"){const i=URL;if(typeof i.
parse=="function")return i.parse(n)??ce}return new URL(n)}catch{return ce}}e(x,"parseURLObject");const $=/[\t\n\r]/g;function F(n){
return n.replace($,"")}e(F,"stripTabAndNewline");function v(n,o){return o.lastIndex=0,o.test(n.hostname)}e(v,"urlHostnam\
eOk");function P(n,o){return o.lastIndex=0,o.test(n.protocol.endsWith(":")?n.protocol.slice(0,-1):n.protocol)}e(P,"urlPr\
otocolOk");const N=z.xI("$ZodURL",(n,o)=>{Q.init(n,o),n._zod.check=i=>{try{const c=i.value.trim(),u=y(c,o);if(u===fe){i.
issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:i.value,inst:n,continue:!o.abort});return}
if(u===ce){i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:n,continue:!o.abort});return}if(u===!0){
i.value=F(c);return}o.hostname&&!v(u,o.hostname)&&i.issues.push({code:"invalid_format",format:"url",note:"Invalid hostna\
me",pattern:o.hostname.source,input:i.value,inst:n,continue:!o.abort}),o.protocol&&!P(u,o.protocol)&&i.issues.push({code:"\
invalid_format",format:"url",note:"Invalid protocol",pattern:o.protocol.source,input:i.value,inst:n,continue:!o.abort}),
i.value=o.normalize?u.href:F(c);return}catch{i.issues.push({code:"invalid_format",format:"url",input:i.value,inst:n,continue:!o.
abort})}}}),R=z.xI("$ZodEmoji",(n,o)=>{o.pattern??(o.pattern=W.Zg()),Q.init(n,o)}),G=z.xI("$ZodNanoID",(n,o)=>{if(o.length!==
void 0&&(!Number.isInteger(o.length)||o.length<1))throw new Error(`Invalid nanoid length: ${o.length}`);o.pattern??(o.pattern=
o.length===void 0?W.Ak:W.D2(o.length)),Q.init(n,o)}),J=z.xI("$ZodCUID",(n,o)=>{o.pattern??(o.pattern=W.gF),Q.init(n,o)}),
de=z.xI("$ZodCUID2",(n,o)=>{o.pattern??(o.pattern=W.Gl),Q.init(n,o)}),ye=z.xI("$ZodULID",(n,o)=>{o.pattern??(o.pattern=W.
Z0),Q.init(n,o)}),D=z.xI("$ZodXID",(n,o)=>{o.pattern??(o.pattern=W.kM),Q.init(n,o)}),g=z.xI("$ZodKSUID",(n,o)=>{o.pattern??
(o.pattern=W.fO),Q.init(n,o)}),K=z.xI("$ZodISODateTime",(n,o)=>{o.pattern??(o.pattern=W.w$(o)),Q.init(n,o)}),Y=z.xI("$Zo\
dISODate",(n,o)=>{o.pattern??(o.pattern=W.p6),Q.init(n,o)}),ne=z.xI("$ZodISOTime",(n,o)=>{o.pattern??(o.pattern=W.kB(o)),
Q.init(n,o)}),we=z.xI("$ZodISODuration",(n,o)=>{o.pattern??(o.pattern=W.p0),Q.init(n,o)}),Ie=z.xI("$ZodIPv4",(n,o)=>{o.pattern??
(o.pattern=W.uX),Q.init(n,o)}),Ae=/^[0-9a-fA-F:.]+$/;function Ge(n){return Ae.test(n)?se(`http://[${n}]`):!1}e(Ge,"isVal\
idIPv6");const tt=z.xI("$ZodIPv6",(n,o)=>{o.pattern??(o.pattern=W.ug),Q.init(n,o),n._zod.check=i=>{Ge(i.value)||i.issues.
push({code:"invalid_format",format:"ipv6",input:i.value,inst:n,continue:!o.abort})}}),Nt=null,bt=z.xI("$ZodCIDRv4",(n,o)=>{
o.pattern??(o.pattern=W.zr),Q.init(n,o)});function Ve(n){const o=n.split("/");if(o.length!==2)return!1;const[i,c]=o;if(!c)
return!1;const u=Number(c);return`${u}`!==c||u<0||u>128?!1:Ge(i)}e(Ve,"isValidCIDRv6");const nt=z.xI("$ZodCIDRv6",(n,o)=>{
o.pattern??(o.pattern=W.l7),Q.init(n,o),n._zod.check=i=>{Ve(i.value)||i.issues.push({code:"invalid_format",format:"cidrv\
6",input:i.value,inst:n,continue:!o.abort})}});function _t(n){if(n==="")return!0;if(/\s/.test(n)||n.length%4!==0)return!1;
try{return atob(n),!0}catch{return!1}}e(_t,"isValidBase64");const ot=/^[0-9a-zA-Z+/]*={0,2}$/,zt=z.xI("$ZodBase64",(n,o)=>{
o.pattern??(o.pattern=ot),Q.init(n,o),n._zod.check=i=>{_t(i.value)||i.issues.push({code:"invalid_format",format:"base64",
input:i.value,inst:n,continue:!o.abort})}}),it=/^[A-Za-z0-9_-]*$/;function wt(n){if(!it.test(n))return!1;const o=n.replace(
/[-_]/g,c=>c==="-"?"+":"/"),i=o.padEnd(Math.ceil(o.length/4)*4,"=");return _t(i)}e(wt,"isValidBase64URL");const ft=z.xI(
"$ZodBase64URL",(n,o)=>{o.pattern??(o.pattern=it),Q.init(n,o),n._zod.check=i=>{wt(i.value)||i.issues.push({code:"invalid\
_format",format:"base64url",input:i.value,inst:n,continue:!o.abort})}}),dt=z.xI("$ZodE164",(n,o)=>{o.pattern??(o.pattern=
W.hQ),Q.init(n,o)}),pt=/[- ]/g;function xt(n){let o=n.length,i=1,c=0;for(;o;){const u=n.charCodeAt(--o)-48;i^=1,c+=i?[0,
2,4,6,8,1,3,5,7,9][u]:u}return c%10===0}e(xt,"isLuhnAlgo");function mt(n){return regexes.creditCard.test(n)?xt(n.replace(
pt,"")):!1}e(mt,"isValidCreditCard");const $t=null;function yt(n){let o=0;const i=n.length;for(let c=4;c<i;c++){const u=n.
charCodeAt(c);o=(u>=65?o*100+(u-55):o*10+(u-48))%97}for(let c=0;c<4;c++){const u=n.charCodeAt(c);o=(u>=65?o*100+(u-55):o*
10+(u-48))%97}return o===1}e(yt,"isIso7064Mod97");function Ct(n){return regexes.iban.test(n)?yt(n):!1}e(Ct,"isValidIBAN");
const Zt=null;function Et(n,o=null){try{const i=n.split(".");if(i.length!==3)return!1;const[c]=i;if(!c)return!1;const u=JSON.
parse(atob(c));return!("typ"in u&&u?.typ!=="JWT"||!u.alg||o&&(!("alg"in u)||u.alg!==o))}catch{return!1}}e(Et,"isValidJWT");
const Fe=z.xI("$ZodJWT",(n,o)=>{Q.init(n,o),n._zod.check=i=>{Et(i.value,o.alg)||i.issues.push({code:"invalid_format",format:"\
jwt",input:i.value,inst:n,continue:!o.abort})}}),gt=null,Xe=z.xI("$ZodNumber",(n,o)=>{ee.init(n,o),n._zod.pattern=W.ai,n.
_zod.parse=(i,c)=>{if(o.coerce)try{i.value=Number(i.value)}catch{}const u=i.value;if(typeof u=="number"&&!Number.isNaN(u)&&
Number.isFinite(u))return i;const h=typeof u=="number"?Number.isNaN(u)?"NaN":Number.isFinite(u)?void 0:String(u):void 0;
return i.issues.push({expected:"number",code:"invalid_type",input:u,inst:n,...h?{received:h}:{}}),i}}),ht=z.xI("$ZodNumb\
erFormat",(n,o)=>{S.KH.init(n,o),Xe.init(n,o)}),Rt=z.xI("$ZodBoolean",(n,o)=>{ee.init(n,o),n._zod.pattern=W.zM,n._zod.parse=
(i,c)=>{if(o.coerce)try{i.value=!!i.value}catch{}const u=i.value;return typeof u=="boolean"||i.issues.push({expected:"bo\
olean",code:"invalid_type",input:u,inst:n}),i}}),kt=z.xI("$ZodBigInt",(n,o)=>{ee.init(n,o),n._zod.pattern=W.o,n._zod.parse=
(i,c)=>{if(o.coerce)try{i.value=BigInt(i.value)}catch{}return typeof i.value=="bigint"||i.issues.push({expected:"bigint",
code:"invalid_type",input:i.value,inst:n}),i}}),Ft=null,_=null,l=null,O=null,E=null,m=z.xI("$ZodUnknown",(n,o)=>{ee.init(
n,o),n._zod.parse=i=>i}),I=z.xI("$ZodNever",(n,o)=>{ee.init(n,o),n._zod.parse=(i,c)=>(i.issues.push({expected:"never",code:"\
invalid_type",input:i.value,inst:n}),i)}),U=null,ue=z.xI("$ZodDate",(n,o)=>{ee.init(n,o),n._zod.parse=(i,c)=>{if(o.coerce)
try{i.value=new Date(i.value)}catch{}const u=i.value,h=u instanceof Date;return h&&!Number.isNaN(u.getTime())||i.issues.
push({expected:"date",code:"invalid_type",input:u,...h?{received:"Invalid Date"}:{},inst:n}),i}});function X(n,o){const i=T.
hi(n._zod.def.checks);if(!i.length)return;const c=Math.min(...i.map(h=>h[0])),u=n._zod.parse;n._zod.parse=(h,j)=>{const B=o(
h.value);if(B>c&&!j?.skipChecks&&j?.direction!=="backward"){for(const[H,M]of T.hi(n._zod.def.checks))if(B>H&&M._zod.def.
when(h)){const L=h.issues.length;return M._zod.check(h),h.issues[L].continue=!1,T.d3(h.issues,L,n),h}}return u(h,j)}}e(X,
"capSize");const $e=e(n=>Array.isArray(n)?n.length:-1,"arraySize"),be=e(n=>n instanceof Map?n.size:-1,"mapSize"),Te=e(n=>n instanceof
Set?n.size:-1,"setSize");function ve(n,o,i){n.issues.length&&o.issues.push(...T.lQ(i,n.issues)),o.value[i]=n.value}e(ve,
"handleArrayResult");const Ne=z.xI("$ZodArray",(n,o)=>{ee.init(n,o);const i=z.cr.memoizer;i?.attach(n),n._zod.parse=(c,u)=>{
const h=c.value;if(!Array.isArray(h))return c.issues.push({expected:"array",code:"invalid_type",input:h,inst:n}),c;c.value=
i?i.alloc(n,c,Array(h.length),u):Array(h.length);const j=[],B=u?.abortEarly;for(let H=0;H<h.length;H++){const M=h[H],L=o.
element._zod.run({value:M,issues:[]},u);if(L instanceof Promise)j.push(L.then(ae=>ve(ae,c,H)));else if(ve(L,c,H),B&&L.issues.
length!==0&&T.QH(L))break}return j.length?Promise.all(j).then(()=>c):c},X(n,$e)});function Ze(n,o,i,c,u,h){const j=i in c,
B=h==="optional";if(!(!j&&B&&u==="optional")){if(n.issues.length){if(u!==void 0&&B&&!j)return;o.issues.push(...T.lQ(i,n.
issues))}if(!j&&u===void 0){n.issues.length||o.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[
i]});return}n.value===void 0?(j||u==="defaulted"&&!B)&&(o.value[i]=void 0):o.value[i]=n.value}}e(Ze,"handlePropertyResul\
t");const Be=[];function Qe(n){const o=Object.keys(n.shape),i=Object.getOwnPropertySymbols(n.shape),c=i.length?i:Be,u=c.
length?[...o,...c]:o;for(const j of u)if(!n.shape?.[j]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element a\
t key "${String(j)}": expected a Zod schema`);const h=T.NM(n.shape);return{...n,allKeys:u,symbolKeys:c,keySet:new Set(o),
numKeys:o.length,optionalKeys:new Set(h)}}e(Qe,"normalizeDef");function Ce(n,o,i,c,u,h,j){const B=[],H=u.keySet,M=u.catchall.
_zod,L=M.def.type,ae=M.optin,pe=M.optout;let ie=0;for(const oe in o){if(j&&i.issues.length!==ie){if(T.QH(i,ie))break;ie=
i.issues.length}if(H.has(oe))continue;if(oe==="__proto__"){L==="never"&&B.push(oe);continue}if(L==="never"){B.push(oe);continue}
const je=M.run({value:o[oe],issues:[]},c);je instanceof Promise?n.push(je.then(Le=>Ze(Le,i,oe,o,ae,pe))):Ze(je,i,oe,o,ae,
pe)}return B.length&&i.issues.push({code:"unrecognized_keys",keys:B,input:o,inst:h,continue:!0}),n.length?Promise.all(n).
then(()=>i):i}e(Ce,"handleCatchall");const Dt=z.xI("$ZodObject",(n,o)=>{ee.init(n,o);const i=Object.getOwnPropertyDescriptor(
o,"shape"),c=i?.get?i.get.raw:o.shape??{};if(c){const M=e(()=>{const L={...c};return Object.defineProperty(o,"shape",{value:L}),
M.raw=L,L},"get");M.raw=c,Object.defineProperty(o,"shape",{get:M})}const u=T.PO(()=>Qe(o));T.v5(n,"propValues",M=>{const L=M.
def.shape,ae={};for(const pe in L){const ie=L[pe]._zod;if(ie.values){Object.prototype.hasOwnProperty.call(ae,pe)||T.Vy(ae,
pe,new Set);for(const oe of ie.values)ae[pe].add(oe);ie.optin!==void 0&&ae[pe].add(void 0)}}return ae});const h=T.Gv,j=o.
catchall;let B;const H=z.cr.memoizer;H?.attach(n),n._zod.parse=(M,L)=>{B??(B=u.value);const ae=M.value;if(!h(ae))return M.
issues.push({expected:"object",code:"invalid_type",input:ae,inst:n}),M;M.value=H?H.alloc(n,M,{},L):{};const pe=[],ie=B.shape,
oe=L?.abortEarly;let je=M.issues.length;for(const Le of B.allKeys){if(oe&&M.issues.length!==je){if(T.QH(M,je))break;je=M.
issues.length}if(Le==="__proto__")continue;const It=ie[Le],Ot=It._zod.optin,Jt=It._zod.optout,Wt=It._zod.run({value:ae[Le],
issues:[]},L);Wt instanceof Promise?pe.push(Wt.then(We=>Ze(We,M,Le,ae,Ot,Jt))):Ze(Wt,M,Le,ae,Ot,Jt)}return j?Ce(pe,ae,M,
L,u.value,n,oe===!0):pe.length?Promise.all(pe).then(()=>M):M}}),St=z.xI("$ZodObjectJIT",(n,o)=>{Dt.init(n,o);const i=n._zod.
parse,c=T.PO(()=>Qe(o)),u=z.cr.memoizer,h=e(ie=>{const oe=c.value,je=oe.symbolKeys,Le=new Z(["payload","ctx"],{shape:ie,
inst:n,memo:u,syms:je}),It=e(We=>`shape[${We}]._zod.run({ value: input[${We}], issues: [] }, ctx)`,"parseStr"),Ot=e((We,Ee)=>`\

          let ${We}_ab = false;
          for (let i = 0; i < ${We}.issues.length; i++) {
            const iss = ${We}.issues[i];
            iss.path = iss.path ? [${Ee}, ...iss.path] : [${Ee}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${We}_ab = true;
          }
          if (${We}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`,"prefixStr");Le.write("const input = payload.value;");const Jt=Object.create(null);let Wt=0;for(const We of oe.
allKeys)Jt[We]=`key_${Wt++}`;Le.write(u?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");
for(const We of oe.allKeys){if(We==="__proto__")continue;const Ee=Jt[We],Ye=typeof We=="symbol"?`syms[${je.indexOf(We)}]`:
T.UQ(We),rn=`${Ye} in input`,on=ie[We],sn=on?._zod?.optin,In=sn!==void 0,On=on?._zod?.optout==="optional";if(Le.write(`c\
onst ${Ee} = ${It(Ye)};`),In&&On){const Mn=sn==="optional"?`${Ee}_present`:`${Ee}.value !== undefined || ${Ee}_present`;
Le.write(`
        const ${Ee}_present = ${rn};
        if (!${Ee}.issues.length || ${Ee}_present) {
          if (${Ee}.issues.length) {${Ot(Ee,Ye)}
          }

          if (${Mn}) {
            newResult[${Ye}] = ${Ee}.value;
          }
        }

      `)}else In?(Le.write(`
        if (${Ee}.issues.length) {${Ot(Ee,Ye)}
        }
      `),sn==="defaulted"?Le.write(`newResult[${Ye}] = ${Ee}.value;`):Le.write(`
        if (${Ee}.value !== undefined || ${rn}) {
          newResult[${Ye}] = ${Ee}.value;
        }
      `)):Le.write(`
        const ${Ee}_present = ${rn};
        if (${Ee}.issues.length) {${Ot(Ee,Ye)}
        }
        if (!${Ee}_present && !${Ee}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${Ye}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${Ee}_present) {
          newResult[${Ye}] = ${Ee}.value;
        }

      `)}return Le.write("payload.value = newResult;"),Le.write("return payload;"),Le.compile()},"generateFastpass");let j;
const B=T.Gv,H=!z.cr.jitless,M=T.hI,L=H&&M.value,ae=o.catchall;let pe;n._zod.parse=(ie,oe)=>{pe??(pe=c.value);const je=ie.
value;return B(je)?H&&L&&oe?.async===!1&&oe.jitless!==!0?(j||(j=h(o.shape)),ie=j(ie,oe),ae?Ce([],je,ie,oe,pe,n,oe?.abortEarly===
!0):ie):i(ie,oe):(ie.issues.push({expected:"object",code:"invalid_type",input:je,inst:n}),ie)}});function st(n,o,i,c){for(const h of n)
if(h.issues.length===0)return o.value=h.value,o;const u=n.filter(h=>!T.QH(h));return u.length===1?(o.value=u[0].value,u[0]):
(o.issues.push({code:"invalid_union",input:o.value,inst:i,errors:n.map(h=>h.issues.map(j=>T.iR(j,c,z.$W())))}),o)}e(st,"\
handleUnionResults");const ct=z.xI("$ZodUnion",(n,o)=>{ee.init(n,o),T.v5(n,"optin",c=>c.def.options.some(u=>u._zod.optin===
"defaulted")?"defaulted":c.def.options.some(u=>u._zod.optin!==void 0)?"optional":void 0),T.v5(n,"optout",c=>c.def.options.
some(u=>u._zod.optout==="optional")?"optional":void 0),T.v5(n,"values",c=>{if(c.def.options.every(u=>u._zod.values))return new Set(
c.def.options.flatMap(u=>Array.from(u._zod.values)))}),T.v5(n,"pattern",c=>{if(c.def.options.every(u=>u._zod.pattern)){const u=c.
def.options.map(h=>h._zod.pattern);return new RegExp(`^(${u.map(h=>T.p6(h.source)).join("|")})$`)}});const i=o.options.length===
1?o.options[0]._zod.run:null;n._zod.parse=(c,u)=>{if(i)return i(c,u);let h=!1;const j=[];for(const B of o.options){const H=B.
_zod.run({value:c.value,issues:[]},u);if(H instanceof Promise)j.push(H),h=!0;else{if(H.issues.length===0)return H;j.push(
H)}}return h?Promise.all(j).then(B=>st(B,c,n,u)):st(j,c,n,u)}});function Qt(n,o,i,c){const u=[];for(let h=0;h<n.length;h++)
n[h].issues.length===0&&u.push(h);return u.length===1?(o.value=n[u[0]].value,o):(u.length===0?o.issues.push({code:"inval\
id_union",input:o.value,inst:i,errors:n.map(h=>h.issues.map(j=>util.finalizeIssue(j,c,core.config())))}):o.issues.push({
code:"invalid_union",input:o.value,inst:i,errors:[],inclusive:!1,matches:u}),o)}e(Qt,"handleExclusiveUnionResults");const qt=null;
function cn(n,o){const i=n._zod;let c=i.bag.optionsMap;c||(c=en(i.def),i.bag.optionsMap=c);const u=c.get(o);if(u===null)
throw new Error(`Ambiguous discriminator value "${String(o)}"`);return u}e(cn,"getDiscriminatedOption");function en(n){const o=new Map;
for(const i of n.options){const c=i._zod.propValues?.[n.discriminator];if(!c||c.size===0)throw new Error(`Invalid discri\
minated union option at index "${n.options.indexOf(i)}"`);for(const u of c)if(o.has(u)){if(u!==void 0)throw new Error(`D\
uplicate discriminator value "${String(u)}"`);o.set(u,null)}else o.set(u,i)}return o}e(en,"discriminatorMap");const s=null,
d=z.xI("$ZodIntersection",(n,o)=>{ee.init(n,o),n._zod.parse=(i,c)=>{const u=i.value,h=o.left._zod.run({value:u,issues:[]},
c),j=o.right._zod.run({value:u,issues:[]},c);return h instanceof Promise||j instanceof Promise?Promise.all([h,j]).then(([
H,M])=>A(i,H,M)):A(i,h,j)}});function w(n,o){if(n===o)return{valid:!0,data:n};if(n instanceof Date&&o instanceof Date&&+n==
+o)return{valid:!0,data:n};if(T.Qd(n)&&T.Qd(o)){const i=Object.keys(o),c=Object.keys(n).filter(h=>i.indexOf(h)!==-1),u={
...n,...o};Object.prototype.hasOwnProperty.call(u,"__proto__")&&delete u.__proto__;for(const h of c){if(h==="__proto__")
continue;const j=w(n[h],o[h]);if(!j.valid)return{valid:!1,mergeErrorPath:[h,...j.mergeErrorPath]};u[h]=j.data}return{valid:!0,
data:u}}if(Array.isArray(n)&&Array.isArray(o)){if(n.length!==o.length)return{valid:!1,mergeErrorPath:[]};const i=[];for(let c=0;c<
n.length;c++){const u=n[c],h=o[c],j=w(u,h);if(!j.valid)return{valid:!1,mergeErrorPath:[c,...j.mergeErrorPath]};i.push(j.
data)}return{valid:!0,data:i}}return{valid:!1,mergeErrorPath:[]}}e(w,"mergeValues");function A(n,o,i){const c=new Map;let u;
const h=new Map,j=e((M,L)=>{let ae;if(M.code==="unrecognized_keys"&&!M.path?.length)u??(u=M),ae=M.keys;else if(M.code===
"invalid_key"&&M.origin==="record"&&M.path?.length===1){const pe=String(M.path[0]);h.has(pe)||h.set(pe,M),ae=[pe]}else return!1;
for(const pe of ae)c.has(pe)||c.set(pe,{}),c.get(pe)[L]=!0;return!0},"collect");for(const M of o.issues)j(M,"l")||n.issues.
push(M);for(const M of i.issues)j(M,"r")||n.issues.push(M);const B=[...c].filter(([,M])=>M.l&&M.r).map(([M])=>M);if(B.length){
const M=u?B.filter(L=>u.keys.includes(L)):[];M.length&&n.issues.push({...u,keys:M});for(const L of B)!M.includes(L)&&h.has(
L)&&n.issues.push(h.get(L))}const H=w(o.value,i.value);if(!H.valid){if(T.QH(n))return n;throw new Error(`Unmergable inte\
rsection. Error path: ${JSON.stringify(H.mergeErrorPath)}`)}return n.value=H.data,n}e(A,"handleIntersectionResults");const re=z.
xI("$ZodTuple",(n,o)=>{ee.init(n,o);const i=o.items,c=z.cr.memoizer;c?.attach(n),n._zod.parse=(u,h)=>{const j=u.value;if(!Array.
isArray(j))return u.issues.push({input:j,inst:n,expected:"tuple",code:"invalid_type"}),u;u.value=c?c.alloc(n,u,[],h):[];
const B=[],H=le(i,"optin"),M=le(i,"optout");if(!o.rest){if(j.length<H)return u.issues.push({code:"too_small",minimum:H,inclusive:!0,
input:j,inst:n,origin:"array"}),u;j.length>i.length&&u.issues.push({code:"too_big",maximum:i.length,inclusive:!0,input:j,
inst:n,origin:"array"})}const L=new Array(i.length),ae=o.rest?h?.abortEarly:void 0;let pe=!1;for(let ie=0;ie<i.length;ie++){
const oe=i[ie]._zod.run({value:j[ie],issues:[]},h);oe instanceof Promise?B.push(oe.then(je=>{L[ie]=je})):(L[ie]=oe,ae&&!pe&&
oe.issues.length&&(pe=T.QH(oe)))}if(o.rest&&!pe){let ie=i.length-1;const oe=j.slice(i.length);let je=u.issues.length;for(const Le of oe){
if(ae&&u.issues.length!==je){if(T.QH(u,je))break;je=u.issues.length}ie++;const It=o.rest._zod.run({value:Le,issues:[]},h);
It instanceof Promise?B.push(It.then(Ot=>He(Ot,u,ie))):He(It,u,ie)}}return B.length?Promise.all(B).then(()=>Je(L,u,i,j,M)):
Je(L,u,i,j,M)}});function le(n,o){for(let i=n.length-1;i>=0;i--)if(!(o==="optin"?n[i]._zod.optin!==void 0:n[i]._zod.optout===
"optional"))return i+1;return 0}e(le,"getTupleOptStart");function He(n,o,i){n.issues.length&&o.issues.push(...T.lQ(i,n.issues)),
o.value[i]=n.value}e(He,"handleTupleResult");function Je(n,o,i,c,u){for(let h=0;h<i.length;h++){const j=n[h],B=h<c.length;
if(!B&&h>=u&&i[h]._zod.optin==="optional"){o.value.length=h;break}if(j.issues.length){if(!B&&h>=u){o.value.length=h;break}
o.issues.push(...T.lQ(h,j.issues))}o.value[h]=j.value}for(let h=o.value.length-1;h>=c.length&&(i[h]._zod.optout==="optio\
nal"&&o.value[h]===void 0);h--)o.value.length=h;return o}e(Je,"handleTupleResults");const ut=z.xI("$ZodRecord",(n,o)=>{ee.
init(n,o);const i=z.cr.memoizer;i?.attach(n),n._zod.parse=(c,u)=>{const h=c.value;if(!T.Qd(h))return c.issues.push({expected:"\
record",code:"invalid_type",input:h,inst:n}),c;const j=[],B=o.keyType._zod.values;if(B&&!o.partial){c.value=i?i.alloc(n,
c,{},u):{};const H=new Set;for(const L of B)if(typeof L=="string"||typeof L=="number"||typeof L=="symbol"){if(H.add(typeof L==
"number"?L.toString():L),L==="__proto__")continue;const ae=o.keyType._zod.run({value:L,issues:[]},u);if(ae instanceof Promise)
throw new Error("Async schemas not supported in object keys currently");if(ae.issues.length){c.issues.push({code:"invali\
d_key",origin:"record",issues:ae.issues.map(oe=>T.iR(oe,u,z.$W())),input:L,path:[L],inst:n});continue}const pe=ae.value;
if(pe==="__proto__")continue;const ie=o.valueType._zod.run({value:h[L],issues:[]},u);ie instanceof Promise?j.push(ie.then(
oe=>{oe.issues.length&&c.issues.push(...T.lQ(L,oe.issues)),c.value[pe]=oe.value})):(ie.issues.length&&c.issues.push(...T.
lQ(L,ie.issues)),c.value[pe]=ie.value)}let M;for(const L in h)if(!H.has(L))if(o.mode==="loose"){if(L==="__proto__")continue;
c.value[L]=h[L]}else M=M??[],M.push(L);M&&M.length>0&&c.issues.push({code:"unrecognized_keys",input:h,inst:n,keys:M,continue:!0})}else{
c.value=i?i.alloc(n,c,{},u):{};let H;for(const M of Reflect.ownKeys(h)){if(M==="__proto__"||!Object.prototype.propertyIsEnumerable.
call(h,M))continue;let L=o.keyType._zod.run({value:M,issues:[]},u);if(L instanceof Promise)throw new Error("Async schema\
s not supported in object keys currently");if(typeof M=="string"&&W.ai.test(M)&&L.issues.length){const oe=o.keyType._zod.
run({value:Number(M),issues:[]},u);if(oe instanceof Promise)throw new Error("Async schemas not supported in object keys \
currently");oe.issues.length===0&&(L=oe)}if(L.issues.length){o.mode==="loose"?c.value[M]=h[M]:B?(H=H??[],H.push(M)):c.issues.
push({code:"invalid_key",origin:"record",issues:L.issues.map(oe=>T.iR(oe,u,z.$W())),input:M,path:[M],inst:n});continue}const pe=L.
value;if(pe==="__proto__")continue;const ie=o.valueType._zod.run({value:h[M],issues:[]},u);ie instanceof Promise?j.push(
ie.then(oe=>{oe.issues.length&&c.issues.push(...T.lQ(M,oe.issues)),c.value[pe]=oe.value})):(ie.issues.length&&c.issues.push(
...T.lQ(M,ie.issues)),c.value[pe]=ie.value)}H&&H.length>0&&c.issues.push({code:"unrecognized_keys",input:h,inst:n,keys:H,
continue:!0})}return j.length?Promise.all(j).then(()=>c):c}}),Lt=null;function un(n,o,i,c,u,h,j){n.issues.length&&(util.
propertyKeyTypes.has(typeof c)?i.issues.push(...util.prefixIssues(c,n.issues)):i.issues.push({code:"invalid_key",origin:"\
map",input:u,inst:h,issues:n.issues.map(B=>util.finalizeIssue(B,j,core.config()))})),o.issues.length&&(util.propertyKeyTypes.
has(typeof c)?i.issues.push(...util.prefixIssues(c,o.issues)):i.issues.push({origin:"map",code:"invalid_element",input:u,
inst:h,key:c,issues:o.issues.map(B=>util.finalizeIssue(B,j,core.config()))})),i.value.set(n.value,o.value)}e(un,"handleM\
apResult");const an=null;function jn(n,o){n.issues.length&&o.issues.push(...n.issues),o.value.add(n.value)}e(jn,"handleS\
etResult");const tn=z.xI("$ZodEnum",(n,o)=>{ee.init(n,o);const i=T.w5(o.entries),c=new Set(i);n._zod.values=c,T.v5(n,"pa\
ttern",u=>{const h=T.w5(u.def.entries).filter(j=>T.qQ.has(typeof j));return new RegExp(h.length?`^(${h.map(j=>T.sD(j.toString())).
join("|")})$`:"^[^\\s\\S]$")}),n._zod.parse=(u,h)=>{const j=u.value;return c.has(j)||u.issues.push({code:"invalid_value",
values:i,input:j,inst:n}),u}}),zn=z.xI("$ZodLiteral",(n,o)=>{ee.init(n,o);const i=new Set(o.values);n._zod.values=i,T.v5(
n,"pattern",c=>{const u=c.def.values;return new RegExp(u.length?`^(${u.map(h=>typeof h=="string"?T.sD(h):h?T.sD(h.toString()):
String(h)).join("|")})$`:"^[^\\s\\S]$")}),n._zod.parse=(c,u)=>{const h=c.value;return i.has(h)||c.issues.push({code:"inv\
alid_value",values:o.values,input:h,inst:n}),c}}),ln=null,wn=z.xI("$ZodTransform",(n,o)=>{ee.init(n,o),n._zod.optin="opt\
ional",z.cr.memoizer?.guard(n),n._zod.parse=(i,c)=>{if(c.direction==="backward")throw new z.cV(n.constructor.name);const u=o.
transform(i.value,i);if(c.async)return(u instanceof Promise?u:Promise.resolve(u)).then(j=>(i.value=j,i));if(u instanceof
Promise)throw new z.GT;return i.value=u,i}});function Vt(n,o){return n.value=o.issues.length?void 0:o.value,n}e(Vt,"hand\
leOptionalResult");const fn=z.xI("$ZodOptional",(n,o)=>{ee.init(n,o),T.v5(n,"optin",i=>i.def.innerType._zod.optin==="def\
aulted"?"defaulted":"optional"),n._zod.optout="optional",T.v5(n,"values",i=>{const c=i.def.innerType._zod.values;return c?
new Set([...c,void 0]):void 0}),T.v5(n,"pattern",i=>{const c=i.def.innerType._zod.pattern;return c?new RegExp(`^(${T.p6(
c.source)})?$`):void 0}),n._zod.parse=(i,c)=>{if(i.value===void 0){if(o.innerType._zod.optin!=="defaulted")return i;const u=o.
innerType._zod.run({value:i.value,issues:[]},c);return u instanceof Promise?u.then(h=>Vt(i,h)):Vt(i,u)}return o.innerType.
_zod.run(i,c)}}),dn=z.xI("$ZodExactOptional",(n,o)=>{fn.init(n,o),T.v5(n,"values",i=>i.def.innerType._zod.values),T.v5(n,
"pattern",i=>i.def.innerType._zod.pattern),n._zod.parse=(i,c)=>o.innerType._zod.run(i,c)}),$n=z.xI("$ZodNullable",(n,o)=>{
ee.init(n,o),T.v5(n,"optin",i=>i.def.innerType._zod.optin),T.v5(n,"optout",i=>i.def.innerType._zod.optout),T.v5(n,"patte\
rn",i=>{const c=i.def.innerType._zod.pattern;return c?new RegExp(`^(${T.p6(c.source)}|null)$`):void 0}),T.v5(n,"values",
i=>i.def.innerType._zod.values?new Set([...i.def.innerType._zod.values,null]):void 0),n._zod.parse=(i,c)=>i.value===null?
i:o.innerType._zod.run(i,c)}),nn=z.xI("$ZodDefault",(n,o)=>{ee.init(n,o),n._zod.optin="defaulted",T.v5(n,"values",i=>i.def.
innerType._zod.values),n._zod.parse=(i,c)=>{if(c.direction==="backward")return o.innerType._zod.run(i,c);if(i.value===void 0)
return i.value=o.defaultValue,i;const u=o.innerType._zod.run(i,c);return u instanceof Promise?u.then(h=>pn(h,o)):pn(u,o)}});
function pn(n,o){return n.value===void 0&&(n.value=o.defaultValue),n}e(pn,"handleDefaultResult");const Gt=z.xI("$ZodPref\
ault",(n,o)=>{ee.init(n,o),n._zod.optin="defaulted",T.v5(n,"values",i=>i.def.innerType._zod.values),n._zod.parse=(i,c)=>(c.
direction==="backward"||i.value===void 0&&(i.value=o.defaultValue),o.innerType._zod.run(i,c))}),mn=z.xI("$ZodNonOptional",
(n,o)=>{ee.init(n,o),T.v5(n,"values",i=>{const c=i.def.innerType._zod.values;return c?new Set([...c].filter(u=>u!==void 0)):
void 0}),n._zod.parse=(i,c)=>{const u=o.innerType._zod.run(i,c);return u instanceof Promise?u.then(h=>Ut(h,n)):Ut(u,n)}});
function Ut(n,o){return!n.issues.length&&n.value===void 0&&n.issues.push({code:"invalid_type",expected:"nonoptional",input:n.
value,inst:o}),n}e(Ut,"handleNonOptionalResult");const Zn=null;function Bt(n,o,i,c){return o.issues.length?(n.value=i.catchValue(
{...o,value:n.value,error:{issues:o.issues.map(u=>T.iR(u,c,z.$W()))},input:n.value}),n):(n.value=o.value,o.memo&&(n.memo=
!0),n)}e(Bt,"handleCatchResult");const kn=z.xI("$ZodCatch",(n,o)=>{ee.init(n,o),T.v5(n,"optin",i=>i.def.innerType._zod.optin===
"defaulted"?"defaulted":"optional"),T.v5(n,"optout",i=>i.def.innerType._zod.optout),T.v5(n,"values",i=>i.def.innerType._zod.
values),n._zod.parse=(i,c)=>{if(c.direction==="backward")return o.innerType._zod.run(i,c);const u=o.innerType._zod.run({
value:i.value,issues:[]},c);return u instanceof Promise?u.then(h=>Bt(i,h,o,c)):Bt(i,u,o,c)}}),hn=null,a=z.xI("$ZodPipe",
(n,o)=>{ee.init(n,o),T.v5(n,"values",i=>i.def.in._zod.values),T.v5(n,"optin",i=>i.def.in._zod.optin),T.v5(n,"optout",i=>i.
def.out._zod.optout),T.v5(n,"propValues",i=>i.def.in._zod.propValues),n._zod.parse=(i,c)=>{if(c.direction==="backward"){
const h=o.out._zod.run(i,c);return h instanceof Promise?h.then(j=>f(j,o.in,c)):f(h,o.in,c)}const u=o.in._zod.run(i,c);return u instanceof
Promise?u.then(h=>f(h,o.out,c)):f(u,o.out,c)}});function f(n,o,i){return n.issues.some(c=>c.code!=="unrecognized_keys")?
(n.aborted=!0,n):o._zod.run({value:n.value,issues:n.issues},i)}e(f,"handlePipeResult");const V=null;function ke(n,o,i){if(n.
issues.length)return n.aborted=!0,n;if((i.direction||"forward")==="forward"){const u=o.transform(n.value,n);return u instanceof
Promise?u.then(h=>De(n,h,o.out,i)):De(n,u,o.out,i)}else{const u=o.reverseTransform(n.value,n);return u instanceof Promise?
u.then(h=>De(n,h,o.in,i)):De(n,u,o.in,i)}}e(ke,"handleCodecAResult");function De(n,o,i,c){return n.issues.length?(n.aborted=
!0,n):i._zod.run({value:o,issues:n.issues},c)}e(De,"handleCodecTxResult");const Ke=null,jt=z.xI("$ZodReadonly",(n,o)=>{ee.
init(n,o),T.v5(n,"propValues",i=>i.def.innerType._zod.propValues),T.v5(n,"values",i=>i.def.innerType._zod.values),T.v5(n,
"optin",i=>i.def.innerType?._zod?.optin),T.v5(n,"optout",i=>i.def.innerType?._zod?.optout),n._zod.parse=(i,c)=>{if(c.direction===
"backward")return o.innerType._zod.run(i,c);const u=o.innerType._zod.run(i,c);return u instanceof Promise?u.then(Tt):Tt(
u)}});function Tt(n){return n.memo||(n.value=Object.freeze(n.value)),n}e(Tt,"handleReadonlyResult");function _n(n){const o=n.
_zod.def;let i=o.pattern,c=!!o.format?.includes("int"),u,h;for(const B of o.checks??[]){const H=B._zod.def;H.pattern&&(i=
H.pattern),c||(c=!!H.format?.includes("int"));const M=H.minimum??H.length,L=H.maximum??H.length;M!==void 0&&(u===void 0||
M>u)&&(u=M),L!==void 0&&(h===void 0||L<h)&&(h=L)}if(i)return i.source;if(u!==void 0&&h!==void 0&&u>h)return"(?!)";if(u!==
void 0||h!==void 0)return regexes.string({minimum:u,maximum:h}).source;const j=n._zod.pattern;return(c&&j===regexes.number?
regexes.integer:j)?.source}e(_n,"leafPattern");function Pt(n){const o=n._zod.def,i=n._zod.pattern?.source,c=o.innerType??
n._zod.innerType;if(c){const u=c._zod.pattern?.source,h=Pt(c);return i&&u&&h&&h!==u?i.replace(util.cleanRegex(u),()=>util.
cleanRegex(h)):i}if(o.options){const u=o.options.map(Pt);if(u.every(Boolean))return`^(${u.map(h=>util.cleanRegex(h)).join(
"|")})$`}return _n(n)}e(Pt,"partPattern");const Sn=null,Pn=null,Kt=null,lt=null,Ht=z.xI("$ZodCustom",(n,o)=>{S.QP.init(n,
o),ee.init(n,o),n._zod.parse=(i,c)=>i,n._zod.check=i=>{const c=i.value,u=o.fn(c);if(u instanceof Promise)return u.then(h=>vt(
h,i,c,n));vt(u,i,c,n)}});function vt(n,o,i,c){if(!n){const u={code:"custom",input:i,inst:c,path:[...c._zod.def.path??[]],
continue:!c._zod.def.abort};c._zod.def.params&&(u.params=c._zod.def.params),o.issues.push(T.sn(u))}}e(vt,"handleRefineRe\
sult")}),87509:((rt,xe,te)=>{te.d(xe,{Lp:e(()=>Pe,"Lp"),OA:e(()=>ce,"OA"),Wb:e(()=>ze,"Wb"),_S:e(()=>T,"_S"),az:e(()=>W,
"az"),jE:e(()=>Re,"jE"),uE:e(()=>se,"uE")});var S=te(29396),z=te(54723);function Z(y,...x){for(const $ of x)for(const F of Reflect.
ownKeys($))Object.prototype.propertyIsEnumerable.call($,F)&&(0,z.Vy)(y,F,$[F]);return y}e(Z,"assignProps");function W(y){
let x=y?.target??"draft-2020-12";return x==="draft-4"&&(x="draft-04"),x==="draft-7"&&(x="draft-07"),{processors:y.processors??
{},metadataRegistry:y?.metadata??S.fd,target:x,unrepresentable:y?.unrepresentable??"throw",override:y?.override??(()=>{}),
io:y?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:y?.cycles??"ref",
reused:y?.reused??"inline",intersections:[],deferred:[],external:y?.external??void 0}}e(W,"initializeContext");function T(y,x,$,F,v){
const P=typeof x.unrepresentable=="function"?x.unrepresentable({zodSchema:y,path:F.path,message:v}):x.unrepresentable;if(P===
"any")return!1;if(P===void 0||P==="throw")throw new Error(v);return Object.assign($,P),!0}e(T,"handleUnrepresentable");function Pe(y,x,$={
path:[],schemaPath:[]}){var F;const v=y._zod.def,P=x.seen.get(y);if(P)return P.count++,$.schemaPath.includes(y)&&(P.cycle=
$.path),P.schema;const N={schema:{},count:1,cycle:void 0,path:$.path};x.seen.set(y,N),x.sharedDefsExtractedFor=void 0,x.
sharedEmitDoneFor=void 0;const R=y._zod.toJSONSchema?.();if(R)N.schema=R;else{const de={...$,schemaPath:[...$.schemaPath,
y],path:$.path};if(y._zod.processJSONSchema)y._zod.processJSONSchema(x,N.schema,de);else{const D=N.schema,g=x.processors[v.
type];if(!g)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${v.type}`);g(y,x,D,de)}const ye=y._zod.
parent;ye&&(N.ref||(N.ref=ye),Pe(ye,x,de),x.seen.get(ye).isParent=!0)}const G=x.metadataRegistry.get(y);return G&&Z(N.schema,
G),x.io==="input"&&fe(y)&&(delete N.schema.examples,delete N.schema.default),x.io==="input"&&"_prefault"in N.schema&&((F=
N.schema).default??(F.default=N.schema._prefault)),delete N.schema._prefault,x.seen.get(y).schema}e(Pe,"processSchema");
function ee(y){return y.replace(/~/g,"~0").replace(/\//g,"~1")}e(ee,"encodeJSONPointerSegment");function ze(y,x){const $=y.
seen.get(x);if(!$)throw new Error("Unprocessed schema. This is a bug in Zod.");if(y.external&&y.sharedDefsExtractedFor===
y.external)return;const F=new Map;for(const N of y.seen.entries()){const R=y.metadataRegistry.get(N[0])?.id;if(R){const G=F.
get(R);if(G&&G!==N[0])throw new Error(`Duplicate schema id "${R}" detected during JSON Schema conversion. Two different \
schemas cannot share the same id when converted together.`);F.set(R,N[0])}}const v=e(N=>{const R=y.target==="draft-2020-\
12"?"$defs":"definitions";if(y.external){const ye=y.external.registry.get(N[0])?.id,D=y.external.uri??(K=>K);if(ye)return{
ref:D(ye)};const g=N[1].defId??N[1].schema.id??`schema${y.counter++}`;return N[1].defId=g,{defId:g,ref:`${D("__shared")}\
#/${R}/${ee(g)}`}}const G="#",J=`${G}/${R}/`;if(N[1]===$&&!N[1].schema.id)return{ref:G};const de=N[1].schema.id??`__sche\
ma${y.counter++}`;return{defId:de,ref:J+ee(de)}},"makeURI"),P=e(N=>{if(N[1].schema.$ref)return;const R=N[1],{ref:G,defId:J}=v(
N);R.def={...R.schema},J&&(R.defId=J);const de=R.schema;for(const ye in de)delete de[ye];de.$ref=G},"extractToDef");if(y.
cycles==="throw")for(const N of y.seen.entries()){const R=N[1];if(R.cycle)throw new Error(`Cycle detected: #/${R.cycle?.
join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(const N of y.seen.entries()){const R=N[1];
if(x===N[0]){P(N);continue}if(y.external){const J=y.external.registry.get(N[0])?.id;if(x!==N[0]&&J){P(N);continue}}if(y.
metadataRegistry.get(N[0])?.id){P(N);continue}if(R.cycle){P(N);continue}R.count>1&&y.reused==="ref"&&P(N)}y.external&&(y.
sharedDefsExtractedFor=y.external)}e(ze,"extractDefs");function me(y){const x=y.anyOf;if(!Array.isArray(x)||x.length===0||
y.type!==void 0)return;const $=[];for(const F of x){if(!F||typeof F!="object")return;me(F);const v=Object.keys(F);if(v.length!==
1||v[0]!=="type")return;const P=F.type;for(const N of Array.isArray(P)?P:[P]){if(typeof N!="string")return;$.includes(N)||
$.push(N)}}delete y.anyOf,y.type=$.length===1?$[0]:$}e(me,"compactTypeUnion");const ge=new Set(["type","properties","req\
uired","additionalProperties"]),he=["oneOf","anyOf"];function Q(y){const x=y.additionalProperties;return x===void 0||x===
!1||typeof x!="object"||x===null?null:Object.keys(x).length?x:null}e(Q,"undeclaredConstraint");function _e(y){const x=[];
for(const P of y){if(typeof P!="object"||P.type!=="object")return null;for(const N in P)if(!ge.has(N))return null;x.push(
P)}const $={},F=new Set;for(const P of x){for(const N in P.properties){if(Object.prototype.hasOwnProperty.call($,N))continue;
const R=[];for(const J of x){const de=J.properties?.[N]??Q(J);de!=null&&(R.some(ye=>JSON.stringify(ye)===JSON.stringify(
de))||R.push(de))}const G=R.length===1?R[0]:_e(R)??{allOf:R};(0,z.Vy)($,N,G)}for(const N of P.required??[])F.add(N)}const v={
type:"object",properties:$};if(F.size&&(v.required=[...F]),x.every(P=>P.additionalProperties===!1))v.additionalProperties=
!1;else{const P=[];for(const N of x){const R=Q(N);R&&!P.some(G=>JSON.stringify(G)===JSON.stringify(R))&&P.push(R)}P.length===
1?v.additionalProperties=P[0]:P.length>1&&(v.additionalProperties={allOf:P})}return v}e(_e,"foldObjects");function Me(y){
const x=y.allOf;if(!Array.isArray(x)||x.length<2)return;for(const v of ge)if(v in y)return;const $=x.filter(v=>he.some(P=>Array.
isArray(v[P])));let F=null;if(!$.length)F=_e(x);else{const v=$[0],P=he.find(G=>Array.isArray(v[G]));if(Object.keys(v).length!==
1)return;const N=x.filter(G=>G!==v),R=v[P].map(G=>_e([...N,G]));if(R.some(G=>!G))return;F={[P]:R}}F&&(delete y.allOf,Z(y,
F))}e(Me,"foldIntersection");function Re(y,x){const $=y.seen.get(x);if(!$)throw new Error("Unprocessed schema. This is a\
 bug in Zod.");const F=e(R=>{const G=y.seen.get(R);if(G.ref===null)return;const J=G.def??G.schema,de={...J},ye=G.ref;if(G.
ref=null,ye){F(ye);const g=y.seen.get(ye),K=g.schema;if(K.$ref&&(y.target==="draft-07"||y.target==="draft-04"||y.target===
"openapi-3.0")?(J.allOf=J.allOf??[],J.allOf.push(K)):Z(J,K),Z(J,de),R._zod.parent===ye)for(const ne in J)ne==="$ref"||ne===
"allOf"||ne in de||delete J[ne];if(K.$ref&&g.def)for(const ne in J)ne==="$ref"||ne==="allOf"||ne in g.def&&JSON.stringify(
J[ne])===JSON.stringify(g.def[ne])&&delete J[ne]}const D=R._zod.parent;if(D&&D!==ye){F(D);const g=y.seen.get(D);if(g?.schema.
$ref&&(J.$ref=g.schema.$ref,g.def))for(const K in J)K==="$ref"||K==="allOf"||K in g.def&&JSON.stringify(J[K])===JSON.stringify(
g.def[K])&&delete J[K]}y.override({zodSchema:R,jsonSchema:J,path:G.path??[]})},"flattenRef");if(!y.external||y.sharedEmitDoneFor!==
y.external){for(const R of[...y.seen.entries()].reverse())F(R[0]);if(y.target!=="openapi-3.0")for(const R of y.seen.entries())
me(R[1].def??R[1].schema);for(const R of y.deferred)R();if(y.intersections.length){const R=new Map;for(const G of y.seen.
values())for(const J of[G.schema,G.def]){const de=J?.allOf;if(!Array.isArray(de))continue;const ye=R.get(de);ye?ye.push(
J):R.set(de,[J])}for(const G of y.intersections)for(const J of R.get(G)??[])Me(J)}}const v={};if(y.target==="draft-2020-\
12"?v.$schema="https://json-schema.org/draft/2020-12/schema":y.target==="draft-07"?v.$schema="http://json-schema.org/dra\
ft-07/schema#":y.target==="draft-04"?v.$schema="http://json-schema.org/draft-04/schema#":y.target,y.external?.uri){const R=y.
external.registry.get(x)?.id;if(!R)throw new Error("Schema is missing an `id` property");v.$id=y.external.uri(R)}Z(v,$.defId?
$.schema:$.def??$.schema);const P=y.metadataRegistry.get(x)?.id;P!==void 0&&v.id===P&&delete v.id;const N=y.external?.defs??
{};if(!y.external||y.sharedEmitDoneFor!==y.external)for(const R of y.seen.entries()){const G=R[1];G.def&&G.defId&&(G.def.
id===G.defId&&delete G.def.id,(0,z.Vy)(N,G.defId,G.def))}y.external&&(y.sharedEmitDoneFor=y.external),y.external||Object.
keys(N).length>0&&(y.target==="draft-2020-12"?v.$defs=N:v.definitions=N);try{const R=JSON.parse(JSON.stringify(v));return Object.
defineProperty(R,"~standard",{value:{...x["~standard"],jsonSchema:{input:se(x,"input",y.processors),output:se(x,"output",
y.processors)}},enumerable:!1,writable:!1}),R}catch{throw new Error("Error converting schema to JSON.")}}e(Re,"finalize");
function fe(y,x){const $=x??{seen:new Set};if($.seen.has(y))return!1;$.seen.add(y);const F=y._zod.def;if(F.type==="trans\
form")return!0;if(F.type==="array")return fe(F.element,$);if(F.type==="set")return fe(F.valueType,$);if(F.type==="lazy")
return fe(F.getter(),$);if(F.type==="promise"||F.type==="optional"||F.type==="nonoptional"||F.type==="nullable"||F.type===
"readonly"||F.type==="default"||F.type==="prefault"||F.type==="catch")return fe(F.innerType,$);if(F.type==="intersection")
return fe(F.left,$)||fe(F.right,$);if(F.type==="record"||F.type==="map")return fe(F.keyType,$)||fe(F.valueType,$);if(F.type===
"pipe")return y._zod.traits.has("$ZodCodec")?!0:fe(F.in,$)||fe(F.out,$);if(F.type==="object"){for(const v in F.shape)if(fe(
F.shape[v],$))return!0;return!1}if(F.type==="union"){for(const v of F.options)if(fe(v,$))return!0;return!1}if(F.type==="\
tuple"){for(const v of F.items)if(fe(v,$))return!0;return!!(F.rest&&fe(F.rest,$))}return!1}e(fe,"isTransforming");const ce=e(
(y,x={})=>$=>{const F=W({...$,processors:x});return Pe(y,F),ze(F,y),Re(F,y)},"createToJSONSchemaMethod"),se=e((y,x,$={})=>F=>{
const{libraryOptions:v,target:P}=F??{},N=W({...v??{},target:P,io:x,processors:$});return Pe(y,N),ze(N,y),Re(N,y)},"creat\
eStandardJSONSchemaMethod")}),54723:((rt,xe,te)=>{te.d(xe,{A2:e(()=>nt,"A2"),B7:e(()=>ot,"B7"),GW:e(()=>E,"GW"),Gv:e(()=>Y,
"Gv"),LG:e(()=>Re,"LG"),MO:e(()=>x,"MO"),NM:e(()=>zt,"NM"),NR:e(()=>wt,"NR"),O7:e(()=>l,"O7"),OH:e(()=>Ct,"OH"),PO:e(()=>Q,
"PO"),QH:e(()=>Et,"QH"),Qd:e(()=>we,"Qd"),Rc:e(()=>O,"Rc"),SS:e(()=>en,"SS"),UQ:e(()=>D,"UQ"),Up:e(()=>ft,"Up"),Vy:e(()=>y,
"Vy"),W0:e(()=>$t,"W0"),X:e(()=>qt,"X"),X$:e(()=>xt,"X$"),Yv:e(()=>g,"Yv"),cJ:e(()=>pt,"cJ"),cl:e(()=>_e,"cl"),d3:e(()=>Rt,
"d3"),gx:e(()=>K,"gx"),h1:e(()=>yt,"h1"),hI:e(()=>ne,"hI"),hi:e(()=>ht,"hi"),iR:e(()=>kt,"iR"),jD:e(()=>Be,"jD"),jw:e(()=>me,
"jw"),k8:e(()=>ge,"k8"),lQ:e(()=>gt,"lQ"),mw:e(()=>Zt,"mw"),o8:e(()=>Ve,"o8"),ol:e(()=>Ne,"ol"),p6:e(()=>Me,"p6"),qQ:e(()=>tt,
"qQ"),qh:e(()=>Ze,"qh"),rL:e(()=>Fe,"rL"),sD:e(()=>bt,"sD"),sn:e(()=>m,"sn"),un:e(()=>Qe,"un"),v5:e(()=>Qt,"v5"),w5:e(()=>ze,
"w5"),yG:e(()=>Ie,"yG"),zH:e(()=>it,"zH"),zM:e(()=>R,"zM")});var S=te(88532);function z(s){return s}e(z,"assertEqual");function Z(s){
return s}e(Z,"assertNotEqual");function W(){return s=>s}e(W,"toZod");function T(s){}e(T,"assertIs");function Pe(s){throw new Error(
"Unexpected value in exhaustive check")}e(Pe,"assertNever");function ee(s){}e(ee,"assert");function ze(s){const d=Object.
values(s).filter(A=>typeof A=="number");return Object.entries(s).filter(([A,re])=>d.indexOf(+A)===-1).map(([A,re])=>re)}
e(ze,"getEnumValues");function me(s,d="|"){return s.map(w=>ot(w)).join(d)}e(me,"joinValues");function ge(s,d){return typeof d==
"bigint"?d.toString():d}e(ge,"jsonStringifyReplacer");class he{static{e(this,"Cached")}constructor(d){this._getter=d,this.
_value=void 0}get value(){const d=this._getter;return d!==void 0&&(this._value=d(),this._getter=void 0),this._value}}function Q(s){
return new he(s)}e(Q,"cached");function _e(s){return s==null}e(_e,"nullish");function Me(s){const d=s.startsWith("^")?1:
0,w=s.endsWith("$")?s.length-1:s.length;return s.slice(d,w)}e(Me,"cleanRegex");function Re(s,d){const w=s/d,A=Math.round(
w),re=4*Number.EPSILON*Math.max(Math.abs(w),1);return Math.abs(w-A)<re?0:w-A}e(Re,"floatSafeRemainder");const fe=null;function ce(s,d,w){
let A;Object.defineProperty(s,d,{get(){if(A!==fe)return A===void 0&&(A=fe,A=w()),A},set(re){Object.defineProperty(s,d,{value:re})},
configurable:!0})}e(ce,"defineLazy");function se(s){return Object.create(Object.getPrototypeOf(s),Object.getOwnPropertyDescriptors(
s))}e(se,"objectClone");function y(s,d,w){Object.defineProperty(s,d,{value:w,writable:!0,enumerable:!0,configurable:!0})}
e(y,"assignProp");function x(s){const d=Object.getOwnPropertyDescriptor(s,"shape");return d?.get?d.get.raw:d?.value}e(x,
"rawShape");function $(s){return x(s._zod.def)??s._zod.def.shape}e($,"sourceShape");function F(s,d,w){Object.defineProperty(
s,d,{get(){const A=w();return y(this,d,A),A},enumerable:!0,configurable:!0})}e(F,"deferProp");function v(s,d,w){d in s?y(
s,d,w):s[d]=w}e(v,"putProp");function P(s,d,w,A){const re=$(d);for(const le of w){const He=Object.getOwnPropertyDescriptor(
re,le);He.enumerable&&(He.get?F(s,le,()=>{const Je=d._zod.def.shape[le];return A?A(Je,le):Je}):v(s,le,A?A(He.value,le):He.
value))}}e(P,"mirrorShape");function N(s,d){for(const w of Reflect.ownKeys(d)){const A=Object.getOwnPropertyDescriptor(d,
w);A.enumerable&&(A.get?F(s,w,()=>d[w]):v(s,w,A.value))}}e(N,"mirrorProps");function R(...s){const d={};for(const w of s){
const A=Object.getOwnPropertyDescriptors(w);Object.assign(d,A)}return Object.defineProperties({},d)}e(R,"mergeDefs");function G(s){
return R(s._zod.def)}e(G,"cloneDef");function J(s,d){return d?d.reduce((w,A)=>w?.[A],s):s}e(J,"getElementAtPath");function de(s){
const d=Object.keys(s),w=d.map(A=>s[A]);return Promise.all(w).then(A=>{const re={};for(let le=0;le<d.length;le++)re[d[le]]=
A[le];return re})}e(de,"promiseAllObject");function ye(s=10){const d="abcdefghijklmnopqrstuvwxyz";let w="";for(let A=0;A<
s;A++)w+=d[Math.floor(Math.random()*d.length)];return w}e(ye,"randomString");function D(s){return JSON.stringify(s)}e(D,
"esc");function g(s){return s.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}
e(g,"slugify");const K="captureStackTrace"in Error?Error.captureStackTrace:(...s)=>{};function Y(s){return typeof s=="ob\
ject"&&s!==null&&!Array.isArray(s)}e(Y,"isObject");const ne=Q(()=>{if(S.cr.jitless||typeof navigator<"u"&&navigator?.userAgent?.
includes("Cloudflare"))return!1;try{const s=Function;return new s(""),!0}catch{return!1}});function we(s){if(Y(s)===!1)return!1;
const d=s.constructor;if(d===void 0||typeof d!="function")return!0;const w=d.prototype;return!(Y(w)===!1||Object.prototype.
hasOwnProperty.call(w,"isPrototypeOf")===!1)}e(we,"isPlainObject");function Ie(s){return we(s)?{...s}:Array.isArray(s)?[
...s]:s instanceof Map?new Map(s):s instanceof Set?new Set(s):s}e(Ie,"shallowClone");function Ae(s){let d=0;for(const w in s)
Object.prototype.hasOwnProperty.call(s,w)&&d++;return d}e(Ae,"numKeys");const Ge=e(s=>{const d=typeof s;switch(d){case"u\
ndefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(s)?"nan":"number";case"boolean":
return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.
isArray(s)?"array":s===null?"null":s.then&&typeof s.then=="function"&&s.catch&&typeof s.catch=="function"?"promise":typeof Map<
"u"&&s instanceof Map?"map":typeof Set<"u"&&s instanceof Set?"set":typeof Date<"u"&&s instanceof Date?"date":typeof File<
"u"&&s instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${d}`)}},"getParsedType"),tt=new Set(
["string","number","symbol"]),Nt=new Set(["string","number","bigint","boolean","symbol","undefined"]);function bt(s){return s.
replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}e(bt,"escapeRegex");function Ve(s,d,w){const A=new s._zod.constr(d??s._zod.def);return(!d||
w?.parent)&&(A._zod.parent=s),A}e(Ve,"clone");function nt(s){const d=s;if(!d)return{};if(typeof d=="string")return{error:e(
()=>d,"error")};if(d?.message!==void 0){if(d?.error!==void 0)throw new Error("Cannot specify both `message` and `error` \
params");d.error=d.message}return delete d.message,typeof d.error=="string"?{...d,error:e(()=>d.error,"error")}:d}e(nt,"\
normalizeParams");function _t(s){let d;return new Proxy({},{get(w,A,re){return d??(d=s()),Reflect.get(d,A,re)},set(w,A,re,le){
return d??(d=s()),Reflect.set(d,A,re,le)},has(w,A){return d??(d=s()),Reflect.has(d,A)},deleteProperty(w,A){return d??(d=
s()),Reflect.deleteProperty(d,A)},ownKeys(w){return d??(d=s()),Reflect.ownKeys(d)},getOwnPropertyDescriptor(w,A){return d??
(d=s()),Reflect.getOwnPropertyDescriptor(d,A)},defineProperty(w,A,re){return d??(d=s()),Reflect.defineProperty(d,A,re)}})}
e(_t,"createTransparentProxy");function ot(s){return typeof s=="bigint"?s.toString()+"n":typeof s=="string"?`"${s}"`:`${s}`}
e(ot,"stringifyPrimitive");function zt(s){return Object.keys(s).filter(d=>s[d]._zod.optin!==void 0&&s[d]._zod.optout==="\
optional")}e(zt,"optionalKeys");const it={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},
wt={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};
function ft(s,d){const w=s._zod.def,A=w.checks;if(A&&A.length>0)throw new Error(".pick() cannot be used on object schema\
s containing refinements");const le={};return P(le,s,dt(s,d)),Ve(s,R(w,{shape:le,checks:[]}))}e(ft,"pick");function dt(s,d){
const w=$(s),A=[];for(const re of Reflect.ownKeys(d)){if(!Object.getOwnPropertyDescriptor(w,re)?.enumerable)throw new Error(
`Unrecognized key: "${String(re)}"`);d[re]&&A.push(re)}return A}e(dt,"maskedKeys");function pt(s,d){const w=s._zod.def,A=w.
checks;if(A&&A.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");const le=new Set(
dt(s,d)),He={};return P(He,s,Reflect.ownKeys($(s)).filter(Je=>!le.has(Je))),Ve(s,R(w,{shape:He,checks:[]}))}e(pt,"omit");
function xt(s,d){if(!we(d))throw new Error("Invalid input to extend: expected a plain object");const w=s._zod.def.checks;
if(w&&w.length>0){const re=$(s);for(const le of Reflect.ownKeys(d))if(Object.getOwnPropertyDescriptor(re,le)!==void 0)throw new Error(
"Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return Ve(s,R(s._zod.def,
{shape:mt(s,d)}))}e(xt,"extend");function mt(s,d){const w={};return P(w,s,Reflect.ownKeys($(s))),N(w,d),w}e(mt,"extended");
function $t(s,d){if(!we(d))throw new Error("Invalid input to safeExtend: expected a plain object");return Ve(s,R(s._zod.
def,{shape:mt(s,d)}))}e($t,"safeExtend");function yt(s,d){if(!d?._zod?.def)throw new Error("Invalid input to merge: expe\
cted an object schema. To merge a plain shape, use `.extend()`.");if(s._zod.def.checks?.length)throw new Error(".merge()\
 cannot be used on object schemas containing refinements. Use .safeExtend() instead.");const w={};P(w,s,Reflect.ownKeys(
$(s))),P(w,d,Reflect.ownKeys($(d)));const A=R(s._zod.def,{shape:w,get catchall(){return d._zod.def.catchall},checks:d._zod.
def.checks??[]});return Ve(s,A)}e(yt,"merge");function Ct(s,d,w,A="partial"){const le=d._zod.def.checks;if(le&&le.length>
0)throw new Error(`.${A}() cannot be used on object schemas containing refinements`);const Je=w?new Set(dt(d,w)):void 0,
ut={};return P(ut,d,Reflect.ownKeys($(d)),s&&((Lt,un)=>Je&&!Je.has(un)?Lt:new s({type:"optional",innerType:Lt}))),Ve(d,R(
d._zod.def,{shape:ut,checks:[]}))}e(Ct,"partial");function Zt(s,d,w){const A=w?new Set(dt(d,w)):void 0,re={};return P(re,
d,Reflect.ownKeys($(d)),(le,He)=>A&&!A.has(He)?le:new s({type:"nonoptional",innerType:le})),Ve(d,R(d._zod.def,{shape:re}))}
e(Zt,"required");function Et(s,d=0){if(s.aborted===!0)return!0;for(let w=d;w<s.issues.length;w++)if(s.issues[w]?.continue!==
!0)return!0;return!1}e(Et,"aborted");function Fe(s,d=0){if(s.aborted===!0)return!0;for(let w=d;w<s.issues.length;w++)if(s.
issues[w]?.continue===!1)return!0;return!1}e(Fe,"explicitlyAborted");function gt(s,d){return d.map(w=>{var A;return(A=w).
path??(A.path=[]),w.path.unshift(s),w})}e(gt,"prefixIssues");function Xe(s){return typeof s=="string"?s:s?.message}e(Xe,
"unwrapMessage");function ht(s){const d=[];for(const w of s??[]){const A=w._zod.def;if(!/_(length|size)$|_equals$/.test(
A.check))break;const re=A.maximum??A.length??A.size;re>=0&&d.push([re,w])}return d}e(ht,"sizeCaps");function Rt(s,d,w){var A;
for(let re=d;re<s.length;re++)(A=s[re]).schema??(A.schema=w)}e(Rt,"attachSchema");function kt(s,d,w){var A;const re=s.inst?.
_zod?.traits;re?.has("$ZodType")&&(re.has("$ZodCheck")?(A=s).schema??(A.schema=s.inst):s.schema=s.inst);const le=s.schema!==
s.inst?s.schema?._zod.def?.error:void 0,He=s.message?s.message:Xe(s.inst?._zod.def?.error?.(s))??Xe(le?.(s))??Xe(d?.error?.(
s))??Xe(w.customError?.(s))??Xe(w.localeError?.(s))??"Invalid input",Je={};for(const ut of Object.keys(s))ut==="inst"||ut===
"schema"||ut==="continue"||ut==="input"||ut==="__proto__"||(Je[ut]=s[ut]);return Je.path??(Je.path=[]),Je.message=He,d?.
reportInput&&(Je.input=s.input),Je}e(kt,"finalizeIssue");function Ft(s){return s instanceof Set?"set":s instanceof Map?"\
map":s instanceof File?"file":"unknown"}e(Ft,"getSizableOrigin");const _=/[\uD800-\uDBFF]/;function l(s){const d=s.length;
if(!_.test(s))return d;let w=d;for(let A=0;A<d-1;A++)(s.charCodeAt(A)&64512)===55296&&(s.charCodeAt(A+1)&64512)===56320&&
(w--,A++);return w}e(l,"codePointLength");function O(s){return Array.isArray(s)?"array":typeof s=="string"?"string":"unk\
nown"}e(O,"getLengthableOrigin");function E(s){const d=typeof s;switch(d){case"number":return Number.isNaN(s)?"nan":"num\
ber";case"object":{if(s===null)return"null";if(Array.isArray(s))return"array";const w=s;if(w&&Object.getPrototypeOf(w)!==
Object.prototype&&"constructor"in w&&w.constructor)return w.constructor.name}}return d}e(E,"parsedType");function m(...s){
const[d,w,A]=s;return typeof d=="string"?{message:d,code:"custom",input:w,inst:A}:{...d}}e(m,"issue");function I(s){return Object.
entries(s).filter(([d,w])=>Number.isNaN(Number.parseInt(d,10))).map(d=>d[1])}e(I,"cleanEnum");function U(s){const d=atob(
s),w=new Uint8Array(d.length);for(let A=0;A<d.length;A++)w[A]=d.charCodeAt(A);return w}e(U,"base64ToUint8Array");function ue(s){
let d="";for(let w=0;w<s.length;w++)d+=String.fromCharCode(s[w]);return btoa(d)}e(ue,"uint8ArrayToBase64");function X(s){
const d=s.replace(/-/g,"+").replace(/_/g,"/"),w="=".repeat((4-d.length%4)%4);return U(d+w)}e(X,"base64urlToUint8Array");
function $e(s){return ue(s).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}e($e,"uint8ArrayToBase64url");function be(s){
const d=s.replace(/^0x/,"");if(d.length%2!==0)throw new Error("Invalid hex string length");const w=new Uint8Array(d.length/
2);for(let A=0;A<d.length;A+=2)w[A/2]=Number.parseInt(d.slice(A,A+2),16);return w}e(be,"hexToUint8Array");function Te(s){
return Array.from(s).map(d=>d.toString(16).padStart(2,"0")).join("")}e(Te,"uint8ArrayToHex");class ve{static{e(this,"Cla\
ss")}constructor(...d){}}function Ne(s,d){for(const w in d){const A=Object.getOwnPropertyDescriptor(d,w);A.get?Object.defineProperty(
s,w,{...A,enumerable:!1}):Ce(s,w,A.value)}}e(Ne,"members");function Ze(s,d,w,A=!0){return Object.defineProperty(s,d,{configurable:!0,
writable:!0,enumerable:A,value:w}),w}e(Ze,"own");function Be(s,d,w){return Ze(s,d,w,!1)}e(Be,"hide");function Qe(s,d){for(const w in s){
const A=s[w];Object.defineProperty(d,w,{configurable:!0,enumerable:!0,get(){return Ze(this,w,A(this))},set(re){Ze(this,w,
re)}})}return d}e(Qe,"derived");function Ce(s,d,w){Object.defineProperty(s,d,{configurable:!0,get(){return this==null?w:
Ze(this,d,w.bind(this))},set(A){Ze(this,d,A)}})}e(Ce,"defineBound");function Dt(s,d){const w=Object.getPrototypeOf(s);return d in
w?void 0:w}e(Dt,"claim");let St,st=!1;const ct={configurable:!0,get(){st=!0}};function Qt(s,d,w){const A=Object.getPrototypeOf(
s._zod);if(d in A&&St!==s._zod){St=void 0;return}St=s._zod,Object.defineProperty(A,d,{configurable:!0,get(){Object.defineProperty(
this,d,ct);const re=st;st=!1;try{const le=w(this);return st?delete this[d]:Object.defineProperty(this,d,{configurable:!0,
writable:!0,value:le}),st=st||re,le}catch(le){throw delete this[d],st=st||re,le}},set(re){Object.defineProperty(this,d,{
configurable:!0,writable:!0,value:re})}})}e(Qt,"defineLazyInternal");function qt(s,d,w,A){const re=Dt(s,d);re&&Object.defineProperty(
re,d,{configurable:!0,get(){const le={configurable:!0,writable:!0,enumerable:A,value:void 0};return Object.defineProperty(
this,d,le),le.value=w(this),Object.defineProperty(this,d,le),le.value},set(le){Object.defineProperty(this,d,{configurable:!0,
writable:!0,enumerable:A,value:le})}})}e(qt,"installLazyProp");const cn="~constantCatch";function en(s){const d=e(()=>s,
"fn");return d[cn]=!0,d}e(en,"constantCatch")})};
