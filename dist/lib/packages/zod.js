//# packages/zod
(function(Ln,Vn,Hl){var Ue=Object.defineProperty,Kn=Object.getOwnPropertyDescriptor,Bn=Object.getOwnPropertyNames,Wn=Object.
prototype.hasOwnProperty,qn=(e,t)=>{for(var r in t)Ue(e,r,{get:t[r],enumerable:!0})},Gn=(e,t,r,n)=>{if(t&&typeof t=="obj\
ect"||typeof t=="function")for(let i of Bn(t))!Wn.call(e,i)&&i!==r&&Ue(e,i,{get:()=>t[i],enumerable:!(n=Kn(t,i))||n.enumerable});
return e},Yn=e=>Gn(Ue({},"__esModule",{value:!0}),e),Pt={};qn(Pt,{ZodError:()=>Pu,array:()=>In,boolean:()=>ul,coerce:()=>Cn,
enum:()=>En,int:()=>zt,iso:()=>Jn,literal:()=>kl,looseObject:()=>vl,number:()=>al,object:()=>hl,partialRecord:()=>wl,prettifyError:()=>Bi,
record:()=>bl,strictObject:()=>ml,string:()=>Sn,toJSONSchema:()=>xu,union:()=>Tn,unknown:()=>Ce,url:()=>Vu}),Ln.exports=
Yn(Pt);var Le=Vn("packages/chunk-IYWUY3VA"),_={};(0,Le.c)(_,{BIGINT_FORMAT_RANGES:()=>Jt,CONSTANT_CATCH:()=>Wt,Class:()=>Ii,
NUMBER_FORMAT_RANGES:()=>qe,aborted:()=>F,allowsEval:()=>Dt,assert:()=>ri,assertEqual:()=>Xn,assertIs:()=>ei,assertNever:()=>ti,
assertNotEqual:()=>Hn,assignProp:()=>R,attachSchema:()=>me,base64ToUint8Array:()=>Lt,base64urlToUint8Array:()=>Si,cached:()=>de,
captureStackTrace:()=>Be,cleanEnum:()=>$i,cleanRegex:()=>pe,clone:()=>L,cloneDef:()=>si,codePointLength:()=>ve,constantCatch:()=>Di,
createTransparentProxy:()=>mi,defineLazy:()=>ii,defineLazyInternal:()=>b,derived:()=>Ti,esc:()=>At,escapeRegex:()=>q,explicitlyAborted:()=>Mt,
extend:()=>gi,finalizeIssue:()=>V,floatSafeRemainder:()=>It,getElementAtPath:()=>ui,getEnumValues:()=>ce,getLengthableOrigin:()=>ye,
getParsedType:()=>pi,getSizableOrigin:()=>ki,hexToUint8Array:()=>Pi,hide:()=>Bt,installLazyProp:()=>Zi,isObject:()=>ie,isPlainObject:()=>W,
issue:()=>ge,joinValues:()=>Ve,jsonStringifyReplacer:()=>fe,members:()=>Kt,merge:()=>bi,mergeDefs:()=>U,normalizeParams:()=>g,
nullish:()=>jt,numKeys:()=>di,objectClone:()=>oi,omit:()=>yi,optionalKeys:()=>Ft,own:()=>Y,parsedType:()=>Ut,partial:()=>wi,
pick:()=>vi,prefixIssues:()=>G,primitiveTypes:()=>hi,promiseAllObject:()=>li,propertyKeyTypes:()=>Rt,randomString:()=>ci,
rawShape:()=>Ke,required:()=>zi,safeExtend:()=>_i,shallowClone:()=>fi,sizeCaps:()=>Ge,slugify:()=>Zt,stringifyPrimitive:()=>We,
toZod:()=>Qn,uint8ArrayToBase64:()=>Vt,uint8ArrayToBase64url:()=>xi,uint8ArrayToHex:()=>ji,unwrapMessage:()=>ee});function Xn(e){
return e}function Hn(e){return e}function Qn(){return e=>e}function ei(e){}function ti(e){throw new Error("Unexpected va\
lue in exhaustive check")}function ri(e){}function ce(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.
entries(e).filter(([r,n])=>t.indexOf(+r)===-1).map(([r,n])=>n)}function Ve(e,t="|"){return e.map(r=>We(r)).join(t)}function fe(e,t){
return typeof t=="bigint"?t.toString():t}var ni=class{constructor(e){this._getter=e,this._value=void 0}get value(){let e=this.
_getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function de(e){return new ni(e)}function jt(e){
return e==null}function pe(e){let t=e.startsWith("^")?1:0,r=e.endsWith("$")?e.length-1:e.length;return e.slice(t,r)}function It(e,t){
let r=e/t,n=Math.round(r),i=4*Number.EPSILON*Math.max(Math.abs(r),1);return Math.abs(r-n)<i?0:r-n}var Tt=Symbol("evaluat\
ing");function ii(e,t,r){let n;Object.defineProperty(e,t,{get(){if(n!==Tt)return n===void 0&&(n=Tt,n=r()),n},set(i){Object.
defineProperty(e,t,{value:i})},configurable:!0})}function oi(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function R(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}function Ke(e){let t=Object.
getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function M(e){return Ke(e._zod.def)??e._zod.def.shape}
function Et(e,t,r){Object.defineProperty(e,t,{get(){let n=r();return R(this,t,n),n},enumerable:!0,configurable:!0})}function Nt(e,t,r){
t in e?R(e,t,r):e[t]=r}function B(e,t,r,n){let i=M(t);for(let o of r){let a=Object.getOwnPropertyDescriptor(i,o);a.enumerable&&
(a.get?Et(e,o,()=>{let s=t._zod.def.shape[o];return n?n(s,o):s}):Nt(e,o,n?n(a.value,o):a.value))}}function ai(e,t){for(let r of Reflect.
ownKeys(t)){let n=Object.getOwnPropertyDescriptor(t,r);n.enumerable&&(n.get?Et(e,r,()=>t[r]):Nt(e,r,n.value))}}function U(...e){
let t={};for(let r of e){let n=Object.getOwnPropertyDescriptors(r);Object.assign(t,n)}return Object.defineProperties({},
t)}function si(e){return U(e._zod.def)}function ui(e,t){return t?t.reduce((r,n)=>r?.[n],e):e}function li(e){let t=Object.
keys(e),r=t.map(n=>e[n]);return Promise.all(r).then(n=>{let i={};for(let o=0;o<t.length;o++)i[t[o]]=n[o];return i})}function ci(e=10){
let t="abcdefghijklmnopqrstuvwxyz",r="";for(let n=0;n<e;n++)r+=t[Math.floor(Math.random()*t.length)];return r}function At(e){
return JSON.stringify(e)}function Zt(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}var Be="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function ie(e){return typeof e=="ob\
ject"&&e!==null&&!Array.isArray(e)}var Dt=de(()=>{if(Z.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cl\
oudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});function W(e){if(ie(e)===!1)return!1;let t=e.
constructor;if(t===void 0||typeof t!="function")return!0;let r=t.prototype;return!(ie(r)===!1||Object.prototype.hasOwnProperty.
call(r,"isPrototypeOf")===!1)}function fi(e){return W(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function di(e){let t=0;for(let r in e)Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}var pi=e=>{
let t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(
e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":
return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&
typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<
"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data t\
ype: ${t}`)}},Rt=new Set(["string","number","symbol"]),hi=new Set(["string","number","bigint","boolean","symbol","undefi\
ned"]);function q(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function L(e,t,r){let n=new e._zod.constr(t??e._zod.
def);return(!t||r?.parent)&&(n._zod.parent=e),n}function g(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};
if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=
t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function mi(e){let t;return new Proxy(
{},{get(r,n,i){return t??(t=e()),Reflect.get(t,n,i)},set(r,n,i,o){return t??(t=e()),Reflect.set(t,n,i,o)},has(r,n){return t??
(t=e()),Reflect.has(t,n)},deleteProperty(r,n){return t??(t=e()),Reflect.deleteProperty(t,n)},ownKeys(r){return t??(t=e()),
Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,n){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,n)},defineProperty(r,n,i){
return t??(t=e()),Reflect.defineProperty(t,n,i)}})}function We(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="\
string"?`"${e}"`:`${e}`}function Ft(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="opt\
ional")}var qe={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],
float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},Jt={int64:[BigInt("-9\
223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function vi(e,t){
let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".pick() cannot be used on object schemas containing refine\
ments");let i={};return B(i,e,he(e,t)),L(e,U(r,{shape:i,checks:[]}))}function he(e,t){let r=M(e),n=[];for(let i of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,i)?.enumerable)throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&
n.push(i)}return n}function yi(e,t){let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".omit() cannot be used\
 on object schemas containing refinements");let i=new Set(he(e,t)),o={};return B(o,e,Reflect.ownKeys(M(e)).filter(a=>!i.
has(a))),L(e,U(r,{shape:o,checks:[]}))}function gi(e,t){if(!W(t))throw new Error("Invalid input to extend: expected a pl\
ain object");let r=e._zod.def.checks;if(r&&r.length>0){let n=M(e);for(let i of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(
n,i)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}return L(e,U(e._zod.def,{shape:Ct(e,t)}))}function Ct(e,t){let r={};return B(r,e,Reflect.ownKeys(M(e))),ai(r,t),r}
function _i(e,t){if(!W(t))throw new Error("Invalid input to safeExtend: expected a plain object");return L(e,U(e._zod.def,
{shape:Ct(e,t)}))}function bi(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. \
To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on obje\
ct schemas containing refinements. Use .safeExtend() instead.");let r={};B(r,e,Reflect.ownKeys(M(e))),B(r,t,Reflect.ownKeys(
M(t)));let n=U(e._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return L(e,
n)}function wi(e,t,r,n="partial"){let i=t._zod.def.checks;if(i&&i.length>0)throw new Error(`.${n}() cannot be used on ob\
ject schemas containing refinements`);let o=r?new Set(he(t,r)):void 0,a={};return B(a,t,Reflect.ownKeys(M(t)),e&&((s,u)=>o&&
!o.has(u)?s:new e({type:"optional",innerType:s}))),L(t,U(t._zod.def,{shape:a,checks:[]}))}function zi(e,t,r){let n=r?new Set(
he(t,r)):void 0,i={};return B(i,t,Reflect.ownKeys(M(t)),(o,a)=>n&&!n.has(a)?o:new e({type:"nonoptional",innerType:o})),L(
t,U(t._zod.def,{shape:i}))}function F(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue!==!0)return!0;return!1}function Mt(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue===!1)return!0;return!1}function G(e,t){return t.map(r=>{var n;return(n=r).path??(n.path=[]),r.path.unshift(e),r})}
function ee(e){return typeof e=="string"?e:e?.message}function Ge(e){let t=[];for(let r of e??[]){let n=r._zod.def;if(!/_(length|size)$|_equals$/.
test(n.check))break;let i=n.maximum??n.length??n.size;i>=0&&t.push([i,r])}return t}function me(e,t,r){var n;for(let i=t;i<
e.length;i++)(n=e[i]).schema??(n.schema=r)}function V(e,t,r){var n;let i=e.inst?._zod?.traits;i?.has("$ZodType")&&(i.has(
"$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);let o=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.
message?e.message:ee(e.inst?._zod.def?.error?.(e))??ee(o?.(e))??ee(t?.error?.(e))??ee(r.customError?.(e))??ee(r.localeError?.(
e))??"Invalid input",s={};for(let u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__prot\
o__"||(s[u]=e[u]);return s.path??(s.path=[]),s.message=a,t?.reportInput&&(s.input=e.input),s}function ki(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}var Oi=/[\uD800-\uDBFF]/;function ve(e){let t=e.length;
if(!Oi.test(e))return t;let r=t;for(let n=0;n<t-1;n++)(e.charCodeAt(n)&64512)===55296&&(e.charCodeAt(n+1)&64512)===56320&&
(r--,n++);return r}function ye(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Ut(e){let t=typeof e;
switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))
return"array";let r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.
name}}return t}function ge(...e){let[t,r,n]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:n}:{...t}}
function $i(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Lt(e){
let t=atob(e),r=new Uint8Array(t.length);for(let n=0;n<t.length;n++)r[n]=t.charCodeAt(n);return r}function Vt(e){let t="";
for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function Si(e){let t=e.replace(/-/g,"+").replace(
/_/g,"/"),r="=".repeat((4-t.length%4)%4);return Lt(t+r)}function xi(e){return Vt(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function Pi(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
let r=new Uint8Array(t.length/2);for(let n=0;n<t.length;n+=2)r[n/2]=Number.parseInt(t.slice(n,n+2),16);return r}function ji(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Ii=class{constructor(...e){}};function Kt(e,t){
for(let r in t){let n=Object.getOwnPropertyDescriptor(t,r);n.get?Object.defineProperty(e,r,{...n,enumerable:!1}):Ei(e,r,
n.value)}}function Y(e,t,r,n=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:n,value:r}),r}
function Bt(e,t,r){return Y(e,t,r,!1)}function Ti(e,t){for(let r in e){let n=e[r];Object.defineProperty(t,r,{configurable:!0,
enumerable:!0,get(){return Y(this,r,n(this))},set(i){Y(this,r,i)}})}return t}function Ei(e,t,r){Object.defineProperty(e,
t,{configurable:!0,get(){return this==null?r:Y(this,t,r.bind(this))},set(n){Y(this,t,n)}})}function Ni(e,t){let r=Object.
getPrototypeOf(e);return t in r?void 0:r}var Ye,K=!1,Ai={configurable:!0,get(){K=!0}};function b(e,t,r){let n=Object.getPrototypeOf(
e._zod);if(t in n&&Ye!==e._zod){Ye=void 0;return}Ye=e._zod,Object.defineProperty(n,t,{configurable:!0,get(){Object.defineProperty(
this,t,Ai);let i=K;K=!1;try{let o=r(this);return K?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:o}),K=K||i,o}catch(o){throw delete this[t],K=K||i,o}},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:i})}})}function Zi(e,t,r,n){let i=Ni(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){let o={configurable:!0,
writable:!0,enumerable:n,value:void 0};return Object.defineProperty(this,t,o),o.value=r(this),Object.defineProperty(this,
t,o),o.value},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:n,value:o})}})}var Wt="~consta\
ntCatch";function Di(e){let t=()=>e;return t[Wt]=!0,t}var qt,Xe={value:void 0,enumerable:!1},Gt="captureStackTrace"in Error?
Error:null;function Ri(e){let t=Gt;if(t){let r=t.stackTraceLimit;if(typeof r=="number"){try{t.stackTraceLimit=0}catch{return Gt=
null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}function d(e,t,r,n){let i={};function o(p){this.def=
p,this.constr=h,this.traits=new Set}o.prototype=i;let a=r,s=a&&new WeakSet;function u(p,m){if(p._zod){if(p._zod.traits.has(
e))return}else{Xe.value=new o(m);try{Object.defineProperty(p,"_zod",Xe)}finally{Xe.value=void 0}}if(p._zod.traits.add(e),
t(p,m),s){let y=Object.getPrototypeOf(p),O=p._zod.constr.prototype,w=y;for(;w&&w!==O;)w=Object.getPrototypeOf(w);let D=w??
y;s.has(D)||(s.add(D),Kt(D,a))}let v=h.prototype;for(let y in v)Object.prototype.hasOwnProperty.call(v,y)&&(y in p||(p[y]=
v[y].bind(p)))}let l=n?.Parent??Object;class c extends l{}Object.defineProperty(c,"name",{value:e});function h(p){let m=n?.
Parent?Ri(c):this;u(m,p);let v=m._zod.deferred;if(v){for(let O of v)O();m._zod.deferred=void 0}let y=globalThis.__zod_globalConfig?.
postProcessor;return y&&y(m),m}return Object.defineProperty(h,"init",{value:u}),Object.defineProperty(h,Symbol.hasInstance,
{value:p=>n?.Parent&&p instanceof n.Parent?!0:p?._zod?.traits?.has(e)}),Object.defineProperty(h,"name",{value:e}),h}var X=class extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},Yt=class extends Error{constructor(e){
super(`Encountered unidirectional transform during encode: ${e}`),this.name="ZodEncodeError"}};(qt=globalThis).__zod_globalConfig??
(qt.__zod_globalConfig={});var Z=globalThis.__zod_globalConfig;function J(e){return e&&Object.assign(Z,e),Z}function Fi(){
let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,fe,2)),e.message}function Ji(e){this._zod.message=e}var Ci={
get:Fi,set:Ji,enumerable:!0,configurable:!0},He={value:void 0,enumerable:!1},Xt=new WeakSet([Object.prototype,Error.prototype]),
Ht=(e,t)=>{e.name="$ZodError",He.value=t,Object.defineProperty(e,"issues",He),He.value=void 0,Object.defineProperty(e,"m\
essage",Ci);let r=Object.getPrototypeOf(e);Xt.has(r)||(Xt.add(r),Object.defineProperty(r,"toString",{configurable:!0,enumerable:!1,
get(){let n=()=>this.message;return Object.defineProperty(this,"toString",{value:n,configurable:!0,writable:!0}),n},set(n){
Object.defineProperty(this,"toString",{value:n,configurable:!0,writable:!0})}}))},Mi=d("$ZodError",Ht),Ql=d("$ZodError",
Ht,void 0,{Parent:Error});function Ui(e,t,r){return Object.prototype.hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(
e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}function Li(e,t=r=>r.message){let r={},n=[];for(let i of e.
issues)i.path.length>0?Ui(r,i.path[0],()=>[]).push(t(i)):n.push(t(i));return{formErrors:n,fieldErrors:r}}function Vi(e,t=r=>r.
message){let r={_errors:[]},n=(i,o=[])=>{for(let a of i.issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.map(
s=>n({issues:s},[...o,...a.path]));else if(a.code==="invalid_key")n({issues:a.issues},[...o,...a.path]);else if(a.code===
"invalid_element")n({issues:a.issues},[...o,...a.path]);else{let s=[...o,...a.path];if(s.length===0)r._errors.push(t(a));else{
let u=r,l=0;for(;l<s.length;){let c=s[l],h=l===s.length-1;if(c==="_errors"){h&&u._errors.push(t(a)),l++;continue}Object.
prototype.hasOwnProperty.call(u,c)||Object.defineProperty(u,c,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
let p=u[c];h&&p._errors.push(t(a)),u=p,l++}}}};return n(e),r}function Ki(e){let t=[],r=e.map(n=>typeof n=="object"?n.key:
n);for(let n of r)typeof n=="number"?t.push(`[${n}]`):typeof n=="symbol"?t.push(`[${JSON.stringify(String(n))}]`):/[^\w$]/.
test(n)?t.push(`[${JSON.stringify(n)}]`):(t.length&&t.push("."),t.push(n));return t.join("")}function Bi(e){let t=[],r=[
...e.issues].sort((n,i)=>(n.path??[]).length-(i.path??[]).length);for(let n of r)t.push(`\u2716 ${n.message}`),n.path?.length&&
t.push(`  \u2192 at ${Ki(n.path)}`);return t.join(`
`)}function _e(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Qe=e=>{let t=(r,n,i,o)=>{let a=i?{...i,async:!1}:{async:!1},
s=r._zod.run({value:n,issues:[]},a);if(s instanceof Promise)throw new X;if(s.issues.length){let u=new(o?.Err??e)(s.issues.
map(l=>V(l,a,J())));throw Be(u,o?.callee??t),u}return s.value};return t},et=e=>{let t=async(r,n,i,o)=>{let a=i?{...i,async:!0}:
{async:!0},s=r._zod.run({value:n,issues:[]},a);if(s instanceof Promise&&(s=await s),s.issues.length){let u=new(o?.Err??e)(
s.issues.map(l=>V(l,a,J())));throw Be(u,o?.callee??t),u}return s.value};return t},tt=e=>(t,r,n)=>{let i=n?{...n,async:!1}:
{async:!1},o=t._zod.run({value:r,issues:[]},i);if(o instanceof Promise)throw new X;return o.issues.length?Qt(e,o.issues,
i):{success:!0,data:o.value}};function Qt(e,t,r){let n;return{success:!1,get error(){return n||(n=new e(t.map(i=>V(i,r,J()))),
t=void 0,r=void 0),n},set error(i){n=i,t=void 0,r=void 0}}}var rt=e=>async(t,r,n)=>{let i=n?{...n,async:!0}:{async:!0},o=t.
_zod.run({value:r,issues:[]},i);return o instanceof Promise&&(o=await o),o.issues.length?Qt(e,o.issues,i):{success:!0,data:o.
value}},Wi=Symbol.for("zod.compile.invalid"),qi=Symbol.for("zod.compile.fallback"),Gi=((e,t,r)=>{let n=e._zod.bag.validator;
if(n!==void 0){if(n(t)!==Wi)return!0;if(n.definite===!0&&r===void 0)return!1}return Yi(e,t,r)});function Yi(e,t,r){let n=r?
{...r,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun,o;if(i?(n[qi]=!0,o=i({value:t,issues:[]},
n)):o=e._zod.run({value:t,issues:[]},n),o instanceof Promise)throw new X;return o.issues.length===0}var Xi=async(e,t,r)=>{
let n=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},i=e._zod.run({value:t,issues:[]},n);return i instanceof Promise&&
(i=await i),i.issues.length===0},Hi=e=>{let t=Qe(e),r=(n,i,o,a)=>{let s=o?{...o,direction:"backward"}:{direction:"backwa\
rd"};return t(n,i,s,_e(r,a))};return r},Qi=e=>{let t=Qe(e),r=(n,i,o,a)=>t(n,i,o,_e(r,a));return r},eo=e=>{let t=et(e),r=async(n,i,o,a)=>{
let s=o?{...o,direction:"backward"}:{direction:"backward"};return await t(n,i,s,_e(r,a))};return r},to=e=>{let t=et(e),r=async(n,i,o,a)=>await t(
n,i,o,_e(r,a));return r},ro=e=>(t,r,n)=>{let i=n?{...n,direction:"backward"}:{direction:"backward"};return tt(e)(t,r,i)},
no=e=>(t,r,n)=>tt(e)(t,r,n),io=e=>async(t,r,n)=>{let i=n?{...n,direction:"backward"}:{direction:"backward"};return rt(e)(
t,r,i)},oo=e=>async(t,r,n)=>rt(e)(t,r,n),ao=/^[cC][0-9a-z]{6,}$/,so=/^[0-9a-z]+$/,uo=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
lo=/^[0-9a-vA-V]{20}$/,co=/^[A-Za-z0-9]{27}$/,fo=/^[a-zA-Z0-9_-]{21}$/;function po(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}var ho=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,mo=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
er=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
vo=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,yo="^(?=[\\s\\\
S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function go(){
return new RegExp(yo,"u")}var _o=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
bo=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
wo=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
zo=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
ko=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,Oo=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
$o=/^https?$/,So=/^\+[1-9]\d{6,14}$/,tr="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-0\
2-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])\
))";function xo(e){return new RegExp(`^${e}$`)}var Po=xo(tr);function nt(e){let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.
precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?
`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function jo(e){return new RegExp(`^${nt(e)}$`)}function Io(e){
let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let r=`${nt({precision:e.precision,seconds:!0})}(?:${t.
join("|")})`,n=e.local?`${r}|${nt({precision:e.precision})}`:r;return new RegExp(`^${tr}T(?:${n})$`)}var To=/^[\s\S]{0,}$/,
Eo=/^-?\d+n?$/,No=/^-?\d+$/,it=/^-?\d+(?:\.\d+)?$/,Ao=/^(?:true|false)$/i,Zo=/^[^A-Z]*$/,Do=/^[^a-z]*$/,N=d("$ZodCheck",
(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),ot=e=>{let t=e.value;return!jt(t)&&
t.length!==void 0},be={number:"number",bigint:"bigint",object:"date"},rr=d("$ZodCheckLessThan",(e,t)=>{N.init(e,t);let r=be[typeof t.
value];e._zod.check=n=>{(t.inclusive?n.value<=t.value:n.value<t.value)||n.issues.push({origin:be[typeof n.value]??r,code:"\
too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:n.value,inclusive:t.inclusive,inst:e,continue:!t.
abort})}}),nr=d("$ZodCheckGreaterThan",(e,t)=>{N.init(e,t);let r=be[typeof t.value];e._zod.check=n=>{(t.inclusive?n.value>=
t.value:n.value>t.value)||n.issues.push({origin:be[typeof n.value]??r,code:"too_small",minimum:typeof t.value=="object"?
t.value.getTime():t.value,input:n.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Ro=d("$ZodCheckMultipleOf",(e,t)=>{
N.init(e,t),e._zod.check=r=>{if(typeof r.value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple\
_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(0):It(r.value,t.value)===0)||r.issues.
push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e,continue:!t.abort})}}),Fo=d("$Zo\
dCheckNumberFormat",(e,t)=>{N.init(e,t),t.format=t.format||"float64";let r=t.format?.includes("int"),n=r?"int":"number",
[i,o]=qe[t.format];e._zod.check=a=>{let s=a.value;if(r){if(!Number.isInteger(s)){a.issues.push({expected:n,format:t.format,
code:"invalid_type",continue:!1,input:s,inst:e});return}if(!Number.isSafeInteger(s)){s>0?a.issues.push({input:s,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:n,inclusive:!0,
continue:!t.abort}):a.issues.push({input:s,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:n,inclusive:!0,continue:!t.abort});return}}s<i&&a.issues.push({origin:"number",
input:s,code:"too_small",minimum:i,inclusive:!0,inst:e,continue:!t.abort}),s>o&&a.issues.push({origin:"number",input:s,code:"\
too_big",maximum:o,inclusive:!0,inst:e,continue:!t.abort})}}),Jo=d("$ZodCheckMaxLength",(e,t)=>{var r;N.init(e,t),(r=e._zod.
def).when??(r.when=ot),e._zod.check=n=>{let i=n.value,o=i.length;if((typeof i=="string"&&o>t.maximum?ve(i):o)<=t.maximum)
return;let a=ye(i);n.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),
Co=d("$ZodCheckMinLength",(e,t)=>{var r;N.init(e,t),(r=e._zod.def).when??(r.when=ot),e._zod.check=n=>{let i=n.value,o=i.
length;if((typeof i=="string"&&o>=t.minimum&&o<t.minimum*2?ve(i):o)>=t.minimum)return;let a=ye(i);n.issues.push({origin:a,
code:"too_small",minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),Mo=d("$ZodCheckLengthEquals",(e,t)=>{
var r;N.init(e,t),(r=e._zod.def).when??(r.when=ot),e._zod.check=n=>{let i=n.value,o=i.length,a=typeof i=="string"&&o>=t.
length&&o<=t.length*2?ve(i):o;if(a===t.length)return;let s=ye(i),u=a>t.length;n.issues.push({origin:s,...u?{code:"too_bi\
g",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:n.value,inst:e,continue:!t.abort})}}),
we=d("$ZodCheckStringFormat",(e,t)=>{var r,n;N.init(e,t),t.pattern?(r=e._zod).check??(r.check=i=>{t.pattern.lastIndex=0,
!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"invalid_format",format:t.format,input:i.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(n=e._zod).check??(n.check=()=>{})}),Uo=d("$ZodCheckRegex",
(e,t)=>{we.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"\
invalid_format",format:"regex",input:r.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Lo=d("$ZodCheckL\
owerCase",(e,t)=>{t.pattern??(t.pattern=Zo),we.init(e,t)}),Vo=d("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Do),we.
init(e,t)}),Ko=d("$ZodCheckIncludes",(e,t)=>{N.init(e,t);let r=q(t.includes),n=new RegExp(typeof t.position=="number"?`^\
.{${t.position},}${r}`:r);t.pattern=n,e._zod.check=i=>{i.value.includes(t.includes,t.position)||i.issues.push({origin:"s\
tring",code:"invalid_format",format:"includes",includes:t.includes,input:i.value,inst:e,continue:!t.abort})}}),Bo=d("$Zo\
dCheckStartsWith",(e,t)=>{N.init(e,t);let r=new RegExp(`^${q(t.prefix)}.*`);t.pattern??(t.pattern=r),e._zod.check=n=>{n.
value.startsWith(t.prefix)||n.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:n.
value,inst:e,continue:!t.abort})}}),Wo=d("$ZodCheckEndsWith",(e,t)=>{N.init(e,t);let r=new RegExp(`.*${q(t.suffix)}$`);t.
pattern??(t.pattern=r),e._zod.check=n=>{n.value.endsWith(t.suffix)||n.issues.push({origin:"string",code:"invalid_format",
format:"ends_with",suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}}),qo=d("$ZodCheckOverwrite",(e,t)=>{N.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),Go=class{constructor(e=[],t={}){this.content=[],this.indent=0,this.args=e,
this.closed=t}indented(e){this.indent+=1;try{e(this)}finally{this.indent-=1}}write(e){if(typeof e=="function"){e(this,{execution:"\
sync"}),e(this,{execution:"async"});return}let t=e.split(`
`).filter(i=>i),r=Math.min(...t.map(i=>i.length-i.trimStart().length)),n=t.map(i=>i.slice(r)).map(i=>" ".repeat(this.indent*
2)+i);for(let i of n)this.content.push(i)}compile(){let e=Function,t=this?.content??[""];return new e(...Object.keys(this.
closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}},Yo={major:4,minor:6,patch:7},$=d("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e.
_zod.bag=e._zod.bag||{},e._zod.version=Yo;let n=e._zod.def.checks,i=e._zod.traits.has("$ZodCheck")?[e,...n??[]]:n?.length?
[...n]:[];for(let o of i)for(let a of o._zod.onattach)a(e);if(i.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.
push(()=>{e._zod.run=e._zod.parse});else{let o=(s,u,l)=>{if(s.memo)return s;let c=F(s),h;for(let p of u){if(p._zod.def.when){
if(Mt(s)||!p._zod.def.when(s))continue}else if(c)continue;let m=s.issues.length,v=p._zod.check(s);if(v instanceof Promise&&
l?.async===!1)throw new X;if(h||v instanceof Promise)h=(h??Promise.resolve()).then(async()=>{await v,s.issues.length!==m&&
(me(s.issues,m,e),c||(c=F(s,m)))});else{if(s.issues.length===m)continue;me(s.issues,m,e),c||(c=F(s,m))}}return h?h.then(
()=>s):s},a=(s,u,l)=>{if(F(s))return s.aborted=!0,s;let c=o(u,i,l);if(c instanceof Promise){if(l.async===!1)throw new X;
return c.then(h=>e._zod.parse(h,l))}return e._zod.parse(c,l)};e._zod.run=(s,u)=>{if(u.skipChecks)return e._zod.parse(s,u);
if(u.direction==="backward"){let c=e._zod.parse({value:s.value,issues:[]},{...u,skipChecks:!0});return c instanceof Promise?
c.then(h=>a(h,s,u)):a(c,s,u)}let l=e._zod.parse(s,u);if(l instanceof Promise){if(u.async===!1)throw new X;return l.then(
c=>o(c,i,u))}return o(l,i,u)}}},{get"~standard"(){return Bt(this,"~standard",or(this))},set"~standard"(e){Y(this,"~stand\
ard",e)}}),ir=(e,t)=>e.issues.length?{issues:e.issues.map(r=>V(r,t,J()))}:{value:e.value};async function Xo(e,t){let r={
async:!0};return ir(await e._zod.run({value:t,issues:[]},r),r)}function or(e){return{validate:t=>{let r={async:!1};try{let n=e.
_zod.run({value:t,issues:[]},r);if(!(n instanceof Promise))return ir(n,r)}catch{}return Xo(e,t)},vendor:"zod",version:1}}
var at=d("$ZodString",(e,t)=>{$.init(e,t),e._zod.pattern=t.pattern??To,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=String(
r.value)}catch{}return typeof r.value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),
r}}),x=d("$ZodStringFormat",(e,t)=>{we.init(e,t),at.init(e,t)}),Ho=d("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=mo),x.init(
e,t)}),Qo=d("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=er(r))}else t.pattern??(t.pattern=er());x.init(e,t)}),ea=d(
"$ZodEmail",(e,t)=>{t.pattern??(t.pattern=vo),x.init(e,t)}),ar=1,ze=2;function sr(e){try{return typeof URL<"u"&&typeof URL.
canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function ta(e,t){return!("normalize"in t)&&!("hostn\
ame"in t)&&!("protocol"in t)?sr(e)||ze:ra(e,t)}function ra(e,t){if(!t.normalize&&t.protocol?.source===$o.source&&!/^https?:\/\//i.
test(e))return ar;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(e)??ze}return new URL(e)}catch{
return ze}}var na=/[\t\n\r]/g;function ur(e){return e.replace(na,"")}function ia(e,t){return t.lastIndex=0,t.test(e.hostname)}
function oa(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var aa=d("$ZodU\
RL",(e,t)=>{x.init(e,t),e._zod.check=r=>{try{let n=r.value.trim(),i=ta(n,t);if(i===ar){r.issues.push({code:"invalid_form\
at",format:"url",note:"Invalid URL format",input:r.value,inst:e,continue:!t.abort});return}if(i===ze){r.issues.push({code:"\
invalid_format",format:"url",input:r.value,inst:e,continue:!t.abort});return}if(i===!0){r.value=ur(n);return}t.hostname&&
!ia(i,t.hostname)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:r.
value,inst:e,continue:!t.abort}),t.protocol&&!oa(i,t.protocol)&&r.issues.push({code:"invalid_format",format:"url",note:"\
Invalid protocol",pattern:t.protocol.source,input:r.value,inst:e,continue:!t.abort}),r.value=t.normalize?i.href:ur(n);return}catch{
r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e,continue:!t.abort})}}}),sa=d("$ZodEmoji",(e,t)=>{
t.pattern??(t.pattern=go()),x.init(e,t)}),ua=d("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?fo:po(t.length)),
x.init(e,t)}),la=d("$ZodCUID",(e,t)=>{t.pattern??(t.pattern=ao),x.init(e,t)}),ca=d("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=
so),x.init(e,t)}),fa=d("$ZodULID",(e,t)=>{t.pattern??(t.pattern=uo),x.init(e,t)}),da=d("$ZodXID",(e,t)=>{t.pattern??(t.pattern=
lo),x.init(e,t)}),pa=d("$ZodKSUID",(e,t)=>{t.pattern??(t.pattern=co),x.init(e,t)}),ha=d("$ZodISODateTime",(e,t)=>{t.pattern??
(t.pattern=Io(t)),x.init(e,t)}),ma=d("$ZodISODate",(e,t)=>{t.pattern??(t.pattern=Po),x.init(e,t)}),va=d("$ZodISOTime",(e,t)=>{
t.pattern??(t.pattern=jo(t)),x.init(e,t)}),ya=d("$ZodISODuration",(e,t)=>{t.pattern??(t.pattern=ho),x.init(e,t)}),ga=d("\
$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=_o),x.init(e,t)}),_a=/^[0-9a-fA-F:.]+$/;function lr(e){return _a.test(e)?sr(`htt\
p://[${e}]`):!1}var ba=d("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=bo),x.init(e,t),e._zod.check=r=>{lr(r.value)||r.issues.
push({code:"invalid_format",format:"ipv6",input:r.value,inst:e,continue:!t.abort})}}),wa=d("$ZodCIDRv4",(e,t)=>{t.pattern??
(t.pattern=wo),x.init(e,t)});function za(e){let t=e.split("/");if(t.length!==2)return!1;let[r,n]=t;if(!n)return!1;let i=Number(
n);return`${i}`!==n||i<0||i>128?!1:lr(r)}var ka=d("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=zo),x.init(e,t),e._zod.check=
r=>{za(r.value)||r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e,continue:!t.abort})}});function cr(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var fr=/^[0-9a-zA-Z+/]*={0,2}$/,
Oa=d("$ZodBase64",(e,t)=>{t.pattern??(t.pattern=fr),x.init(e,t),e._zod.check=r=>{cr(r.value)||r.issues.push({code:"inval\
id_format",format:"base64",input:r.value,inst:e,continue:!t.abort})}}),st=/^[A-Za-z0-9_-]*$/;function $a(e){if(!st.test(
e))return!1;let t=e.replace(/[-_]/g,n=>n==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,"=");return cr(r)}var Sa=d("$\
ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=st),x.init(e,t),e._zod.check=r=>{$a(r.value)||r.issues.push({code:"invalid_f\
ormat",format:"base64url",input:r.value,inst:e,continue:!t.abort})}}),xa=d("$ZodE164",(e,t)=>{t.pattern??(t.pattern=So),
x.init(e,t)});function Pa(e,t=null){try{let r=e.split(".");if(r.length!==3)return!1;let[n]=r;if(!n)return!1;let i=JSON.parse(
atob(n));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==t))}catch{return!1}}var ja=d("$ZodJWT",(e,t)=>{
x.init(e,t),e._zod.check=r=>{Pa(r.value,t.alg)||r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e,continue:!t.
abort})}}),dr=d("$ZodNumber",(e,t)=>{$.init(e,t),e._zod.pattern=it,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=Number(r.
value)}catch{}let i=r.value;if(typeof i=="number"&&!Number.isNaN(i)&&Number.isFinite(i))return r;let o=typeof i=="number"?
Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return r.issues.push({expected:"number",code:"invalid_t\
ype",input:i,inst:e,...o?{received:o}:{}}),r}}),Ia=d("$ZodNumberFormat",(e,t)=>{Fo.init(e,t),dr.init(e,t)}),Ta=d("$ZodBo\
olean",(e,t)=>{$.init(e,t),e._zod.pattern=Ao,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=!!r.value}catch{}let i=r.value;
return typeof i=="boolean"||r.issues.push({expected:"boolean",code:"invalid_type",input:i,inst:e}),r}}),Ea=d("$ZodBigInt",
(e,t)=>{$.init(e,t),e._zod.pattern=Eo,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=BigInt(r.value)}catch{}return typeof r.
value=="bigint"||r.issues.push({expected:"bigint",code:"invalid_type",input:r.value,inst:e}),r}}),Na=d("$ZodUnknown",(e,t)=>{
$.init(e,t),e._zod.parse=r=>r}),Aa=d("$ZodNever",(e,t)=>{$.init(e,t),e._zod.parse=(r,n)=>(r.issues.push({expected:"never",
code:"invalid_type",input:r.value,inst:e}),r)}),Za=d("$ZodDate",(e,t)=>{$.init(e,t),e._zod.parse=(r,n)=>{if(t.coerce)try{
r.value=new Date(r.value)}catch{}let i=r.value,o=i instanceof Date;return o&&!Number.isNaN(i.getTime())||r.issues.push({
expected:"date",code:"invalid_type",input:i,...o?{received:"Invalid Date"}:{},inst:e}),r}});function Da(e,t){let r=Ge(e.
_zod.def.checks);if(!r.length)return;let n=Math.min(...r.map(o=>o[0])),i=e._zod.parse;e._zod.parse=(o,a)=>{let s=t(o.value);
if(s>n&&!a?.skipChecks&&a?.direction!=="backward"){for(let[u,l]of Ge(e._zod.def.checks))if(s>u&&l._zod.def.when(o)){let c=o.
issues.length;return l._zod.check(o),o.issues[c].continue=!1,me(o.issues,c,e),o}}return i(o,a)}}var Ra=e=>Array.isArray(
e)?e.length:-1;function pr(e,t,r){e.issues.length&&t.issues.push(...G(r,e.issues)),t.value[r]=e.value}var Fa=d("$ZodArra\
y",(e,t)=>{$.init(e,t);let r=Z.memoizer;r?.attach(e),e._zod.parse=(n,i)=>{let o=n.value;if(!Array.isArray(o))return n.issues.
push({expected:"array",code:"invalid_type",input:o,inst:e}),n;n.value=r?r.alloc(e,n,Array(o.length),i):Array(o.length);let a=[],
s=i?.abortEarly;for(let u=0;u<o.length;u++){let l=o[u],c=t.element._zod.run({value:l,issues:[]},i);if(c instanceof Promise)
a.push(c.then(h=>pr(h,n,u)));else if(pr(c,n,u),s&&c.issues.length!==0&&F(c))break}return a.length?Promise.all(a).then(()=>n):
n},Da(e,Ra)});function ke(e,t,r,n,i,o){let a=r in n,s=o==="optional";if(!(!a&&s&&i==="optional")){if(e.issues.length){if(i!==
void 0&&s&&!a)return;t.issues.push(...G(r,e.issues))}if(!a&&i===void 0){e.issues.length||t.issues.push({code:"invalid_ty\
pe",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?(a||i==="defaulted"&&!s)&&(t.value[r]=void 0):
t.value[r]=e.value}}var Ja=[];function hr(e){let t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(e.shape),n=r.length?
r:Ja,i=n.length?[...t,...n]:t;for(let a of i)if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid el\
ement at key "${String(a)}": expected a Zod schema`);let o=Ft(e.shape);return{...e,allKeys:i,symbolKeys:n,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(o)}}function mr(e,t,r,n,i,o,a){let s=[],u=i.keySet,l=i.catchall._zod,c=l.def.type,
h=l.optin,p=l.optout,m=0;for(let v in t){if(a&&r.issues.length!==m){if(F(r,m))break;m=r.issues.length}if(u.has(v))continue;
if(v==="__proto__"){c==="never"&&s.push(v);continue}if(c==="never"){s.push(v);continue}let y=l.run({value:t[v],issues:[]},
n);y instanceof Promise?e.push(y.then(O=>ke(O,r,v,t,h,p))):ke(y,r,v,t,h,p)}return s.length&&r.issues.push({code:"unrecog\
nized_keys",keys:s,input:t,inst:o,continue:!0}),e.length?Promise.all(e).then(()=>r):r}var Ca=d("$ZodObject",(e,t)=>{$.init(
e,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),n=r?.get?r.get.raw:t.shape??{};if(n){let l=()=>{let c={...n};return Object.
defineProperty(t,"shape",{value:c}),l.raw=c,c};l.raw=n,Object.defineProperty(t,"shape",{get:l})}let i=de(()=>hr(t));b(e,
"propValues",l=>{let c=l.def.shape,h={};for(let p in c){let m=c[p]._zod;if(m.values){Object.prototype.hasOwnProperty.call(
h,p)||R(h,p,new Set);for(let v of m.values)h[p].add(v);m.optin!==void 0&&h[p].add(void 0)}}return h});let o=ie,a=t.catchall,
s,u=Z.memoizer;u?.attach(e),e._zod.parse=(l,c)=>{s??(s=i.value);let h=l.value;if(!o(h))return l.issues.push({expected:"o\
bject",code:"invalid_type",input:h,inst:e}),l;l.value=u?u.alloc(e,l,{},c):{};let p=[],m=s.shape,v=c?.abortEarly,y=l.issues.
length;for(let O of s.allKeys){if(v&&l.issues.length!==y){if(F(l,y))break;y=l.issues.length}if(O==="__proto__")continue;
let w=m[O],D=w._zod.optin,Me=w._zod.optout,j=w._zod.run({value:h[O],issues:[]},c);j instanceof Promise?p.push(j.then(z=>ke(
z,l,O,h,D,Me))):ke(j,l,O,h,D,Me)}return a?mr(p,h,l,c,i.value,e,v===!0):p.length?Promise.all(p).then(()=>l):l}}),Ma=d("$Z\
odObjectJIT",(e,t)=>{Ca.init(e,t);let r=e._zod.parse,n=de(()=>hr(t)),i=Z.memoizer,o=p=>{let m=n.value,v=m.symbolKeys,y=new Go(
["payload","ctx"],{shape:p,inst:e,memo:i,syms:v}),O=j=>`shape[${j}]._zod.run({ value: input[${j}], issues: [] }, ctx)`,w=(j,z)=>`\

          let ${j}_ab = false;
          for (let i = 0; i < ${j}.issues.length; i++) {
            const iss = ${j}.issues[i];
            iss.path = iss.path ? [${z}, ...iss.path] : [${z}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${j}_ab = true;
          }
          if (${j}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;y.write("const input = payload.value;");let D=Object.create(null),Me=0;for(let j of m.allKeys)D[j]=`key_${Me++}`;
y.write(i?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let j of m.allKeys){if(j===
"__proto__")continue;let z=D[j],C=typeof j=="symbol"?`syms[${v.indexOf(j)}]`:At(j),St=`${C} in input`,Mn=p[j],xt=Mn?._zod?.
optin,Un=xt!==void 0,Yl=Mn?._zod?.optout==="optional";if(y.write(`const ${z} = ${O(C)};`),Un&&Yl){let Xl=xt==="optional"?
`${z}_present`:`${z}.value !== undefined || ${z}_present`;y.write(`
        const ${z}_present = ${St};
        if (!${z}.issues.length || ${z}_present) {
          if (${z}.issues.length) {${w(z,C)}
          }

          if (${Xl}) {
            newResult[${C}] = ${z}.value;
          }
        }

      `)}else Un?(y.write(`
        if (${z}.issues.length) {${w(z,C)}
        }
      `),xt==="defaulted"?y.write(`newResult[${C}] = ${z}.value;`):y.write(`
        if (${z}.value !== undefined || ${St}) {
          newResult[${C}] = ${z}.value;
        }
      `)):y.write(`
        const ${z}_present = ${St};
        if (${z}.issues.length) {${w(z,C)}
        }
        if (!${z}_present && !${z}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${C}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${z}_present) {
          newResult[${C}] = ${z}.value;
        }

      `)}return y.write("payload.value = newResult;"),y.write("return payload;"),y.compile()},a,s=ie,u=!Z.jitless,l=u&&Dt.
value,c=t.catchall,h;e._zod.parse=(p,m)=>{h??(h=n.value);let v=p.value;return s(v)?u&&l&&m?.async===!1&&m.jitless!==!0?(a||
(a=o(t.shape)),p=a(p,m),c?mr([],v,p,m,h,e,m?.abortEarly===!0):p):r(p,m):(p.issues.push({expected:"object",code:"invalid_\
type",input:v,inst:e}),p)}});function vr(e,t,r,n){for(let o of e)if(o.issues.length===0)return t.value=o.value,t;let i=e.
filter(o=>!F(o));return i.length===1?(t.value=i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:r,
errors:e.map(o=>o.issues.map(a=>V(a,n,J())))}),t)}var Ua=d("$ZodUnion",(e,t)=>{$.init(e,t),b(e,"optin",n=>n.def.options.
some(i=>i._zod.optin==="defaulted")?"defaulted":n.def.options.some(i=>i._zod.optin!==void 0)?"optional":void 0),b(e,"opt\
out",n=>n.def.options.some(i=>i._zod.optout==="optional")?"optional":void 0),b(e,"values",n=>{if(n.def.options.every(i=>i.
_zod.values))return new Set(n.def.options.flatMap(i=>Array.from(i._zod.values)))}),b(e,"pattern",n=>{if(n.def.options.every(
i=>i._zod.pattern)){let i=n.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${i.map(o=>pe(o.source)).join("|")})\
$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(n,i)=>{if(r)return r(n,i);let o=!1,a=[];for(let s of t.
options){let u=s._zod.run({value:n.value,issues:[]},i);if(u instanceof Promise)a.push(u),o=!0;else{if(u.issues.length===
0)return u;a.push(u)}}return o?Promise.all(a).then(s=>vr(s,n,e,i)):vr(a,n,e,i)}}),La=d("$ZodIntersection",(e,t)=>{$.init(
e,t),e._zod.parse=(r,n)=>{let i=r.value,o=t.left._zod.run({value:i,issues:[]},n),a=t.right._zod.run({value:i,issues:[]},
n);return o instanceof Promise||a instanceof Promise?Promise.all([o,a]).then(([s,u])=>yr(r,s,u)):yr(r,o,a)}});function ut(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(W(e)&&W(t)){
let r=Object.keys(t),n=Object.keys(e).filter(o=>r.indexOf(o)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,
"__proto__")&&delete i.__proto__;for(let o of n){if(o==="__proto__")continue;let a=ut(e[o],t[o]);if(!a.valid)return{valid:!1,
mergeErrorPath:[o,...a.mergeErrorPath]};i[o]=a.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.
length!==t.length)return{valid:!1,mergeErrorPath:[]};let r=[];for(let n=0;n<e.length;n++){let i=e[n],o=t[n],a=ut(i,o);if(!a.
valid)return{valid:!1,mergeErrorPath:[n,...a.mergeErrorPath]};r.push(a.data)}return{valid:!0,data:r}}return{valid:!1,mergeErrorPath:[]}}
function yr(e,t,r){let n=new Map,i,o=new Map,a=(l,c)=>{let h;if(l.code==="unrecognized_keys"&&!l.path?.length)i??(i=l),h=
l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let p=String(l.path[0]);o.has(p)||o.set(
p,l),h=[p]}else return!1;for(let p of h)n.has(p)||n.set(p,{}),n.get(p)[c]=!0;return!0};for(let l of t.issues)a(l,"l")||e.
issues.push(l);for(let l of r.issues)a(l,"r")||e.issues.push(l);let s=[...n].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(s.
length){let l=i?s.filter(c=>i.keys.includes(c)):[];l.length&&e.issues.push({...i,keys:l});for(let c of s)!l.includes(c)&&
o.has(c)&&e.issues.push(o.get(c))}let u=ut(t.value,r.value);if(!u.valid){if(F(e))return e;throw new Error(`Unmergable in\
tersection. Error path: ${JSON.stringify(u.mergeErrorPath)}`)}return e.value=u.data,e}var Va=d("$ZodRecord",(e,t)=>{$.init(
e,t);let r=Z.memoizer;r?.attach(e),e._zod.parse=(n,i)=>{let o=n.value;if(!W(o))return n.issues.push({expected:"record",code:"\
invalid_type",input:o,inst:e}),n;let a=[],s=t.keyType._zod.values;if(s&&!t.partial){n.value=r?r.alloc(e,n,{},i):{};let u=new Set;
for(let c of s)if(typeof c=="string"||typeof c=="number"||typeof c=="symbol"){if(u.add(typeof c=="number"?c.toString():c),
c==="__proto__")continue;let h=t.keyType._zod.run({value:c,issues:[]},i);if(h instanceof Promise)throw new Error("Async \
schemas not supported in object keys currently");if(h.issues.length){n.issues.push({code:"invalid_key",origin:"record",issues:h.
issues.map(v=>V(v,i,J())),input:c,path:[c],inst:e});continue}let p=h.value;if(p==="__proto__")continue;let m=t.valueType.
_zod.run({value:o[c],issues:[]},i);m instanceof Promise?a.push(m.then(v=>{v.issues.length&&n.issues.push(...G(c,v.issues)),
n.value[p]=v.value})):(m.issues.length&&n.issues.push(...G(c,m.issues)),n.value[p]=m.value)}let l;for(let c in o)if(!u.has(
c))if(t.mode==="loose"){if(c==="__proto__")continue;n.value[c]=o[c]}else l=l??[],l.push(c);l&&l.length>0&&n.issues.push(
{code:"unrecognized_keys",input:o,inst:e,keys:l,continue:!0})}else{n.value=r?r.alloc(e,n,{},i):{};let u;for(let l of Reflect.
ownKeys(o)){if(l==="__proto__"||!Object.prototype.propertyIsEnumerable.call(o,l))continue;let c=t.keyType._zod.run({value:l,
issues:[]},i);if(c instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof l==
"string"&&it.test(l)&&c.issues.length){let m=t.keyType._zod.run({value:Number(l),issues:[]},i);if(m instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");m.issues.length===0&&(c=m)}if(c.issues.length){t.mode==="loose"?
n.value[l]=o[l]:s?(u=u??[],u.push(l)):n.issues.push({code:"invalid_key",origin:"record",issues:c.issues.map(m=>V(m,i,J())),
input:l,path:[l],inst:e});continue}let h=c.value;if(h==="__proto__")continue;let p=t.valueType._zod.run({value:o[l],issues:[]},
i);p instanceof Promise?a.push(p.then(m=>{m.issues.length&&n.issues.push(...G(l,m.issues)),n.value[h]=m.value})):(p.issues.
length&&n.issues.push(...G(l,p.issues)),n.value[h]=p.value)}u&&u.length>0&&n.issues.push({code:"unrecognized_keys",input:o,
inst:e,keys:u,continue:!0})}return a.length?Promise.all(a).then(()=>n):n}}),Ka=d("$ZodEnum",(e,t)=>{$.init(e,t);let r=ce(
t.entries),n=new Set(r);e._zod.values=n,b(e,"pattern",i=>{let o=ce(i.def.entries).filter(a=>Rt.has(typeof a));return new RegExp(
o.length?`^(${o.map(a=>q(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(i,o)=>{let a=i.value;return n.has(a)||
i.issues.push({code:"invalid_value",values:r,input:a,inst:e}),i}}),Ba=d("$ZodLiteral",(e,t)=>{$.init(e,t);let r=new Set(
t.values);e._zod.values=r,b(e,"pattern",n=>{let i=n.def.values;return new RegExp(i.length?`^(${i.map(o=>typeof o=="strin\
g"?q(o):o?q(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(n,i)=>{let o=n.value;return r.has(o)||
n.issues.push({code:"invalid_value",values:t.values,input:o,inst:e}),n}}),Wa=d("$ZodTransform",(e,t)=>{$.init(e,t),e._zod.
optin="optional",Z.memoizer?.guard(e),e._zod.parse=(r,n)=>{if(n.direction==="backward")throw new Yt(e.constructor.name);
let i=t.transform(r.value,r);if(n.async)return(i instanceof Promise?i:Promise.resolve(i)).then(o=>(r.value=o,r));if(i instanceof
Promise)throw new X;return r.value=i,r}});function gr(e,t){return e.value=t.issues.length?void 0:t.value,e}var _r=d("$Zo\
dOptional",(e,t)=>{$.init(e,t),b(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout=
"optional",b(e,"values",r=>{let n=r.def.innerType._zod.values;return n?new Set([...n,void 0]):void 0}),b(e,"pattern",r=>{
let n=r.def.innerType._zod.pattern;return n?new RegExp(`^(${pe(n.source)})?$`):void 0}),e._zod.parse=(r,n)=>{if(r.value===
void 0){if(t.innerType._zod.optin!=="defaulted")return r;let i=t.innerType._zod.run({value:r.value,issues:[]},n);return i instanceof
Promise?i.then(o=>gr(r,o)):gr(r,i)}return t.innerType._zod.run(r,n)}}),qa=d("$ZodExactOptional",(e,t)=>{_r.init(e,t),b(e,
"values",r=>r.def.innerType._zod.values),b(e,"pattern",r=>r.def.innerType._zod.pattern),e._zod.parse=(r,n)=>t.innerType.
_zod.run(r,n)}),Ga=d("$ZodNullable",(e,t)=>{$.init(e,t),b(e,"optin",r=>r.def.innerType._zod.optin),b(e,"optout",r=>r.def.
innerType._zod.optout),b(e,"pattern",r=>{let n=r.def.innerType._zod.pattern;return n?new RegExp(`^(${pe(n.source)}|null)\
$`):void 0}),b(e,"values",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e._zod.parse=
(r,n)=>r.value===null?r:t.innerType._zod.run(r,n)}),Ya=d("$ZodDefault",(e,t)=>{$.init(e,t),e._zod.optin="defaulted",b(e,
"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(r,
n);if(r.value===void 0)return r.value=t.defaultValue,r;let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(
o=>br(o,t)):br(i,t)}});function br(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Xa=d("$ZodPrefault",(e,t)=>{
$.init(e,t),e._zod.optin="defaulted",b(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>(n.direction==="ba\
ckward"||r.value===void 0&&(r.value=t.defaultValue),t.innerType._zod.run(r,n))}),Ha=d("$ZodNonOptional",(e,t)=>{$.init(e,
t),b(e,"values",r=>{let n=r.def.innerType._zod.values;return n?new Set([...n].filter(i=>i!==void 0)):void 0}),e._zod.parse=
(r,n)=>{let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(o=>wr(o,e)):wr(i,e)}});function wr(e,t){return!e.
issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function zr(e,t,r,n){
return t.issues.length?(e.value=r.catchValue({...t,value:e.value,error:{issues:t.issues.map(i=>V(i,n,J()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var Qa=d("$ZodCatch",(e,t)=>{$.init(e,t),b(e,"optin",r=>r.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),b(e,"optout",r=>r.def.innerType._zod.optout),b(e,"values",r=>r.def.innerType.
_zod.values),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(r,n);let i=t.innerType._zod.run(
{value:r.value,issues:[]},n);return i instanceof Promise?i.then(o=>zr(r,o,t,n)):zr(r,i,t,n)}}),es=d("$ZodPipe",(e,t)=>{$.
init(e,t),b(e,"values",r=>r.def.in._zod.values),b(e,"optin",r=>r.def.in._zod.optin),b(e,"optout",r=>r.def.out._zod.optout),
b(e,"propValues",r=>r.def.in._zod.propValues),e._zod.parse=(r,n)=>{if(n.direction==="backward"){let o=t.out._zod.run(r,n);
return o instanceof Promise?o.then(a=>Oe(a,t.in,n)):Oe(o,t.in,n)}let i=t.in._zod.run(r,n);return i instanceof Promise?i.
then(o=>Oe(o,t.out,n)):Oe(i,t.out,n)}});function Oe(e,t,r){return e.issues.some(n=>n.code!=="unrecognized_keys")?(e.aborted=
!0,e):t._zod.run({value:e.value,issues:e.issues},r)}var ts=d("$ZodReadonly",(e,t)=>{$.init(e,t),b(e,"propValues",r=>r.def.
innerType._zod.propValues),b(e,"values",r=>r.def.innerType._zod.values),b(e,"optin",r=>r.def.innerType?._zod?.optin),b(e,
"optout",r=>r.def.innerType?._zod?.optout),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(
r,n);let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(kr):kr(i)}});function kr(e){return e.memo||(e.value=
Object.freeze(e.value)),e}var rs=d("$ZodCustom",(e,t)=>{N.init(e,t),$.init(e,t),e._zod.parse=(r,n)=>r,e._zod.check=r=>{let n=r.
value,i=t.fn(n);if(i instanceof Promise)return i.then(o=>Or(o,r,n,e));Or(i,r,n,e)}});function Or(e,t,r,n){if(!e){let i={
code:"custom",input:r,inst:n,path:[...n._zod.def.path??[]],continue:!n._zod.def.abort};n._zod.def.params&&(i.params=n._zod.
def.params),t.issues.push(ge(i))}}var ns=class extends Error{constructor(){super("Cannot parse a reference cycle that cl\
oses through a transform"),this.name="ZodCyclicError"}},lt="~memo",$r=[];function Sr(e){return e!==null&&typeof e=="obje\
ct"}function ct(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}var xr=new WeakMap,oe=0,$e=1,ae=2;function Se(e,t,r){
let n=xr.get(e);if(n!==void 0)return n?ae:oe;if(t.has(e))return ae;t.add(e);let i=oe,o=c=>{if(i!==ae&&c?._zod){let h=Se(
c,t,r);h>i&&(i=h)}},a=(c,h)=>{let p=oe;for(let m of Reflect.ownKeys(c)){let v=Object.getOwnPropertyDescriptor(c,m);if(h&&
!v.enumerable)continue;let y=v.get?$e:v.value?._zod?Se(v.value,t,r):oe;y>p&&(p=y)}return p},s=c=>{c>i&&(i=c)},u=e._zod.def;
switch(u.type){case"object":{let c=Ke(u);s(c?a(c,!0):$e),o(u.catchall);break}case"array":o(u.element);break;case"tuple":
for(let c of u.items)o(c);o(u.rest);break;case"record":case"map":o(u.keyType),o(u.valueType);break;case"set":o(u.valueType);
break;case"union":for(let c of u.options)o(c);break;case"intersection":o(u.left),o(u.right);break;case"optional":case"nu\
llable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":o(u.innerType);
break;case"pipe":o(u.in),o(u.out);break;case"function":o(u.input),o(u.output);break;case"lazy":{let c=u._cachedInner??(r?
e._zod.innerType:void 0);s(c?Se(c,t,!1):$e);break}case"template_literal":case"string":case"number":case"int":case"boolea\
n":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"n\
an":case"enum":case"literal":case"file":case"transform":case"custom":break;default:for(let c in u){let h=Object.getOwnPropertyDescriptor(
u,c);if(!h||h.get)continue;let p=h.value;if(!(!p||typeof p!="object")){if(p._zod)o(p);else if(Array.isArray(p))for(let m of p)
o(m)}}}return t.delete(e),is(e,i)}function is(e,t){return t!==$e&&xr.set(e,t===ae),t}function os(e,t){let r=e.buckets.get(
t);return r||(r=new WeakMap,e.buckets.set(t,r)),r}var xe,Pe=[],as={alloc(e,t,r){let n=xe;if(!n)return r;xe=void 0;let i={
value:r,issues:null};return n.set(t.value,i),Pe.push(i),r},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let r=e._zod.parse,n=(i,o)=>{if(o.direction!=="backward"&&us(o,i.value))throw new ns;return r(i,o)};e._zod.parse=
n,e._zod.run===r&&(e._zod.run=n)})},attach(e){var t;let r,n=!1,i,o;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let a=e._zod.parse,s=(u,l)=>{if(r===void 0){let w=Se(e,new Set,!1);if(w===oe)return e._zod.parse=a,e._zod.run===
s&&(e._zod.run=a),a(u,l);w===ae||n?r=!0:n=!0}let c=u.value;if(!Sr(c))return a(u,l);let h=l[lt];h||(h={buckets:new WeakMap,
backEdges:void 0},l[lt]=h);let p;i===l?p=o:(p=os(h,e),i=l,o=p);let m=p.get(c);if(m)return u.value=m.value,m.issues?m.issues.
length&&u.issues.push(...ct(m.issues)):(u.memo=!0,h.backEdges??(h.backEdges=new WeakSet),h.backEdges.add(m.value)),u;xe=
p;let v=Pe.length,y=a(u,l);xe=void 0;let O=Pe.length>v?Pe.pop():void 0;return y instanceof Promise?y.then(w=>(O&&(O.issues=
w.issues.length?ct(w.issues):$r),w)):(O&&(O.issues=y.issues.length?ct(y.issues):$r),y)};e._zod.parse=s,e._zod.run===a&&(e.
_zod.run=s)})}};function ss(){return as}function us(e,t){let r=e[lt]?.backEdges;return r!==void 0&&Sr(t)&&r.has(t)}var ls=()=>{
let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},
set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(o){return e[o]??null}let r={regex:"inp\
ut",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"\
ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"\
base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"\
currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},n={nan:"NaN"};function i(o,a){
return o==="number"&&typeof a=="number"&&!Number.isFinite(a)?String(a):n[o]??o}return o=>{switch(o.code){case"invalid_ty\
pe":{let a=i(o.expected),s=Ut(o.input),u=i(s,o.input);return`Invalid input: expected ${a}, received ${u}`}case"invalid_v\
alue":return o.values.length===1?`Invalid input: expected ${We(o.values[0])}`:`Invalid option: expected one of ${Ve(o.values,
"|")}`;case"too_big":{let a=o.exact?"exactly ":o.inclusive?"<=":"<",s=t(o.origin);return s?`Too big: expected ${o.origin??
"value"} to have ${a}${o.maximum.toString()} ${s.unit??"elements"}`:`Too big: expected ${o.origin??"value"} to be ${a}${o.
maximum.toString()}`}case"too_small":{let a=o.exact?"exactly ":o.inclusive?">=":">",s=t(o.origin);return s?`Too small: e\
xpected ${o.origin} to have ${a}${o.minimum.toString()} ${s.unit}`:`Too small: expected ${o.origin} to be ${a}${o.minimum.
toString()}`}case"invalid_format":{let a=o;return a.format==="starts_with"?`Invalid string: must start with "${a.prefix}\
"`:a.format==="ends_with"?`Invalid string: must end with "${a.suffix}"`:a.format==="includes"?`Invalid string: must incl\
ude "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:`Invalid ${r[a.format]??o.format}`}case"\
not_multiple_of":return`Invalid number: must be a multiple of ${o.divisor}`;case"unrecognized_keys":return`Unrecognized \
key${o.keys.length>1?"s":""}: ${Ve(o.keys,", ")}`;case"invalid_key":return`Invalid key in ${o.origin}`;case"invalid_unio\
n":return o.options&&Array.isArray(o.options)&&o.options.length>0?`Invalid discriminator value. Expected ${o.options.map(
a=>`'${a}'`).join(" | ")}`:o.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"invalid_e\
lement":return`Invalid value in ${o.origin}`;default:return"Invalid input"}}};function cs(){return{localeError:ls()}}var Pr,
fs=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(e,...t){let r=t[0];return this._map.set(e,r),r&&typeof r==
"object"&&"id"in r&&this._idmap.set(r.id,e),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(e){
let t=this._map.get(e);return t&&typeof t=="object"&&"id"in t&&this._idmap.delete(t.id),this._map.delete(e),this}get(e){
let t=e._zod.parent;if(t){let r={...this.get(t)??{}};delete r.id;let n={...r,...this._map.get(e)};return Object.keys(n).
length?n:void 0}return this._map.get(e)}has(e){return this._map.has(e)}};function ds(){return new fs}(Pr=globalThis).__zod_globalRegistry??
(Pr.__zod_globalRegistry=ds());var se=globalThis.__zod_globalRegistry;function je(e){return e.checks&&(e.checks=[...e.checks]),
e}function ps(e,t){return new e(je({type:"string",...g(t)}))}function hs(e,t){return new e(je({type:"string",coerce:!0,...g(
t)}))}function ms(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...g(t)})}function vs(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...g(t)})}function ys(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,...g(t)})}function gs(e,t){return new e({type:"string",format:"uuid",
check:"string_format",abort:!1,version:"v4",...g(t)})}function _s(e,t){return new e({type:"string",format:"uuid",check:"\
string_format",abort:!1,version:"v6",...g(t)})}function bs(e,t){return new e({type:"string",format:"uuid",check:"string_\
format",abort:!1,version:"v7",...g(t)})}function jr(e,t){return new e({type:"string",format:"url",check:"string_format",
abort:!1,...g(t)})}function ws(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...g(t)})}
function zs(e,t){return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...g(t)})}function ks(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...g(t)})}function Os(e,t){return new e({type:"string",format:"\
cuid2",check:"string_format",abort:!1,...g(t)})}function $s(e,t){return new e({type:"string",format:"ulid",check:"string\
_format",abort:!1,...g(t)})}function Ss(e,t){return new e({type:"string",format:"xid",check:"string_format",abort:!1,...g(
t)})}function xs(e,t){return new e({type:"string",format:"ksuid",check:"string_format",abort:!1,...g(t)})}function Ps(e,t){
return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...g(t)})}function js(e,t){return new e({type:"\
string",format:"ipv6",check:"string_format",abort:!1,...g(t)})}function Is(e,t){return new e({type:"string",format:"cidr\
v4",check:"string_format",abort:!1,...g(t)})}function Ts(e,t){return new e({type:"string",format:"cidrv6",check:"string_\
format",abort:!1,...g(t)})}function Es(e,t){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...g(
t)})}function Ns(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...g(t)})}function As(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...g(t)})}function Zs(e,t){return new e({type:"\
string",format:"jwt",check:"string_format",abort:!1,...g(t)})}function Ir(e,t){return new e({type:"string",format:"datet\
ime",check:"string_format",offset:!1,local:!1,precision:null,...g(t)})}function Tr(e,t){return new e({type:"string",format:"\
date",check:"string_format",...g(t)})}function Er(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,
...g(t)})}function Nr(e,t){return new e({type:"string",format:"duration",check:"string_format",...g(t)})}function Ds(e,t){
return new e(je({type:"number",checks:[],...g(t)}))}function Rs(e,t){return new e(je({type:"number",coerce:!0,checks:[],
...g(t)}))}function Fs(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...g(t)})}function Js(e,t){
return new e({type:"boolean",...g(t)})}function Cs(e,t){return new e({type:"boolean",coerce:!0,...g(t)})}function Ms(e,t){
return new e({type:"bigint",coerce:!0,...g(t)})}function Us(e){return new e({type:"unknown"})}function Ls(e,t){return new e(
{type:"never",...g(t)})}function Vs(e,t){return new e({type:"date",coerce:!0,...g(t)})}function Ie(e,t){return new rr({check:"\
less_than",...g(t),value:e,inclusive:!1})}function H(e,t){return new rr({check:"less_than",...g(t),value:e,inclusive:!0})}
function Te(e,t){return new nr({check:"greater_than",...g(t),value:e,inclusive:!1})}function Q(e,t){return new nr({check:"\
greater_than",...g(t),value:e,inclusive:!0})}function ft(e,t){return new Ro({check:"multiple_of",...g(t),value:e})}function Ar(e,t){
return new Jo({check:"max_length",...g(t),maximum:e})}function Ee(e,t){return new Co({check:"min_length",...g(t),minimum:e})}
function Zr(e,t){return new Mo({check:"length_equals",...g(t),length:e})}function Ks(e,t){return new Uo({check:"string_f\
ormat",format:"regex",...g(t),pattern:e})}function Bs(e){return new Lo({check:"string_format",format:"lowercase",...g(e)})}
function Ws(e){return new Vo({check:"string_format",format:"uppercase",...g(e)})}function qs(e,t){return new Ko({check:"\
string_format",format:"includes",...g(t),includes:e})}function Gs(e,t){return new Bo({check:"string_format",format:"star\
ts_with",...g(t),prefix:e})}function Ys(e,t){return new Wo({check:"string_format",format:"ends_with",...g(t),suffix:e})}
function te(e){return new qo({check:"overwrite",tx:e})}function Xs(e){return te(t=>t.normalize(e))}function Hs(){return te(
e=>e.trim())}function Qs(){return te(e=>e.toLowerCase())}function eu(){return te(e=>e.toUpperCase())}function tu(){return te(
e=>Zt(e))}function ru(e,t,r){return new e({type:"array",element:t,...g(r)})}function nu(e,t,r){return new e({type:"custo\
m",check:"custom",fn:t,...g(r)})}function iu(e,t){let r=ou(n=>(n.addIssue=i=>{if(typeof i=="string")n.issues.push(ge(i,n.
value,r._zod.def));else{let o=i;o.fatal&&(o.continue=!1),o.code??(o.code="custom"),"input"in o||(o.input=n.value),o.inst??
(o.inst=r),o.continue??(o.continue=!r._zod.def.abort),n.issues.push(ge(o))}},e(n.value,n)),t);return r}function ou(e,t){
let r=new N({check:"custom",...g(t)});return r._zod.check=e,r}function ue(e,...t){for(let r of t)for(let n of Reflect.ownKeys(
r))Object.prototype.propertyIsEnumerable.call(r,n)&&R(e,n,r[n]);return e}function Ne(e){let t=e?.target??"draft-2020-12";
return t==="draft-4"&&(t="draft-04"),t==="draft-7"&&(t="draft-07"),{processors:e.processors??{},metadataRegistry:e?.metadata??
se,target:t,unrepresentable:e?.unrepresentable??"throw",override:e?.override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,
sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],
deferred:[],external:e?.external??void 0}}function T(e,t,r,n,i){let o=typeof t.unrepresentable=="function"?t.unrepresentable(
{zodSchema:e,path:n.path,message:i}):t.unrepresentable;if(o==="any")return!1;if(o===void 0||o==="throw")throw new Error(
i);return Object.assign(r,o),!0}function k(e,t,r={path:[],schemaPath:[]}){var n;let i=e._zod.def,o=t.seen.get(e);if(o)return o.
count++,r.schemaPath.includes(e)&&(o.cycle=r.path),o.schema;let a={schema:{},count:1,cycle:void 0,path:r.path};t.seen.set(
e,a),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let s=e._zod.toJSONSchema?.();if(s)a.schema=s;else{let l={
...r,schemaPath:[...r.schemaPath,e],path:r.path};if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,a.schema,l);else{
let h=a.schema,p=t.processors[i.type];if(!p)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
p(e,t,h,l)}let c=e._zod.parent;c&&(a.ref||(a.ref=c),k(c,t,l),t.seen.get(c).isParent=!0)}let u=t.metadataRegistry.get(e);
return u&&ue(a.schema,u),t.io==="input"&&E(e)&&(delete a.schema.examples,delete a.schema.default),t.io==="input"&&"_pref\
ault"in a.schema&&((n=a.schema).default??(n.default=a.schema._prefault)),delete a.schema._prefault,t.seen.get(e).schema}
function Dr(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function Ae(e,t){let r=e.seen.get(t);if(!r)throw new Error(
"Unprocessed schema. This is a bug in Zod.");if(e.external&&e.sharedDefsExtractedFor===e.external)return;let n=new Map;for(let a of e.
seen.entries()){let s=e.metadataRegistry.get(a[0])?.id;if(s){let u=n.get(s);if(u&&u!==a[0])throw new Error(`Duplicate sc\
hema id "${s}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted tog\
ether.`);n.set(s,a[0])}}let i=a=>{let s=e.target==="draft-2020-12"?"$defs":"definitions";if(e.external){let h=e.external.
registry.get(a[0])?.id,p=e.external.uri??(v=>v);if(h)return{ref:p(h)};let m=a[1].defId??a[1].schema.id??`schema${e.counter++}`;
return a[1].defId=m,{defId:m,ref:`${p("__shared")}#/${s}/${Dr(m)}`}}let u="#",l=`${u}/${s}/`;if(a[1]===r&&!a[1].schema.id)
return{ref:u};let c=a[1].schema.id??`__schema${e.counter++}`;return{defId:c,ref:l+Dr(c)}},o=a=>{if(a[1].schema.$ref)return;
let s=a[1],{ref:u,defId:l}=i(a);s.def={...s.schema},l&&(s.defId=l);let c=s.schema;for(let h in c)delete c[h];c.$ref=u};if(e.
cycles==="throw")for(let a of e.seen.entries()){let s=a[1];if(s.cycle)throw new Error(`Cycle detected: #/${s.cycle?.join(
"/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let a of e.seen.entries()){let s=a[1];
if(t===a[0]){o(a);continue}if(e.external){let u=e.external.registry.get(a[0])?.id;if(t!==a[0]&&u){o(a);continue}}if(e.metadataRegistry.
get(a[0])?.id){o(a);continue}if(s.cycle){o(a);continue}s.count>1&&e.reused==="ref"&&o(a)}e.external&&(e.sharedDefsExtractedFor=
e.external)}function Rr(e){let t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;let r=[];for(let n of t){
if(!n||typeof n!="object")return;Rr(n);let i=Object.keys(n);if(i.length!==1||i[0]!=="type")return;let o=n.type;for(let a of Array.
isArray(o)?o:[o]){if(typeof a!="string")return;r.includes(a)||r.push(a)}}delete e.anyOf,e.type=r.length===1?r[0]:r}var Fr=new Set(
["type","properties","required","additionalProperties"]),Jr=["oneOf","anyOf"];function Cr(e){let t=e.additionalProperties;
return t===void 0||t===!1||typeof t!="object"||t===null?null:Object.keys(t).length?t:null}function dt(e){let t=[];for(let o of e){
if(typeof o!="object"||o.type!=="object")return null;for(let a in o)if(!Fr.has(a))return null;t.push(o)}let r={},n=new Set;
for(let o of t){for(let a in o.properties){if(Object.prototype.hasOwnProperty.call(r,a))continue;let s=[];for(let l of t){
let c=l.properties?.[a]??Cr(l);c!=null&&(s.some(h=>JSON.stringify(h)===JSON.stringify(c))||s.push(c))}let u=s.length===1?
s[0]:dt(s)??{allOf:s};R(r,a,u)}for(let a of o.required??[])n.add(a)}let i={type:"object",properties:r};if(n.size&&(i.required=
[...n]),t.every(o=>o.additionalProperties===!1))i.additionalProperties=!1;else{let o=[];for(let a of t){let s=Cr(a);s&&!o.
some(u=>JSON.stringify(u)===JSON.stringify(s))&&o.push(s)}o.length===1?i.additionalProperties=o[0]:o.length>1&&(i.additionalProperties=
{allOf:o})}return i}function au(e){let t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(let i of Fr)if(i in e)return;
let r=t.filter(i=>Jr.some(o=>Array.isArray(i[o]))),n=null;if(!r.length)n=dt(t);else{let i=r[0],o=Jr.find(u=>Array.isArray(
i[u]));if(Object.keys(i).length!==1)return;let a=t.filter(u=>u!==i),s=i[o].map(u=>dt([...a,u]));if(s.some(u=>!u))return;
n={[o]:s}}n&&(delete e.allOf,ue(e,n))}function Ze(e,t){let r=e.seen.get(t);if(!r)throw new Error("Unprocessed schema. Th\
is is a bug in Zod.");let n=s=>{let u=e.seen.get(s);if(u.ref===null)return;let l=u.def??u.schema,c={...l},h=u.ref;if(u.ref=
null,h){n(h);let m=e.seen.get(h),v=m.schema;if(v.$ref&&(e.target==="draft-07"||e.target==="draft-04"||e.target==="openap\
i-3.0")?(l.allOf=l.allOf??[],l.allOf.push(v)):ue(l,v),ue(l,c),s._zod.parent===h)for(let y in l)y==="$ref"||y==="allOf"||
y in c||delete l[y];if(v.$ref&&m.def)for(let y in l)y==="$ref"||y==="allOf"||y in m.def&&JSON.stringify(l[y])===JSON.stringify(
m.def[y])&&delete l[y]}let p=s._zod.parent;if(p&&p!==h){n(p);let m=e.seen.get(p);if(m?.schema.$ref&&(l.$ref=m.schema.$ref,
m.def))for(let v in l)v==="$ref"||v==="allOf"||v in m.def&&JSON.stringify(l[v])===JSON.stringify(m.def[v])&&delete l[v]}
e.override({zodSchema:s,jsonSchema:l,path:u.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(let s of[...e.
seen.entries()].reverse())n(s[0]);if(e.target!=="openapi-3.0")for(let s of e.seen.entries())Rr(s[1].def??s[1].schema);for(let s of e.
deferred)s();if(e.intersections.length){let s=new Map;for(let u of e.seen.values())for(let l of[u.schema,u.def]){let c=l?.
allOf;if(!Array.isArray(c))continue;let h=s.get(c);h?h.push(l):s.set(c,[l])}for(let u of e.intersections)for(let l of s.
get(u)??[])au(l)}}let i={};if(e.target==="draft-2020-12"?i.$schema="https://json-schema.org/draft/2020-12/schema":e.target===
"draft-07"?i.$schema="http://json-schema.org/draft-07/schema#":e.target==="draft-04"?i.$schema="http://json-schema.org/d\
raft-04/schema#":e.target,e.external?.uri){let s=e.external.registry.get(t)?.id;if(!s)throw new Error("Schema is missing\
 an `id` property");i.$id=e.external.uri(s)}ue(i,r.defId?r.schema:r.def??r.schema);let o=e.metadataRegistry.get(t)?.id;o!==
void 0&&i.id===o&&delete i.id;let a=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(let s of e.
seen.entries()){let u=s[1];u.def&&u.defId&&(u.def.id===u.defId&&delete u.def.id,R(a,u.defId,u.def))}e.external&&(e.sharedEmitDoneFor=
e.external),e.external||Object.keys(a).length>0&&(e.target==="draft-2020-12"?i.$defs=a:i.definitions=a);try{let s=JSON.parse(
JSON.stringify(i));return Object.defineProperty(s,"~standard",{value:{...t["~standard"],jsonSchema:{input:De(t,"input",e.
processors),output:De(t,"output",e.processors)}},enumerable:!1,writable:!1}),s}catch{throw new Error("Error converting s\
chema to JSON.")}}function E(e,t){let r=t??{seen:new Set};if(r.seen.has(e))return!1;r.seen.add(e);let n=e._zod.def;if(n.
type==="transform")return!0;if(n.type==="array")return E(n.element,r);if(n.type==="set")return E(n.valueType,r);if(n.type===
"lazy")return E(n.getter(),r);if(n.type==="promise"||n.type==="optional"||n.type==="nonoptional"||n.type==="nullable"||n.
type==="readonly"||n.type==="default"||n.type==="prefault"||n.type==="catch")return E(n.innerType,r);if(n.type==="inters\
ection")return E(n.left,r)||E(n.right,r);if(n.type==="record"||n.type==="map")return E(n.keyType,r)||E(n.valueType,r);if(n.
type==="pipe")return e._zod.traits.has("$ZodCodec")?!0:E(n.in,r)||E(n.out,r);if(n.type==="object"){for(let i in n.shape)
if(E(n.shape[i],r))return!0;return!1}if(n.type==="union"){for(let i of n.options)if(E(i,r))return!0;return!1}if(n.type===
"tuple"){for(let i of n.items)if(E(i,r))return!0;return!!(n.rest&&E(n.rest,r))}return!1}var su=(e,t={})=>r=>{let n=Ne({...r,
processors:t});return k(e,n),Ae(n,e),Ze(n,e)},De=(e,t,r={})=>n=>{let{libraryOptions:i,target:o}=n??{},a=Ne({...i??{},target:o,
io:t,processors:r});return k(e,a),Ae(a,e),Ze(a,e)},re=(e,t,r)=>{(e[t]===void 0||r>e[t])&&(e[t]=r)},ne=(e,t,r)=>{(e[t]===
void 0||r<e[t])&&(e[t]=r)},Mr=(e,t)=>{re(e,"minimum",t),ne(e,"maximum",t)},Ur=(e,t)=>{e.multipleOf??(e.multipleOf=[]),e.
multipleOf.includes(t)||e.multipleOf.push(t)},Lr=(e,t)=>{e.patterns??(e.patterns=new Set),e.patterns.add(t)},Vr=(e,t)=>{
e.mime=e.mime?e.mime.filter(r=>t.includes(r)):[...t]},Kr=(e,t)=>{e.format=t,t.includes("int")&&(e.isInt=!0)},Br=(e,t)=>re(
e,"minimum",t.minimum),Wr=(e,t)=>ne(e,"maximum",t.maximum),qr=e=>(t,r)=>{Kr(t,r.format);let[n,i]=e[r.format];re(t,"minim\
um",n),ne(t,"maximum",i)},uu={greater_than:(e,t)=>re(e,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e,t)=>ne(
e,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e,t)=>Ur(e,t.value),number_format:qr(qe),bigint_format:qr(
Jt),min_length:Br,max_length:Wr,length_equals:(e,t)=>Mr(e,t.length),min_size:Br,max_size:Wr,size_equals:(e,t)=>Mr(e,t.size),
string_format:(e,t)=>{Kr(e,t.format),t.pattern&&Lr(e,t.pattern),(t.format==="base64"||t.format==="base64url")&&(e.contentEncoding=
t.format),(t.local||t.precision===-1)&&(e.laxFormat=!0)},mime_type:(e,t)=>Vr(e,t.mime)};function I(e){let t={},r=e._zod.
def,n=e._zod.traits.has("$ZodCheck")?[e,...r.checks??[]]:r.checks??[];for(let o of n)uu[o._zod.def.check]?.(t,o._zod.def);
let i=e._zod.bag;i.minimum!==void 0&&re(t,"minimum",i.minimum),i.exclusiveMinimum!==void 0&&re(t,"exclusiveMinimum",i.exclusiveMinimum),
i.maximum!==void 0&&ne(t,"maximum",i.maximum),i.exclusiveMaximum!==void 0&&ne(t,"exclusiveMaximum",i.exclusiveMaximum),i.
multipleOf!==void 0&&Ur(t,i.multipleOf),i.format!==void 0&&(t.format??(t.format=i.format),i.format.includes("int")&&(t.isInt=
!0)),i.mime&&Vr(t,i.mime);for(let o of i.patterns??[])Lr(t,o);return t}var lu={guid:"uuid",url:"uri",datetime:"date-time",
json_string:"json-string",regex:""},cu=new Map([[fr,ko],[st,Oo]]),Gr=e=>cu.get(e)??e,Yr=(e,t,r,n)=>{let i=r;i.type="stri\
ng";let{minimum:o,maximum:a,format:s,patterns:u,contentEncoding:l,laxFormat:c}=I(e);if(typeof o=="number"&&(i.minLength=
o),typeof a=="number"&&(i.maxLength=a),s&&(i.format=lu[s]??s,i.format===""&&delete i.format,(s==="time"||c)&&delete i.format),
l&&(i.contentEncoding=l),u&&u.size>0){let h=[...u].map(Gr);h.length===1?i.pattern=h[0].source:h.length>1&&(i.allOf=[...h.
map(p=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:p.source}))])}},
Xr=(e,t,r,n)=>{let i=r,{minimum:o,maximum:a,multipleOf:s,exclusiveMaximum:u,exclusiveMinimum:l,isInt:c}=I(e);i.type=c?"i\
nteger":"number";let h=typeof l=="number"&&l>=(o??Number.NEGATIVE_INFINITY),p=typeof u=="number"&&u<=(a??Number.POSITIVE_INFINITY),
m=t.target==="draft-04"||t.target==="openapi-3.0";if(h?m?(i.minimum=l,i.exclusiveMinimum=!0):i.exclusiveMinimum=l:typeof o==
"number"&&(i.minimum=o),p?m?(i.maximum=u,i.exclusiveMaximum=!0):i.exclusiveMaximum=u:typeof a=="number"&&(i.maximum=a),s){
let v=new Set;for(let w of s)Number.isFinite(w)&&w!==0?v.add(Math.abs(w)):T(e,t,i,n,`A multipleOf divisor of ${w} cannot\
 be represented in JSON Schema`);let[y,...O]=v;y!==void 0&&(i.multipleOf=y),O.length&&(i.allOf=[...i.allOf??[],...O.map(
w=>({multipleOf:w}))])}},Hr=(e,t,r,n)=>{r.type="boolean"},Qr=(e,t,r,n)=>{T(e,t,r,n,"BigInt cannot be represented in JSON\
 Schema")},fu=(e,t,r,n)=>{T(e,t,r,n,"Symbols cannot be represented in JSON Schema")},du=(e,t,r,n)=>{t.target==="openapi-\
3.0"?(r.type="string",r.nullable=!0,r.enum=[null]):r.type="null"},pu=(e,t,r,n)=>{T(e,t,r,n,"Undefined cannot be represen\
ted in JSON Schema")},hu=(e,t,r,n)=>{T(e,t,r,n,"Void cannot be represented in JSON Schema")},en=(e,t,r,n)=>{r.not={}},mu=(e,t,r,n)=>{},
tn=(e,t,r,n)=>{},rn=(e,t,r,n)=>{T(e,t,r,n,"Date cannot be represented in JSON Schema")},nn=(e,t,r,n)=>{let i=e._zod.def,
o=ce(i.entries);if(o.length===0){r.not={};return}o.every(a=>typeof a=="number")&&(r.type="number"),o.every(a=>typeof a==
"string")&&(r.type="string"),r.enum=o},on=(e,t,r,n)=>{let i=e._zod.def;if(i.values.length===0){r.not={};return}let o=[];
for(let a of i.values)if(a===void 0){if(T(e,t,r,n,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof a==
"bigint"){if(T(e,t,r,n,"BigInt literals cannot be represented in JSON Schema"))return;o.push(Number(a))}else o.push(a);if(o.
length!==0)if(o.length===1){let a=o[0];r.type=a===null?"null":typeof a,t.target==="draft-04"||t.target==="openapi-3.0"?r.
enum=[a]:r.const=a}else o.every(a=>typeof a=="number")&&(r.type="number"),o.every(a=>typeof a=="string")&&(r.type="strin\
g"),o.every(a=>typeof a=="boolean")&&(r.type="boolean"),o.every(a=>a===null)&&(r.type="null"),r.enum=o},vu=(e,t,r,n)=>{T(
e,t,r,n,"NaN cannot be represented in JSON Schema")},yu=(e,t,r,n)=>{let i=r,o=e._zod.pattern;if(!o)throw new Error("Patt\
ern not found in template literal");i.type="string",i.pattern=o.source},gu=(e,t,r,n)=>{let i=r;i.type="string",i.format=
"binary",i.contentEncoding="binary";let{minimum:o,maximum:a,mime:s}=I(e);o!==void 0&&(i.minLength=o),a!==void 0&&(i.maxLength=
a),s&&(s.length===0?i.not={}:s.length===1?i.contentMediaType=s[0]:i.anyOf=s.map(u=>({contentMediaType:u})))},_u=(e,t,r,n)=>{
r.type="boolean"},an=(e,t,r,n)=>{T(e,t,r,n,"Custom types cannot be represented in JSON Schema")},bu=(e,t,r,n)=>{T(e,t,r,
n,"Function types cannot be represented in JSON Schema")},sn=(e,t,r,n)=>{T(e,t,r,n,"Transforms cannot be represented in \
JSON Schema")},wu=(e,t,r,n)=>{T(e,t,r,n,"Map cannot be represented in JSON Schema")},zu=(e,t,r,n)=>{T(e,t,r,n,"Set canno\
t be represented in JSON Schema")},un=(e,t,r,n)=>{let i=r,o=e._zod.def,{minimum:a,maximum:s}=I(e);typeof a=="number"&&(i.
minItems=a),typeof s=="number"&&(i.maxItems=s),i.type="array",i.items=k(o.element,t,{...n,path:[...n.path,"items"]})};function le(e){
let t=e._zod.def;return t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?le(t.out):t.type==="catch"?le(t.innerType):
e._zod.optin}var ln=(e,t,r,n)=>{let i=r,o=e._zod.def,a=o.shape;if(Object.getOwnPropertySymbols(a).length&&T(e,t,i,n,"Sym\
bol keys cannot be represented in JSON Schema"))return;i.type="object",i.properties={};for(let u in a)R(i.properties,u,k(
a[u],t,{...n,path:[...n.path,"properties",u]}));let s=[];for(let u of Object.keys(a)){let l=o.shape[u];(t.io==="input"?le(
l)===void 0:l._zod.optout===void 0)&&s.push(u)}s.length>0&&(i.required=s),o.catchall?._zod.def.type==="never"?i.additionalProperties=
!1:o.catchall?o.catchall&&(i.additionalProperties=k(o.catchall,t,{...n,path:[...n.path,"additionalProperties"]})):t.io===
"output"&&(i.additionalProperties=!1)},cn=(e,t,r,n)=>{let i=e._zod.def,o=i.inclusive===!1,a=i.options.map((s,u)=>k(s,t,{
...n,path:[...n.path,o?"oneOf":"anyOf",u]}));o?r.oneOf=a:r.anyOf=a},fn=(e,t,r,n)=>{let i=e._zod.def,o=k(i.left,t,{...n,path:[
...n.path,"allOf",0]}),a=k(i.right,t,{...n,path:[...n.path,"allOf",1]}),s=l=>"allOf"in l&&Object.keys(l).length===1,u=[...s(
o)?o.allOf:[o],...s(a)?a.allOf:[a]];r.allOf=u,t.intersections.push(u)},ku=(e,t,r,n)=>{let i=r,o=e._zod.def;i.type="array";
let a=t.target==="draft-2020-12"?"prefixItems":"items",s=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"a\
dditionalItems",u=o.items.map((y,O)=>k(y,t,{...n,path:[...n.path,a,O]})),l=o.rest?k(o.rest,t,{...n,path:[...n.path,s,...t.
target==="openapi-3.0"?[o.items.length]:[]]}):null,c=o.items.length;for(;c>0;){let y=o.items[c-1];if(!(t.io==="input"?le(
y)!==void 0:y._zod.optout==="optional"))break;c--}let h=o.items.length,p=!o.rest;t.target==="draft-2020-12"?(i.prefixItems=
u,p?i.items=!1:l&&(i.items=l),c>0&&(i.minItems=c),p&&(i.maxItems=h)):t.target==="openapi-3.0"?(i.items={anyOf:u},l&&i.items.
anyOf.push(l),c>0&&(i.minItems=c),p&&(i.maxItems=h)):(i.items=u,p?i.additionalItems=!1:l&&(i.additionalItems=l),c>0&&(i.
minItems=c),p&&(i.maxItems=h));let{minimum:m,maximum:v}=I(e);typeof m=="number"&&(i.minItems=m),typeof v=="number"&&(i.maxItems=
v)};function pt(e,t,r){if(t.$ref){if(r.has(t))return t;r.add(t);let v=e.get(t)?.def;if(!v)return t;let y=pt(e,v,r);return y===
v?t:y}for(let v of["anyOf","oneOf"]){let y=t[v];if(!Array.isArray(y))continue;let O=y.map(w=>pt(e,w,r));O.some((w,D)=>w!==
y[D])&&(t={...t,[v]:O})}let n=Array.isArray(t.type)?t.type:[t.type],i=!n.includes("string")&&n.some(v=>v==="number"||v===
"integer"),o=t.enum??(t.const!==void 0?[t.const]:void 0);if(!i&&!o?.some(v=>typeof v=="number"))return t;let{minimum:a,maximum:s,
exclusiveMinimum:u,exclusiveMaximum:l,multipleOf:c,format:h,id:p,...m}=t;return m.enum?m.enum=m.enum.map(v=>typeof v=="n\
umber"?String(v):v):typeof m.const=="number"&&(m.const=String(m.const)),i&&(m.type="string",o||(m.pattern=(n.includes("n\
umber")?it:No).source)),m}var ht=new WeakMap;function Ou(e){let t=new Map;for(let n of e.seen.values())n.def&&!t.has(n.schema)&&
t.set(n.schema,n);let r=new Map;for(let n of ht.get(e)??[]){let i=e.seen.get(n),o=(i?.def??i?.schema)?.propertyNames;if(!o||
o===!0||r.has(o))continue;let a=pt(t,o,new Set);a!==o&&r.set(o,a)}if(r.size)for(let n of e.seen.values())for(let i of[n.
schema,n.def]){let o=i&&r.get(i.propertyNames);o&&(i.propertyNames=o)}}var dn=(e,t,r,n)=>{let i=r,o=e._zod.def;i.type="o\
bject";let a=o.keyType,s=I(a).patterns;if(o.mode==="loose"&&s&&s.size>0){let c=k(o.valueType,t,{...n,path:[...n.path,"pa\
tternProperties","*"]});i.patternProperties={};for(let h of s)R(i.patternProperties,Gr(h).source,c)}else{if(t.target==="\
draft-07"||t.target==="draft-2020-12"){i.propertyNames=k(o.keyType,t,{...n,path:[...n.path,"propertyNames"]});let c=ht.get(
t);c||(c=[],ht.set(t,c),t.deferred.push(()=>Ou(t))),c.push(e)}i.additionalProperties=k(o.valueType,t,{...n,path:[...n.path,
"additionalProperties"]})}let u=a._zod.values,l=t.io==="input"&&le(o.valueType)!==void 0;if(u&&!o.partial&&!l){let c=[...u].
filter(h=>typeof h=="string"||typeof h=="number");c.length>0&&(i.required=c.map(String))}},pn=(e,t,r,n)=>{let i=e._zod.def,
o=k(i.innerType,t,n),a=t.seen.get(e);t.target==="openapi-3.0"?(a.ref=i.innerType,r.nullable=!0):r.anyOf=[o,{type:"null"}]},
hn=(e,t,r,n)=>{let i=e._zod.def;k(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType},mt=Symbol();function mn(e,t,r,n,i){
let o=!1,a=JSON.stringify(e,(s,u)=>typeof u!="bigint"?u:(o=!0,null));return o?(T(t,r,n,i,"BigInt defaults cannot be repr\
esented in JSON Schema"),mt):JSON.parse(a)}var vn=(e,t,r,n)=>{let i=e._zod.def;k(i.innerType,t,n);let o=t.seen.get(e);o.
ref=i.innerType;let a=mn(i.defaultValue,e,t,r,n);a!==mt&&(r.default=a)},yn=(e,t,r,n)=>{let i=e._zod.def;k(i.innerType,t,
n);let o=t.seen.get(e);if(o.ref=i.innerType,t.io!=="input")return;let a=mn(i.defaultValue,e,t,r,n);a!==mt&&(r._prefault=
a)},gn=(e,t,r,n)=>{let i=e._zod.def;k(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType;let a;try{a=i.catchValue(void 0)}catch{
T(e,t,r,n,"Dynamic catch values are not supported in JSON Schema");return}r.default=a},_n=(e,t,r,n)=>{let i=e._zod.def,o=i.
in._zod.traits.has("$ZodTransform"),a=t.io==="input"?o?i.out:i.in:i.out;k(a,t,n);let s=t.seen.get(e);s.ref=a},bn=(e,t,r,n)=>{
let i=e._zod.def;k(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType,r.readOnly=!0},$u=(e,t,r,n)=>{let i=e._zod.def;
k(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType},vt=(e,t,r,n)=>{let i=e._zod.def;k(i.innerType,t,n);let o=t.seen.
get(e);o.ref=i.innerType},Su=(e,t,r,n)=>{let i=e._zod.innerType;k(i,t,n);let o=t.seen.get(e);o.ref=i},wn={string:Yr,number:Xr,
boolean:Hr,bigint:Qr,symbol:fu,null:du,undefined:pu,void:hu,never:en,any:mu,unknown:tn,date:rn,enum:nn,literal:on,nan:vu,
template_literal:yu,file:gu,success:_u,custom:an,function:bu,transform:sn,map:wu,set:zu,array:un,object:ln,union:cn,intersection:fn,
tuple:ku,record:dn,nullable:pn,nonoptional:hn,default:vn,prefault:yn,catch:gn,pipe:_n,readonly:bn,promise:$u,optional:vt,
lazy:Su};function xu(e,t){if("_idmap"in e){let n=e,i=Ne({...t,processors:wn}),o={};for(let u of n._idmap.entries()){let[
l,c]=u;k(c,i)}let a={},s={registry:n,uri:t?.uri,defs:o};i.external=s;for(let u of n._idmap.entries()){let[l,c]=u;Ae(i,c),
R(a,l,Ze(i,c))}if(Object.keys(o).length>0){let u=i.target==="draft-2020-12"?"$defs":"definitions";a.__shared={[u]:o}}return{
schemas:a}}let r=Ne({...t,processors:wn});return k(e,r),Ae(r,e),Ze(r,e)}var zn=new WeakSet([Object.prototype,Error.prototype]);
function Re(e,t,r){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let n=r(this);return Object.defineProperty(
this,t,{value:n,configurable:!0,writable:!0}),n},set(n){Object.defineProperty(this,t,{value:n,configurable:!0,writable:!0})}})}
var kn=(e,t)=>{Mi.init(e,t),e.name="ZodError";let r=Object.getPrototypeOf(e);zn.has(r)||(zn.add(r),Re(r,"format",n=>i=>Vi(
n,i)),Re(r,"flatten",n=>i=>Li(n,i)),Re(r,"addIssue",n=>i=>{n.issues.push(i),n.message=JSON.stringify(n.issues,fe,2)}),Re(
r,"addIssues",n=>i=>{n.issues.push(...i),n.message=JSON.stringify(n.issues,fe,2)}),Object.defineProperty(r,"isEmpty",{configurable:!0,
enumerable:!1,get(){return this.issues.length===0}}))},Pu=d("ZodError",kn),A=d("ZodError",kn,void 0,{Parent:Error}),ju=Qe(
A),Iu=et(A),Tu=tt(A),Eu=rt(A),Nu=Hi(A),Au=Qi(A),Zu=eo(A),Du=to(A),Ru=ro(A),Fu=no(A),Ju=io(A),Cu=oo(A);function Mu(){Z.localeError||
J(cs())}function Fe(){Z.memoizer||J({memoizer:ss()})}var S=d("ZodType",(e,t)=>(Mu(),$.init(e,t),e.def=t,e.type=t.type,e),
{check(...e){let t=this.def;return this.clone(_.mergeDefs(t,{checks:[...t.checks??[],...e.map(r=>typeof r=="function"?{_zod:{
check:r,def:{check:"custom"},onattach:[]}}:r)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return L(this,
e,t)},brand(){return this},register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Jl(e,t))},superRefine(e,t){
return this.check(Cl(e,t))},overwrite(e){return this.check(te(e))},optional(){return An(this)},exactOptional(){return Sl(
this)},nullable(){return Dn(this)},nullish(){return An(Dn(this))},nonoptional(e){return El(this,e)},array(){return In(this)},
or(e){return Tn([this,e])},and(e){return _l(this,e)},transform(e){return Fn(this,$l(e))},default(e){return jl(this,e)},prefault(e){
return Tl(this,e)},catch(e){return Al(this,e)},pipe(e){return Fn(this,e)},readonly(){return Rl(this)},describe(e){let t=this.
clone();return se.add(t,{description:e}),t},meta(...e){if(e.length===0)return se.get(this);let t=this.clone();return se.
add(t,e[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){
return t.length===0?e(this):e(this,...t)},get"~standard"(){return _.hide(this,"~standard",{...or(this),jsonSchema:{input:De(
this,"input"),output:De(this,"output")}})},set"~standard"(e){_.own(this,"~standard",e)},parse:function e(t,r){return ju(
this,t,r,{callee:e})},parseAsync:async function e(t,r){return await Iu(this,t,r,{callee:e})},safeParse(e,t){return Tu(this,
e,t)},async safeParseAsync(e,t){return Eu(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){_.own(this,"spa",
e)},validate(e,t){return Gi(this,e,t)},validateAsync(e,t){return Xi(this,e,t)},encode:function e(t,r){return Nu(this,t,r,
{callee:e})},decode:function e(t,r){return Au(this,t,r,{callee:e})},encodeAsync:async function e(t,r){return await Zu(this,
t,r,{callee:e})},decodeAsync:async function e(t,r){return await Du(this,t,r,{callee:e})},safeEncode(e,t){return Ru(this,
e,t)},safeDecode(e,t){return Fu(this,e,t)},async safeEncodeAsync(e,t){return Ju(this,e,t)},async safeDecodeAsync(e,t){return Cu(
this,e,t)},toJSONSchema(e){return su(this,{})(e)},get description(){return se.get(this)?.description},get _def(){return this.
_zod.def}}),On=d("_ZodString",(e,t)=>{at.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>Yr(e,r,n,i)},_.derived(
{format:e=>I(e).format??null,minLength:e=>I(e).minimum??null,maxLength:e=>I(e).maximum??null},{regex(...e){return this.check(
Ks(...e))},includes(...e){return this.check(qs(...e))},startsWith(...e){return this.check(Gs(...e))},endsWith(...e){return this.
check(Ys(...e))},min(...e){return this.check(Ee(...e))},max(...e){return this.check(Ar(...e))},length(...e){return this.
check(Zr(...e))},nonempty(...e){return this.check(Ee(1,...e))},lowercase(e){return this.check(Bs(e))},uppercase(e){return this.
check(Ws(e))},trim(){return this.check(Hs())},normalize(...e){return this.check(Xs(...e))},toLowerCase(){return this.check(
Qs())},toUpperCase(){return this.check(eu())},slugify(){return this.check(tu())}})),$n=d("ZodString",(e,t)=>{at.init(e,t),
On.init(e,t)},{email(e){return this.check(ms(Uu,e))},url(e){return this.check(jr(xn,e))},jwt(e){return this.check(Zs(ol,
e))},emoji(e){return this.check(ws(Ku,e))},guid(e){return this.check(vs(Lu,e))},uuid(e){return this.check(ys(Je,e))},uuidv4(e){
return this.check(gs(Je,e))},uuidv6(e){return this.check(_s(Je,e))},uuidv7(e){return this.check(bs(Je,e))},nanoid(e){return this.
check(zs(Bu,e))},cuid(e){return this.check(ks(Wu,e))},cuid2(e){return this.check(Os(qu,e))},ulid(e){return this.check($s(
Gu,e))},base64(e){return this.check(Es(rl,e))},base64url(e){return this.check(Ns(nl,e))},xid(e){return this.check(Ss(Yu,
e))},ksuid(e){return this.check(xs(Xu,e))},ipv4(e){return this.check(Ps(Hu,e))},ipv6(e){return this.check(js(Qu,e))},cidrv4(e){
return this.check(Is(el,e))},cidrv6(e){return this.check(Ts(tl,e))},e164(e){return this.check(As(il,e))},datetime(e){return this.
check(Ir(yt,e))},date(e){return this.check(Tr(gt,e))},time(e){return this.check(Er(_t,e))},duration(e){return this.check(
Nr(bt,e))}});function Sn(e){return ps($n,e)}var P=d("ZodStringFormat",(e,t)=>{x.init(e,t),On.init(e,t)}),yt=d("ZodISODat\
eTime",(e,t)=>{ha.init(e,t),P.init(e,t)}),gt=d("ZodISODate",(e,t)=>{ma.init(e,t),P.init(e,t)}),_t=d("ZodISOTime",(e,t)=>{
va.init(e,t),P.init(e,t)}),bt=d("ZodISODuration",(e,t)=>{ya.init(e,t),P.init(e,t)}),Uu=d("ZodEmail",(e,t)=>{ea.init(e,t),
P.init(e,t)}),Lu=d("ZodGUID",(e,t)=>{Ho.init(e,t),P.init(e,t)}),Je=d("ZodUUID",(e,t)=>{Qo.init(e,t),P.init(e,t)}),xn=d("\
ZodURL",(e,t)=>{aa.init(e,t),P.init(e,t)});function Vu(e){return jr(xn,e)}var Ku=d("ZodEmoji",(e,t)=>{sa.init(e,t),P.init(
e,t)}),Bu=d("ZodNanoID",(e,t)=>{ua.init(e,t),P.init(e,t)}),Wu=d("ZodCUID",(e,t)=>{la.init(e,t),P.init(e,t)}),qu=d("ZodCU\
ID2",(e,t)=>{ca.init(e,t),P.init(e,t)}),Gu=d("ZodULID",(e,t)=>{fa.init(e,t),P.init(e,t)}),Yu=d("ZodXID",(e,t)=>{da.init(
e,t),P.init(e,t)}),Xu=d("ZodKSUID",(e,t)=>{pa.init(e,t),P.init(e,t)}),Hu=d("ZodIPv4",(e,t)=>{ga.init(e,t),P.init(e,t)}),
Qu=d("ZodIPv6",(e,t)=>{ba.init(e,t),P.init(e,t)}),el=d("ZodCIDRv4",(e,t)=>{wa.init(e,t),P.init(e,t)}),tl=d("ZodCIDRv6",(e,t)=>{
ka.init(e,t),P.init(e,t)}),rl=d("ZodBase64",(e,t)=>{Oa.init(e,t),P.init(e,t)}),nl=d("ZodBase64URL",(e,t)=>{Sa.init(e,t),
P.init(e,t)}),il=d("ZodE164",(e,t)=>{xa.init(e,t),P.init(e,t)}),ol=d("ZodJWT",(e,t)=>{ja.init(e,t),P.init(e,t)}),wt=d("Z\
odNumber",(e,t)=>{dr.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>Xr(e,r,n,i),e.isFinite=!0},_.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:r}=I(e);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e=>{
let{maximum:t,exclusiveMaximum:r}=I(e);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e=>{
let{isInt:t,multipleOf:r}=I(e);return!!t||!!r?.some(Number.isSafeInteger)},format:e=>I(e).format??null},{gt(e,t){return this.
check(Te(e,t))},gte(e,t){return this.check(Q(e,t))},min(e,t){return this.check(Q(e,t))},lt(e,t){return this.check(Ie(e,t))},
lte(e,t){return this.check(H(e,t))},max(e,t){return this.check(H(e,t))},int(e){return this.check(zt(e))},safe(e){return this.
check(zt(e))},positive(e){return this.check(Te(0,e))},nonnegative(e){return this.check(Q(0,e))},negative(e){return this.
check(Ie(0,e))},nonpositive(e){return this.check(H(0,e))},multipleOf(e,t){return this.check(ft(e,t))},step(e,t){return this.
check(ft(e,t))},finite(){return this}}));function al(e){return Ds(wt,e)}var sl=d("ZodNumberFormat",(e,t)=>{Ia.init(e,t),
wt.init(e,t)});function zt(e){return Fs(sl,e)}var Pn=d("ZodBoolean",(e,t)=>{Ta.init(e,t),S.init(e,t),e._zod.processJSONSchema=
(r,n,i)=>Hr(e,r,n,i)});function ul(e){return Js(Pn,e)}var ll=d("ZodBigInt",(e,t)=>{Ea.init(e,t),S.init(e,t),e._zod.processJSONSchema=
(r,n,i)=>Qr(e,r,n,i)},_.derived({minValue:e=>I(e).minimum??null,maxValue:e=>I(e).maximum??null,format:e=>I(e).format??null},
{gte(e,t){return this.check(Q(e,t))},min(e,t){return this.check(Q(e,t))},gt(e,t){return this.check(Te(e,t))},lt(e,t){return this.
check(Ie(e,t))},lte(e,t){return this.check(H(e,t))},max(e,t){return this.check(H(e,t))},positive(e){return this.check(Te(
BigInt(0),e))},negative(e){return this.check(Ie(BigInt(0),e))},nonpositive(e){return this.check(H(BigInt(0),e))},nonnegative(e){
return this.check(Q(BigInt(0),e))},multipleOf(e,t){return this.check(ft(e,t))}})),cl=d("ZodUnknown",(e,t)=>{Na.init(e,t),
S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>tn(e,r,n,i)});function Ce(){return Us(cl)}var fl=d("ZodNever",(e,t)=>{Aa.init(
e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>en(e,r,n,i)});function jn(e){return Ls(fl,e)}var dl=d("ZodDate",(e,t)=>{
Za.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>rn(e,r,n,i),e.min=(r,n)=>e.check(Q(r,n)),e.max=(r,n)=>e.check(
H(r,n))},_.derived({minDate:e=>{let{minimum:t}=I(e);return t?new Date(t):null},maxDate:e=>{let{maximum:t}=I(e);return t?
new Date(t):null}},{})),pl=d("ZodArray",(e,t)=>{Fe(),Fa.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>un(e,r,n,
i),e.element=t.element},{min(e,t){return this.check(Ee(e,t))},nonempty(e){return this.check(Ee(1,e))},max(e,t){return this.
check(Ar(e,t))},length(e,t){return this.check(Zr(e,t))},unwrap(){return this.element}});function In(e,t){return ru(pl,e,
t)}var kt=d("ZodObject",(e,t)=>{Fe(),Ma.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>ln(e,r,n,i),_.installLazyProp(
e,"shape",r=>r._zod.def.shape,!1)},{keyof(){return En(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(_.
mergeDefs(this._zod.def,{catchall:e}))},passthrough(){return this.clone(_.mergeDefs(this._zod.def,{catchall:Ce()}))},loose(){
return this.clone(_.mergeDefs(this._zod.def,{catchall:Ce()}))},strict(){return this.clone(_.mergeDefs(this._zod.def,{catchall:jn()}))},
strip(){return this.clone(_.mergeDefs(this._zod.def,{catchall:void 0}))},extend(e){return _.extend(this,e)},safeExtend(e){
return _.safeExtend(this,e)},merge(e){return _.merge(this,e)},pick(e){return _.pick(this,e)},omit(e){return _.omit(this,
e)},partial(...e){return _.partial(Nn,this,e[0])},exactPartial(...e){return _.partial(Zn,this,e[0],"exactPartial")},required(...e){
return _.required(Rn,this,e[0])}});function hl(e,t){let r={type:"object",shape:e??{},..._.normalizeParams(t)};return new kt(
r)}function ml(e,t){return new kt({type:"object",shape:e,catchall:jn(),..._.normalizeParams(t)})}function vl(e,t){return new kt(
{type:"object",shape:e,catchall:Ce(),..._.normalizeParams(t)})}var yl=d("ZodUnion",(e,t)=>{Ua.init(e,t),S.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>cn(e,r,n,i),e.options=t.options});function Tn(e,t){return new yl({type:"union",options:e,..._.
normalizeParams(t)})}var gl=d("ZodIntersection",(e,t)=>{La.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>fn(e,
r,n,i)});function _l(e,t){return new gl({type:"intersection",left:e,right:t})}var Ot=d("ZodRecord",(e,t)=>{Fe(),Va.init(
e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>dn(e,r,n,i),e.keyType=t.keyType,e.valueType=t.valueType});function bl(e,t,r){
return!t||!t._zod?new Ot({type:"record",keyType:Sn(),valueType:e,..._.normalizeParams(t)}):new Ot({type:"record",keyType:e,
valueType:t,..._.normalizeParams(r)})}function wl(e,t,r){return new Ot({type:"record",keyType:e,valueType:t,..._.normalizeParams(
r),partial:!0})}var $t=d("ZodEnum",(e,t)=>{Ka.init(e,t),S.init(e,t),e._zod.processJSONSchema=(n,i,o)=>nn(e,n,i,o),e.enum=
t.entries,e.options=[...e._zod.values];let r=new Set(Object.keys(t.entries));e.extract=(n,i)=>{let o={};for(let a of n)if(r.
has(a))o[a]=t.entries[a];else throw new Error(`Key ${a} not found in enum`);return new $t({...t,checks:[],..._.normalizeParams(
i),entries:o})},e.exclude=(n,i)=>{let o={...t.entries};for(let a of n)if(r.has(a))delete o[a];else throw new Error(`Key ${a}\
 not found in enum`);return new $t({...t,checks:[],..._.normalizeParams(i),entries:o})}});function En(e,t){let r=Array.isArray(
e)?Object.fromEntries(e.map(n=>[n,n])):e;return new $t({type:"enum",entries:r,..._.normalizeParams(t)})}var zl=d("ZodLit\
eral",(e,t)=>{Ba.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>on(e,r,n,i),e.values=new Set(t.values),Object.defineProperty(
e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values`\
 instead.");return t.values[0]}})});function kl(e,t){return new zl({type:"literal",values:Array.isArray(e)?e:[e],..._.normalizeParams(
t)})}var Ol=d("ZodTransform",(e,t)=>{Fe(),Wa.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>sn(e,r,n,i),e._zod.
parse=(r,n)=>{if(n.direction==="backward")throw new Yt(e.constructor.name);r.addIssue=o=>{if(typeof o=="string")r.issues.
push(_.issue(o,r.value,t));else{let a=o;a.fatal&&(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=r.value),
a.inst??(a.inst=e),r.issues.push(_.issue(a))}};let i=t.transform(r.value,r);return i instanceof Promise?i.then(o=>(r.value=
o,r)):(r.value=i,r)}});function $l(e){return new Ol({type:"transform",transform:e})}var Nn=d("ZodOptional",(e,t)=>{_r.init(
e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>vt(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function An(e){return new Nn(
{type:"optional",innerType:e})}var Zn=d("ZodExactOptional",(e,t)=>{qa.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>vt(
e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Sl(e){return new Zn({type:"optional",innerType:e})}var xl=d("ZodNu\
llable",(e,t)=>{Ga.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>pn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});
function Dn(e){return new xl({type:"nullable",innerType:e})}var Pl=d("ZodDefault",(e,t)=>{Ya.init(e,t),S.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>vn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function jl(e,t){return new Pl(
{type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():_.shallowClone(t)}})}var Il=d("ZodPrefaul\
t",(e,t)=>{Xa.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>yn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Tl(e,t){
return new Il({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():_.shallowClone(t)}})}var Rn=d(
"ZodNonOptional",(e,t)=>{Ha.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>hn(e,r,n,i),e.unwrap=()=>e._zod.def.
innerType});function El(e,t){return new Rn({type:"nonoptional",innerType:e,..._.normalizeParams(t)})}var Nl=d("ZodCatch",
(e,t)=>{Qa.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>gn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType,e.removeCatch=
e.unwrap});function Al(e,t){return new Nl({type:"catch",innerType:e,catchValue:typeof t=="function"?t:_.constantCatch(t)})}
var Zl=d("ZodPipe",(e,t)=>{es.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>_n(e,r,n,i),e.in=t.in,e.out=t.out});
function Fn(e,t){return new Zl({type:"pipe",in:e,out:t})}var Dl=d("ZodReadonly",(e,t)=>{ts.init(e,t),S.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>bn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Rl(e){return new Dl({type:"readonly",
innerType:e})}var Fl=d("ZodCustom",(e,t)=>{rs.init(e,t),S.init(e,t),e._zod.processJSONSchema=(r,n,i)=>an(e,r,n,i)});function Jl(e,t={}){
return nu(Fl,e,t)}function Cl(e,t){return iu(e,t)}var Jn={};(0,Le.c)(Jn,{ZodISODate:()=>gt,ZodISODateTime:()=>yt,ZodISODuration:()=>bt,
ZodISOTime:()=>_t,date:()=>Ul,datetime:()=>Ml,duration:()=>Vl,time:()=>Ll});function Ml(e){return Ir(yt,e)}function Ul(e){
return Tr(gt,e)}function Ll(e){return Er(_t,e)}function Vl(e){return Nr(bt,e)}var Cn={};(0,Le.c)(Cn,{bigint:()=>ql,boolean:()=>Wl,
date:()=>Gl,number:()=>Bl,string:()=>Kl});function Kl(e){return hs($n,e)}function Bl(e){return Rs(wt,e)}function Wl(e){return Cs(
Pn,e)}function ql(e){return Ms(ll,e)}function Gl(e){return Vs(dl,e)}});
