var ft=Object.defineProperty;var _=(v,H)=>ft(v,"name",{value:H,configurable:!0});export const id=364,ids=[364],modules={60207:((v,H,Ee)=>{Ee.d(H,{D:_(()=>at,"D")});function w(e){return encodeURI(Se(e)).
replace(/#/g,"%23")}_(w,"encodePointer");function Se(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}_(Se,"escapePoin\
ter");const ze=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,Re=/^%[0-9A-Fa-f]{2}$/,Me=/^[A-Za-z0-9._~-]$/;function Ae(e){let n="";
for(let r=0;r<e.length;){const u=e[r],d=e.slice(r,r+3);if(u==="%"&&Re.test(d)){const t=String.fromCharCode(parseInt(d.slice(
1),16));n+=Me.test(t)?t:d.toUpperCase(),r+=3;continue}const p=String.fromCodePoint(e.codePointAt(r));n+=ze.test(p)?p:encodeURIComponent(
p),r+=p.length}return n}_(Ae,"normalizeURIFragment");function U(e,n){const r=new URL(e,n.href);return r.hash=r.hash?Ae(r.
hash.slice(1)):"",r}_(U,"resolveURI");const lt={additionalItems:!0,unevaluatedItems:!0,items:!0,contains:!0,additionalProperties:!0,
unevaluatedProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0},qe={prefixItems:!0,items:!0,allOf:!0,anyOf:!0,oneOf:!0},
Ne={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependentSchemas:!0},Te={id:!0,$id:!0,$ref:!0,$schema:!0,
$anchor:!0,$vocabulary:!0,$comment:!0,default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,type:!0,maximum:!0,minimum:!0,
exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,maxItems:!0,minItems:!0,
uniqueItems:!0,maxProperties:!0,minProperties:!0};let De=typeof self<"u"&&self.location&&self.location.origin!=="null"?new URL(
self.location.origin+self.location.pathname+location.search):new URL("https://github.com/cfworker");function P(e,n=Object.
create(null),r=De,u=""){if(e&&typeof e=="object"&&!Array.isArray(e)){const p=e.$id||e.id;if(p){const t=U(p,r);t.hash.length>
1?n[t.href]=e:(t.hash="",u===""?r=t:P(e,n,r))}}else if(e!==!0&&e!==!1)return n;const d=r.href+(u?"#"+u:"");if(n[d]!==void 0&&
n[d]!==e)throw new Error(`Duplicate schema URI "${d}".`);if(n[d]=e,e===!0||e===!1)return n;if(e.__absolute_uri__===void 0&&
Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,value:d}),e.$ref&&e.__absolute_ref__===void 0){const p=U(e.$ref,
r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,value:p.href})}if(e.$recursiveRef&&e.__absolute_recursive_ref__===
void 0){const p=U(e.$recursiveRef,r);Object.defineProperty(e,"__absolute_recursive_ref__",{enumerable:!1,value:p.href})}
if(e.$anchor){const p=U("#"+e.$anchor,r);n[p.href]=e}for(let p in e){if(Te[p])continue;const t=`${u}/${w(p)}`,o=e[p];if(Array.
isArray(o)){if(qe[p]){const g=o.length;for(let I=0;I<g;I++)P(o[I],n,r,`${t}/${I}`)}}else if(Ne[p])for(let g in o)P(o[g],
n,r,`${t}/${w(g)}`);else P(o,n,r,t)}return n}_(P,"dereference");function M(e,n){const r=typeof e;if(r!==typeof n)return!1;
const u=Array.isArray(e),d=Array.isArray(n);if(u!==d)return!1;if(u){const p=e.length;if(p!==n.length)return!1;for(let t=0;t<
p;t++)if(!M(e[t],n[t]))return!1;return!0}if(r==="object"){if(!e||!n)return e===n;const p=Object.keys(e),t=Object.keys(n);
if(p.length!==t.length)return!1;for(const g of p)if(!Object.prototype.hasOwnProperty.call(n,g)||!M(e[g],n[g]))return!1;return!0}
return e===n}_(M,"deepCompareStrict");const Ue=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Ke=[0,31,28,31,30,31,30,31,31,30,31,30,31],Fe=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,
re=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,Ge=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Je=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
Ve=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
Be=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,He=/^(?:\/(?:[^~/]|~0|~1)*)*$/,We=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
Ze=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,Xe=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
Ye=_(e=>{const n=e.match(Xe);if(!n)return!1;const r=n[1],u=n[2];if(!r||!u||r.length>64||u.length>253||r[0]!=='"'&&(r[0]===
"."||r.endsWith(".")||r.includes("..")))return!1;if(u.startsWith("[")&&u.endsWith("]")){const d=u.slice(1,-1);return/^ipv6:/i.
test(d)?ie.test(d.slice(5)):ne.test(d)}return re.test(u)},"EMAIL"),ne=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
ie=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
Ce=_(e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e),"DURATION");function x(e){return e.test.bind(e)}_(x,"bind");const se={date:oe,time:de.bind(void 0,!0),"date-time":et,
duration:Ce,uri:nt,"uri-reference":x(Ge),"uri-template":x(Je),url:x(Ve),email:Ye,hostname:x(re),ipv4:x(ne),ipv6:x(ie),regex:st,
uuid:x(Be),"json-pointer":x(He),"json-pointer-uri-fragment":x(We),"relative-json-pointer":x(Ze)};function Qe(e){return e%
4===0&&(e%100!==0||e%400===0)}_(Qe,"isLeapYear");function oe(e){const n=e.match(Ue);if(!n)return!1;const r=n[1],u=n[2],d=n[3];
if(!r||!u||!d)return!1;const p=+r,t=+u,o=+d,g=t==2&&Qe(p)?29:Ke[t];return t>=1&&t<=12&&o>=1&&g!==void 0&&o<=g}_(oe,"date");
function de(e,n){const r=n.match(Fe);if(!r)return!1;const u=r[1],d=r[2],p=r[3];if(!u||!d||!p)return!1;const t=+u,o=+d,g=+p,
I=r[5],h=r[6],E=+(r[7]??0),K=+(r[8]??0);if(t>23||o>59||g>60||E>23||K>59||e&&I===void 0)return!1;if(g<60)return!0;const R=h===
"+"?1:h==="-"?-1:0;return(t*60+o-R*(E*60+K)+1440)%1440===1439}_(de,"time");const Le=/t|\s/i;function et(e){const[n,r,u]=e.
split(Le);return n!==void 0&&r!==void 0&&u===void 0&&oe(n)&&de(!0,r)}_(et,"date_time");const tt=/\/|:/,rt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function nt(e){return tt.test(e)&&rt.test(e)}_(nt,"uri");const it=/[^\\]\\Z/;function st(e){if(it.test(e))return!1;try{return new RegExp(
e,"u"),!0}catch{return!1}}_(st,"regex");function ot(e){let n=0,r=e.length,u=0,d;for(;u<r;)n++,d=e.charCodeAt(u++),d>=55296&&
d<=56319&&u<r&&(d=e.charCodeAt(u),(d&64512)==56320&&u++);return n}_(ot,"ucs2length");function O(e,n){return Object.prototype.
hasOwnProperty.call(e,n)}_(O,"validate_hasOwnProperty");function ae(e){const n=Math.abs(e).toString().split("e"),r=n[0],
u=n[1]??"0",d=r.indexOf("."),p=d===-1?0:r.length-d-1;return[BigInt(r.replace(".","")),Number(u)-p]}_(ae,"decimalInteger");
function dt(e,n){if(!Number.isFinite(e)||!Number.isFinite(n)||n<=0)return!1;const[r,u]=ae(e),[d,p]=ae(n),t=u-p;return t>=
0?r*10n**BigInt(t)%d===0n:r%(d*10n**BigInt(-t))===0n}_(dt,"isMultipleOf");function $(e,n,r="2019-09",u=P(n),d=!0,p=null,t="\
#",o="#",g=Object.create(null)){if(n===!0)return{valid:!0,errors:[]};if(n===!1)return{valid:!1,errors:[{instanceLocation:t,
keyword:"false",keywordLocation:t,error:"False boolean schema."}]};const I=typeof e;let h;switch(I){case"boolean":case"n\
umber":case"string":h=I;break;case"object":e===null?h="null":Array.isArray(e)?h="array":h="object";break;default:throw new Error(
`Instances of "${I}" type are not supported.`)}const{$ref:E,$recursiveRef:K,$recursiveAnchor:R,type:k,const:A,enum:q,required:ue,
not:pe,anyOf:fe,allOf:le,oneOf:me,if:ye,then:ce,else:ge,format:F,properties:he,patternProperties:$e,additionalProperties:_e,
unevaluatedProperties:be,minProperties:W,maxProperties:Z,propertyNames:we,dependentRequired:X,dependentSchemas:ke,dependencies:Y,
prefixItems:C,items:N,additionalItems:ve,unevaluatedItems:xe,contains:Ie,minContains:j,maxContains:Q,minItems:L,maxItems:ee,
uniqueItems:ut,minimum:S,maximum:z,exclusiveMinimum:T,exclusiveMaximum:D,multipleOf:te,minLength:G,maxLength:J,pattern:je,
__absolute_ref__:V,__absolute_recursive_ref__:pt}=n,s=[];if(R===!0&&p===null&&(p=n),K==="#"){const y=p===null?u[pt]:p,f=`${o}\
/$recursiveRef`,c=$(e,p===null?n:p,r,u,d,y,t,f,g);c.valid||s.push({instanceLocation:t,keyword:"$recursiveRef",keywordLocation:f,
error:"A subschema had errors."},...c.errors)}if(E!==void 0){const f=u[V||E];if(f===void 0){let i=`Unresolved $ref "${E}\
".`;throw V&&V!==E&&(i+=`  Absolute URI "${V}".`),i+=`
Known schemas:
- ${Object.keys(u).join(`
- `)}`,new Error(i)}const c=`${o}/$ref`,a=$(e,f,r,u,d,p,t,c,g);if(a.valid||s.push({instanceLocation:t,keyword:"$ref",keywordLocation:c,
error:"A subschema had errors."},...a.errors),r==="4"||r==="7")return{valid:s.length===0,errors:s}}if(Array.isArray(k)){
let y=k.length,f=!1;for(let c=0;c<y;c++)if(h===k[c]||k[c]==="integer"&&h==="number"&&e%1===0&&e===e){f=!0;break}f||s.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${o}/type`,error:`Instance type "${h}" is invalid. Expected "${k.join(
'", "')}".`})}else k==="integer"?(h!=="number"||e%1||e!==e)&&s.push({instanceLocation:t,keyword:"type",keywordLocation:`${o}\
/type`,error:`Instance type "${h}" is invalid. Expected "${k}".`}):k!==void 0&&h!==k&&s.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${o}/type`,error:`Instance type "${h}" is invalid. Expected "${k}".`});if(A!==void 0&&(h==="objec\
t"||h==="array"?M(e,A)||s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`Instance does not\
 match ${JSON.stringify(A)}.`}):e!==A&&s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`In\
stance does not match ${JSON.stringify(A)}.`})),q!==void 0&&(h==="object"||h==="array"?q.some(y=>M(e,y))||s.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(q)}.`}):q.some(y=>e===
y)||s.push({instanceLocation:t,keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(
q)}.`})),pe!==void 0){const y=`${o}/not`;$(e,pe,r,u,d,p,t,y).valid&&s.push({instanceLocation:t,keyword:"not",keywordLocation:y,
error:'Instance matched "not" schema.'})}let B=[];if(fe!==void 0){const y=`${o}/anyOf`,f=s.length;let c=!1;for(const[a,i]of fe.
entries()){const m=Object.create(g),l=$(e,i,r,u,d,R===!0?p:null,t,`${y}/${a}`,m);s.push(...l.errors),c=c||l.valid,l.valid&&
B.push(m)}c?s.length=f:s.splice(f,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:y,error:"Instance does not match\
 any subschemas."})}if(le!==void 0){const y=`${o}/allOf`,f=s.length;let c=!0;for(const[a,i]of le.entries()){const m=Object.
create(g),l=$(e,i,r,u,d,R===!0?p:null,t,`${y}/${a}`,m);s.push(...l.errors),c=c&&l.valid,l.valid&&B.push(m)}c?s.length=f:
s.splice(f,0,{instanceLocation:t,keyword:"allOf",keywordLocation:y,error:"Instance does not match every subschema."})}if(me!==
void 0){const y=`${o}/oneOf`,f=s.length,c=me.filter((a,i)=>{const m=Object.create(g),l=$(e,a,r,u,d,R===!0?p:null,t,`${y}\
/${i}`,m);return s.push(...l.errors),l.valid&&B.push(m),l.valid}).length;c===1?s.length=f:s.splice(f,0,{instanceLocation:t,
keyword:"oneOf",keywordLocation:y,error:`Instance does not match exactly one subschema (${c} matches).`})}if((h==="objec\
t"||h==="array")&&Object.assign(g,...B),ye!==void 0){const y=`${o}/if`,f=Object.create(null);if($(e,ye,r,u,d,p,t,y,f).valid){
if(Object.assign(g,f),ce!==void 0){const a=$(e,ce,r,u,d,p,t,`${o}/then`,g);a.valid||s.push({instanceLocation:t,keyword:"\
if",keywordLocation:y,error:'Instance does not match "then" schema.'},...a.errors)}}else if(ge!==void 0){const a=$(e,ge,
r,u,d,p,t,`${o}/else`,g);a.valid||s.push({instanceLocation:t,keyword:"if",keywordLocation:y,error:'Instance does not mat\
ch "else" schema.'},...a.errors)}}if(h==="object"){if(ue!==void 0)for(const a of ue)O(e,a)||s.push({instanceLocation:t,keyword:"\
required",keywordLocation:`${o}/required`,error:`Instance does not have required property "${a}".`});const y=Object.keys(
e);if(W!==void 0&&y.length<W&&s.push({instanceLocation:t,keyword:"minProperties",keywordLocation:`${o}/minProperties`,error:`\
Instance does not have at least ${W} properties.`}),Z!==void 0&&y.length>Z&&s.push({instanceLocation:t,keyword:"maxPrope\
rties",keywordLocation:`${o}/maxProperties`,error:`Instance does not have at least ${Z} properties.`}),we!==void 0){const a=`${o}\
/propertyNames`;for(const i in e){const m=`${t}/${w(i)}`,l=$(i,we,r,u,d,p,m,a);l.valid||s.push({instanceLocation:t,keyword:"\
propertyNames",keywordLocation:a,error:`Property name "${i}" does not match schema.`},...l.errors)}}if(X!==void 0){const a=`${o}\
/dependantRequired`;for(const i in X)if(O(e,i)){const m=X[i];for(const l of m)O(e,l)||s.push({instanceLocation:t,keyword:"\
dependentRequired",keywordLocation:a,error:`Instance has "${i}" but does not have "${l}".`})}}if(ke!==void 0)for(const[a,
i]of Object.entries(ke)){const m=`${o}/dependentSchemas`;if(O(e,a)){const l=$(e,i,r,u,d,p,t,`${m}/${w(a)}`,g);l.valid||s.
push({instanceLocation:t,keyword:"dependentSchemas",keywordLocation:m,error:`Instance has "${a}" but does not match depe\
ndant schema.`},...l.errors)}}if(Y!==void 0){const a=`${o}/dependencies`;for(const i in Y)if(O(e,i)){const m=Y[i];if(Array.
isArray(m))for(const l of m)O(e,l)||s.push({instanceLocation:t,keyword:"dependencies",keywordLocation:a,error:`Instance \
has "${i}" but does not have "${l}".`});else{const l=$(e,m,r,u,d,p,t,`${a}/${w(i)}`);l.valid||s.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:a,error:`Instance has "${i}" but does not match dependant schema.`},...l.errors)}}}
const f=Object.create(null);let c=!1;if(he!==void 0){const a=`${o}/properties`;for(const[i,m]of Object.entries(he)){if(!O(
e,i))continue;const l=`${t}/${w(i)}`,b=$(e[i],m,r,u,d,p,l,`${a}/${w(i)}`);if(f[i]=!0,b.valid)g[i]=!0;else if(c=d,s.push(
{instanceLocation:t,keyword:"properties",keywordLocation:a,error:`Property "${i}" does not match schema.`},...b.errors),
c)break}}if(!c&&$e!==void 0){const a=`${o}/patternProperties`;for(const[i,m]of Object.entries($e)){const l=new RegExp(i,
"u");for(const b in e){if(!l.test(b))continue;const Pe=`${t}/${w(b)}`,Oe=$(e[b],m,r,u,d,p,Pe,`${a}/${w(i)}`);f[b]=!0,Oe.
valid?g[b]=!0:(c=d,s.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:a,error:`Property "${b}" match\
es pattern "${i}" but does not match associated schema.`},...Oe.errors))}}}if(!c&&_e!==void 0){const a=`${o}/additionalP\
roperties`;for(const i in e){if(f[i])continue;const m=`${t}/${w(i)}`,l=$(e[i],_e,r,u,d,p,m,a);l.valid?g[i]=!0:(c=d,s.push(
{instanceLocation:t,keyword:"additionalProperties",keywordLocation:a,error:`Property "${i}" does not match additional pr\
operties schema.`},...l.errors))}}else if(!c&&be!==void 0){const a=`${o}/unevaluatedProperties`;for(const i in e)if(!g[i]){
const m=`${t}/${w(i)}`,l=$(e[i],be,r,u,d,p,m,a);l.valid?g[i]=!0:s.push({instanceLocation:t,keyword:"unevaluatedPropertie\
s",keywordLocation:a,error:`Property "${i}" does not match unevaluated properties schema.`},...l.errors)}}}else if(h==="\
array"){ee!==void 0&&e.length>ee&&s.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${o}/maxItems`,error:`A\
rray has too many items (${e.length} > ${ee}).`}),L!==void 0&&e.length<L&&s.push({instanceLocation:t,keyword:"minItems",
keywordLocation:`${o}/minItems`,error:`Array has too few items (${e.length} < ${L}).`});const y=e.length;let f=0,c=!1;if(C!==
void 0){const a=`${o}/prefixItems`,i=Math.min(C.length,y);for(;f<i;f++){const m=$(e[f],C[f],r,u,d,p,`${t}/${f}`,`${a}/${f}`);
if(g[f]=!0,!m.valid&&(c=d,s.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:a,error:"Items did not match \
schema."},...m.errors),c))break}}if(N!==void 0){const a=`${o}/items`;if(Array.isArray(N)){const i=Math.min(N.length,y);for(;f<
i;f++){const m=$(e[f],N[f],r,u,d,p,`${t}/${f}`,`${a}/${f}`);if(g[f]=!0,!m.valid&&(c=d,s.push({instanceLocation:t,keyword:"\
items",keywordLocation:a,error:"Items did not match schema."},...m.errors),c))break}}else for(;f<y;f++){const i=$(e[f],N,
r,u,d,p,`${t}/${f}`,a);if(g[f]=!0,!i.valid&&(c=d,s.push({instanceLocation:t,keyword:"items",keywordLocation:a,error:"Ite\
ms did not match schema."},...i.errors),c))break}if(!c&&ve!==void 0){const i=`${o}/additionalItems`;for(;f<y;f++){const m=$(
e[f],ve,r,u,d,p,`${t}/${f}`,i);g[f]=!0,m.valid||(c=d,s.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:i,
error:"Items did not match additional items schema."},...m.errors))}}}if(Ie!==void 0)if(y===0&&j===void 0)s.push({instanceLocation:t,
keyword:"contains",keywordLocation:`${o}/contains`,error:"Array is empty. It must contain at least one item matching the\
 schema."});else if(j!==void 0&&y<j)s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,
