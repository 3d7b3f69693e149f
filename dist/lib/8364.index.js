"use strict";exports.id=8364,exports.ids=[8364],exports.modules={60207:function(I,Pe,Oe){Oe.d(Pe,{D:()=>dt});function b(e){return encodeURI(
Ee(e)).replace(/#/g,"%23")}function Ee(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}const Se=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,
ze=/^%[0-9A-Fa-f]{2}$/,Re=/^[A-Za-z0-9._~-]$/;function Me(e){let n="";for(let r=0;r<e.length;){const u=e[r],d=e.slice(r,
r+3);if(u==="%"&&ze.test(d)){const t=String.fromCharCode(parseInt(d.slice(1),16));n+=Re.test(t)?t:d.toUpperCase(),r+=3;continue}
const p=String.fromCodePoint(e.codePointAt(r));n+=Se.test(p)?p:encodeURIComponent(p),r+=p.length}return n}function D(e,n){
const r=new URL(e,n.href);return r.hash=r.hash?Me(r.hash.slice(1)):"",r}const pt={additionalItems:!0,unevaluatedItems:!0,
items:!0,contains:!0,additionalProperties:!0,unevaluatedProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0},Ae={
prefixItems:!0,items:!0,allOf:!0,anyOf:!0,oneOf:!0},qe={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependentSchemas:!0},
Ne={id:!0,$id:!0,$ref:!0,$schema:!0,$anchor:!0,$vocabulary:!0,$comment:!0,default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,
type:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,
format:!0,maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0};let Te=typeof self<"u"&&self.location&&
self.location.origin!=="null"?new URL(self.location.origin+self.location.pathname+location.search):new URL("https://gith\
ub.com/cfworker");function j(e,n=Object.create(null),r=Te,u=""){if(e&&typeof e=="object"&&!Array.isArray(e)){const p=e.$id||
e.id;if(p){const t=D(p,r);t.hash.length>1?n[t.href]=e:(t.hash="",u===""?r=t:j(e,n,r))}}else if(e!==!0&&e!==!1)return n;const d=r.
href+(u?"#"+u:"");if(n[d]!==void 0&&n[d]!==e)throw new Error(`Duplicate schema URI "${d}".`);if(n[d]=e,e===!0||e===!1)return n;
if(e.__absolute_uri__===void 0&&Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,value:d}),e.$ref&&e.__absolute_ref__===
void 0){const p=D(e.$ref,r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,value:p.href})}if(e.$recursiveRef&&
e.__absolute_recursive_ref__===void 0){const p=D(e.$recursiveRef,r);Object.defineProperty(e,"__absolute_recursive_ref__",
{enumerable:!1,value:p.href})}if(e.$anchor){const p=D("#"+e.$anchor,r);n[p.href]=e}for(let p in e){if(Ne[p])continue;const t=`${u}\
/${b(p)}`,o=e[p];if(Array.isArray(o)){if(Ae[p]){const g=o.length;for(let v=0;v<g;v++)j(o[v],n,r,`${t}/${v}`)}}else if(qe[p])
for(let g in o)j(o[g],n,r,`${t}/${b(g)}`);else j(o,n,r,t)}return n}function R(e,n){const r=typeof e;if(r!==typeof n)return!1;
const u=Array.isArray(e),d=Array.isArray(n);if(u!==d)return!1;if(u){const p=e.length;if(p!==n.length)return!1;for(let t=0;t<
p;t++)if(!R(e[t],n[t]))return!1;return!0}if(r==="object"){if(!e||!n)return e===n;const p=Object.keys(e),t=Object.keys(n);
if(p.length!==t.length)return!1;for(const g of p)if(!Object.prototype.hasOwnProperty.call(n,g)||!R(e[g],n[g]))return!1;return!0}
return e===n}const De=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Ue=[0,31,28,31,30,31,30,31,31,30,31,30,31],Ke=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,
ee=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,Fe=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Ge=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
Je=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
Ve=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,Be=/^(?:\/(?:[^~/]|~0|~1)*)*$/,He=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
We=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,Ze=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
Xe=e=>{const n=e.match(Ze);if(!n)return!1;const r=n[1],u=n[2];if(!r||!u||r.length>64||u.length>253||r[0]!=='"'&&(r[0]===
"."||r.endsWith(".")||r.includes("..")))return!1;if(u.startsWith("[")&&u.endsWith("]")){const d=u.slice(1,-1);return/^ipv6:/i.
test(d)?re.test(d.slice(5)):te.test(d)}return ee.test(u)},te=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
re=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
Ye=e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e);function k(e){return e.test.bind(e)}const ne={date:ie,time:se.bind(void 0,!0),"date-time":Le,duration:Ye,uri:rt,
"uri-reference":k(Fe),"uri-template":k(Ge),url:k(Je),email:Xe,hostname:k(ee),ipv4:k(te),ipv6:k(re),regex:it,uuid:k(Ve),"\
json-pointer":k(Be),"json-pointer-uri-fragment":k(He),"relative-json-pointer":k(We)};function Ce(e){return e%4===0&&(e%100!==
0||e%400===0)}function ie(e){const n=e.match(De);if(!n)return!1;const r=n[1],u=n[2],d=n[3];if(!r||!u||!d)return!1;const p=+r,
t=+u,o=+d,g=t==2&&Ce(p)?29:Ue[t];return t>=1&&t<=12&&o>=1&&g!==void 0&&o<=g}function se(e,n){const r=n.match(Ke);if(!r)return!1;
const u=r[1],d=r[2],p=r[3];if(!u||!d||!p)return!1;const t=+u,o=+d,g=+p,v=r[5],h=r[6],O=+(r[7]??0),U=+(r[8]??0);if(t>23||
o>59||g>60||O>23||U>59||e&&v===void 0)return!1;if(g<60)return!0;const z=h==="+"?1:h==="-"?-1:0;return(t*60+o-z*(O*60+U)+
1440)%1440===1439}const Qe=/t|\s/i;function Le(e){const[n,r,u]=e.split(Qe);return n!==void 0&&r!==void 0&&u===void 0&&ie(
n)&&se(!0,r)}const et=/\/|:/,tt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function rt(e){return et.test(e)&&tt.test(e)}const nt=/[^\\]\\Z/;function it(e){if(nt.test(e))return!1;try{return new RegExp(
e,"u"),!0}catch{return!1}}function st(e){let n=0,r=e.length,u=0,d;for(;u<r;)n++,d=e.charCodeAt(u++),d>=55296&&d<=56319&&
u<r&&(d=e.charCodeAt(u),(d&64512)==56320&&u++);return n}function P(e,n){return Object.prototype.hasOwnProperty.call(e,n)}
function oe(e){const n=Math.abs(e).toString().split("e"),r=n[0],u=n[1]??"0",d=r.indexOf("."),p=d===-1?0:r.length-d-1;return[
BigInt(r.replace(".","")),Number(u)-p]}function ot(e,n){if(!Number.isFinite(e)||!Number.isFinite(n)||n<=0)return!1;const[
r,u]=oe(e),[d,p]=oe(n),t=u-p;return t>=0?r*10n**BigInt(t)%d===0n:r%(d*10n**BigInt(-t))===0n}function $(e,n,r="2019-09",u=j(
n),d=!0,p=null,t="#",o="#",g=Object.create(null)){if(n===!0)return{valid:!0,errors:[]};if(n===!1)return{valid:!1,errors:[
{instanceLocation:t,keyword:"false",keywordLocation:t,error:"False boolean schema."}]};const v=typeof e;let h;switch(v){case"\
boolean":case"number":case"string":h=v;break;case"object":e===null?h="null":Array.isArray(e)?h="array":h="object";break;default:
throw new Error(`Instances of "${v}" type are not supported.`)}const{$ref:O,$recursiveRef:U,$recursiveAnchor:z,type:w,const:M,
enum:A,required:de,not:ae,anyOf:ue,allOf:pe,oneOf:fe,if:le,then:me,else:ye,format:K,properties:ce,patternProperties:ge,additionalProperties:he,
unevaluatedProperties:$e,minProperties:B,maxProperties:H,propertyNames:_e,dependentRequired:W,dependentSchemas:be,dependencies:Z,
prefixItems:X,items:q,additionalItems:we,unevaluatedItems:ke,contains:ve,minContains:x,maxContains:Y,minItems:C,maxItems:Q,
uniqueItems:at,minimum:E,maximum:S,exclusiveMinimum:N,exclusiveMaximum:T,multipleOf:L,minLength:F,maxLength:G,pattern:xe,
__absolute_ref__:J,__absolute_recursive_ref__:ut}=n,s=[];if(z===!0&&p===null&&(p=n),U==="#"){const y=p===null?u[ut]:p,f=`${o}\
/$recursiveRef`,c=$(e,p===null?n:p,r,u,d,y,t,f,g);c.valid||s.push({instanceLocation:t,keyword:"$recursiveRef",keywordLocation:f,
error:"A subschema had errors."},...c.errors)}if(O!==void 0){const f=u[J||O];if(f===void 0){let i=`Unresolved $ref "${O}\
".`;throw J&&J!==O&&(i+=`  Absolute URI "${J}".`),i+=`
Known schemas:
- ${Object.keys(u).join(`
- `)}`,new Error(i)}const c=`${o}/$ref`,a=$(e,f,r,u,d,p,t,c,g);if(a.valid||s.push({instanceLocation:t,keyword:"$ref",keywordLocation:c,
error:"A subschema had errors."},...a.errors),r==="4"||r==="7")return{valid:s.length===0,errors:s}}if(Array.isArray(w)){
let y=w.length,f=!1;for(let c=0;c<y;c++)if(h===w[c]||w[c]==="integer"&&h==="number"&&e%1===0&&e===e){f=!0;break}f||s.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${o}/type`,error:`Instance type "${h}" is invalid. Expected "${w.join(
'", "')}".`})}else w==="integer"?(h!=="number"||e%1||e!==e)&&s.push({instanceLocation:t,keyword:"type",keywordLocation:`${o}\
/type`,error:`Instance type "${h}" is invalid. Expected "${w}".`}):w!==void 0&&h!==w&&s.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${o}/type`,error:`Instance type "${h}" is invalid. Expected "${w}".`});if(M!==void 0&&(h==="objec\
t"||h==="array"?R(e,M)||s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`Instance does not\
 match ${JSON.stringify(M)}.`}):e!==M&&s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`In\
stance does not match ${JSON.stringify(M)}.`})),A!==void 0&&(h==="object"||h==="array"?A.some(y=>R(e,y))||s.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(A)}.`}):A.some(y=>e===
y)||s.push({instanceLocation:t,keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(
A)}.`})),ae!==void 0){const y=`${o}/not`;$(e,ae,r,u,d,p,t,y).valid&&s.push({instanceLocation:t,keyword:"not",keywordLocation:y,
error:'Instance matched "not" schema.'})}let V=[];if(ue!==void 0){const y=`${o}/anyOf`,f=s.length;let c=!1;for(const[a,i]of ue.
entries()){const m=Object.create(g),l=$(e,i,r,u,d,z===!0?p:null,t,`${y}/${a}`,m);s.push(...l.errors),c=c||l.valid,l.valid&&
V.push(m)}c?s.length=f:s.splice(f,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:y,error:"Instance does not match\
 any subschemas."})}if(pe!==void 0){const y=`${o}/allOf`,f=s.length;let c=!0;for(const[a,i]of pe.entries()){const m=Object.
create(g),l=$(e,i,r,u,d,z===!0?p:null,t,`${y}/${a}`,m);s.push(...l.errors),c=c&&l.valid,l.valid&&V.push(m)}c?s.length=f:
s.splice(f,0,{instanceLocation:t,keyword:"allOf",keywordLocation:y,error:"Instance does not match every subschema."})}if(fe!==
void 0){const y=`${o}/oneOf`,f=s.length,c=fe.filter((a,i)=>{const m=Object.create(g),l=$(e,a,r,u,d,z===!0?p:null,t,`${y}\
/${i}`,m);return s.push(...l.errors),l.valid&&V.push(m),l.valid}).length;c===1?s.length=f:s.splice(f,0,{instanceLocation:t,
keyword:"oneOf",keywordLocation:y,error:`Instance does not match exactly one subschema (${c} matches).`})}if((h==="objec\
t"||h==="array")&&Object.assign(g,...V),le!==void 0){const y=`${o}/if`,f=Object.create(null);if($(e,le,r,u,d,p,t,y,f).valid){
if(Object.assign(g,f),me!==void 0){const a=$(e,me,r,u,d,p,t,`${o}/then`,g);a.valid||s.push({instanceLocation:t,keyword:"\
if",keywordLocation:y,error:'Instance does not match "then" schema.'},...a.errors)}}else if(ye!==void 0){const a=$(e,ye,
r,u,d,p,t,`${o}/else`,g);a.valid||s.push({instanceLocation:t,keyword:"if",keywordLocation:y,error:'Instance does not mat\
ch "else" schema.'},...a.errors)}}if(h==="object"){if(de!==void 0)for(const a of de)P(e,a)||s.push({instanceLocation:t,keyword:"\
required",keywordLocation:`${o}/required`,error:`Instance does not have required property "${a}".`});const y=Object.keys(
e);if(B!==void 0&&y.length<B&&s.push({instanceLocation:t,keyword:"minProperties",keywordLocation:`${o}/minProperties`,error:`\
Instance does not have at least ${B} properties.`}),H!==void 0&&y.length>H&&s.push({instanceLocation:t,keyword:"maxPrope\
rties",keywordLocation:`${o}/maxProperties`,error:`Instance does not have at least ${H} properties.`}),_e!==void 0){const a=`${o}\
/propertyNames`;for(const i in e){const m=`${t}/${b(i)}`,l=$(i,_e,r,u,d,p,m,a);l.valid||s.push({instanceLocation:t,keyword:"\
propertyNames",keywordLocation:a,error:`Property name "${i}" does not match schema.`},...l.errors)}}if(W!==void 0){const a=`${o}\
/dependantRequired`;for(const i in W)if(P(e,i)){const m=W[i];for(const l of m)P(e,l)||s.push({instanceLocation:t,keyword:"\
dependentRequired",keywordLocation:a,error:`Instance has "${i}" but does not have "${l}".`})}}if(be!==void 0)for(const[a,
i]of Object.entries(be)){const m=`${o}/dependentSchemas`;if(P(e,a)){const l=$(e,i,r,u,d,p,t,`${m}/${b(a)}`,g);l.valid||s.
push({instanceLocation:t,keyword:"dependentSchemas",keywordLocation:m,error:`Instance has "${a}" but does not match depe\
ndant schema.`},...l.errors)}}if(Z!==void 0){const a=`${o}/dependencies`;for(const i in Z)if(P(e,i)){const m=Z[i];if(Array.
isArray(m))for(const l of m)P(e,l)||s.push({instanceLocation:t,keyword:"dependencies",keywordLocation:a,error:`Instance \
has "${i}" but does not have "${l}".`});else{const l=$(e,m,r,u,d,p,t,`${a}/${b(i)}`);l.valid||s.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:a,error:`Instance has "${i}" but does not match dependant schema.`},...l.errors)}}}
const f=Object.create(null);let c=!1;if(ce!==void 0){const a=`${o}/properties`;for(const[i,m]of Object.entries(ce)){if(!P(
e,i))continue;const l=`${t}/${b(i)}`,_=$(e[i],m,r,u,d,p,l,`${a}/${b(i)}`);if(f[i]=!0,_.valid)g[i]=!0;else if(c=d,s.push(
{instanceLocation:t,keyword:"properties",keywordLocation:a,error:`Property "${i}" does not match schema.`},..._.errors),
c)break}}if(!c&&ge!==void 0){const a=`${o}/patternProperties`;for(const[i,m]of Object.entries(ge)){const l=new RegExp(i,
"u");for(const _ in e){if(!l.test(_))continue;const Ie=`${t}/${b(_)}`,je=$(e[_],m,r,u,d,p,Ie,`${a}/${b(i)}`);f[_]=!0,je.
valid?g[_]=!0:(c=d,s.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:a,error:`Property "${_}" match\
es pattern "${i}" but does not match associated schema.`},...je.errors))}}}if(!c&&he!==void 0){const a=`${o}/additionalP\
roperties`;for(const i in e){if(f[i])continue;const m=`${t}/${b(i)}`,l=$(e[i],he,r,u,d,p,m,a);l.valid?g[i]=!0:(c=d,s.push(
{instanceLocation:t,keyword:"additionalProperties",keywordLocation:a,error:`Property "${i}" does not match additional pr\
operties schema.`},...l.errors))}}else if(!c&&$e!==void 0){const a=`${o}/unevaluatedProperties`;for(const i in e)if(!g[i]){
const m=`${t}/${b(i)}`,l=$(e[i],$e,r,u,d,p,m,a);l.valid?g[i]=!0:s.push({instanceLocation:t,keyword:"unevaluatedPropertie\
s",keywordLocation:a,error:`Property "${i}" does not match unevaluated properties schema.`},...l.errors)}}}else if(h==="\
array"){Q!==void 0&&e.length>Q&&s.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${o}/maxItems`,error:`Arr\
ay has too many items (${e.length} > ${Q}).`}),C!==void 0&&e.length<C&&s.push({instanceLocation:t,keyword:"minItems",keywordLocation:`${o}\
/minItems`,error:`Array has too few items (${e.length} < ${C}).`});const y=e.length;let f=0,c=!1;if(X!==void 0){const a=`${o}\
/prefixItems`,i=Math.min(X.length,y);for(;f<i;f++){const m=$(e[f],X[f],r,u,d,p,`${t}/${f}`,`${a}/${f}`);if(g[f]=!0,!m.valid&&
(c=d,s.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:a,error:"Items did not match schema."},...m.errors),
c))break}}if(q!==void 0){const a=`${o}/items`;if(Array.isArray(q)){const i=Math.min(q.length,y);for(;f<i;f++){const m=$(
e[f],q[f],r,u,d,p,`${t}/${f}`,`${a}/${f}`);if(g[f]=!0,!m.valid&&(c=d,s.push({instanceLocation:t,keyword:"items",keywordLocation:a,
error:"Items did not match schema."},...m.errors),c))break}}else for(;f<y;f++){const i=$(e[f],q,r,u,d,p,`${t}/${f}`,a);if(g[f]=
!0,!i.valid&&(c=d,s.push({instanceLocation:t,keyword:"items",keywordLocation:a,error:"Items did not match schema."},...i.
errors),c))break}if(!c&&we!==void 0){const i=`${o}/additionalItems`;for(;f<y;f++){const m=$(e[f],we,r,u,d,p,`${t}/${f}`,
i);g[f]=!0,m.valid||(c=d,s.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:i,error:"Items did not mat\
ch additional items schema."},...m.errors))}}}if(ve!==void 0)if(y===0&&x===void 0)s.push({instanceLocation:t,keyword:"co\
ntains",keywordLocation:`${o}/contains`,error:"Array is empty. It must contain at least one item matching the schema."});else if(x!==
void 0&&y<x)s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,error:`Array has less it\
ems (${y}) than minContains (${x}).`});else{const a=`${o}/contains`,i=s.length;let m=0;for(let l=0;l<y;l++){const _=$(e[l],
ve,r,u,d,p,`${t}/${l}`,a);_.valid?(g[l]=!0,m++):s.push(..._.errors)}m>=(x||0)&&(s.length=i),x===void 0&&m===0?s.splice(i,
0,{instanceLocation:t,keyword:"contains",keywordLocation:a,error:"Array does not contain item matching schema."}):x!==void 0&&
m<x?s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,error:`Array must contain at lea\
st ${x} items matching schema. Only ${m} items were found.`}):Y!==void 0&&m>Y&&s.push({instanceLocation:t,keyword:"maxCo\
ntains",keywordLocation:`${o}/maxContains`,error:`Array may contain at most ${Y} items matching schema. ${m} items were \
found.`})}if(!c&&ke!==void 0){const a=`${o}/unevaluatedItems`;for(f;f<y;f++){if(g[f])continue;const i=$(e[f],ke,r,u,d,p,
`${t}/${f}`,a);g[f]=!0,i.valid||s.push({instanceLocation:t,keyword:"unevaluatedItems",keywordLocation:a,error:"Items did\
 not match unevaluated items schema."},...i.errors)}}if(at)for(let a=0;a<y;a++){const i=e[a],m=typeof i=="object"&&i!==null;
for(let l=0;l<y;l++){if(a===l)continue;const _=e[l];(i===_||m&&(typeof _=="object"&&_!==null)&&R(i,_))&&(s.push({instanceLocation:t,
keyword:"uniqueItems",keywordLocation:`${o}/uniqueItems`,error:`Duplicate items at indexes ${a} and ${l}.`}),a=Number.MAX_SAFE_INTEGER,
l=Number.MAX_SAFE_INTEGER)}}}else if(h==="number")r==="4"?(E!==void 0&&(N===!0&&e<=E||e<E)&&s.push({instanceLocation:t,keyword:"\
minimum",keywordLocation:`${o}/minimum`,error:`${e} is less than ${N?"or equal to ":""} ${E}.`}),S!==void 0&&(T===!0&&e>=
S||e>S)&&s.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${o}/maximum`,error:`${e} is greater than ${T?"or\
 equal to ":""} ${S}.`})):(E!==void 0&&e<E&&s.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${o}/minimum`,
error:`${e} is less than ${E}.`}),S!==void 0&&e>S&&s.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${o}/ma\
ximum`,error:`${e} is greater than ${S}.`}),N!==void 0&&e<=N&&s.push({instanceLocation:t,keyword:"exclusiveMinimum",keywordLocation:`${o}\
/exclusiveMinimum`,error:`${e} is less than ${N}.`}),T!==void 0&&e>=T&&s.push({instanceLocation:t,keyword:"exclusiveMaxi\
mum",keywordLocation:`${o}/exclusiveMaximum`,error:`${e} is greater than or equal to ${T}.`})),L!==void 0&&(ot(e,L)||s.push(
{instanceLocation:t,keyword:"multipleOf",keywordLocation:`${o}/multipleOf`,error:`${e} is not a multiple of ${L}.`}));else if(h===
"string"){const y=F===void 0&&G===void 0?0:st(e);F!==void 0&&y<F&&s.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${o}\
/minLength`,error:`String is too short (${y} < ${F}).`}),G!==void 0&&y>G&&s.push({instanceLocation:t,keyword:"maxLength",
keywordLocation:`${o}/maxLength`,error:`String is too long (${y} > ${G}).`}),xe!==void 0&&!new RegExp(xe,"u").test(e)&&s.
push({instanceLocation:t,keyword:"pattern",keywordLocation:`${o}/pattern`,error:"String does not match pattern."}),K!==void 0&&
ne[K]&&!ne[K](e)&&s.push({instanceLocation:t,keyword:"format",keywordLocation:`${o}/format`,error:`String does not match\
 format "${K}".`})}return{valid:s.length===0,errors:s}}class dt{schema;draft;shortCircuit;lookup;constructor(n,r="2019-0\
9",u=!0){this.schema=n,this.draft=r,this.shortCircuit=u,this.lookup=j(n)}validate(n){return $(n,this.schema,this.draft,this.
lookup,this.shortCircuit)}addSchema(n,r){r&&(n={...n,$id:r}),j(n,this.lookup)}}},6145:function(I){I.exports=JSON.parse('\
{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/capsule.schema.json","title":"\
GEP Capsule","description":"A record of a single evolution in the Genome Evolution Protocol","type":"object","required":\
["type","schema_version","id","trigger","gene","summary","confidence","blast_radius","outcome","asset_id"],"properties":\
{"type":{"const":"Capsule"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","m\
inLength":1},"trigger":{"type":"array","items":{"type":"string"},"minItems":1},"gene":{"type":"string","minLength":1},"s\
ummary":{"type":"string","minLength":1},"confidence":{"type":"number","minimum":0,"maximum":1},"blast_radius":{"type":"o\
bject","required":["files","lines"],"properties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","mini\
mum":0}}},"outcome":{"type":"object","required":["status","score"],"properties":{"status":{"type":"string","enum":["succ\
ess","failed"]},"score":{"type":"number","minimum":0,"maximum":1}}},"success_streak":{"type":"integer","minimum":0},"suc\
cess_reason":{"type":["string","null"]},"gene_library_version":{"type":["string","null"]},"env_fingerprint":{"type":["ob\
ject","null"]},"source_type":{"type":["string","null"],"enum":["generated","reused","reference","user_authored",null]},"\
reused_asset_id":{"type":["string","null"]},"content":{"type":["object","null"]},"diff":{"type":["object","null"]},"stra\
tegy":{"type":"array","items":{"type":"string"}},"execution_trace":{"type":"array","items":{"type":"object","properties"\
:{"stage":{"type":"string","enum":["build","validate","canary"]}}}},"a2a":{"type":"object"},"cost_tokens":{"type":["inte\
ger","null"],"minimum":0},"cost_usd":{"type":["number","null"],"minimum":0},"derivation_tokens":{"type":["object","null"\
],"description":"Real measured token cost of deriving this capsule (input + output), captured from the proxy trace meter\
 at solidify time. null when the proxy was inactive or usage was unobserved (consumers fall back to an estimate). Distin\
ct from the point-in-time cost_tokens/cost_usd scalars.","required":["input_tokens","output_tokens","total_tokens"],"pro\
perties":{"input_tokens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"\
type":"integer","minimum":0},"basis":{"type":"string"}},"additionalProperties":false},"trigger_context":{"type":"object"\
,"properties":{"prompt":{"type":"string","maxLength":2000},"reasoning_trace":{"type":"string","maxLength":4000},"context\
_signals":{"type":"array","items":{"type":"string"}},"session_id":{"type":"string"},"agent_model":{"type":"string"}},"ad\
ditionalProperties":false},"resolution_status":{"type":["string","null"],"enum":["pending","suppressed_observationally",\
"resolved_by_evidence","regressed","inconclusive",null],"description":"Two-level resolution outcome: resolved_by_evidenc\
e (strong) vs suppressed_observationally (weak); no automatic upgrade."},"proof_of_work":{"type":"object","description":\
"Structured proof of work so output value is not keyed solely on a git diff.","required":["kind"],"properties":{"kind":{\
"type":"string","enum":["git_diff","artifact_hash","external_receipt","tool_call_trace"]},"git_diff":{"type":"object","p\
roperties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum":0},"patch_ref":{"type":"string"}}\
},"artifact_hash":{"type":"object","properties":{"sha256":{"type":"string"},"mime":{"type":"string"},"size":{"type":"int\
eger","minimum":0}}},"external_receipt":{"type":"object","properties":{"provider":{"type":"string"},"receipt_id":{"type"\
:"string"},"ts":{"type":"string"}}},"tool_call_trace":{"type":"object","properties":{"calls":{"type":"integer","minimum"\
:0},"ref":{"type":"string"}}}},"additionalProperties":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}\
$"},"visibility":{"type":["string","null"],"enum":["private","unlisted","public",null]},"scope":{"type":["array","null"]\
,"items":{"type":"string","minLength":1}},"cost_tier":{"type":["string","null"],"enum":["cheap","standard","premium",nul\
l]},"pack_of":{"type":["array","null"],"items":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"author":{"type":["o\
bject","null"],"required":["handle","evox_install_id"],"properties":{"handle":{"type":"string","minLength":1},"evox_inst\
all_id":{"type":"string","minLength":1}},"additionalProperties":false}},"additionalProperties":false}')},27620:function(I){
I.exports=JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/evolutio\
n-event.schema.json","title":"GEP EvolutionEvent","description":"Full audit record of one evolution cycle","type":"objec\
t","required":["type","schema_version","id","intent","signals","genes_used","mutation_id","blast_radius","outcome","sour\
ce_type","asset_id"],"properties":{"type":{"const":"EvolutionEvent"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\
\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"parent":{"type":["string","null"]},"intent":{"type":"string","enu\
m":["repair","optimize","innovate","explore"]},"signals":{"type":"array","items":{"type":"string"}},"genes_used":{"type"\
:"array","items":{"type":"string"}},"mutation_id":{"type":"string"},"personality_state":{"type":["object","null"]},"blas\
t_radius":{"type":"object","required":["files","lines"],"properties":{"files":{"type":"integer","minimum":0},"lines":{"t\
ype":"integer","minimum":0}}},"outcome":{"type":"object","required":["status","score"],"properties":{"status":{"type":"s\
tring","enum":["success","failed"]},"score":{"type":"number","minimum":0,"maximum":1}}},"capsule_id":{"type":["string","\
null"]},"source_type":{"type":"string","enum":["generated","reused","reference","user_authored"]},"reused_asset_id":{"ty\
pe":["string","null"]},"env_fingerprint":{"type":["object","null"]},"validation_report_id":{"type":["string","null"]},"m\
eta":{"type":["object","null"]},"trigger_context":{"type":["object","null"],"properties":{"prompt":{"type":"string","max\
Length":2000},"reasoning_trace":{"type":"string","maxLength":4000},"context_signals":{"type":"array","items":{"type":"st\
ring"}},"session_id":{"type":"string"},"agent_model":{"type":"string"}},"additionalProperties":false},"asset_id":{"type"\
:"string","pattern":"^sha256:[a-f0-9]{64}$"}},"additionalProperties":false}')},87981:function(I){I.exports=JSON.parse(`{\
"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/gene.schema.json","title":"GEP \
Gene","description":"A reusable evolution strategy in the Genome Evolution Protocol","type":"object","required":["type",\
"schema_version","id","category","signals_match","strategy","constraints","validation","asset_id"],"properties":{"type":\
{"const":"Gene"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1\
},"category":{"type":"string","enum":["repair","optimize","innovate","explore"]},"signals_match":{"type":"array","items"\
:{"type":"string"},"minItems":1},"preconditions":{"type":"array","items":{"type":"string"}},"strategy":{"type":"array","\
items":{"type":"string"},"minItems":1},"constraints":{"type":"object","required":["max_files","forbidden_paths"],"proper\
ties":{"max_files":{"type":"integer","minimum":1},"forbidden_paths":{"type":"array","items":{"type":"string"},"minItems"\
:1}}},"validation":{"type":"array","items":{"type":"string"},"minItems":1},"summary":{"type":"string"},"epigenetic_marks\
":{"type":"array","items":{"type":"string"}},"learning_history":{"type":"array","maxItems":20,"items":{"type":"object","\
properties":{"at":{"type":"string"},"outcome":{"type":"string"},"mode":{"type":"string"},"reason_class":{"type":"string"\
},"retryable":{"type":"boolean"},"learning_signals":{"type":"array","items":{"type":"string"}}}}},"anti_patterns":{"type\
":"array","maxItems":12,"items":{"type":"object","properties":{"at":{"type":"string"},"mode":{"type":"string"},"reason_c\
lass":{"type":"string"},"learning_signals":{"type":"array","items":{"type":"string"}}}}},"routing_hint":{"type":["object\
","null"],"description":"Optional EvoX-side routing hints consumed by the gene -> router/tool-gate pipeline. Absent or e\
mpty (no recognized keys) means 'no opinion'; the router takes its historical fast path.","properties":{"tier":{"type":"\
string","enum":["cheap","mid","expensive"]},"reasoning_level":{"type":"string","enum":["off","low","medium","high"]}},"a\
dditionalProperties":false},"tool_policy":{"type":["object","null"],"description":"Optional EvoX-side tool gate. When a \
list is present, severity defaults to 'warn'. An empty allow_only is invalid (it would block every tool), so producers M\
UST omit empty lists.","properties":{"allow_only":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},\
"deny":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"severity":{"type":"string","enum":["warn",\
"block"]}},"additionalProperties":false},"claims":{"type":["array","null"],"description":"Optional machine-decidable cla\
ims this gene asserts. Each claim is one coordinate of the five-coordinate evidence projection: what the gene guarantees\
, in a form a verifier can check. Absent means 'no explicit claim' \u2014 the gene projects only under its asset_id. Producer\
s that cannot state a decidable claim MUST omit this rather than emit a vague string.","items":{"type":"object","require\
d":["predicate"],"properties":{"predicate":{"type":"string","minLength":1,"description":"Decidable assertion, e.g. 'exit\
_code==0' or 'no_regression(bench/rounding)'."},"kind":{"type":"string","enum":["behavioral","structural","performance",\
"safety"]}},"additionalProperties":false}},"scope":{"type":["object","null"],"description":"Optional machine-decidable s\
cope predicate \u2014 the coordinate that bounds where a claim holds. Keys must come from the runtime signal vocabulary (not \
free-form), so the resolver can decide membership. Absent means 'unscoped' (projects everywhere), which keeps the gene O\
UT of the strict K_auto subdomain.","properties":{"signals":{"type":"array","items":{"type":"string","minLength":1},"min\
Items":1,"description":"Runtime signal tokens the scope is expressed over (resolver-vocabulary, not source identifiers).\
"},"predicate":{"type":"string","minLength":1,"description":"Decidable scope expression over the signals, e.g. 'matches(\
rounding-v2)'."}},"additionalProperties":false},"runtime_profile":{"type":["object","null"],"description":"Optional runt\
ime coordinate \u2014 the execution environment class under which the gene's claims were established and are expected to hold\
. Absent means 'runtime-agnostic'.","properties":{"runtime":{"type":"string","minLength":1,"description":"Runtime class,\
 e.g. 'node@22', 'python@3.12'."},"env_class":{"type":"string","enum":["ci","local","prod","sandbox"]}},"additionalPrope\
rties":false},"verifier_profile":{"type":["object","null"],"description":"Optional verifier coordinate \u2014 the verifier un\
der whose judgement the claims were checked. Verifier-specific projection uses this axis; absent means 'no verifier bind\
ing' and disqualifies the record from strict K_auto.","properties":{"verifier":{"type":"string","minLength":1,"descripti\
on":"Verifier identity, e.g. 'gep-verify@1.4', 'npm-test'."},"decision":{"type":"string","enum":["pass","fail","inconclu\
sive"]}},"additionalProperties":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"additionalProper\
ties":false}`)},57811:function(I){I.exports=JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"http\
s://evomap.ai/gep/schemas/mutation.schema.json","title":"GEP Mutation","description":"Declaration of intended change bef\
ore execution. Unlike the other content-addressable asset types, the reference engine treats Mutation as a transient in-\
memory object and typically does not stamp `schema_version` / `asset_id`. Both fields are accepted (optional) so an impl\
ementation that DOES want to make Mutations content-addressable can do so without tripping `additionalProperties: false`\
.","type":"object","required":["type","id","category","trigger_signals","target","expected_effect","risk_level"],"proper\
ties":{"type":{"const":"Mutation"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"str\
ing","minLength":1},"category":{"type":"string","enum":["repair","optimize","innovate","explore"]},"trigger_signals":{"t\
ype":"array","items":{"type":"string"}},"target":{"type":"string","minLength":1},"expected_effect":{"type":"string","min\
Length":1},"risk_level":{"type":"string","enum":["low","medium","high"]},"asset_id":{"type":"string","pattern":"^sha256:\
[a-f0-9]{64}$"}},"additionalProperties":false}')}};
