"use strict";module.exports={zod(Xl,Un,Hl,Ln){var Me=Object.defineProperty,Vn=Object.getOwnPropertyDescriptor,Kn=Object.getOwnPropertyNames,
Bn=Object.prototype.hasOwnProperty,Wn=(e,t)=>{for(var r in t)Me(e,r,{get:t[r],enumerable:!0})},qn=(e,t,r,n)=>{if(t&&typeof t==
"object"||typeof t=="function")for(let i of Kn(t))!Bn.call(e,i)&&i!==r&&Me(e,i,{get:()=>t[i],enumerable:!(n=Vn(t,i))||n.
enumerable});return e},Gn=e=>qn(Me({},"__esModule",{value:!0}),e),xt={};Wn(xt,{ZodError:()=>xu,array:()=>jn,boolean:()=>sl,
coerce:()=>Jn,enum:()=>Tn,int:()=>wt,iso:()=>Fn,literal:()=>zl,looseObject:()=>ml,number:()=>ol,object:()=>pl,partialRecord:()=>bl,
prettifyError:()=>Ki,record:()=>_l,strictObject:()=>hl,string:()=>$n,toJSONSchema:()=>Su,union:()=>In,unknown:()=>Je,url:()=>Lu}),
Ln.exports=Gn(xt);var Ue=Un("chunk-IYWUY3VA"),g={};(0,Ue.c)(g,{BIGINT_FORMAT_RANGES:()=>Ft,CONSTANT_CATCH:()=>Bt,Class:()=>ji,
NUMBER_FORMAT_RANGES:()=>We,aborted:()=>R,allowsEval:()=>Zt,assert:()=>ti,assertEqual:()=>Yn,assertIs:()=>Qn,assertNever:()=>ei,
assertNotEqual:()=>Xn,assignProp:()=>D,attachSchema:()=>he,base64ToUint8Array:()=>Ut,base64urlToUint8Array:()=>$i,cached:()=>fe,
captureStackTrace:()=>Ke,cleanEnum:()=>Oi,cleanRegex:()=>de,clone:()=>U,cloneDef:()=>ai,codePointLength:()=>me,constantCatch:()=>Zi,
createTransparentProxy:()=>hi,defineLazy:()=>ni,defineLazyInternal:()=>_,derived:()=>Ii,esc:()=>Nt,escapeRegex:()=>W,explicitlyAborted:()=>Ct,
extend:()=>yi,finalizeIssue:()=>L,floatSafeRemainder:()=>jt,getElementAtPath:()=>si,getEnumValues:()=>le,getLengthableOrigin:()=>ve,
getParsedType:()=>di,getSizableOrigin:()=>zi,hexToUint8Array:()=>xi,hide:()=>Kt,installLazyProp:()=>Ai,isObject:()=>ne,isPlainObject:()=>B,
issue:()=>ye,joinValues:()=>Le,jsonStringifyReplacer:()=>ce,members:()=>Vt,merge:()=>_i,mergeDefs:()=>M,normalizeParams:()=>y,
nullish:()=>Pt,numKeys:()=>fi,objectClone:()=>ii,omit:()=>vi,optionalKeys:()=>Rt,own:()=>G,parsedType:()=>Mt,partial:()=>bi,
pick:()=>mi,prefixIssues:()=>q,primitiveTypes:()=>pi,promiseAllObject:()=>ui,propertyKeyTypes:()=>Dt,randomString:()=>li,
rawShape:()=>Ve,required:()=>wi,safeExtend:()=>gi,shallowClone:()=>ci,sizeCaps:()=>qe,slugify:()=>At,stringifyPrimitive:()=>Be,
toZod:()=>Hn,uint8ArrayToBase64:()=>Lt,uint8ArrayToBase64url:()=>Si,uint8ArrayToHex:()=>Pi,unwrapMessage:()=>Q});function Yn(e){
return e}function Xn(e){return e}function Hn(){return e=>e}function Qn(e){}function ei(e){throw new Error("Unexpected va\
lue in exhaustive check")}function ti(e){}function le(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.
entries(e).filter(([r,n])=>t.indexOf(+r)===-1).map(([r,n])=>n)}function Le(e,t="|"){return e.map(r=>Be(r)).join(t)}function ce(e,t){
return typeof t=="bigint"?t.toString():t}var ri=class{constructor(e){this._getter=e,this._value=void 0}get value(){let e=this.
_getter;return e!==void 0&&(this._value=e(),this._getter=void 0),this._value}};function fe(e){return new ri(e)}function Pt(e){
return e==null}function de(e){let t=e.startsWith("^")?1:0,r=e.endsWith("$")?e.length-1:e.length;return e.slice(t,r)}function jt(e,t){
let r=e/t,n=Math.round(r),i=4*Number.EPSILON*Math.max(Math.abs(r),1);return Math.abs(r-n)<i?0:r-n}var It=Symbol("evaluat\
ing");function ni(e,t,r){let n;Object.defineProperty(e,t,{get(){if(n!==It)return n===void 0&&(n=It,n=r()),n},set(i){Object.
defineProperty(e,t,{value:i})},configurable:!0})}function ii(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function D(e,t,r){Object.defineProperty(e,t,{value:r,writable:!0,enumerable:!0,configurable:!0})}function Ve(e){let t=Object.
getOwnPropertyDescriptor(e,"shape");return t?.get?t.get.raw:t?.value}function C(e){return Ve(e._zod.def)??e._zod.def.shape}
function Tt(e,t,r){Object.defineProperty(e,t,{get(){let n=r();return D(this,t,n),n},enumerable:!0,configurable:!0})}function Et(e,t,r){
t in e?D(e,t,r):e[t]=r}function K(e,t,r,n){let i=C(t);for(let o of r){let a=Object.getOwnPropertyDescriptor(i,o);a.enumerable&&
(a.get?Tt(e,o,()=>{let s=t._zod.def.shape[o];return n?n(s,o):s}):Et(e,o,n?n(a.value,o):a.value))}}function oi(e,t){for(let r of Reflect.
ownKeys(t)){let n=Object.getOwnPropertyDescriptor(t,r);n.enumerable&&(n.get?Tt(e,r,()=>t[r]):Et(e,r,n.value))}}function M(...e){
let t={};for(let r of e){let n=Object.getOwnPropertyDescriptors(r);Object.assign(t,n)}return Object.defineProperties({},
t)}function ai(e){return M(e._zod.def)}function si(e,t){return t?t.reduce((r,n)=>r?.[n],e):e}function ui(e){let t=Object.
keys(e),r=t.map(n=>e[n]);return Promise.all(r).then(n=>{let i={};for(let o=0;o<t.length;o++)i[t[o]]=n[o];return i})}function li(e=10){
let t="abcdefghijklmnopqrstuvwxyz",r="";for(let n=0;n<e;n++)r+=t[Math.floor(Math.random()*t.length)];return r}function Nt(e){
return JSON.stringify(e)}function At(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(
/^-+|-+$/g,"")}var Ke="captureStackTrace"in Error?Error.captureStackTrace:(...e)=>{};function ne(e){return typeof e=="ob\
ject"&&e!==null&&!Array.isArray(e)}var Zt=fe(()=>{if(A.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cl\
oudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});function B(e){if(ne(e)===!1)return!1;let t=e.
constructor;if(t===void 0||typeof t!="function")return!0;let r=t.prototype;return!(ne(r)===!1||Object.prototype.hasOwnProperty.
call(r,"isPrototypeOf")===!1)}function ci(e){return B(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function fi(e){let t=0;for(let r in e)Object.prototype.hasOwnProperty.call(e,r)&&t++;return t}var di=e=>{
let t=typeof e;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(
e)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":
return"symbol";case"object":return Array.isArray(e)?"array":e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&
typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&e instanceof Set?"set":typeof Date<
"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(`Unknown data t\
ype: ${t}`)}},Dt=new Set(["string","number","symbol"]),pi=new Set(["string","number","bigint","boolean","symbol","undefi\
ned"]);function W(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function U(e,t,r){let n=new e._zod.constr(t??e._zod.
def);return(!t||r?.parent)&&(n._zod.parent=e),n}function y(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};
if(t?.message!==void 0){if(t?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");t.error=
t.message}return delete t.message,typeof t.error=="string"?{...t,error:()=>t.error}:t}function hi(e){let t;return new Proxy(
{},{get(r,n,i){return t??(t=e()),Reflect.get(t,n,i)},set(r,n,i,o){return t??(t=e()),Reflect.set(t,n,i,o)},has(r,n){return t??
(t=e()),Reflect.has(t,n)},deleteProperty(r,n){return t??(t=e()),Reflect.deleteProperty(t,n)},ownKeys(r){return t??(t=e()),
Reflect.ownKeys(t)},getOwnPropertyDescriptor(r,n){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,n)},defineProperty(r,n,i){
return t??(t=e()),Reflect.defineProperty(t,n,i)}})}function Be(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="\
string"?`"${e}"`:`${e}`}function Rt(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="opt\
ional")}var We={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],
float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},Ft={int64:[BigInt("-9\
223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function mi(e,t){
let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".pick() cannot be used on object schemas containing refine\
ments");let i={};return K(i,e,pe(e,t)),U(e,M(r,{shape:i,checks:[]}))}function pe(e,t){let r=C(e),n=[];for(let i of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(r,i)?.enumerable)throw new Error(`Unrecognized key: "${String(i)}"`);t[i]&&
n.push(i)}return n}function vi(e,t){let r=e._zod.def,n=r.checks;if(n&&n.length>0)throw new Error(".omit() cannot be used\
 on object schemas containing refinements");let i=new Set(pe(e,t)),o={};return K(o,e,Reflect.ownKeys(C(e)).filter(a=>!i.
has(a))),U(e,M(r,{shape:o,checks:[]}))}function yi(e,t){if(!B(t))throw new Error("Invalid input to extend: expected a pl\
ain object");let r=e._zod.def.checks;if(r&&r.length>0){let n=C(e);for(let i of Reflect.ownKeys(t))if(Object.getOwnPropertyDescriptor(
n,i)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}return U(e,M(e._zod.def,{shape:Jt(e,t)}))}function Jt(e,t){let r={};return K(r,e,Reflect.ownKeys(C(e))),oi(r,t),r}
function gi(e,t){if(!B(t))throw new Error("Invalid input to safeExtend: expected a plain object");return U(e,M(e._zod.def,
{shape:Jt(e,t)}))}function _i(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. \
To merge a plain shape, use `.extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on obje\
ct schemas containing refinements. Use .safeExtend() instead.");let r={};K(r,e,Reflect.ownKeys(C(e))),K(r,t,Reflect.ownKeys(
C(t)));let n=M(e._zod.def,{shape:r,get catchall(){return t._zod.def.catchall},checks:t._zod.def.checks??[]});return U(e,
n)}function bi(e,t,r,n="partial"){let i=t._zod.def.checks;if(i&&i.length>0)throw new Error(`.${n}() cannot be used on ob\
ject schemas containing refinements`);let o=r?new Set(pe(t,r)):void 0,a={};return K(a,t,Reflect.ownKeys(C(t)),e&&((s,u)=>o&&
!o.has(u)?s:new e({type:"optional",innerType:s}))),U(t,M(t._zod.def,{shape:a,checks:[]}))}function wi(e,t,r){let n=r?new Set(
pe(t,r)):void 0,i={};return K(i,t,Reflect.ownKeys(C(t)),(o,a)=>n&&!n.has(a)?o:new e({type:"nonoptional",innerType:o})),U(
t,M(t._zod.def,{shape:i}))}function R(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue!==!0)return!0;return!1}function Ct(e,t=0){if(e.aborted===!0)return!0;for(let r=t;r<e.issues.length;r++)if(e.issues[r]?.
continue===!1)return!0;return!1}function q(e,t){return t.map(r=>{var n;return(n=r).path??(n.path=[]),r.path.unshift(e),r})}
function Q(e){return typeof e=="string"?e:e?.message}function qe(e){let t=[];for(let r of e??[]){let n=r._zod.def;if(!/_(length|size)$|_equals$/.
test(n.check))break;let i=n.maximum??n.length??n.size;i>=0&&t.push([i,r])}return t}function he(e,t,r){var n;for(let i=t;i<
e.length;i++)(n=e[i]).schema??(n.schema=r)}function L(e,t,r){var n;let i=e.inst?._zod?.traits;i?.has("$ZodType")&&(i.has(
"$ZodCheck")?(n=e).schema??(n.schema=e.inst):e.schema=e.inst);let o=e.schema!==e.inst?e.schema?._zod.def?.error:void 0,a=e.
message?e.message:Q(e.inst?._zod.def?.error?.(e))??Q(o?.(e))??Q(t?.error?.(e))??Q(r.customError?.(e))??Q(r.localeError?.(
e))??"Invalid input",s={};for(let u of Object.keys(e))u==="inst"||u==="schema"||u==="continue"||u==="input"||u==="__prot\
o__"||(s[u]=e[u]);return s.path??(s.path=[]),s.message=a,t?.reportInput&&(s.input=e.input),s}function zi(e){return e instanceof
Set?"set":e instanceof Map?"map":e instanceof File?"file":"unknown"}var ki=/[\uD800-\uDBFF]/;function me(e){let t=e.length;
if(!ki.test(e))return t;let r=t;for(let n=0;n<t-1;n++)(e.charCodeAt(n)&64512)===55296&&(e.charCodeAt(n+1)&64512)===56320&&
(r--,n++);return r}function ve(e){return Array.isArray(e)?"array":typeof e=="string"?"string":"unknown"}function Mt(e){let t=typeof e;
switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"null";if(Array.isArray(e))
return"array";let r=e;if(r&&Object.getPrototypeOf(r)!==Object.prototype&&"constructor"in r&&r.constructor)return r.constructor.
name}}return t}function ye(...e){let[t,r,n]=e;return typeof t=="string"?{message:t,code:"custom",input:r,inst:n}:{...t}}
function Oi(e){return Object.entries(e).filter(([t,r])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ut(e){
let t=atob(e),r=new Uint8Array(t.length);for(let n=0;n<t.length;n++)r[n]=t.charCodeAt(n);return r}function Lt(e){let t="";
for(let r=0;r<e.length;r++)t+=String.fromCharCode(e[r]);return btoa(t)}function $i(e){let t=e.replace(/-/g,"+").replace(
/_/g,"/"),r="=".repeat((4-t.length%4)%4);return Ut(t+r)}function Si(e){return Lt(e).replace(/\+/g,"-").replace(/\//g,"_").
replace(/=/g,"")}function xi(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex string length");
let r=new Uint8Array(t.length/2);for(let n=0;n<t.length;n+=2)r[n/2]=Number.parseInt(t.slice(n,n+2),16);return r}function Pi(e){
return Array.from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var ji=class{constructor(...e){}};function Vt(e,t){
for(let r in t){let n=Object.getOwnPropertyDescriptor(t,r);n.get?Object.defineProperty(e,r,{...n,enumerable:!1}):Ti(e,r,
n.value)}}function G(e,t,r,n=!0){return Object.defineProperty(e,t,{configurable:!0,writable:!0,enumerable:n,value:r}),r}
function Kt(e,t,r){return G(e,t,r,!1)}function Ii(e,t){for(let r in e){let n=e[r];Object.defineProperty(t,r,{configurable:!0,
enumerable:!0,get(){return G(this,r,n(this))},set(i){G(this,r,i)}})}return t}function Ti(e,t,r){Object.defineProperty(e,
t,{configurable:!0,get(){return this==null?r:G(this,t,r.bind(this))},set(n){G(this,t,n)}})}function Ei(e,t){let r=Object.
getPrototypeOf(e);return t in r?void 0:r}var Ge,V=!1,Ni={configurable:!0,get(){V=!0}};function _(e,t,r){let n=Object.getPrototypeOf(
e._zod);if(t in n&&Ge!==e._zod){Ge=void 0;return}Ge=e._zod,Object.defineProperty(n,t,{configurable:!0,get(){Object.defineProperty(
this,t,Ni);let i=V;V=!1;try{let o=r(this);return V?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:o}),V=V||i,o}catch(o){throw delete this[t],V=V||i,o}},set(i){Object.defineProperty(this,t,{configurable:!0,writable:!0,
value:i})}})}function Ai(e,t,r,n){let i=Ei(e,t);i&&Object.defineProperty(i,t,{configurable:!0,get(){let o={configurable:!0,
writable:!0,enumerable:n,value:void 0};return Object.defineProperty(this,t,o),o.value=r(this),Object.defineProperty(this,
t,o),o.value},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:n,value:o})}})}var Bt="~consta\
ntCatch";function Zi(e){let t=()=>e;return t[Bt]=!0,t}var Wt,Ye={value:void 0,enumerable:!1},qt="captureStackTrace"in Error?
Error:null;function Di(e){let t=qt;if(t){let r=t.stackTraceLimit;if(typeof r=="number"){try{t.stackTraceLimit=0}catch{return qt=
null,new e}try{return new e}finally{t.stackTraceLimit=r}}}return new e}function f(e,t,r,n){let i={};function o(d){this.def=
d,this.constr=p,this.traits=new Set}o.prototype=i;let a=r,s=a&&new WeakSet;function u(d,h){if(d._zod){if(d._zod.traits.has(
e))return}else{Ye.value=new o(h);try{Object.defineProperty(d,"_zod",Ye)}finally{Ye.value=void 0}}if(d._zod.traits.add(e),
t(d,h),s){let v=Object.getPrototypeOf(d),k=d._zod.constr.prototype,b=v;for(;b&&b!==k;)b=Object.getPrototypeOf(b);let Z=b??
v;s.has(Z)||(s.add(Z),Vt(Z,a))}let m=p.prototype;for(let v in m)Object.prototype.hasOwnProperty.call(m,v)&&(v in d||(d[v]=
m[v].bind(d)))}let l=n?.Parent??Object;class c extends l{}Object.defineProperty(c,"name",{value:e});function p(d){let h=n?.
Parent?Di(c):this;u(h,d);let m=h._zod.deferred;if(m){for(let k of m)k();h._zod.deferred=void 0}let v=globalThis.__zod_globalConfig?.
postProcessor;return v&&v(h),h}return Object.defineProperty(p,"init",{value:u}),Object.defineProperty(p,Symbol.hasInstance,
{value:d=>n?.Parent&&d instanceof n.Parent?!0:d?._zod?.traits?.has(e)}),Object.defineProperty(p,"name",{value:e}),p}var Y=class extends Error{constructor(){
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},Gt=class extends Error{constructor(e){
super(`Encountered unidirectional transform during encode: ${e}`),this.name="ZodEncodeError"}};(Wt=globalThis).__zod_globalConfig??
(Wt.__zod_globalConfig={});var A=globalThis.__zod_globalConfig;function F(e){return e&&Object.assign(A,e),A}function Ri(){
let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,ce,2)),e.message}function Fi(e){this._zod.message=e}var Ji={
get:Ri,set:Fi,enumerable:!0,configurable:!0},Xe={value:void 0,enumerable:!1},Yt=new WeakSet([Object.prototype,Error.prototype]),
Xt=(e,t)=>{e.name="$ZodError",Xe.value=t,Object.defineProperty(e,"issues",Xe),Xe.value=void 0,Object.defineProperty(e,"m\
essage",Ji);let r=Object.getPrototypeOf(e);Yt.has(r)||(Yt.add(r),Object.defineProperty(r,"toString",{configurable:!0,enumerable:!1,
get(){let n=()=>this.message;return Object.defineProperty(this,"toString",{value:n,configurable:!0,writable:!0}),n},set(n){
Object.defineProperty(this,"toString",{value:n,configurable:!0,writable:!0})}}))},Ci=f("$ZodError",Xt),Ql=f("$ZodError",
Xt,void 0,{Parent:Error});function Mi(e,t,r){return Object.prototype.hasOwnProperty.call(e,t)||(t==="__proto__"?Object.defineProperty(
e,t,{value:r(),writable:!0,enumerable:!0,configurable:!0}):e[t]=r()),e[t]}function Ui(e,t=r=>r.message){let r={},n=[];for(let i of e.
issues)i.path.length>0?Mi(r,i.path[0],()=>[]).push(t(i)):n.push(t(i));return{formErrors:n,fieldErrors:r}}function Li(e,t=r=>r.
message){let r={_errors:[]},n=(i,o=[])=>{for(let a of i.issues)if(a.code==="invalid_union"&&a.errors.length)a.errors.map(
s=>n({issues:s},[...o,...a.path]));else if(a.code==="invalid_key")n({issues:a.issues},[...o,...a.path]);else if(a.code===
"invalid_element")n({issues:a.issues},[...o,...a.path]);else{let s=[...o,...a.path];if(s.length===0)r._errors.push(t(a));else{
let u=r,l=0;for(;l<s.length;){let c=s[l],p=l===s.length-1;if(c==="_errors"){p&&u._errors.push(t(a)),l++;continue}Object.
prototype.hasOwnProperty.call(u,c)||Object.defineProperty(u,c,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});
let d=u[c];p&&d._errors.push(t(a)),u=d,l++}}}};return n(e),r}function Vi(e){let t=[],r=e.map(n=>typeof n=="object"?n.key:
n);for(let n of r)typeof n=="number"?t.push(`[${n}]`):typeof n=="symbol"?t.push(`[${JSON.stringify(String(n))}]`):/[^\w$]/.
test(n)?t.push(`[${JSON.stringify(n)}]`):(t.length&&t.push("."),t.push(n));return t.join("")}function Ki(e){let t=[],r=[
...e.issues].sort((n,i)=>(n.path??[]).length-(i.path??[]).length);for(let n of r)t.push(`\u2716 ${n.message}`),n.path?.length&&
t.push(`  \u2192 at ${Vi(n.path)}`);return t.join(`
`)}function ge(e,t){return{callee:t?.callee??e,Err:t?.Err}}var He=e=>{let t=(r,n,i,o)=>{let a=i?{...i,async:!1}:{async:!1},
s=r._zod.run({value:n,issues:[]},a);if(s instanceof Promise)throw new Y;if(s.issues.length){let u=new(o?.Err??e)(s.issues.
map(l=>L(l,a,F())));throw Ke(u,o?.callee??t),u}return s.value};return t},Qe=e=>{let t=async(r,n,i,o)=>{let a=i?{...i,async:!0}:
{async:!0},s=r._zod.run({value:n,issues:[]},a);if(s instanceof Promise&&(s=await s),s.issues.length){let u=new(o?.Err??e)(
s.issues.map(l=>L(l,a,F())));throw Ke(u,o?.callee??t),u}return s.value};return t},et=e=>(t,r,n)=>{let i=n?{...n,async:!1}:
{async:!1},o=t._zod.run({value:r,issues:[]},i);if(o instanceof Promise)throw new Y;return o.issues.length?Ht(e,o.issues,
i):{success:!0,data:o.value}};function Ht(e,t,r){let n;return{success:!1,get error(){return n||(n=new e(t.map(i=>L(i,r,F()))),
t=void 0,r=void 0),n},set error(i){n=i,t=void 0,r=void 0}}}var tt=e=>async(t,r,n)=>{let i=n?{...n,async:!0}:{async:!0},o=t.
_zod.run({value:r,issues:[]},i);return o instanceof Promise&&(o=await o),o.issues.length?Ht(e,o.issues,i):{success:!0,data:o.
value}},Bi=Symbol.for("zod.compile.invalid"),Wi=Symbol.for("zod.compile.fallback"),qi=((e,t,r)=>{let n=e._zod.bag.validator;
if(n!==void 0){if(n(t)!==Bi)return!0;if(n.definite===!0&&r===void 0)return!1}return Gi(e,t,r)});function Gi(e,t,r){let n=r?
{...r,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},i=e._zod.bag.fallbackRun,o;if(i?(n[Wi]=!0,o=i({value:t,issues:[]},
n)):o=e._zod.run({value:t,issues:[]},n),o instanceof Promise)throw new Y;return o.issues.length===0}var Yi=async(e,t,r)=>{
let n=r?{...r,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},i=e._zod.run({value:t,issues:[]},n);return i instanceof Promise&&
(i=await i),i.issues.length===0},Xi=e=>{let t=He(e),r=(n,i,o,a)=>{let s=o?{...o,direction:"backward"}:{direction:"backwa\
rd"};return t(n,i,s,ge(r,a))};return r},Hi=e=>{let t=He(e),r=(n,i,o,a)=>t(n,i,o,ge(r,a));return r},Qi=e=>{let t=Qe(e),r=async(n,i,o,a)=>{
let s=o?{...o,direction:"backward"}:{direction:"backward"};return await t(n,i,s,ge(r,a))};return r},eo=e=>{let t=Qe(e),r=async(n,i,o,a)=>await t(
n,i,o,ge(r,a));return r},to=e=>(t,r,n)=>{let i=n?{...n,direction:"backward"}:{direction:"backward"};return et(e)(t,r,i)},
ro=e=>(t,r,n)=>et(e)(t,r,n),no=e=>async(t,r,n)=>{let i=n?{...n,direction:"backward"}:{direction:"backward"};return tt(e)(
t,r,i)},io=e=>async(t,r,n)=>tt(e)(t,r,n),oo=/^[cC][0-9a-z]{6,}$/,ao=/^[0-9a-z]+$/,so=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
uo=/^[0-9a-vA-V]{20}$/,lo=/^[A-Za-z0-9]{27}$/,co=/^[a-zA-Z0-9_-]{21}$/;function fo(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}\
}$`)}var po=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,ho=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
Qt=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
mo=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/,vo="^(?=[\\s\\\
S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function yo(){
return new RegExp(vo,"u")}var go=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
_o=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
bo=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
wo=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
zo=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,ko=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
Oo=/^https?$/,$o=/^\+[1-9]\d{6,14}$/,er="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-0\
2-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])\
))";function So(e){return new RegExp(`^${e}$`)}var xo=So(er);function rt(e){let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.
precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\d\\.\\d{${e.precision}}`:e.seconds?
`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Po(e){return new RegExp(`^${rt(e)}$`)}function jo(e){
let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let r=`${rt({precision:e.precision,seconds:!0})}(?:${t.
join("|")})`,n=e.local?`${r}|${rt({precision:e.precision})}`:r;return new RegExp(`^${er}T(?:${n})$`)}var Io=/^[\s\S]{0,}$/,
To=/^-?\d+n?$/,Eo=/^-?\d+$/,nt=/^-?\d+(?:\.\d+)?$/,No=/^(?:true|false)$/i,Ao=/^[^A-Z]*$/,Zo=/^[^a-z]*$/,E=f("$ZodCheck",
(e,t)=>{var r;e._zod??(e._zod={}),e._zod.def=t,(r=e._zod).onattach??(r.onattach=[])}),it=e=>{let t=e.value;return!Pt(t)&&
t.length!==void 0},_e={number:"number",bigint:"bigint",object:"date"},tr=f("$ZodCheckLessThan",(e,t)=>{E.init(e,t);let r=_e[typeof t.
value];e._zod.check=n=>{(t.inclusive?n.value<=t.value:n.value<t.value)||n.issues.push({origin:_e[typeof n.value]??r,code:"\
too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:n.value,inclusive:t.inclusive,inst:e,continue:!t.
abort})}}),rr=f("$ZodCheckGreaterThan",(e,t)=>{E.init(e,t);let r=_e[typeof t.value];e._zod.check=n=>{(t.inclusive?n.value>=
t.value:n.value>t.value)||n.issues.push({origin:_e[typeof n.value]??r,code:"too_small",minimum:typeof t.value=="object"?
t.value.getTime():t.value,input:n.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),Do=f("$ZodCheckMultipleOf",(e,t)=>{
E.init(e,t),e._zod.check=r=>{if(typeof r.value!=typeof t.value)throw new Error("Cannot mix number and bigint in multiple\
_of check.");(typeof r.value=="bigint"?t.value!==BigInt(0)&&r.value%t.value===BigInt(0):jt(r.value,t.value)===0)||r.issues.
push({origin:typeof r.value,code:"not_multiple_of",divisor:t.value,input:r.value,inst:e,continue:!t.abort})}}),Ro=f("$Zo\
dCheckNumberFormat",(e,t)=>{E.init(e,t),t.format=t.format||"float64";let r=t.format?.includes("int"),n=r?"int":"number",
[i,o]=We[t.format];e._zod.check=a=>{let s=a.value;if(r){if(!Number.isInteger(s)){a.issues.push({expected:n,format:t.format,
code:"invalid_type",continue:!1,input:s,inst:e});return}if(!Number.isSafeInteger(s)){s>0?a.issues.push({input:s,code:"to\
o_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst:e,origin:n,inclusive:!0,
continue:!t.abort}):a.issues.push({input:s,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be withi\
n the safe integer range.",inst:e,origin:n,inclusive:!0,continue:!t.abort});return}}s<i&&a.issues.push({origin:"number",
input:s,code:"too_small",minimum:i,inclusive:!0,inst:e,continue:!t.abort}),s>o&&a.issues.push({origin:"number",input:s,code:"\
too_big",maximum:o,inclusive:!0,inst:e,continue:!t.abort})}}),Fo=f("$ZodCheckMaxLength",(e,t)=>{var r;E.init(e,t),(r=e._zod.
def).when??(r.when=it),e._zod.check=n=>{let i=n.value,o=i.length;if((typeof i=="string"&&o>t.maximum?me(i):o)<=t.maximum)
return;let a=ve(i);n.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),
Jo=f("$ZodCheckMinLength",(e,t)=>{var r;E.init(e,t),(r=e._zod.def).when??(r.when=it),e._zod.check=n=>{let i=n.value,o=i.
length;if((typeof i=="string"&&o>=t.minimum&&o<t.minimum*2?me(i):o)>=t.minimum)return;let a=ve(i);n.issues.push({origin:a,
code:"too_small",minimum:t.minimum,inclusive:!0,input:i,inst:e,continue:!t.abort})}}),Co=f("$ZodCheckLengthEquals",(e,t)=>{
var r;E.init(e,t),(r=e._zod.def).when??(r.when=it),e._zod.check=n=>{let i=n.value,o=i.length,a=typeof i=="string"&&o>=t.
length&&o<=t.length*2?me(i):o;if(a===t.length)return;let s=ve(i),u=a>t.length;n.issues.push({origin:s,...u?{code:"too_bi\
g",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:n.value,inst:e,continue:!t.abort})}}),
be=f("$ZodCheckStringFormat",(e,t)=>{var r,n;E.init(e,t),t.pattern?(r=e._zod).check??(r.check=i=>{t.pattern.lastIndex=0,
!t.pattern.test(i.value)&&i.issues.push({origin:"string",code:"invalid_format",format:t.format,input:i.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(n=e._zod).check??(n.check=()=>{})}),Mo=f("$ZodCheckRegex",
(e,t)=>{be.init(e,t),e._zod.check=r=>{t.pattern.lastIndex=0,!t.pattern.test(r.value)&&r.issues.push({origin:"string",code:"\
invalid_format",format:"regex",input:r.value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Uo=f("$ZodCheckL\
owerCase",(e,t)=>{t.pattern??(t.pattern=Ao),be.init(e,t)}),Lo=f("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Zo),be.
init(e,t)}),Vo=f("$ZodCheckIncludes",(e,t)=>{E.init(e,t);let r=W(t.includes),n=new RegExp(typeof t.position=="number"?`^\
.{${t.position},}${r}`:r);t.pattern=n,e._zod.check=i=>{i.value.includes(t.includes,t.position)||i.issues.push({origin:"s\
tring",code:"invalid_format",format:"includes",includes:t.includes,input:i.value,inst:e,continue:!t.abort})}}),Ko=f("$Zo\
dCheckStartsWith",(e,t)=>{E.init(e,t);let r=new RegExp(`^${W(t.prefix)}.*`);t.pattern??(t.pattern=r),e._zod.check=n=>{n.
value.startsWith(t.prefix)||n.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:n.
value,inst:e,continue:!t.abort})}}),Bo=f("$ZodCheckEndsWith",(e,t)=>{E.init(e,t);let r=new RegExp(`.*${W(t.suffix)}$`);t.
pattern??(t.pattern=r),e._zod.check=n=>{n.value.endsWith(t.suffix)||n.issues.push({origin:"string",code:"invalid_format",
format:"ends_with",suffix:t.suffix,input:n.value,inst:e,continue:!t.abort})}}),Wo=f("$ZodCheckOverwrite",(e,t)=>{E.init(
e,t),e._zod.check=r=>{r.value=t.tx(r.value)}}),qo=class{constructor(e=[],t={}){this.content=[],this.indent=0,this.args=e,
this.closed=t}indented(e){this.indent+=1;try{e(this)}finally{this.indent-=1}}write(e){if(typeof e=="function"){e(this,{execution:"\
sync"}),e(this,{execution:"async"});return}let t=e.split(`
`).filter(i=>i),r=Math.min(...t.map(i=>i.length-i.trimStart().length)),n=t.map(i=>i.slice(r)).map(i=>" ".repeat(this.indent*
2)+i);for(let i of n)this.content.push(i)}compile(){let e=Function,t=this?.content??[""];return new e(...Object.keys(this.
closed),`return function (${this.args.join(", ")}) {
${t.join(`
`)}
};`)(...Object.values(this.closed))}},Go={major:4,minor:6,patch:7},O=f("$ZodType",(e,t)=>{var r;e??(e={}),e._zod.def=t,e.
_zod.bag=e._zod.bag||{},e._zod.version=Go;let n=e._zod.def.checks,i=e._zod.traits.has("$ZodCheck")?[e,...n??[]]:n?.length?
[...n]:[];for(let o of i)for(let a of o._zod.onattach)a(e);if(i.length===0)(r=e._zod).deferred??(r.deferred=[]),e._zod.deferred?.
push(()=>{e._zod.run=e._zod.parse});else{let o=(s,u,l)=>{if(s.memo)return s;let c=R(s),p;for(let d of u){if(d._zod.def.when){
if(Ct(s)||!d._zod.def.when(s))continue}else if(c)continue;let h=s.issues.length,m=d._zod.check(s);if(m instanceof Promise&&
l?.async===!1)throw new Y;if(p||m instanceof Promise)p=(p??Promise.resolve()).then(async()=>{await m,s.issues.length!==h&&
(he(s.issues,h,e),c||(c=R(s,h)))});else{if(s.issues.length===h)continue;he(s.issues,h,e),c||(c=R(s,h))}}return p?p.then(
()=>s):s},a=(s,u,l)=>{if(R(s))return s.aborted=!0,s;let c=o(u,i,l);if(c instanceof Promise){if(l.async===!1)throw new Y;
return c.then(p=>e._zod.parse(p,l))}return e._zod.parse(c,l)};e._zod.run=(s,u)=>{if(u.skipChecks)return e._zod.parse(s,u);
if(u.direction==="backward"){let c=e._zod.parse({value:s.value,issues:[]},{...u,skipChecks:!0});return c instanceof Promise?
c.then(p=>a(p,s,u)):a(c,s,u)}let l=e._zod.parse(s,u);if(l instanceof Promise){if(u.async===!1)throw new Y;return l.then(
c=>o(c,i,u))}return o(l,i,u)}}},{get"~standard"(){return Kt(this,"~standard",ir(this))},set"~standard"(e){G(this,"~stand\
ard",e)}}),nr=(e,t)=>e.issues.length?{issues:e.issues.map(r=>L(r,t,F()))}:{value:e.value};async function Yo(e,t){let r={
async:!0};return nr(await e._zod.run({value:t,issues:[]},r),r)}function ir(e){return{validate:t=>{let r={async:!1};try{let n=e.
_zod.run({value:t,issues:[]},r);if(!(n instanceof Promise))return nr(n,r)}catch{}return Yo(e,t)},vendor:"zod",version:1}}
var ot=f("$ZodString",(e,t)=>{O.init(e,t),e._zod.pattern=t.pattern??Io,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=String(
r.value)}catch{}return typeof r.value=="string"||r.issues.push({expected:"string",code:"invalid_type",input:r.value,inst:e}),
r}}),S=f("$ZodStringFormat",(e,t)=>{be.init(e,t),ot.init(e,t)}),Xo=f("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=ho),S.init(
e,t)}),Ho=f("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Qt(r))}else t.pattern??(t.pattern=Qt());S.init(e,t)}),Qo=f(
"$ZodEmail",(e,t)=>{t.pattern??(t.pattern=mo),S.init(e,t)}),or=1,we=2;function ar(e){try{return typeof URL<"u"&&typeof URL.
canParse=="function"?URL.canParse(e):(new URL(e),!0)}catch{return!1}}function ea(e,t){return!("normalize"in t)&&!("hostn\
ame"in t)&&!("protocol"in t)?ar(e)||we:ta(e,t)}function ta(e,t){if(!t.normalize&&t.protocol?.source===Oo.source&&!/^https?:\/\//i.
test(e))return or;try{if(typeof URL<"u"){let r=URL;if(typeof r.parse=="function")return r.parse(e)??we}return new URL(e)}catch{
return we}}var ra=/[\t\n\r]/g;function sr(e){return e.replace(ra,"")}function na(e,t){return t.lastIndex=0,t.test(e.hostname)}
function ia(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var oa=f("$ZodU\
RL",(e,t)=>{S.init(e,t),e._zod.check=r=>{try{let n=r.value.trim(),i=ea(n,t);if(i===or){r.issues.push({code:"invalid_form\
at",format:"url",note:"Invalid URL format",input:r.value,inst:e,continue:!t.abort});return}if(i===we){r.issues.push({code:"\
invalid_format",format:"url",input:r.value,inst:e,continue:!t.abort});return}if(i===!0){r.value=sr(n);return}t.hostname&&
!na(i,t.hostname)&&r.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:r.
value,inst:e,continue:!t.abort}),t.protocol&&!ia(i,t.protocol)&&r.issues.push({code:"invalid_format",format:"url",note:"\
Invalid protocol",pattern:t.protocol.source,input:r.value,inst:e,continue:!t.abort}),r.value=t.normalize?i.href:sr(n);return}catch{
r.issues.push({code:"invalid_format",format:"url",input:r.value,inst:e,continue:!t.abort})}}}),aa=f("$ZodEmoji",(e,t)=>{
t.pattern??(t.pattern=yo()),S.init(e,t)}),sa=f("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||
t.length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?co:fo(t.length)),
S.init(e,t)}),ua=f("$ZodCUID",(e,t)=>{t.pattern??(t.pattern=oo),S.init(e,t)}),la=f("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=
ao),S.init(e,t)}),ca=f("$ZodULID",(e,t)=>{t.pattern??(t.pattern=so),S.init(e,t)}),fa=f("$ZodXID",(e,t)=>{t.pattern??(t.pattern=
uo),S.init(e,t)}),da=f("$ZodKSUID",(e,t)=>{t.pattern??(t.pattern=lo),S.init(e,t)}),pa=f("$ZodISODateTime",(e,t)=>{t.pattern??
(t.pattern=jo(t)),S.init(e,t)}),ha=f("$ZodISODate",(e,t)=>{t.pattern??(t.pattern=xo),S.init(e,t)}),ma=f("$ZodISOTime",(e,t)=>{
t.pattern??(t.pattern=Po(t)),S.init(e,t)}),va=f("$ZodISODuration",(e,t)=>{t.pattern??(t.pattern=po),S.init(e,t)}),ya=f("\
$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=go),S.init(e,t)}),ga=/^[0-9a-fA-F:.]+$/;function ur(e){return ga.test(e)?ar(`htt\
p://[${e}]`):!1}var _a=f("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=_o),S.init(e,t),e._zod.check=r=>{ur(r.value)||r.issues.
push({code:"invalid_format",format:"ipv6",input:r.value,inst:e,continue:!t.abort})}}),ba=f("$ZodCIDRv4",(e,t)=>{t.pattern??
(t.pattern=bo),S.init(e,t)});function wa(e){let t=e.split("/");if(t.length!==2)return!1;let[r,n]=t;if(!n)return!1;let i=Number(
n);return`${i}`!==n||i<0||i>128?!1:ur(r)}var za=f("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=wo),S.init(e,t),e._zod.check=
r=>{wa(r.value)||r.issues.push({code:"invalid_format",format:"cidrv6",input:r.value,inst:e,continue:!t.abort})}});function lr(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var cr=/^[0-9a-zA-Z+/]*={0,2}$/,
ka=f("$ZodBase64",(e,t)=>{t.pattern??(t.pattern=cr),S.init(e,t),e._zod.check=r=>{lr(r.value)||r.issues.push({code:"inval\
id_format",format:"base64",input:r.value,inst:e,continue:!t.abort})}}),at=/^[A-Za-z0-9_-]*$/;function Oa(e){if(!at.test(
e))return!1;let t=e.replace(/[-_]/g,n=>n==="-"?"+":"/"),r=t.padEnd(Math.ceil(t.length/4)*4,"=");return lr(r)}var $a=f("$\
ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=at),S.init(e,t),e._zod.check=r=>{Oa(r.value)||r.issues.push({code:"invalid_f\
ormat",format:"base64url",input:r.value,inst:e,continue:!t.abort})}}),Sa=f("$ZodE164",(e,t)=>{t.pattern??(t.pattern=$o),
S.init(e,t)});function xa(e,t=null){try{let r=e.split(".");if(r.length!==3)return!1;let[n]=r;if(!n)return!1;let i=JSON.parse(
atob(n));return!("typ"in i&&i?.typ!=="JWT"||!i.alg||t&&(!("alg"in i)||i.alg!==t))}catch{return!1}}var Pa=f("$ZodJWT",(e,t)=>{
S.init(e,t),e._zod.check=r=>{xa(r.value,t.alg)||r.issues.push({code:"invalid_format",format:"jwt",input:r.value,inst:e,continue:!t.
abort})}}),fr=f("$ZodNumber",(e,t)=>{O.init(e,t),e._zod.pattern=nt,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=Number(r.
value)}catch{}let i=r.value;if(typeof i=="number"&&!Number.isNaN(i)&&Number.isFinite(i))return r;let o=typeof i=="number"?
Number.isNaN(i)?"NaN":Number.isFinite(i)?void 0:String(i):void 0;return r.issues.push({expected:"number",code:"invalid_t\
ype",input:i,inst:e,...o?{received:o}:{}}),r}}),ja=f("$ZodNumberFormat",(e,t)=>{Ro.init(e,t),fr.init(e,t)}),Ia=f("$ZodBo\
olean",(e,t)=>{O.init(e,t),e._zod.pattern=No,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=!!r.value}catch{}let i=r.value;
return typeof i=="boolean"||r.issues.push({expected:"boolean",code:"invalid_type",input:i,inst:e}),r}}),Ta=f("$ZodBigInt",
(e,t)=>{O.init(e,t),e._zod.pattern=To,e._zod.parse=(r,n)=>{if(t.coerce)try{r.value=BigInt(r.value)}catch{}return typeof r.
value=="bigint"||r.issues.push({expected:"bigint",code:"invalid_type",input:r.value,inst:e}),r}}),Ea=f("$ZodUnknown",(e,t)=>{
O.init(e,t),e._zod.parse=r=>r}),Na=f("$ZodNever",(e,t)=>{O.init(e,t),e._zod.parse=(r,n)=>(r.issues.push({expected:"never",
code:"invalid_type",input:r.value,inst:e}),r)}),Aa=f("$ZodDate",(e,t)=>{O.init(e,t),e._zod.parse=(r,n)=>{if(t.coerce)try{
r.value=new Date(r.value)}catch{}let i=r.value,o=i instanceof Date;return o&&!Number.isNaN(i.getTime())||r.issues.push({
expected:"date",code:"invalid_type",input:i,...o?{received:"Invalid Date"}:{},inst:e}),r}});function Za(e,t){let r=qe(e.
_zod.def.checks);if(!r.length)return;let n=Math.min(...r.map(o=>o[0])),i=e._zod.parse;e._zod.parse=(o,a)=>{let s=t(o.value);
if(s>n&&!a?.skipChecks&&a?.direction!=="backward"){for(let[u,l]of qe(e._zod.def.checks))if(s>u&&l._zod.def.when(o)){let c=o.
issues.length;return l._zod.check(o),o.issues[c].continue=!1,he(o.issues,c,e),o}}return i(o,a)}}var Da=e=>Array.isArray(
e)?e.length:-1;function dr(e,t,r){e.issues.length&&t.issues.push(...q(r,e.issues)),t.value[r]=e.value}var Ra=f("$ZodArra\
y",(e,t)=>{O.init(e,t);let r=A.memoizer;r?.attach(e),e._zod.parse=(n,i)=>{let o=n.value;if(!Array.isArray(o))return n.issues.
push({expected:"array",code:"invalid_type",input:o,inst:e}),n;n.value=r?r.alloc(e,n,Array(o.length),i):Array(o.length);let a=[],
s=i?.abortEarly;for(let u=0;u<o.length;u++){let l=o[u],c=t.element._zod.run({value:l,issues:[]},i);if(c instanceof Promise)
a.push(c.then(p=>dr(p,n,u)));else if(dr(c,n,u),s&&c.issues.length!==0&&R(c))break}return a.length?Promise.all(a).then(()=>n):
n},Za(e,Da)});function ze(e,t,r,n,i,o){let a=r in n,s=o==="optional";if(!(!a&&s&&i==="optional")){if(e.issues.length){if(i!==
void 0&&s&&!a)return;t.issues.push(...q(r,e.issues))}if(!a&&i===void 0){e.issues.length||t.issues.push({code:"invalid_ty\
pe",expected:"nonoptional",input:void 0,path:[r]});return}e.value===void 0?(a||i==="defaulted"&&!s)&&(t.value[r]=void 0):
t.value[r]=e.value}}var Fa=[];function pr(e){let t=Object.keys(e.shape),r=Object.getOwnPropertySymbols(e.shape),n=r.length?
r:Fa,i=n.length?[...t,...n]:t;for(let a of i)if(!e.shape?.[a]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid el\
ement at key "${String(a)}": expected a Zod schema`);let o=Rt(e.shape);return{...e,allKeys:i,symbolKeys:n,keySet:new Set(
t),numKeys:t.length,optionalKeys:new Set(o)}}function hr(e,t,r,n,i,o,a){let s=[],u=i.keySet,l=i.catchall._zod,c=l.def.type,
p=l.optin,d=l.optout,h=0;for(let m in t){if(a&&r.issues.length!==h){if(R(r,h))break;h=r.issues.length}if(u.has(m))continue;
if(m==="__proto__"){c==="never"&&s.push(m);continue}if(c==="never"){s.push(m);continue}let v=l.run({value:t[m],issues:[]},
n);v instanceof Promise?e.push(v.then(k=>ze(k,r,m,t,p,d))):ze(v,r,m,t,p,d)}return s.length&&r.issues.push({code:"unrecog\
nized_keys",keys:s,input:t,inst:o,continue:!0}),e.length?Promise.all(e).then(()=>r):r}var Ja=f("$ZodObject",(e,t)=>{O.init(
e,t);let r=Object.getOwnPropertyDescriptor(t,"shape"),n=r?.get?r.get.raw:t.shape??{};if(n){let l=()=>{let c={...n};return Object.
defineProperty(t,"shape",{value:c}),l.raw=c,c};l.raw=n,Object.defineProperty(t,"shape",{get:l})}let i=fe(()=>pr(t));_(e,
"propValues",l=>{let c=l.def.shape,p={};for(let d in c){let h=c[d]._zod;if(h.values){Object.prototype.hasOwnProperty.call(
p,d)||D(p,d,new Set);for(let m of h.values)p[d].add(m);h.optin!==void 0&&p[d].add(void 0)}}return p});let o=ne,a=t.catchall,
s,u=A.memoizer;u?.attach(e),e._zod.parse=(l,c)=>{s??(s=i.value);let p=l.value;if(!o(p))return l.issues.push({expected:"o\
bject",code:"invalid_type",input:p,inst:e}),l;l.value=u?u.alloc(e,l,{},c):{};let d=[],h=s.shape,m=c?.abortEarly,v=l.issues.
length;for(let k of s.allKeys){if(m&&l.issues.length!==v){if(R(l,v))break;v=l.issues.length}if(k==="__proto__")continue;
let b=h[k],Z=b._zod.optin,Ce=b._zod.optout,P=b._zod.run({value:p[k],issues:[]},c);P instanceof Promise?d.push(P.then(w=>ze(
w,l,k,p,Z,Ce))):ze(P,l,k,p,Z,Ce)}return a?hr(d,p,l,c,i.value,e,m===!0):d.length?Promise.all(d).then(()=>l):l}}),Ca=f("$Z\
odObjectJIT",(e,t)=>{Ja.init(e,t);let r=e._zod.parse,n=fe(()=>pr(t)),i=A.memoizer,o=d=>{let h=n.value,m=h.symbolKeys,v=new qo(
["payload","ctx"],{shape:d,inst:e,memo:i,syms:m}),k=P=>`shape[${P}]._zod.run({ value: input[${P}], issues: [] }, ctx)`,b=(P,w)=>`\

          let ${P}_ab = false;
          for (let i = 0; i < ${P}.issues.length; i++) {
            const iss = ${P}.issues[i];
            iss.path = iss.path ? [${w}, ...iss.path] : [${w}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${P}_ab = true;
          }
          if (${P}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;v.write("const input = payload.value;");let Z=Object.create(null),Ce=0;for(let P of h.allKeys)Z[P]=`key_${Ce++}`;
v.write(i?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let P of h.allKeys){if(P===
"__proto__")continue;let w=Z[P],J=typeof P=="symbol"?`syms[${m.indexOf(P)}]`:Nt(P),$t=`${J} in input`,Cn=d[P],St=Cn?._zod?.
optin,Mn=St!==void 0,Gl=Cn?._zod?.optout==="optional";if(v.write(`const ${w} = ${k(J)};`),Mn&&Gl){let Yl=St==="optional"?
`${w}_present`:`${w}.value !== undefined || ${w}_present`;v.write(`
        const ${w}_present = ${$t};
        if (!${w}.issues.length || ${w}_present) {
          if (${w}.issues.length) {${b(w,J)}
          }

          if (${Yl}) {
            newResult[${J}] = ${w}.value;
          }
        }

      `)}else Mn?(v.write(`
        if (${w}.issues.length) {${b(w,J)}
        }
      `),St==="defaulted"?v.write(`newResult[${J}] = ${w}.value;`):v.write(`
        if (${w}.value !== undefined || ${$t}) {
          newResult[${J}] = ${w}.value;
        }
      `)):v.write(`
        const ${w}_present = ${$t};
        if (${w}.issues.length) {${b(w,J)}
        }
        if (!${w}_present && !${w}.issues.length) {
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

        if (${w}_present) {
          newResult[${J}] = ${w}.value;
        }

      `)}return v.write("payload.value = newResult;"),v.write("return payload;"),v.compile()},a,s=ne,u=!A.jitless,l=u&&Zt.
value,c=t.catchall,p;e._zod.parse=(d,h)=>{p??(p=n.value);let m=d.value;return s(m)?u&&l&&h?.async===!1&&h.jitless!==!0?(a||
(a=o(t.shape)),d=a(d,h),c?hr([],m,d,h,p,e,h?.abortEarly===!0):d):r(d,h):(d.issues.push({expected:"object",code:"invalid_\
type",input:m,inst:e}),d)}});function mr(e,t,r,n){for(let o of e)if(o.issues.length===0)return t.value=o.value,t;let i=e.
filter(o=>!R(o));return i.length===1?(t.value=i[0].value,i[0]):(t.issues.push({code:"invalid_union",input:t.value,inst:r,
errors:e.map(o=>o.issues.map(a=>L(a,n,F())))}),t)}var Ma=f("$ZodUnion",(e,t)=>{O.init(e,t),_(e,"optin",n=>n.def.options.
some(i=>i._zod.optin==="defaulted")?"defaulted":n.def.options.some(i=>i._zod.optin!==void 0)?"optional":void 0),_(e,"opt\
out",n=>n.def.options.some(i=>i._zod.optout==="optional")?"optional":void 0),_(e,"values",n=>{if(n.def.options.every(i=>i.
_zod.values))return new Set(n.def.options.flatMap(i=>Array.from(i._zod.values)))}),_(e,"pattern",n=>{if(n.def.options.every(
i=>i._zod.pattern)){let i=n.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${i.map(o=>de(o.source)).join("|")})\
$`)}});let r=t.options.length===1?t.options[0]._zod.run:null;e._zod.parse=(n,i)=>{if(r)return r(n,i);let o=!1,a=[];for(let s of t.
options){let u=s._zod.run({value:n.value,issues:[]},i);if(u instanceof Promise)a.push(u),o=!0;else{if(u.issues.length===
0)return u;a.push(u)}}return o?Promise.all(a).then(s=>mr(s,n,e,i)):mr(a,n,e,i)}}),Ua=f("$ZodIntersection",(e,t)=>{O.init(
e,t),e._zod.parse=(r,n)=>{let i=r.value,o=t.left._zod.run({value:i,issues:[]},n),a=t.right._zod.run({value:i,issues:[]},
n);return o instanceof Promise||a instanceof Promise?Promise.all([o,a]).then(([s,u])=>vr(r,s,u)):vr(r,o,a)}});function st(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(B(e)&&B(t)){
let r=Object.keys(t),n=Object.keys(e).filter(o=>r.indexOf(o)!==-1),i={...e,...t};Object.prototype.hasOwnProperty.call(i,
"__proto__")&&delete i.__proto__;for(let o of n){if(o==="__proto__")continue;let a=st(e[o],t[o]);if(!a.valid)return{valid:!1,
mergeErrorPath:[o,...a.mergeErrorPath]};i[o]=a.data}return{valid:!0,data:i}}if(Array.isArray(e)&&Array.isArray(t)){if(e.
length!==t.length)return{valid:!1,mergeErrorPath:[]};let r=[];for(let n=0;n<e.length;n++){let i=e[n],o=t[n],a=st(i,o);if(!a.
valid)return{valid:!1,mergeErrorPath:[n,...a.mergeErrorPath]};r.push(a.data)}return{valid:!0,data:r}}return{valid:!1,mergeErrorPath:[]}}
function vr(e,t,r){let n=new Map,i,o=new Map,a=(l,c)=>{let p;if(l.code==="unrecognized_keys"&&!l.path?.length)i??(i=l),p=
l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let d=String(l.path[0]);o.has(d)||o.set(
d,l),p=[d]}else return!1;for(let d of p)n.has(d)||n.set(d,{}),n.get(d)[c]=!0;return!0};for(let l of t.issues)a(l,"l")||e.
issues.push(l);for(let l of r.issues)a(l,"r")||e.issues.push(l);let s=[...n].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(s.
length){let l=i?s.filter(c=>i.keys.includes(c)):[];l.length&&e.issues.push({...i,keys:l});for(let c of s)!l.includes(c)&&
o.has(c)&&e.issues.push(o.get(c))}let u=st(t.value,r.value);if(!u.valid){if(R(e))return e;throw new Error(`Unmergable in\
tersection. Error path: ${JSON.stringify(u.mergeErrorPath)}`)}return e.value=u.data,e}var La=f("$ZodRecord",(e,t)=>{O.init(
e,t);let r=A.memoizer;r?.attach(e),e._zod.parse=(n,i)=>{let o=n.value;if(!B(o))return n.issues.push({expected:"record",code:"\
invalid_type",input:o,inst:e}),n;let a=[],s=t.keyType._zod.values;if(s&&!t.partial){n.value=r?r.alloc(e,n,{},i):{};let u=new Set;
for(let c of s)if(typeof c=="string"||typeof c=="number"||typeof c=="symbol"){if(u.add(typeof c=="number"?c.toString():c),
c==="__proto__")continue;let p=t.keyType._zod.run({value:c,issues:[]},i);if(p instanceof Promise)throw new Error("Async \
schemas not supported in object keys currently");if(p.issues.length){n.issues.push({code:"invalid_key",origin:"record",issues:p.
issues.map(m=>L(m,i,F())),input:c,path:[c],inst:e});continue}let d=p.value;if(d==="__proto__")continue;let h=t.valueType.
_zod.run({value:o[c],issues:[]},i);h instanceof Promise?a.push(h.then(m=>{m.issues.length&&n.issues.push(...q(c,m.issues)),
n.value[d]=m.value})):(h.issues.length&&n.issues.push(...q(c,h.issues)),n.value[d]=h.value)}let l;for(let c in o)if(!u.has(
c))if(t.mode==="loose"){if(c==="__proto__")continue;n.value[c]=o[c]}else l=l??[],l.push(c);l&&l.length>0&&n.issues.push(
{code:"unrecognized_keys",input:o,inst:e,keys:l,continue:!0})}else{n.value=r?r.alloc(e,n,{},i):{};let u;for(let l of Reflect.
ownKeys(o)){if(l==="__proto__"||!Object.prototype.propertyIsEnumerable.call(o,l))continue;let c=t.keyType._zod.run({value:l,
issues:[]},i);if(c instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof l==
"string"&&nt.test(l)&&c.issues.length){let h=t.keyType._zod.run({value:Number(l),issues:[]},i);if(h instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");h.issues.length===0&&(c=h)}if(c.issues.length){t.mode==="loose"?
n.value[l]=o[l]:s?(u=u??[],u.push(l)):n.issues.push({code:"invalid_key",origin:"record",issues:c.issues.map(h=>L(h,i,F())),
input:l,path:[l],inst:e});continue}let p=c.value;if(p==="__proto__")continue;let d=t.valueType._zod.run({value:o[l],issues:[]},
i);d instanceof Promise?a.push(d.then(h=>{h.issues.length&&n.issues.push(...q(l,h.issues)),n.value[p]=h.value})):(d.issues.
length&&n.issues.push(...q(l,d.issues)),n.value[p]=d.value)}u&&u.length>0&&n.issues.push({code:"unrecognized_keys",input:o,
inst:e,keys:u,continue:!0})}return a.length?Promise.all(a).then(()=>n):n}}),Va=f("$ZodEnum",(e,t)=>{O.init(e,t);let r=le(
t.entries),n=new Set(r);e._zod.values=n,_(e,"pattern",i=>{let o=le(i.def.entries).filter(a=>Dt.has(typeof a));return new RegExp(
o.length?`^(${o.map(a=>W(a.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(i,o)=>{let a=i.value;return n.has(a)||
i.issues.push({code:"invalid_value",values:r,input:a,inst:e}),i}}),Ka=f("$ZodLiteral",(e,t)=>{O.init(e,t);let r=new Set(
t.values);e._zod.values=r,_(e,"pattern",n=>{let i=n.def.values;return new RegExp(i.length?`^(${i.map(o=>typeof o=="strin\
g"?W(o):o?W(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(n,i)=>{let o=n.value;return r.has(o)||
n.issues.push({code:"invalid_value",values:t.values,input:o,inst:e}),n}}),Ba=f("$ZodTransform",(e,t)=>{O.init(e,t),e._zod.
optin="optional",A.memoizer?.guard(e),e._zod.parse=(r,n)=>{if(n.direction==="backward")throw new Gt(e.constructor.name);
let i=t.transform(r.value,r);if(n.async)return(i instanceof Promise?i:Promise.resolve(i)).then(o=>(r.value=o,r));if(i instanceof
Promise)throw new Y;return r.value=i,r}});function yr(e,t){return e.value=t.issues.length?void 0:t.value,e}var gr=f("$Zo\
dOptional",(e,t)=>{O.init(e,t),_(e,"optin",r=>r.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout=
"optional",_(e,"values",r=>{let n=r.def.innerType._zod.values;return n?new Set([...n,void 0]):void 0}),_(e,"pattern",r=>{
let n=r.def.innerType._zod.pattern;return n?new RegExp(`^(${de(n.source)})?$`):void 0}),e._zod.parse=(r,n)=>{if(r.value===
void 0){if(t.innerType._zod.optin!=="defaulted")return r;let i=t.innerType._zod.run({value:r.value,issues:[]},n);return i instanceof
Promise?i.then(o=>yr(r,o)):yr(r,i)}return t.innerType._zod.run(r,n)}}),Wa=f("$ZodExactOptional",(e,t)=>{gr.init(e,t),_(e,
"values",r=>r.def.innerType._zod.values),_(e,"pattern",r=>r.def.innerType._zod.pattern),e._zod.parse=(r,n)=>t.innerType.
_zod.run(r,n)}),qa=f("$ZodNullable",(e,t)=>{O.init(e,t),_(e,"optin",r=>r.def.innerType._zod.optin),_(e,"optout",r=>r.def.
innerType._zod.optout),_(e,"pattern",r=>{let n=r.def.innerType._zod.pattern;return n?new RegExp(`^(${de(n.source)}|null)\
$`):void 0}),_(e,"values",r=>r.def.innerType._zod.values?new Set([...r.def.innerType._zod.values,null]):void 0),e._zod.parse=
(r,n)=>r.value===null?r:t.innerType._zod.run(r,n)}),Ga=f("$ZodDefault",(e,t)=>{O.init(e,t),e._zod.optin="defaulted",_(e,
"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(r,
n);if(r.value===void 0)return r.value=t.defaultValue,r;let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(
o=>_r(o,t)):_r(i,t)}});function _r(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var Ya=f("$ZodPrefault",(e,t)=>{
O.init(e,t),e._zod.optin="defaulted",_(e,"values",r=>r.def.innerType._zod.values),e._zod.parse=(r,n)=>(n.direction==="ba\
ckward"||r.value===void 0&&(r.value=t.defaultValue),t.innerType._zod.run(r,n))}),Xa=f("$ZodNonOptional",(e,t)=>{O.init(e,
t),_(e,"values",r=>{let n=r.def.innerType._zod.values;return n?new Set([...n].filter(i=>i!==void 0)):void 0}),e._zod.parse=
(r,n)=>{let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(o=>br(o,e)):br(i,e)}});function br(e,t){return!e.
issues.length&&e.value===void 0&&e.issues.push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function wr(e,t,r,n){
return t.issues.length?(e.value=r.catchValue({...t,value:e.value,error:{issues:t.issues.map(i=>L(i,n,F()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var Ha=f("$ZodCatch",(e,t)=>{O.init(e,t),_(e,"optin",r=>r.def.innerType._zod.
optin==="defaulted"?"defaulted":"optional"),_(e,"optout",r=>r.def.innerType._zod.optout),_(e,"values",r=>r.def.innerType.
_zod.values),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(r,n);let i=t.innerType._zod.run(
{value:r.value,issues:[]},n);return i instanceof Promise?i.then(o=>wr(r,o,t,n)):wr(r,i,t,n)}}),Qa=f("$ZodPipe",(e,t)=>{O.
init(e,t),_(e,"values",r=>r.def.in._zod.values),_(e,"optin",r=>r.def.in._zod.optin),_(e,"optout",r=>r.def.out._zod.optout),
_(e,"propValues",r=>r.def.in._zod.propValues),e._zod.parse=(r,n)=>{if(n.direction==="backward"){let o=t.out._zod.run(r,n);
return o instanceof Promise?o.then(a=>ke(a,t.in,n)):ke(o,t.in,n)}let i=t.in._zod.run(r,n);return i instanceof Promise?i.
then(o=>ke(o,t.out,n)):ke(i,t.out,n)}});function ke(e,t,r){return e.issues.some(n=>n.code!=="unrecognized_keys")?(e.aborted=
!0,e):t._zod.run({value:e.value,issues:e.issues},r)}var es=f("$ZodReadonly",(e,t)=>{O.init(e,t),_(e,"propValues",r=>r.def.
innerType._zod.propValues),_(e,"values",r=>r.def.innerType._zod.values),_(e,"optin",r=>r.def.innerType?._zod?.optin),_(e,
"optout",r=>r.def.innerType?._zod?.optout),e._zod.parse=(r,n)=>{if(n.direction==="backward")return t.innerType._zod.run(
r,n);let i=t.innerType._zod.run(r,n);return i instanceof Promise?i.then(zr):zr(i)}});function zr(e){return e.memo||(e.value=
Object.freeze(e.value)),e}var ts=f("$ZodCustom",(e,t)=>{E.init(e,t),O.init(e,t),e._zod.parse=(r,n)=>r,e._zod.check=r=>{let n=r.
value,i=t.fn(n);if(i instanceof Promise)return i.then(o=>kr(o,r,n,e));kr(i,r,n,e)}});function kr(e,t,r,n){if(!e){let i={
code:"custom",input:r,inst:n,path:[...n._zod.def.path??[]],continue:!n._zod.def.abort};n._zod.def.params&&(i.params=n._zod.
def.params),t.issues.push(ye(i))}}var rs=class extends Error{constructor(){super("Cannot parse a reference cycle that cl\
oses through a transform"),this.name="ZodCyclicError"}},ut="~memo",Or=[];function $r(e){return e!==null&&typeof e=="obje\
ct"}function lt(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}var Sr=new WeakMap,ie=0,Oe=1,oe=2;function $e(e,t,r){
let n=Sr.get(e);if(n!==void 0)return n?oe:ie;if(t.has(e))return oe;t.add(e);let i=ie,o=c=>{if(i!==oe&&c?._zod){let p=$e(
c,t,r);p>i&&(i=p)}},a=(c,p)=>{let d=ie;for(let h of Reflect.ownKeys(c)){let m=Object.getOwnPropertyDescriptor(c,h);if(p&&
!m.enumerable)continue;let v=m.get?Oe:m.value?._zod?$e(m.value,t,r):ie;v>d&&(d=v)}return d},s=c=>{c>i&&(i=c)},u=e._zod.def;
switch(u.type){case"object":{let c=Ve(u);s(c?a(c,!0):Oe),o(u.catchall);break}case"array":o(u.element);break;case"tuple":
for(let c of u.items)o(c);o(u.rest);break;case"record":case"map":o(u.keyType),o(u.valueType);break;case"set":o(u.valueType);
break;case"union":for(let c of u.options)o(c);break;case"intersection":o(u.left),o(u.right);break;case"optional":case"nu\
llable":case"default":case"prefault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":o(u.innerType);
break;case"pipe":o(u.in),o(u.out);break;case"function":o(u.input),o(u.output);break;case"lazy":{let c=u._cachedInner??(r?
e._zod.innerType:void 0);s(c?$e(c,t,!1):Oe);break}case"template_literal":case"string":case"number":case"int":case"boolea\
n":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"n\
an":case"enum":case"literal":case"file":case"transform":case"custom":break;default:for(let c in u){let p=Object.getOwnPropertyDescriptor(
u,c);if(!p||p.get)continue;let d=p.value;if(!(!d||typeof d!="object")){if(d._zod)o(d);else if(Array.isArray(d))for(let h of d)
o(h)}}}return t.delete(e),ns(e,i)}function ns(e,t){return t!==Oe&&Sr.set(e,t===oe),t}function is(e,t){let r=e.buckets.get(
t);return r||(r=new WeakMap,e.buckets.set(t,r)),r}var Se,xe=[],os={alloc(e,t,r){let n=Se;if(!n)return r;Se=void 0;let i={
value:r,issues:null};return n.set(t.value,i),xe.push(i),r},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let r=e._zod.parse,n=(i,o)=>{if(o.direction!=="backward"&&ss(o,i.value))throw new rs;return r(i,o)};e._zod.parse=
n,e._zod.run===r&&(e._zod.run=n)})},attach(e){var t;let r,n=!1,i,o;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let a=e._zod.parse,s=(u,l)=>{if(r===void 0){let b=$e(e,new Set,!1);if(b===ie)return e._zod.parse=a,e._zod.run===
s&&(e._zod.run=a),a(u,l);b===oe||n?r=!0:n=!0}let c=u.value;if(!$r(c))return a(u,l);let p=l[ut];p||(p={buckets:new WeakMap,
backEdges:void 0},l[ut]=p);let d;i===l?d=o:(d=is(p,e),i=l,o=d);let h=d.get(c);if(h)return u.value=h.value,h.issues?h.issues.
length&&u.issues.push(...lt(h.issues)):(u.memo=!0,p.backEdges??(p.backEdges=new WeakSet),p.backEdges.add(h.value)),u;Se=
d;let m=xe.length,v=a(u,l);Se=void 0;let k=xe.length>m?xe.pop():void 0;return v instanceof Promise?v.then(b=>(k&&(k.issues=
b.issues.length?lt(b.issues):Or),b)):(k&&(k.issues=v.issues.length?lt(v.issues):Or),v)};e._zod.parse=s,e._zod.run===a&&(e.
_zod.run=s)})}};function as(){return os}function ss(e,t){let r=e[ut]?.backEdges;return r!==void 0&&$r(t)&&r.has(t)}var us=()=>{
let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},
set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(o){return e[o]??null}let r={regex:"inp\
ut",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",
cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"\
ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"\
base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"\
currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},n={nan:"NaN"};function i(o,a){
return o==="number"&&typeof a=="number"&&!Number.isFinite(a)?String(a):n[o]??o}return o=>{switch(o.code){case"invalid_ty\
pe":{let a=i(o.expected),s=Mt(o.input),u=i(s,o.input);return`Invalid input: expected ${a}, received ${u}`}case"invalid_v\
alue":return o.values.length===1?`Invalid input: expected ${Be(o.values[0])}`:`Invalid option: expected one of ${Le(o.values,
"|")}`;case"too_big":{let a=o.exact?"exactly ":o.inclusive?"<=":"<",s=t(o.origin);return s?`Too big: expected ${o.origin??
"value"} to have ${a}${o.maximum.toString()} ${s.unit??"elements"}`:`Too big: expected ${o.origin??"value"} to be ${a}${o.
maximum.toString()}`}case"too_small":{let a=o.exact?"exactly ":o.inclusive?">=":">",s=t(o.origin);return s?`Too small: e\
xpected ${o.origin} to have ${a}${o.minimum.toString()} ${s.unit}`:`Too small: expected ${o.origin} to be ${a}${o.minimum.
toString()}`}case"invalid_format":{let a=o;return a.format==="starts_with"?`Invalid string: must start with "${a.prefix}\
"`:a.format==="ends_with"?`Invalid string: must end with "${a.suffix}"`:a.format==="includes"?`Invalid string: must incl\
ude "${a.includes}"`:a.format==="regex"?`Invalid string: must match pattern ${a.pattern}`:`Invalid ${r[a.format]??o.format}`}case"\
not_multiple_of":return`Invalid number: must be a multiple of ${o.divisor}`;case"unrecognized_keys":return`Unrecognized \
key${o.keys.length>1?"s":""}: ${Le(o.keys,", ")}`;case"invalid_key":return`Invalid key in ${o.origin}`;case"invalid_unio\
n":return o.options&&Array.isArray(o.options)&&o.options.length>0?`Invalid discriminator value. Expected ${o.options.map(
a=>`'${a}'`).join(" | ")}`:o.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"invalid_e\
lement":return`Invalid value in ${o.origin}`;default:return"Invalid input"}}};function ls(){return{localeError:us()}}var xr,
cs=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(e,...t){let r=t[0];return this._map.set(e,r),r&&typeof r==
"object"&&"id"in r&&this._idmap.set(r.id,e),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(e){
let t=this._map.get(e);return t&&typeof t=="object"&&"id"in t&&this._idmap.delete(t.id),this._map.delete(e),this}get(e){
let t=e._zod.parent;if(t){let r={...this.get(t)??{}};delete r.id;let n={...r,...this._map.get(e)};return Object.keys(n).
length?n:void 0}return this._map.get(e)}has(e){return this._map.has(e)}};function fs(){return new cs}(xr=globalThis).__zod_globalRegistry??
(xr.__zod_globalRegistry=fs());var ae=globalThis.__zod_globalRegistry;function Pe(e){return e.checks&&(e.checks=[...e.checks]),
e}function ds(e,t){return new e(Pe({type:"string",...y(t)}))}function ps(e,t){return new e(Pe({type:"string",coerce:!0,...y(
t)}))}function hs(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...y(t)})}function ms(e,t){
return new e({type:"string",format:"guid",check:"string_format",abort:!1,...y(t)})}function vs(e,t){return new e({type:"\
string",format:"uuid",check:"string_format",abort:!1,...y(t)})}function ys(e,t){return new e({type:"string",format:"uuid",
check:"string_format",abort:!1,version:"v4",...y(t)})}function gs(e,t){return new e({type:"string",format:"uuid",check:"\
string_format",abort:!1,version:"v6",...y(t)})}function _s(e,t){return new e({type:"string",format:"uuid",check:"string_\
format",abort:!1,version:"v7",...y(t)})}function Pr(e,t){return new e({type:"string",format:"url",check:"string_format",
abort:!1,...y(t)})}function bs(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...y(t)})}
function ws(e,t){return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...y(t)})}function zs(e,t){return new e(
{type:"string",format:"cuid",check:"string_format",abort:!1,...y(t)})}function ks(e,t){return new e({type:"string",format:"\
cuid2",check:"string_format",abort:!1,...y(t)})}function Os(e,t){return new e({type:"string",format:"ulid",check:"string\
_format",abort:!1,...y(t)})}function $s(e,t){return new e({type:"string",format:"xid",check:"string_format",abort:!1,...y(
t)})}function Ss(e,t){return new e({type:"string",format:"ksuid",check:"string_format",abort:!1,...y(t)})}function xs(e,t){
return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...y(t)})}function Ps(e,t){return new e({type:"\
string",format:"ipv6",check:"string_format",abort:!1,...y(t)})}function js(e,t){return new e({type:"string",format:"cidr\
v4",check:"string_format",abort:!1,...y(t)})}function Is(e,t){return new e({type:"string",format:"cidrv6",check:"string_\
format",abort:!1,...y(t)})}function Ts(e,t){return new e({type:"string",format:"base64",check:"string_format",abort:!1,...y(
t)})}function Es(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...y(t)})}function Ns(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...y(t)})}function As(e,t){return new e({type:"\
string",format:"jwt",check:"string_format",abort:!1,...y(t)})}function jr(e,t){return new e({type:"string",format:"datet\
ime",check:"string_format",offset:!1,local:!1,precision:null,...y(t)})}function Ir(e,t){return new e({type:"string",format:"\
date",check:"string_format",...y(t)})}function Tr(e,t){return new e({type:"string",format:"time",check:"string_format",precision:null,
...y(t)})}function Er(e,t){return new e({type:"string",format:"duration",check:"string_format",...y(t)})}function Zs(e,t){
return new e(Pe({type:"number",checks:[],...y(t)}))}function Ds(e,t){return new e(Pe({type:"number",coerce:!0,checks:[],
...y(t)}))}function Rs(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...y(t)})}function Fs(e,t){
return new e({type:"boolean",...y(t)})}function Js(e,t){return new e({type:"boolean",coerce:!0,...y(t)})}function Cs(e,t){
return new e({type:"bigint",coerce:!0,...y(t)})}function Ms(e){return new e({type:"unknown"})}function Us(e,t){return new e(
{type:"never",...y(t)})}function Ls(e,t){return new e({type:"date",coerce:!0,...y(t)})}function je(e,t){return new tr({check:"\
less_than",...y(t),value:e,inclusive:!1})}function X(e,t){return new tr({check:"less_than",...y(t),value:e,inclusive:!0})}
function Ie(e,t){return new rr({check:"greater_than",...y(t),value:e,inclusive:!1})}function H(e,t){return new rr({check:"\
greater_than",...y(t),value:e,inclusive:!0})}function ct(e,t){return new Do({check:"multiple_of",...y(t),value:e})}function Nr(e,t){
return new Fo({check:"max_length",...y(t),maximum:e})}function Te(e,t){return new Jo({check:"min_length",...y(t),minimum:e})}
function Ar(e,t){return new Co({check:"length_equals",...y(t),length:e})}function Vs(e,t){return new Mo({check:"string_f\
ormat",format:"regex",...y(t),pattern:e})}function Ks(e){return new Uo({check:"string_format",format:"lowercase",...y(e)})}
function Bs(e){return new Lo({check:"string_format",format:"uppercase",...y(e)})}function Ws(e,t){return new Vo({check:"\
string_format",format:"includes",...y(t),includes:e})}function qs(e,t){return new Ko({check:"string_format",format:"star\
ts_with",...y(t),prefix:e})}function Gs(e,t){return new Bo({check:"string_format",format:"ends_with",...y(t),suffix:e})}
function ee(e){return new Wo({check:"overwrite",tx:e})}function Ys(e){return ee(t=>t.normalize(e))}function Xs(){return ee(
e=>e.trim())}function Hs(){return ee(e=>e.toLowerCase())}function Qs(){return ee(e=>e.toUpperCase())}function eu(){return ee(
e=>At(e))}function tu(e,t,r){return new e({type:"array",element:t,...y(r)})}function ru(e,t,r){return new e({type:"custo\
m",check:"custom",fn:t,...y(r)})}function nu(e,t){let r=iu(n=>(n.addIssue=i=>{if(typeof i=="string")n.issues.push(ye(i,n.
value,r._zod.def));else{let o=i;o.fatal&&(o.continue=!1),o.code??(o.code="custom"),"input"in o||(o.input=n.value),o.inst??
(o.inst=r),o.continue??(o.continue=!r._zod.def.abort),n.issues.push(ye(o))}},e(n.value,n)),t);return r}function iu(e,t){
let r=new E({check:"custom",...y(t)});return r._zod.check=e,r}function se(e,...t){for(let r of t)for(let n of Reflect.ownKeys(
r))Object.prototype.propertyIsEnumerable.call(r,n)&&D(e,n,r[n]);return e}function Ee(e){let t=e?.target??"draft-2020-12";
return t==="draft-4"&&(t="draft-04"),t==="draft-7"&&(t="draft-07"),{processors:e.processors??{},metadataRegistry:e?.metadata??
ae,target:t,unrepresentable:e?.unrepresentable??"throw",override:e?.override??(()=>{}),io:e?.io??"output",counter:0,seen:new Map,
sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,cycles:e?.cycles??"ref",reused:e?.reused??"inline",intersections:[],
deferred:[],external:e?.external??void 0}}function I(e,t,r,n,i){let o=typeof t.unrepresentable=="function"?t.unrepresentable(
{zodSchema:e,path:n.path,message:i}):t.unrepresentable;if(o==="any")return!1;if(o===void 0||o==="throw")throw new Error(
i);return Object.assign(r,o),!0}function z(e,t,r={path:[],schemaPath:[]}){var n;let i=e._zod.def,o=t.seen.get(e);if(o)return o.
count++,r.schemaPath.includes(e)&&(o.cycle=r.path),o.schema;let a={schema:{},count:1,cycle:void 0,path:r.path};t.seen.set(
e,a),t.sharedDefsExtractedFor=void 0,t.sharedEmitDoneFor=void 0;let s=e._zod.toJSONSchema?.();if(s)a.schema=s;else{let l={
...r,schemaPath:[...r.schemaPath,e],path:r.path};if(e._zod.processJSONSchema)e._zod.processJSONSchema(t,a.schema,l);else{
let p=a.schema,d=t.processors[i.type];if(!d)throw new Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
d(e,t,p,l)}let c=e._zod.parent;c&&(a.ref||(a.ref=c),z(c,t,l),t.seen.get(c).isParent=!0)}let u=t.metadataRegistry.get(e);
return u&&se(a.schema,u),t.io==="input"&&T(e)&&(delete a.schema.examples,delete a.schema.default),t.io==="input"&&"_pref\
ault"in a.schema&&((n=a.schema).default??(n.default=a.schema._prefault)),delete a.schema._prefault,t.seen.get(e).schema}
function Zr(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}function Ne(e,t){let r=e.seen.get(t);if(!r)throw new Error(
"Unprocessed schema. This is a bug in Zod.");if(e.external&&e.sharedDefsExtractedFor===e.external)return;let n=new Map;for(let a of e.
seen.entries()){let s=e.metadataRegistry.get(a[0])?.id;if(s){let u=n.get(s);if(u&&u!==a[0])throw new Error(`Duplicate sc\
hema id "${s}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted tog\
ether.`);n.set(s,a[0])}}let i=a=>{let s=e.target==="draft-2020-12"?"$defs":"definitions";if(e.external){let p=e.external.
registry.get(a[0])?.id,d=e.external.uri??(m=>m);if(p)return{ref:d(p)};let h=a[1].defId??a[1].schema.id??`schema${e.counter++}`;
return a[1].defId=h,{defId:h,ref:`${d("__shared")}#/${s}/${Zr(h)}`}}let u="#",l=`${u}/${s}/`;if(a[1]===r&&!a[1].schema.id)
return{ref:u};let c=a[1].schema.id??`__schema${e.counter++}`;return{defId:c,ref:l+Zr(c)}},o=a=>{if(a[1].schema.$ref)return;
let s=a[1],{ref:u,defId:l}=i(a);s.def={...s.schema},l&&(s.defId=l);let c=s.schema;for(let p in c)delete c[p];c.$ref=u};if(e.
cycles==="throw")for(let a of e.seen.entries()){let s=a[1];if(s.cycle)throw new Error(`Cycle detected: #/${s.cycle?.join(
"/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}for(let a of e.seen.entries()){let s=a[1];
if(t===a[0]){o(a);continue}if(e.external){let u=e.external.registry.get(a[0])?.id;if(t!==a[0]&&u){o(a);continue}}if(e.metadataRegistry.
get(a[0])?.id){o(a);continue}if(s.cycle){o(a);continue}s.count>1&&e.reused==="ref"&&o(a)}e.external&&(e.sharedDefsExtractedFor=
e.external)}function Dr(e){let t=e.anyOf;if(!Array.isArray(t)||t.length===0||e.type!==void 0)return;let r=[];for(let n of t){
if(!n||typeof n!="object")return;Dr(n);let i=Object.keys(n);if(i.length!==1||i[0]!=="type")return;let o=n.type;for(let a of Array.
isArray(o)?o:[o]){if(typeof a!="string")return;r.includes(a)||r.push(a)}}delete e.anyOf,e.type=r.length===1?r[0]:r}var Rr=new Set(
["type","properties","required","additionalProperties"]),Fr=["oneOf","anyOf"];function Jr(e){let t=e.additionalProperties;
return t===void 0||t===!1||typeof t!="object"||t===null?null:Object.keys(t).length?t:null}function ft(e){let t=[];for(let o of e){
if(typeof o!="object"||o.type!=="object")return null;for(let a in o)if(!Rr.has(a))return null;t.push(o)}let r={},n=new Set;
for(let o of t){for(let a in o.properties){if(Object.prototype.hasOwnProperty.call(r,a))continue;let s=[];for(let l of t){
let c=l.properties?.[a]??Jr(l);c!=null&&(s.some(p=>JSON.stringify(p)===JSON.stringify(c))||s.push(c))}let u=s.length===1?
s[0]:ft(s)??{allOf:s};D(r,a,u)}for(let a of o.required??[])n.add(a)}let i={type:"object",properties:r};if(n.size&&(i.required=
[...n]),t.every(o=>o.additionalProperties===!1))i.additionalProperties=!1;else{let o=[];for(let a of t){let s=Jr(a);s&&!o.
some(u=>JSON.stringify(u)===JSON.stringify(s))&&o.push(s)}o.length===1?i.additionalProperties=o[0]:o.length>1&&(i.additionalProperties=
{allOf:o})}return i}function ou(e){let t=e.allOf;if(!Array.isArray(t)||t.length<2)return;for(let i of Rr)if(i in e)return;
let r=t.filter(i=>Fr.some(o=>Array.isArray(i[o]))),n=null;if(!r.length)n=ft(t);else{let i=r[0],o=Fr.find(u=>Array.isArray(
i[u]));if(Object.keys(i).length!==1)return;let a=t.filter(u=>u!==i),s=i[o].map(u=>ft([...a,u]));if(s.some(u=>!u))return;
n={[o]:s}}n&&(delete e.allOf,se(e,n))}function Ae(e,t){let r=e.seen.get(t);if(!r)throw new Error("Unprocessed schema. Th\
is is a bug in Zod.");let n=s=>{let u=e.seen.get(s);if(u.ref===null)return;let l=u.def??u.schema,c={...l},p=u.ref;if(u.ref=
null,p){n(p);let h=e.seen.get(p),m=h.schema;if(m.$ref&&(e.target==="draft-07"||e.target==="draft-04"||e.target==="openap\
i-3.0")?(l.allOf=l.allOf??[],l.allOf.push(m)):se(l,m),se(l,c),s._zod.parent===p)for(let v in l)v==="$ref"||v==="allOf"||
v in c||delete l[v];if(m.$ref&&h.def)for(let v in l)v==="$ref"||v==="allOf"||v in h.def&&JSON.stringify(l[v])===JSON.stringify(
h.def[v])&&delete l[v]}let d=s._zod.parent;if(d&&d!==p){n(d);let h=e.seen.get(d);if(h?.schema.$ref&&(l.$ref=h.schema.$ref,
h.def))for(let m in l)m==="$ref"||m==="allOf"||m in h.def&&JSON.stringify(l[m])===JSON.stringify(h.def[m])&&delete l[m]}
e.override({zodSchema:s,jsonSchema:l,path:u.path??[]})};if(!e.external||e.sharedEmitDoneFor!==e.external){for(let s of[...e.
seen.entries()].reverse())n(s[0]);if(e.target!=="openapi-3.0")for(let s of e.seen.entries())Dr(s[1].def??s[1].schema);for(let s of e.
deferred)s();if(e.intersections.length){let s=new Map;for(let u of e.seen.values())for(let l of[u.schema,u.def]){let c=l?.
allOf;if(!Array.isArray(c))continue;let p=s.get(c);p?p.push(l):s.set(c,[l])}for(let u of e.intersections)for(let l of s.
get(u)??[])ou(l)}}let i={};if(e.target==="draft-2020-12"?i.$schema="https://json-schema.org/draft/2020-12/schema":e.target===
"draft-07"?i.$schema="http://json-schema.org/draft-07/schema#":e.target==="draft-04"?i.$schema="http://json-schema.org/d\
raft-04/schema#":e.target,e.external?.uri){let s=e.external.registry.get(t)?.id;if(!s)throw new Error("Schema is missing\
 an `id` property");i.$id=e.external.uri(s)}se(i,r.defId?r.schema:r.def??r.schema);let o=e.metadataRegistry.get(t)?.id;o!==
void 0&&i.id===o&&delete i.id;let a=e.external?.defs??{};if(!e.external||e.sharedEmitDoneFor!==e.external)for(let s of e.
seen.entries()){let u=s[1];u.def&&u.defId&&(u.def.id===u.defId&&delete u.def.id,D(a,u.defId,u.def))}e.external&&(e.sharedEmitDoneFor=
e.external),e.external||Object.keys(a).length>0&&(e.target==="draft-2020-12"?i.$defs=a:i.definitions=a);try{let s=JSON.parse(
JSON.stringify(i));return Object.defineProperty(s,"~standard",{value:{...t["~standard"],jsonSchema:{input:Ze(t,"input",e.
processors),output:Ze(t,"output",e.processors)}},enumerable:!1,writable:!1}),s}catch{throw new Error("Error converting s\
chema to JSON.")}}function T(e,t){let r=t??{seen:new Set};if(r.seen.has(e))return!1;r.seen.add(e);let n=e._zod.def;if(n.
type==="transform")return!0;if(n.type==="array")return T(n.element,r);if(n.type==="set")return T(n.valueType,r);if(n.type===
"lazy")return T(n.getter(),r);if(n.type==="promise"||n.type==="optional"||n.type==="nonoptional"||n.type==="nullable"||n.
type==="readonly"||n.type==="default"||n.type==="prefault"||n.type==="catch")return T(n.innerType,r);if(n.type==="inters\
ection")return T(n.left,r)||T(n.right,r);if(n.type==="record"||n.type==="map")return T(n.keyType,r)||T(n.valueType,r);if(n.
type==="pipe")return e._zod.traits.has("$ZodCodec")?!0:T(n.in,r)||T(n.out,r);if(n.type==="object"){for(let i in n.shape)
if(T(n.shape[i],r))return!0;return!1}if(n.type==="union"){for(let i of n.options)if(T(i,r))return!0;return!1}if(n.type===
"tuple"){for(let i of n.items)if(T(i,r))return!0;return!!(n.rest&&T(n.rest,r))}return!1}var au=(e,t={})=>r=>{let n=Ee({...r,
processors:t});return z(e,n),Ne(n,e),Ae(n,e)},Ze=(e,t,r={})=>n=>{let{libraryOptions:i,target:o}=n??{},a=Ee({...i??{},target:o,
io:t,processors:r});return z(e,a),Ne(a,e),Ae(a,e)},te=(e,t,r)=>{(e[t]===void 0||r>e[t])&&(e[t]=r)},re=(e,t,r)=>{(e[t]===
void 0||r<e[t])&&(e[t]=r)},Cr=(e,t)=>{te(e,"minimum",t),re(e,"maximum",t)},Mr=(e,t)=>{e.multipleOf??(e.multipleOf=[]),e.
multipleOf.includes(t)||e.multipleOf.push(t)},Ur=(e,t)=>{e.patterns??(e.patterns=new Set),e.patterns.add(t)},Lr=(e,t)=>{
e.mime=e.mime?e.mime.filter(r=>t.includes(r)):[...t]},Vr=(e,t)=>{e.format=t,t.includes("int")&&(e.isInt=!0)},Kr=(e,t)=>te(
e,"minimum",t.minimum),Br=(e,t)=>re(e,"maximum",t.maximum),Wr=e=>(t,r)=>{Vr(t,r.format);let[n,i]=e[r.format];te(t,"minim\
um",n),re(t,"maximum",i)},su={greater_than:(e,t)=>te(e,t.inclusive?"minimum":"exclusiveMinimum",t.value),less_than:(e,t)=>re(
e,t.inclusive?"maximum":"exclusiveMaximum",t.value),multiple_of:(e,t)=>Mr(e,t.value),number_format:Wr(We),bigint_format:Wr(
Ft),min_length:Kr,max_length:Br,length_equals:(e,t)=>Cr(e,t.length),min_size:Kr,max_size:Br,size_equals:(e,t)=>Cr(e,t.size),
string_format:(e,t)=>{Vr(e,t.format),t.pattern&&Ur(e,t.pattern),(t.format==="base64"||t.format==="base64url")&&(e.contentEncoding=
t.format),(t.local||t.precision===-1)&&(e.laxFormat=!0)},mime_type:(e,t)=>Lr(e,t.mime)};function j(e){let t={},r=e._zod.
def,n=e._zod.traits.has("$ZodCheck")?[e,...r.checks??[]]:r.checks??[];for(let o of n)su[o._zod.def.check]?.(t,o._zod.def);
let i=e._zod.bag;i.minimum!==void 0&&te(t,"minimum",i.minimum),i.exclusiveMinimum!==void 0&&te(t,"exclusiveMinimum",i.exclusiveMinimum),
i.maximum!==void 0&&re(t,"maximum",i.maximum),i.exclusiveMaximum!==void 0&&re(t,"exclusiveMaximum",i.exclusiveMaximum),i.
multipleOf!==void 0&&Mr(t,i.multipleOf),i.format!==void 0&&(t.format??(t.format=i.format),i.format.includes("int")&&(t.isInt=
!0)),i.mime&&Lr(t,i.mime);for(let o of i.patterns??[])Ur(t,o);return t}var uu={guid:"uuid",url:"uri",datetime:"date-time",
json_string:"json-string",regex:""},lu=new Map([[cr,zo],[at,ko]]),qr=e=>lu.get(e)??e,Gr=(e,t,r,n)=>{let i=r;i.type="stri\
ng";let{minimum:o,maximum:a,format:s,patterns:u,contentEncoding:l,laxFormat:c}=j(e);if(typeof o=="number"&&(i.minLength=
o),typeof a=="number"&&(i.maxLength=a),s&&(i.format=uu[s]??s,i.format===""&&delete i.format,(s==="time"||c)&&delete i.format),
l&&(i.contentEncoding=l),u&&u.size>0){let p=[...u].map(qr);p.length===1?i.pattern=p[0].source:p.length>1&&(i.allOf=[...p.
map(d=>({...t.target==="draft-07"||t.target==="draft-04"||t.target==="openapi-3.0"?{type:"string"}:{},pattern:d.source}))])}},
Yr=(e,t,r,n)=>{let i=r,{minimum:o,maximum:a,multipleOf:s,exclusiveMaximum:u,exclusiveMinimum:l,isInt:c}=j(e);i.type=c?"i\
nteger":"number";let p=typeof l=="number"&&l>=(o??Number.NEGATIVE_INFINITY),d=typeof u=="number"&&u<=(a??Number.POSITIVE_INFINITY),
h=t.target==="draft-04"||t.target==="openapi-3.0";if(p?h?(i.minimum=l,i.exclusiveMinimum=!0):i.exclusiveMinimum=l:typeof o==
"number"&&(i.minimum=o),d?h?(i.maximum=u,i.exclusiveMaximum=!0):i.exclusiveMaximum=u:typeof a=="number"&&(i.maximum=a),s){
let m=new Set;for(let b of s)Number.isFinite(b)&&b!==0?m.add(Math.abs(b)):I(e,t,i,n,`A multipleOf divisor of ${b} cannot\
 be represented in JSON Schema`);let[v,...k]=m;v!==void 0&&(i.multipleOf=v),k.length&&(i.allOf=[...i.allOf??[],...k.map(
b=>({multipleOf:b}))])}},Xr=(e,t,r,n)=>{r.type="boolean"},Hr=(e,t,r,n)=>{I(e,t,r,n,"BigInt cannot be represented in JSON\
 Schema")},cu=(e,t,r,n)=>{I(e,t,r,n,"Symbols cannot be represented in JSON Schema")},fu=(e,t,r,n)=>{t.target==="openapi-\
3.0"?(r.type="string",r.nullable=!0,r.enum=[null]):r.type="null"},du=(e,t,r,n)=>{I(e,t,r,n,"Undefined cannot be represen\
ted in JSON Schema")},pu=(e,t,r,n)=>{I(e,t,r,n,"Void cannot be represented in JSON Schema")},Qr=(e,t,r,n)=>{r.not={}},hu=(e,t,r,n)=>{},
en=(e,t,r,n)=>{},tn=(e,t,r,n)=>{I(e,t,r,n,"Date cannot be represented in JSON Schema")},rn=(e,t,r,n)=>{let i=e._zod.def,
o=le(i.entries);if(o.length===0){r.not={};return}o.every(a=>typeof a=="number")&&(r.type="number"),o.every(a=>typeof a==
"string")&&(r.type="string"),r.enum=o},nn=(e,t,r,n)=>{let i=e._zod.def;if(i.values.length===0){r.not={};return}let o=[];
for(let a of i.values)if(a===void 0){if(I(e,t,r,n,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof a==
"bigint"){if(I(e,t,r,n,"BigInt literals cannot be represented in JSON Schema"))return;o.push(Number(a))}else o.push(a);if(o.
length!==0)if(o.length===1){let a=o[0];r.type=a===null?"null":typeof a,t.target==="draft-04"||t.target==="openapi-3.0"?r.
enum=[a]:r.const=a}else o.every(a=>typeof a=="number")&&(r.type="number"),o.every(a=>typeof a=="string")&&(r.type="strin\
g"),o.every(a=>typeof a=="boolean")&&(r.type="boolean"),o.every(a=>a===null)&&(r.type="null"),r.enum=o},mu=(e,t,r,n)=>{I(
e,t,r,n,"NaN cannot be represented in JSON Schema")},vu=(e,t,r,n)=>{let i=r,o=e._zod.pattern;if(!o)throw new Error("Patt\
ern not found in template literal");i.type="string",i.pattern=o.source},yu=(e,t,r,n)=>{let i=r;i.type="string",i.format=
"binary",i.contentEncoding="binary";let{minimum:o,maximum:a,mime:s}=j(e);o!==void 0&&(i.minLength=o),a!==void 0&&(i.maxLength=
a),s&&(s.length===0?i.not={}:s.length===1?i.contentMediaType=s[0]:i.anyOf=s.map(u=>({contentMediaType:u})))},gu=(e,t,r,n)=>{
r.type="boolean"},on=(e,t,r,n)=>{I(e,t,r,n,"Custom types cannot be represented in JSON Schema")},_u=(e,t,r,n)=>{I(e,t,r,
n,"Function types cannot be represented in JSON Schema")},an=(e,t,r,n)=>{I(e,t,r,n,"Transforms cannot be represented in \
JSON Schema")},bu=(e,t,r,n)=>{I(e,t,r,n,"Map cannot be represented in JSON Schema")},wu=(e,t,r,n)=>{I(e,t,r,n,"Set canno\
t be represented in JSON Schema")},sn=(e,t,r,n)=>{let i=r,o=e._zod.def,{minimum:a,maximum:s}=j(e);typeof a=="number"&&(i.
minItems=a),typeof s=="number"&&(i.maxItems=s),i.type="array",i.items=z(o.element,t,{...n,path:[...n.path,"items"]})};function ue(e){
let t=e._zod.def;return t.type==="pipe"&&t.in._zod.traits.has("$ZodTransform")?ue(t.out):t.type==="catch"?ue(t.innerType):
e._zod.optin}var un=(e,t,r,n)=>{let i=r,o=e._zod.def,a=o.shape;if(Object.getOwnPropertySymbols(a).length&&I(e,t,i,n,"Sym\
bol keys cannot be represented in JSON Schema"))return;i.type="object",i.properties={};for(let u in a)D(i.properties,u,z(
a[u],t,{...n,path:[...n.path,"properties",u]}));let s=[];for(let u of Object.keys(a)){let l=o.shape[u];(t.io==="input"?ue(
l)===void 0:l._zod.optout===void 0)&&s.push(u)}s.length>0&&(i.required=s),o.catchall?._zod.def.type==="never"?i.additionalProperties=
!1:o.catchall?o.catchall&&(i.additionalProperties=z(o.catchall,t,{...n,path:[...n.path,"additionalProperties"]})):t.io===
"output"&&(i.additionalProperties=!1)},ln=(e,t,r,n)=>{let i=e._zod.def,o=i.inclusive===!1,a=i.options.map((s,u)=>z(s,t,{
...n,path:[...n.path,o?"oneOf":"anyOf",u]}));o?r.oneOf=a:r.anyOf=a},cn=(e,t,r,n)=>{let i=e._zod.def,o=z(i.left,t,{...n,path:[
...n.path,"allOf",0]}),a=z(i.right,t,{...n,path:[...n.path,"allOf",1]}),s=l=>"allOf"in l&&Object.keys(l).length===1,u=[...s(
o)?o.allOf:[o],...s(a)?a.allOf:[a]];r.allOf=u,t.intersections.push(u)},zu=(e,t,r,n)=>{let i=r,o=e._zod.def;i.type="array";
let a=t.target==="draft-2020-12"?"prefixItems":"items",s=t.target==="draft-2020-12"||t.target==="openapi-3.0"?"items":"a\
dditionalItems",u=o.items.map((v,k)=>z(v,t,{...n,path:[...n.path,a,k]})),l=o.rest?z(o.rest,t,{...n,path:[...n.path,s,...t.
target==="openapi-3.0"?[o.items.length]:[]]}):null,c=o.items.length;for(;c>0;){let v=o.items[c-1];if(!(t.io==="input"?ue(
v)!==void 0:v._zod.optout==="optional"))break;c--}let p=o.items.length,d=!o.rest;t.target==="draft-2020-12"?(i.prefixItems=
u,d?i.items=!1:l&&(i.items=l),c>0&&(i.minItems=c),d&&(i.maxItems=p)):t.target==="openapi-3.0"?(i.items={anyOf:u},l&&i.items.
anyOf.push(l),c>0&&(i.minItems=c),d&&(i.maxItems=p)):(i.items=u,d?i.additionalItems=!1:l&&(i.additionalItems=l),c>0&&(i.
minItems=c),d&&(i.maxItems=p));let{minimum:h,maximum:m}=j(e);typeof h=="number"&&(i.minItems=h),typeof m=="number"&&(i.maxItems=
m)};function dt(e,t,r){if(t.$ref){if(r.has(t))return t;r.add(t);let m=e.get(t)?.def;if(!m)return t;let v=dt(e,m,r);return v===
m?t:v}for(let m of["anyOf","oneOf"]){let v=t[m];if(!Array.isArray(v))continue;let k=v.map(b=>dt(e,b,r));k.some((b,Z)=>b!==
v[Z])&&(t={...t,[m]:k})}let n=Array.isArray(t.type)?t.type:[t.type],i=!n.includes("string")&&n.some(m=>m==="number"||m===
"integer"),o=t.enum??(t.const!==void 0?[t.const]:void 0);if(!i&&!o?.some(m=>typeof m=="number"))return t;let{minimum:a,maximum:s,
exclusiveMinimum:u,exclusiveMaximum:l,multipleOf:c,format:p,id:d,...h}=t;return h.enum?h.enum=h.enum.map(m=>typeof m=="n\
umber"?String(m):m):typeof h.const=="number"&&(h.const=String(h.const)),i&&(h.type="string",o||(h.pattern=(n.includes("n\
umber")?nt:Eo).source)),h}var pt=new WeakMap;function ku(e){let t=new Map;for(let n of e.seen.values())n.def&&!t.has(n.schema)&&
t.set(n.schema,n);let r=new Map;for(let n of pt.get(e)??[]){let i=e.seen.get(n),o=(i?.def??i?.schema)?.propertyNames;if(!o||
o===!0||r.has(o))continue;let a=dt(t,o,new Set);a!==o&&r.set(o,a)}if(r.size)for(let n of e.seen.values())for(let i of[n.
schema,n.def]){let o=i&&r.get(i.propertyNames);o&&(i.propertyNames=o)}}var fn=(e,t,r,n)=>{let i=r,o=e._zod.def;i.type="o\
bject";let a=o.keyType,s=j(a).patterns;if(o.mode==="loose"&&s&&s.size>0){let c=z(o.valueType,t,{...n,path:[...n.path,"pa\
tternProperties","*"]});i.patternProperties={};for(let p of s)D(i.patternProperties,qr(p).source,c)}else{if(t.target==="\
draft-07"||t.target==="draft-2020-12"){i.propertyNames=z(o.keyType,t,{...n,path:[...n.path,"propertyNames"]});let c=pt.get(
t);c||(c=[],pt.set(t,c),t.deferred.push(()=>ku(t))),c.push(e)}i.additionalProperties=z(o.valueType,t,{...n,path:[...n.path,
"additionalProperties"]})}let u=a._zod.values,l=t.io==="input"&&ue(o.valueType)!==void 0;if(u&&!o.partial&&!l){let c=[...u].
filter(p=>typeof p=="string"||typeof p=="number");c.length>0&&(i.required=c.map(String))}},dn=(e,t,r,n)=>{let i=e._zod.def,
o=z(i.innerType,t,n),a=t.seen.get(e);t.target==="openapi-3.0"?(a.ref=i.innerType,r.nullable=!0):r.anyOf=[o,{type:"null"}]},
pn=(e,t,r,n)=>{let i=e._zod.def;z(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType},ht=Symbol();function hn(e,t,r,n,i){
let o=!1,a=JSON.stringify(e,(s,u)=>typeof u!="bigint"?u:(o=!0,null));return o?(I(t,r,n,i,"BigInt defaults cannot be repr\
esented in JSON Schema"),ht):JSON.parse(a)}var mn=(e,t,r,n)=>{let i=e._zod.def;z(i.innerType,t,n);let o=t.seen.get(e);o.
ref=i.innerType;let a=hn(i.defaultValue,e,t,r,n);a!==ht&&(r.default=a)},vn=(e,t,r,n)=>{let i=e._zod.def;z(i.innerType,t,
n);let o=t.seen.get(e);if(o.ref=i.innerType,t.io!=="input")return;let a=hn(i.defaultValue,e,t,r,n);a!==ht&&(r._prefault=
a)},yn=(e,t,r,n)=>{let i=e._zod.def;z(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType;let a;try{a=i.catchValue(void 0)}catch{
I(e,t,r,n,"Dynamic catch values are not supported in JSON Schema");return}r.default=a},gn=(e,t,r,n)=>{let i=e._zod.def,o=i.
in._zod.traits.has("$ZodTransform"),a=t.io==="input"?o?i.out:i.in:i.out;z(a,t,n);let s=t.seen.get(e);s.ref=a},_n=(e,t,r,n)=>{
let i=e._zod.def;z(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType,r.readOnly=!0},Ou=(e,t,r,n)=>{let i=e._zod.def;
z(i.innerType,t,n);let o=t.seen.get(e);o.ref=i.innerType},mt=(e,t,r,n)=>{let i=e._zod.def;z(i.innerType,t,n);let o=t.seen.
get(e);o.ref=i.innerType},$u=(e,t,r,n)=>{let i=e._zod.innerType;z(i,t,n);let o=t.seen.get(e);o.ref=i},bn={string:Gr,number:Yr,
boolean:Xr,bigint:Hr,symbol:cu,null:fu,undefined:du,void:pu,never:Qr,any:hu,unknown:en,date:tn,enum:rn,literal:nn,nan:mu,
template_literal:vu,file:yu,success:gu,custom:on,function:_u,transform:an,map:bu,set:wu,array:sn,object:un,union:ln,intersection:cn,
tuple:zu,record:fn,nullable:dn,nonoptional:pn,default:mn,prefault:vn,catch:yn,pipe:gn,readonly:_n,promise:Ou,optional:mt,
lazy:$u};function Su(e,t){if("_idmap"in e){let n=e,i=Ee({...t,processors:bn}),o={};for(let u of n._idmap.entries()){let[
l,c]=u;z(c,i)}let a={},s={registry:n,uri:t?.uri,defs:o};i.external=s;for(let u of n._idmap.entries()){let[l,c]=u;Ne(i,c),
D(a,l,Ae(i,c))}if(Object.keys(o).length>0){let u=i.target==="draft-2020-12"?"$defs":"definitions";a.__shared={[u]:o}}return{
schemas:a}}let r=Ee({...t,processors:bn});return z(e,r),Ne(r,e),Ae(r,e)}var wn=new WeakSet([Object.prototype,Error.prototype]);
function De(e,t,r){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let n=r(this);return Object.defineProperty(
this,t,{value:n,configurable:!0,writable:!0}),n},set(n){Object.defineProperty(this,t,{value:n,configurable:!0,writable:!0})}})}
var zn=(e,t)=>{Ci.init(e,t),e.name="ZodError";let r=Object.getPrototypeOf(e);wn.has(r)||(wn.add(r),De(r,"format",n=>i=>Li(
n,i)),De(r,"flatten",n=>i=>Ui(n,i)),De(r,"addIssue",n=>i=>{n.issues.push(i),n.message=JSON.stringify(n.issues,ce,2)}),De(
r,"addIssues",n=>i=>{n.issues.push(...i),n.message=JSON.stringify(n.issues,ce,2)}),Object.defineProperty(r,"isEmpty",{configurable:!0,
enumerable:!1,get(){return this.issues.length===0}}))},xu=f("ZodError",zn),N=f("ZodError",zn,void 0,{Parent:Error}),Pu=He(
N),ju=Qe(N),Iu=et(N),Tu=tt(N),Eu=Xi(N),Nu=Hi(N),Au=Qi(N),Zu=eo(N),Du=to(N),Ru=ro(N),Fu=no(N),Ju=io(N);function Cu(){A.localeError||
F(ls())}function Re(){A.memoizer||F({memoizer:as()})}var $=f("ZodType",(e,t)=>(Cu(),O.init(e,t),e.def=t,e.type=t.type,e),
{check(...e){let t=this.def;return this.clone(g.mergeDefs(t,{checks:[...t.checks??[],...e.map(r=>typeof r=="function"?{_zod:{
check:r,def:{check:"custom"},onattach:[]}}:r)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return U(this,
e,t)},brand(){return this},register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Fl(e,t))},superRefine(e,t){
return this.check(Jl(e,t))},overwrite(e){return this.check(ee(e))},optional(){return Nn(this)},exactOptional(){return $l(
this)},nullable(){return Zn(this)},nullish(){return Nn(Zn(this))},nonoptional(e){return Tl(this,e)},array(){return jn(this)},
or(e){return In([this,e])},and(e){return gl(this,e)},transform(e){return Rn(this,Ol(e))},default(e){return Pl(this,e)},prefault(e){
return Il(this,e)},catch(e){return Nl(this,e)},pipe(e){return Rn(this,e)},readonly(){return Dl(this)},describe(e){let t=this.
clone();return ae.add(t,{description:e}),t},meta(...e){if(e.length===0)return ae.get(this);let t=this.clone();return ae.
add(t,e[0]),t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){
return t.length===0?e(this):e(this,...t)},get"~standard"(){return g.hide(this,"~standard",{...ir(this),jsonSchema:{input:Ze(
this,"input"),output:Ze(this,"output")}})},set"~standard"(e){g.own(this,"~standard",e)},parse:function e(t,r){return Pu(
this,t,r,{callee:e})},parseAsync:async function e(t,r){return await ju(this,t,r,{callee:e})},safeParse(e,t){return Iu(this,
e,t)},async safeParseAsync(e,t){return Tu(this,e,t)},get spa(){return this?.safeParseAsync},set spa(e){g.own(this,"spa",
e)},validate(e,t){return qi(this,e,t)},validateAsync(e,t){return Yi(this,e,t)},encode:function e(t,r){return Eu(this,t,r,
{callee:e})},decode:function e(t,r){return Nu(this,t,r,{callee:e})},encodeAsync:async function e(t,r){return await Au(this,
t,r,{callee:e})},decodeAsync:async function e(t,r){return await Zu(this,t,r,{callee:e})},safeEncode(e,t){return Du(this,
e,t)},safeDecode(e,t){return Ru(this,e,t)},async safeEncodeAsync(e,t){return Fu(this,e,t)},async safeDecodeAsync(e,t){return Ju(
this,e,t)},toJSONSchema(e){return au(this,{})(e)},get description(){return ae.get(this)?.description},get _def(){return this.
_zod.def}}),kn=f("_ZodString",(e,t)=>{ot.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>Gr(e,r,n,i)},g.derived(
{format:e=>j(e).format??null,minLength:e=>j(e).minimum??null,maxLength:e=>j(e).maximum??null},{regex(...e){return this.check(
Vs(...e))},includes(...e){return this.check(Ws(...e))},startsWith(...e){return this.check(qs(...e))},endsWith(...e){return this.
check(Gs(...e))},min(...e){return this.check(Te(...e))},max(...e){return this.check(Nr(...e))},length(...e){return this.
check(Ar(...e))},nonempty(...e){return this.check(Te(1,...e))},lowercase(e){return this.check(Ks(e))},uppercase(e){return this.
check(Bs(e))},trim(){return this.check(Xs())},normalize(...e){return this.check(Ys(...e))},toLowerCase(){return this.check(
Hs())},toUpperCase(){return this.check(Qs())},slugify(){return this.check(eu())}})),On=f("ZodString",(e,t)=>{ot.init(e,t),
kn.init(e,t)},{email(e){return this.check(hs(Mu,e))},url(e){return this.check(Pr(Sn,e))},jwt(e){return this.check(As(il,
e))},emoji(e){return this.check(bs(Vu,e))},guid(e){return this.check(ms(Uu,e))},uuid(e){return this.check(vs(Fe,e))},uuidv4(e){
return this.check(ys(Fe,e))},uuidv6(e){return this.check(gs(Fe,e))},uuidv7(e){return this.check(_s(Fe,e))},nanoid(e){return this.
check(ws(Ku,e))},cuid(e){return this.check(zs(Bu,e))},cuid2(e){return this.check(ks(Wu,e))},ulid(e){return this.check(Os(
qu,e))},base64(e){return this.check(Ts(tl,e))},base64url(e){return this.check(Es(rl,e))},xid(e){return this.check($s(Gu,
e))},ksuid(e){return this.check(Ss(Yu,e))},ipv4(e){return this.check(xs(Xu,e))},ipv6(e){return this.check(Ps(Hu,e))},cidrv4(e){
return this.check(js(Qu,e))},cidrv6(e){return this.check(Is(el,e))},e164(e){return this.check(Ns(nl,e))},datetime(e){return this.
check(jr(vt,e))},date(e){return this.check(Ir(yt,e))},time(e){return this.check(Tr(gt,e))},duration(e){return this.check(
Er(_t,e))}});function $n(e){return ds(On,e)}var x=f("ZodStringFormat",(e,t)=>{S.init(e,t),kn.init(e,t)}),vt=f("ZodISODat\
eTime",(e,t)=>{pa.init(e,t),x.init(e,t)}),yt=f("ZodISODate",(e,t)=>{ha.init(e,t),x.init(e,t)}),gt=f("ZodISOTime",(e,t)=>{
ma.init(e,t),x.init(e,t)}),_t=f("ZodISODuration",(e,t)=>{va.init(e,t),x.init(e,t)}),Mu=f("ZodEmail",(e,t)=>{Qo.init(e,t),
x.init(e,t)}),Uu=f("ZodGUID",(e,t)=>{Xo.init(e,t),x.init(e,t)}),Fe=f("ZodUUID",(e,t)=>{Ho.init(e,t),x.init(e,t)}),Sn=f("\
ZodURL",(e,t)=>{oa.init(e,t),x.init(e,t)});function Lu(e){return Pr(Sn,e)}var Vu=f("ZodEmoji",(e,t)=>{aa.init(e,t),x.init(
e,t)}),Ku=f("ZodNanoID",(e,t)=>{sa.init(e,t),x.init(e,t)}),Bu=f("ZodCUID",(e,t)=>{ua.init(e,t),x.init(e,t)}),Wu=f("ZodCU\
ID2",(e,t)=>{la.init(e,t),x.init(e,t)}),qu=f("ZodULID",(e,t)=>{ca.init(e,t),x.init(e,t)}),Gu=f("ZodXID",(e,t)=>{fa.init(
e,t),x.init(e,t)}),Yu=f("ZodKSUID",(e,t)=>{da.init(e,t),x.init(e,t)}),Xu=f("ZodIPv4",(e,t)=>{ya.init(e,t),x.init(e,t)}),
Hu=f("ZodIPv6",(e,t)=>{_a.init(e,t),x.init(e,t)}),Qu=f("ZodCIDRv4",(e,t)=>{ba.init(e,t),x.init(e,t)}),el=f("ZodCIDRv6",(e,t)=>{
za.init(e,t),x.init(e,t)}),tl=f("ZodBase64",(e,t)=>{ka.init(e,t),x.init(e,t)}),rl=f("ZodBase64URL",(e,t)=>{$a.init(e,t),
x.init(e,t)}),nl=f("ZodE164",(e,t)=>{Sa.init(e,t),x.init(e,t)}),il=f("ZodJWT",(e,t)=>{Pa.init(e,t),x.init(e,t)}),bt=f("Z\
odNumber",(e,t)=>{fr.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>Yr(e,r,n,i),e.isFinite=!0},g.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:r}=j(e);return Math.max(t??Number.NEGATIVE_INFINITY,r??Number.NEGATIVE_INFINITY)},maxValue:e=>{
let{maximum:t,exclusiveMaximum:r}=j(e);return Math.min(t??Number.POSITIVE_INFINITY,r??Number.POSITIVE_INFINITY)},isInt:e=>{
let{isInt:t,multipleOf:r}=j(e);return!!t||!!r?.some(Number.isSafeInteger)},format:e=>j(e).format??null},{gt(e,t){return this.
check(Ie(e,t))},gte(e,t){return this.check(H(e,t))},min(e,t){return this.check(H(e,t))},lt(e,t){return this.check(je(e,t))},
lte(e,t){return this.check(X(e,t))},max(e,t){return this.check(X(e,t))},int(e){return this.check(wt(e))},safe(e){return this.
check(wt(e))},positive(e){return this.check(Ie(0,e))},nonnegative(e){return this.check(H(0,e))},negative(e){return this.
check(je(0,e))},nonpositive(e){return this.check(X(0,e))},multipleOf(e,t){return this.check(ct(e,t))},step(e,t){return this.
check(ct(e,t))},finite(){return this}}));function ol(e){return Zs(bt,e)}var al=f("ZodNumberFormat",(e,t)=>{ja.init(e,t),
bt.init(e,t)});function wt(e){return Rs(al,e)}var xn=f("ZodBoolean",(e,t)=>{Ia.init(e,t),$.init(e,t),e._zod.processJSONSchema=
(r,n,i)=>Xr(e,r,n,i)});function sl(e){return Fs(xn,e)}var ul=f("ZodBigInt",(e,t)=>{Ta.init(e,t),$.init(e,t),e._zod.processJSONSchema=
(r,n,i)=>Hr(e,r,n,i)},g.derived({minValue:e=>j(e).minimum??null,maxValue:e=>j(e).maximum??null,format:e=>j(e).format??null},
{gte(e,t){return this.check(H(e,t))},min(e,t){return this.check(H(e,t))},gt(e,t){return this.check(Ie(e,t))},lt(e,t){return this.
check(je(e,t))},lte(e,t){return this.check(X(e,t))},max(e,t){return this.check(X(e,t))},positive(e){return this.check(Ie(
BigInt(0),e))},negative(e){return this.check(je(BigInt(0),e))},nonpositive(e){return this.check(X(BigInt(0),e))},nonnegative(e){
return this.check(H(BigInt(0),e))},multipleOf(e,t){return this.check(ct(e,t))}})),ll=f("ZodUnknown",(e,t)=>{Ea.init(e,t),
$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>en(e,r,n,i)});function Je(){return Ms(ll)}var cl=f("ZodNever",(e,t)=>{Na.init(
e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>Qr(e,r,n,i)});function Pn(e){return Us(cl,e)}var fl=f("ZodDate",(e,t)=>{
Aa.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>tn(e,r,n,i),e.min=(r,n)=>e.check(H(r,n)),e.max=(r,n)=>e.check(
X(r,n))},g.derived({minDate:e=>{let{minimum:t}=j(e);return t?new Date(t):null},maxDate:e=>{let{maximum:t}=j(e);return t?
new Date(t):null}},{})),dl=f("ZodArray",(e,t)=>{Re(),Ra.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>sn(e,r,n,
i),e.element=t.element},{min(e,t){return this.check(Te(e,t))},nonempty(e){return this.check(Te(1,e))},max(e,t){return this.
check(Nr(e,t))},length(e,t){return this.check(Ar(e,t))},unwrap(){return this.element}});function jn(e,t){return tu(dl,e,
t)}var zt=f("ZodObject",(e,t)=>{Re(),Ca.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>un(e,r,n,i),g.installLazyProp(
e,"shape",r=>r._zod.def.shape,!1)},{keyof(){return Tn(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(g.
mergeDefs(this._zod.def,{catchall:e}))},passthrough(){return this.clone(g.mergeDefs(this._zod.def,{catchall:Je()}))},loose(){
return this.clone(g.mergeDefs(this._zod.def,{catchall:Je()}))},strict(){return this.clone(g.mergeDefs(this._zod.def,{catchall:Pn()}))},
strip(){return this.clone(g.mergeDefs(this._zod.def,{catchall:void 0}))},extend(e){return g.extend(this,e)},safeExtend(e){
return g.safeExtend(this,e)},merge(e){return g.merge(this,e)},pick(e){return g.pick(this,e)},omit(e){return g.omit(this,
e)},partial(...e){return g.partial(En,this,e[0])},exactPartial(...e){return g.partial(An,this,e[0],"exactPartial")},required(...e){
return g.required(Dn,this,e[0])}});function pl(e,t){let r={type:"object",shape:e??{},...g.normalizeParams(t)};return new zt(
r)}function hl(e,t){return new zt({type:"object",shape:e,catchall:Pn(),...g.normalizeParams(t)})}function ml(e,t){return new zt(
{type:"object",shape:e,catchall:Je(),...g.normalizeParams(t)})}var vl=f("ZodUnion",(e,t)=>{Ma.init(e,t),$.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>ln(e,r,n,i),e.options=t.options});function In(e,t){return new vl({type:"union",options:e,...g.
normalizeParams(t)})}var yl=f("ZodIntersection",(e,t)=>{Ua.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>cn(e,
r,n,i)});function gl(e,t){return new yl({type:"intersection",left:e,right:t})}var kt=f("ZodRecord",(e,t)=>{Re(),La.init(
e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>fn(e,r,n,i),e.keyType=t.keyType,e.valueType=t.valueType});function _l(e,t,r){
return!t||!t._zod?new kt({type:"record",keyType:$n(),valueType:e,...g.normalizeParams(t)}):new kt({type:"record",keyType:e,
valueType:t,...g.normalizeParams(r)})}function bl(e,t,r){return new kt({type:"record",keyType:e,valueType:t,...g.normalizeParams(
r),partial:!0})}var Ot=f("ZodEnum",(e,t)=>{Va.init(e,t),$.init(e,t),e._zod.processJSONSchema=(n,i,o)=>rn(e,n,i,o),e.enum=
t.entries,e.options=[...e._zod.values];let r=new Set(Object.keys(t.entries));e.extract=(n,i)=>{let o={};for(let a of n)if(r.
has(a))o[a]=t.entries[a];else throw new Error(`Key ${a} not found in enum`);return new Ot({...t,checks:[],...g.normalizeParams(
i),entries:o})},e.exclude=(n,i)=>{let o={...t.entries};for(let a of n)if(r.has(a))delete o[a];else throw new Error(`Key ${a}\
 not found in enum`);return new Ot({...t,checks:[],...g.normalizeParams(i),entries:o})}});function Tn(e,t){let r=Array.isArray(
e)?Object.fromEntries(e.map(n=>[n,n])):e;return new Ot({type:"enum",entries:r,...g.normalizeParams(t)})}var wl=f("ZodLit\
eral",(e,t)=>{Ka.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>nn(e,r,n,i),e.values=new Set(t.values),Object.defineProperty(
e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values`\
 instead.");return t.values[0]}})});function zl(e,t){return new wl({type:"literal",values:Array.isArray(e)?e:[e],...g.normalizeParams(
t)})}var kl=f("ZodTransform",(e,t)=>{Re(),Ba.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>an(e,r,n,i),e._zod.
parse=(r,n)=>{if(n.direction==="backward")throw new Gt(e.constructor.name);r.addIssue=o=>{if(typeof o=="string")r.issues.
push(g.issue(o,r.value,t));else{let a=o;a.fatal&&(a.continue=!1),a.code??(a.code="custom"),"input"in a||(a.input=r.value),
a.inst??(a.inst=e),r.issues.push(g.issue(a))}};let i=t.transform(r.value,r);return i instanceof Promise?i.then(o=>(r.value=
o,r)):(r.value=i,r)}});function Ol(e){return new kl({type:"transform",transform:e})}var En=f("ZodOptional",(e,t)=>{gr.init(
e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>mt(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Nn(e){return new En(
{type:"optional",innerType:e})}var An=f("ZodExactOptional",(e,t)=>{Wa.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>mt(
e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function $l(e){return new An({type:"optional",innerType:e})}var Sl=f("ZodNu\
llable",(e,t)=>{qa.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>dn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});
function Zn(e){return new Sl({type:"nullable",innerType:e})}var xl=f("ZodDefault",(e,t)=>{Ga.init(e,t),$.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>mn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function Pl(e,t){return new xl(
{type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():g.shallowClone(t)}})}var jl=f("ZodPrefaul\
t",(e,t)=>{Ya.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>vn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Il(e,t){
return new jl({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():g.shallowClone(t)}})}var Dn=f(
"ZodNonOptional",(e,t)=>{Xa.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>pn(e,r,n,i),e.unwrap=()=>e._zod.def.
innerType});function Tl(e,t){return new Dn({type:"nonoptional",innerType:e,...g.normalizeParams(t)})}var El=f("ZodCatch",
(e,t)=>{Ha.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>yn(e,r,n,i),e.unwrap=()=>e._zod.def.innerType,e.removeCatch=
e.unwrap});function Nl(e,t){return new El({type:"catch",innerType:e,catchValue:typeof t=="function"?t:g.constantCatch(t)})}
var Al=f("ZodPipe",(e,t)=>{Qa.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>gn(e,r,n,i),e.in=t.in,e.out=t.out});
function Rn(e,t){return new Al({type:"pipe",in:e,out:t})}var Zl=f("ZodReadonly",(e,t)=>{es.init(e,t),$.init(e,t),e._zod.
processJSONSchema=(r,n,i)=>_n(e,r,n,i),e.unwrap=()=>e._zod.def.innerType});function Dl(e){return new Zl({type:"readonly",
innerType:e})}var Rl=f("ZodCustom",(e,t)=>{ts.init(e,t),$.init(e,t),e._zod.processJSONSchema=(r,n,i)=>on(e,r,n,i)});function Fl(e,t={}){
return ru(Rl,e,t)}function Jl(e,t){return nu(e,t)}var Fn={};(0,Ue.c)(Fn,{ZodISODate:()=>yt,ZodISODateTime:()=>vt,ZodISODuration:()=>_t,
ZodISOTime:()=>gt,date:()=>Ml,datetime:()=>Cl,duration:()=>Ll,time:()=>Ul});function Cl(e){return jr(vt,e)}function Ml(e){
return Ir(yt,e)}function Ul(e){return Tr(gt,e)}function Ll(e){return Er(_t,e)}var Jn={};(0,Ue.c)(Jn,{bigint:()=>Wl,boolean:()=>Bl,
date:()=>ql,number:()=>Kl,string:()=>Vl});function Vl(e){return ps(On,e)}function Kl(e){return Ds(bt,e)}function Bl(e){return Js(
xn,e)}function Wl(e){return Cs(ul,e)}function ql(e){return Ls(fl,e)}}};