error:`Array has less items (${y}) than minContains (${j}).`});else{const a=`${o}/contains`,i=s.length;let m=0;for(let l=0;l<
y;l++){const b=$(e[l],Ie,r,u,d,p,`${t}/${l}`,a);b.valid?(g[l]=!0,m++):s.push(...b.errors)}m>=(j||0)&&(s.length=i),j===void 0&&
m===0?s.splice(i,0,{instanceLocation:t,keyword:"contains",keywordLocation:a,error:"Array does not contain item matching \
schema."}):j!==void 0&&m<j?s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,error:`Ar\
ray must contain at least ${j} items matching schema. Only ${m} items were found.`}):Q!==void 0&&m>Q&&s.push({instanceLocation:t,
keyword:"maxContains",keywordLocation:`${o}/maxContains`,error:`Array may contain at most ${Q} items matching schema. ${m}\
 items were found.`})}if(!c&&xe!==void 0){const a=`${o}/unevaluatedItems`;for(f;f<y;f++){if(g[f])continue;const i=$(e[f],
xe,r,u,d,p,`${t}/${f}`,a);g[f]=!0,i.valid||s.push({instanceLocation:t,keyword:"unevaluatedItems",keywordLocation:a,error:"\
Items did not match unevaluated items schema."},...i.errors)}}if(ut)for(let a=0;a<y;a++){const i=e[a],m=typeof i=="objec\
t"&&i!==null;for(let l=0;l<y;l++){if(a===l)continue;const b=e[l];(i===b||m&&(typeof b=="object"&&b!==null)&&M(i,b))&&(s.
push({instanceLocation:t,keyword:"uniqueItems",keywordLocation:`${o}/uniqueItems`,error:`Duplicate items at indexes ${a}\
 and ${l}.`}),a=Number.MAX_SAFE_INTEGER,l=Number.MAX_SAFE_INTEGER)}}}else if(h==="number")r==="4"?(S!==void 0&&(T===!0&&
e<=S||e<S)&&s.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${o}/minimum`,error:`${e} is less than ${T?"or\
 equal to ":""} ${S}.`}),z!==void 0&&(D===!0&&e>=z||e>z)&&s.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${o}\
/maximum`,error:`${e} is greater than ${D?"or equal to ":""} ${z}.`})):(S!==void 0&&e<S&&s.push({instanceLocation:t,keyword:"\
minimum",keywordLocation:`${o}/minimum`,error:`${e} is less than ${S}.`}),z!==void 0&&e>z&&s.push({instanceLocation:t,keyword:"\
maximum",keywordLocation:`${o}/maximum`,error:`${e} is greater than ${z}.`}),T!==void 0&&e<=T&&s.push({instanceLocation:t,
keyword:"exclusiveMinimum",keywordLocation:`${o}/exclusiveMinimum`,error:`${e} is less than ${T}.`}),D!==void 0&&e>=D&&s.
push({instanceLocation:t,keyword:"exclusiveMaximum",keywordLocation:`${o}/exclusiveMaximum`,error:`${e} is greater than \
or equal to ${D}.`})),te!==void 0&&(dt(e,te)||s.push({instanceLocation:t,keyword:"multipleOf",keywordLocation:`${o}/mult\
ipleOf`,error:`${e} is not a multiple of ${te}.`}));else if(h==="string"){const y=G===void 0&&J===void 0?0:ot(e);G!==void 0&&
y<G&&s.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${o}/minLength`,error:`String is too short (${y} < ${G}\
).`}),J!==void 0&&y>J&&s.push({instanceLocation:t,keyword:"maxLength",keywordLocation:`${o}/maxLength`,error:`String is \
too long (${y} > ${J}).`}),je!==void 0&&!new RegExp(je,"u").test(e)&&s.push({instanceLocation:t,keyword:"pattern",keywordLocation:`${o}\
/pattern`,error:"String does not match pattern."}),F!==void 0&&se[F]&&!se[F](e)&&s.push({instanceLocation:t,keyword:"for\
mat",keywordLocation:`${o}/format`,error:`String does not match format "${F}".`})}return{valid:s.length===0,errors:s}}_(
$,"validate");class at{static{_(this,"Validator")}schema;draft;shortCircuit;lookup;constructor(n,r="2019-09",u=!0){this.
schema=n,this.draft=r,this.shortCircuit=u,this.lookup=P(n)}validate(n){return $(n,this.schema,this.draft,this.lookup,this.
shortCircuit)}addSchema(n,r){r&&(n={...n,$id:r}),P(n,this.lookup)}}}),6145:(v=>{v.exports=JSON.parse('{"$schema":"http:/\
/json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/capsule.schema.json","title":"GEP Capsule","desc\
ription":"A record of a single evolution in the Genome Evolution Protocol","type":"object","required":["type","schema_ve\
rsion","id","trigger","gene","summary","confidence","blast_radius","outcome","asset_id"],"properties":{"type":{"const":"\
Capsule"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"trig\
ger":{"type":"array","items":{"type":"string"},"minItems":1},"gene":{"type":"string","minLength":1},"summary":{"type":"s\
tring","minLength":1},"confidence":{"type":"number","minimum":0,"maximum":1},"blast_radius":{"type":"object","required":\
["files","lines"],"properties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum":0}}},"outcome\
":{"type":"object","required":["status","score"],"properties":{"status":{"type":"string","enum":["success","failed"]},"s\
core":{"type":"number","minimum":0,"maximum":1}}},"success_streak":{"type":"integer","minimum":0},"success_reason":{"typ\
e":["string","null"]},"gene_library_version":{"type":["string","null"]},"env_fingerprint":{"type":["object","null"]},"so\
urce_type":{"type":["string","null"],"enum":["generated","reused","reference","user_authored",null]},"reused_asset_id":{\
"type":["string","null"]},"content":{"type":["object","null"]},"diff":{"type":["object","null"]},"strategy":{"type":"arr\
ay","items":{"type":"string"}},"execution_trace":{"type":"array","items":{"type":"object","properties":{"stage":{"type":\
"string","enum":["build","validate","canary"]}}}},"a2a":{"type":"object"},"cost_tokens":{"type":["integer","null"],"mini\
mum":0},"cost_usd":{"type":["number","null"],"minimum":0},"derivation_tokens":{"type":["object","null"],"description":"R\
eal measured token cost of deriving this capsule (input + output), captured from the proxy trace meter at solidify time.\
 null when the proxy was inactive or usage was unobserved (consumers fall back to an estimate). Distinct from the point-\
in-time cost_tokens/cost_usd scalars.","required":["input_tokens","output_tokens","total_tokens"],"properties":{"input_t\
okens":{"type":"integer","minimum":0},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","m\
inimum":0},"basis":{"type":"string"}},"additionalProperties":false},"trigger_context":{"type":"object","properties":{"pr\
ompt":{"type":"string","maxLength":2000},"reasoning_trace":{"type":"string","maxLength":4000},"context_signals":{"type":\
"array","items":{"type":"string"}},"session_id":{"type":"string"},"agent_model":{"type":"string"}},"additionalProperties\
":false},"resolution_status":{"type":["string","null"],"enum":["pending","suppressed_observationally","resolved_by_evide\
nce","regressed","inconclusive",null],"description":"Two-level resolution outcome: resolved_by_evidence (strong) vs supp\
ressed_observationally (weak); no automatic upgrade."},"proof_of_work":{"type":"object","description":"Structured proof \
of work so output value is not keyed solely on a git diff.","required":["kind"],"properties":{"kind":{"type":"string","e\
num":["git_diff","artifact_hash","external_receipt","tool_call_trace"]},"git_diff":{"type":"object","properties":{"files\
":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum":0},"patch_ref":{"type":"string"}}},"artifact_hash":\
{"type":"object","properties":{"sha256":{"type":"string"},"mime":{"type":"string"},"size":{"type":"integer","minimum":0}\
}},"external_receipt":{"type":"object","properties":{"provider":{"type":"string"},"receipt_id":{"type":"string"},"ts":{"\
type":"string"}}},"tool_call_trace":{"type":"object","properties":{"calls":{"type":"integer","minimum":0},"ref":{"type":\
"string"}}}},"additionalProperties":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"},"visibility":{\
"type":["string","null"],"enum":["private","unlisted","public",null]},"scope":{"type":["array","null"],"items":{"type":"\
string","minLength":1}},"cost_tier":{"type":["string","null"],"enum":["cheap","standard","premium",null]},"pack_of":{"ty\
pe":["array","null"],"items":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"author":{"type":["object","null"],"re\
quired":["handle","evox_install_id"],"properties":{"handle":{"type":"string","minLength":1},"evox_install_id":{"type":"s\
tring","minLength":1}},"additionalProperties":false}},"additionalProperties":false}')}),27620:(v=>{v.exports=JSON.parse(
'{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/evolution-event.schema.json",\
"title":"GEP EvolutionEvent","description":"Full audit record of one evolution cycle","type":"object","required":["type"\
,"schema_version","id","intent","signals","genes_used","mutation_id","blast_radius","outcome","source_type","asset_id"],\
"properties":{"type":{"const":"EvolutionEvent"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id"\
:{"type":"string","minLength":1},"parent":{"type":["string","null"]},"intent":{"type":"string","enum":["repair","optimiz\
e","innovate","explore"]},"signals":{"type":"array","items":{"type":"string"}},"genes_used":{"type":"array","items":{"ty\
pe":"string"}},"mutation_id":{"type":"string"},"personality_state":{"type":["object","null"]},"blast_radius":{"type":"ob\
ject","required":["files","lines"],"properties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","minim\
um":0}}},"outcome":{"type":"object","required":["status","score"],"properties":{"status":{"type":"string","enum":["succe\
ss","failed"]},"score":{"type":"number","minimum":0,"maximum":1}}},"capsule_id":{"type":["string","null"]},"source_type"\
:{"type":"string","enum":["generated","reused","reference","user_authored"]},"reused_asset_id":{"type":["string","null"]\
},"env_fingerprint":{"type":["object","null"]},"validation_report_id":{"type":["string","null"]},"meta":{"type":["object\
","null"]},"trigger_context":{"type":["object","null"],"properties":{"prompt":{"type":"string","maxLength":2000},"reason\
ing_trace":{"type":"string","maxLength":4000},"context_signals":{"type":"array","items":{"type":"string"}},"session_id":\
{"type":"string"},"agent_model":{"type":"string"}},"additionalProperties":false},"asset_id":{"type":"string","pattern":"\
^sha256:[a-f0-9]{64}$"}},"additionalProperties":false}')}),87981:(v=>{v.exports=JSON.parse(`{"$schema":"http://json-sche\
ma.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/gene.schema.json","title":"GEP Gene","description":"A reus\
able evolution strategy in the Genome Evolution Protocol","type":"object","required":["type","schema_version","id","cate\
gory","signals_match","strategy","constraints","validation","asset_id"],"properties":{"type":{"const":"Gene"},"schema_ve\
rsion":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"category":{"type":"strin\
g","enum":["repair","optimize","innovate","explore"]},"signals_match":{"type":"array","items":{"type":"string"},"minItem\
s":1},"preconditions":{"type":"array","items":{"type":"string"}},"strategy":{"type":"array","items":{"type":"string"},"m\
inItems":1},"constraints":{"type":"object","required":["max_files","forbidden_paths"],"properties":{"max_files":{"type":\
"integer","minimum":1},"forbidden_paths":{"type":"array","items":{"type":"string"},"minItems":1}}},"validation":{"type":\
"array","items":{"type":"string"},"minItems":1},"summary":{"type":"string"},"epigenetic_marks":{"type":"array","items":{\
"type":"string"}},"learning_history":{"type":"array","maxItems":20,"items":{"type":"object","properties":{"at":{"type":"\
string"},"outcome":{"type":"string"},"mode":{"type":"string"},"reason_class":{"type":"string"},"retryable":{"type":"bool\
ean"},"learning_signals":{"type":"array","items":{"type":"string"}}}}},"anti_patterns":{"type":"array","maxItems":12,"it\
ems":{"type":"object","properties":{"at":{"type":"string"},"mode":{"type":"string"},"reason_class":{"type":"string"},"le\
arning_signals":{"type":"array","items":{"type":"string"}}}}},"routing_hint":{"type":["object","null"],"description":"Op\
tional EvoX-side routing hints consumed by the gene -> router/tool-gate pipeline. Absent or empty (no recognized keys) m\
eans 'no opinion'; the router takes its historical fast path.","properties":{"tier":{"type":"string","enum":["cheap","mi\
d","expensive"]},"reasoning_level":{"type":"string","enum":["off","low","medium","high"]}},"additionalProperties":false}\
,"tool_policy":{"type":["object","null"],"description":"Optional EvoX-side tool gate. When a list is present, severity d\
efaults to 'warn'. An empty allow_only is invalid (it would block every tool), so producers MUST omit empty lists.","pro\
perties":{"allow_only":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"deny":{"type":"array","ite\
ms":{"type":"string","minLength":1},"minItems":1},"severity":{"type":"string","enum":["warn","block"]}},"additionalPrope\
rties":false},"claims":{"type":["array","null"],"description":"Optional machine-decidable claims this gene asserts. Each\
 claim is one coordinate of the five-coordinate evidence projection: what the gene guarantees, in a form a verifier can \
check. Absent means 'no explicit claim' \u2014 the gene projects only under its asset_id. Producers that cannot state a decid\
able claim MUST omit this rather than emit a vague string.","items":{"type":"object","required":["predicate"],"propertie\
s":{"predicate":{"type":"string","minLength":1,"description":"Decidable assertion, e.g. 'exit_code==0' or 'no_regression\
(bench/rounding)'."},"kind":{"type":"string","enum":["behavioral","structural","performance","safety"]}},"additionalProp\
erties":false}},"scope":{"type":["object","null"],"description":"Optional machine-decidable scope predicate \u2014 the coordi\
nate that bounds where a claim holds. Keys must come from the runtime signal vocabulary (not free-form), so the resolver\
 can decide membership. Absent means 'unscoped' (projects everywhere), which keeps the gene OUT of the strict K_auto sub\
domain.","properties":{"signals":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"description":"Run\
time signal tokens the scope is expressed over (resolver-vocabulary, not source identifiers)."},"predicate":{"type":"str\
ing","minLength":1,"description":"Decidable scope expression over the signals, e.g. 'matches(rounding-v2)'."}},"addition\
alProperties":false},"runtime_profile":{"type":["object","null"],"description":"Optional runtime coordinate \u2014 the execut\
ion environment class under which the gene's claims were established and are expected to hold. Absent means 'runtime-agn\
ostic'.","properties":{"runtime":{"type":"string","minLength":1,"description":"Runtime class, e.g. 'node@22', 'python@3.\
12'."},"env_class":{"type":"string","enum":["ci","local","prod","sandbox"]}},"additionalProperties":false},"verifier_pro\
file":{"type":["object","null"],"description":"Optional verifier coordinate \u2014 the verifier under whose judgement the cla\
ims were checked. Verifier-specific projection uses this axis; absent means 'no verifier binding' and disqualifies the r\
ecord from strict K_auto.","properties":{"verifier":{"type":"string","minLength":1,"description":"Verifier identity, e.g\
. 'gep-verify@1.4', 'npm-test'."},"decision":{"type":"string","enum":["pass","fail","inconclusive"]}},"additionalPropert\
ies":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"additionalProperties":false}`)}),57811:(v=>{
v.exports=JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/mutation\
.schema.json","title":"GEP Mutation","description":"Declaration of intended change before execution. Unlike the other co\
ntent-addressable asset types, the reference engine treats Mutation as a transient in-memory object and typically does n\
ot stamp `schema_version` / `asset_id`. Both fields are accepted (optional) so an implementation that DOES want to make \
Mutations content-addressable can do so without tripping `additionalProperties: false`.","type":"object","required":["ty\
pe","id","category","trigger_signals","target","expected_effect","risk_level"],"properties":{"type":{"const":"Mutation"}\
,"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"category":{"t\
ype":"string","enum":["repair","optimize","innovate","explore"]},"trigger_signals":{"type":"array","items":{"type":"stri\
ng"}},"target":{"type":"string","minLength":1},"expected_effect":{"type":"string","minLength":1},"risk_level":{"type":"s\
tring","enum":["low","medium","high"]},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"additionalProper\
ties":false}')})};
