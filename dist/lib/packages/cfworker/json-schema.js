"use strict";module.exports={"@cfworker/json-schema"(yt,Oe,vt,ze){var J=Object.defineProperty,je=Object.getOwnPropertyDescriptor,Pe=Object.
getOwnPropertyNames,Ae=Object.prototype.hasOwnProperty,Se=(e,o)=>{for(var r in o)J(e,r,{get:o[r],enumerable:!0})},Re=(e,o,r,d)=>{
if(o&&typeof o=="object"||typeof o=="function")for(let a of Pe(o))!Ae.call(e,a)&&a!==r&&J(e,a,{get:()=>o[a],enumerable:!(d=
je(o,a))||d.enumerable});return e},Ce=e=>Re(J({},"__esModule",{value:!0}),e),ee={};Se(ee,{Validator:()=>mt}),ze.exports=
Ce(ee);var wt=Oe("chunk-IYWUY3VA");function A(e,o){let r=typeof e;if(r!==typeof o)return!1;let d=Array.isArray(e),a=Array.
isArray(o);if(d!==a)return!1;if(d){let c=e.length;if(c!==o.length)return!1;for(let t=0;t<c;t++)if(!A(e[t],o[t]))return!1;
return!0}if(r==="object"){if(!e||!o)return e===o;let c=Object.keys(e),t=Object.keys(o);if(c.length!==t.length)return!1;for(let n of c)
if(!Object.prototype.hasOwnProperty.call(o,n)||!A(e[n],o[n]))return!1;return!0}return e===o}function k(e){return encodeURI(
Me(e)).replace(/#/g,"%23")}function Me(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}var qe=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,
Ee=/^%[0-9A-Fa-f]{2}$/,Ne=/^[A-Za-z0-9._~-]$/;function Ue(e){let o="";for(let r=0;r<e.length;){let d=e[r],a=e.slice(r,r+
3);if(d==="%"&&Ee.test(a)){let t=String.fromCharCode(parseInt(a.slice(1),16));o+=Ne.test(t)?t:a.toUpperCase(),r+=3;continue}
let c=String.fromCodePoint(e.codePointAt(r));o+=qe.test(c)?c:encodeURIComponent(c),r+=c.length}return o}function E(e,o){
let r=new URL(e,o.href);return r.hash=r.hash?Ue(r.hash.slice(1)):"",r}var De={prefixItems:!0,items:!0,allOf:!0,anyOf:!0,
oneOf:!0},Fe={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependentSchemas:!0},Ve={id:!0,$id:!0,$ref:!0,$schema:!0,
$anchor:!0,$vocabulary:!0,$comment:!0,default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,type:!0,maximum:!0,minimum:!0,
exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,maxItems:!0,minItems:!0,
uniqueItems:!0,maxProperties:!0,minProperties:!0},We=typeof self<"u"&&self.location&&self.location.origin!=="null"?new URL(
self.location.origin+self.location.pathname+location.search):new URL("https://github.com/cfworker");function x(e,o=Object.
create(null),r=We,d=""){if(e&&typeof e=="object"&&!Array.isArray(e)){let c=e.$id||e.id;if(c){let t=E(c,r);t.hash.length>
1?o[t.href]=e:(t.hash="",d===""?r=t:x(e,o,r))}}else if(e!==!0&&e!==!1)return o;let a=r.href+(d?"#"+d:"");if(o[a]!==void 0&&
o[a]!==e)throw new Error(`Duplicate schema URI "${a}".`);if(o[a]=e,e===!0||e===!1)return o;if(e.__absolute_uri__===void 0&&
Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,value:a}),e.$ref&&e.__absolute_ref__===void 0){let c=E(e.$ref,
r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,value:c.href})}if(e.$recursiveRef&&e.__absolute_recursive_ref__===
void 0){let c=E(e.$recursiveRef,r);Object.defineProperty(e,"__absolute_recursive_ref__",{enumerable:!1,value:c.href})}if(e.
$anchor){let c=E("#"+e.$anchor,r);o[c.href]=e}for(let c in e){if(Ve[c])continue;let t=`${d}/${k(c)}`,n=e[c];if(Array.isArray(
n)){if(De[c]){let h=n.length;for(let _=0;_<h;_++)x(n[_],o,r,`${t}/${_}`)}}else if(Fe[c])for(let h in n)x(n[h],o,r,`${t}/${k(
h)}`);else x(n,o,r,t)}return o}var Je=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Ye=[0,31,28,31,30,31,30,31,31,30,31,30,31],Te=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,
te=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,Be=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Ze=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
Ge=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
He=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,Xe=/^(?:\/(?:[^~/]|~0|~1)*)*$/,Ke=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
Qe=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,et=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
tt=e=>{let o=e.match(et);if(!o)return!1;let r=o[1],d=o[2];if(!r||!d||r.length>64||d.length>253||r[0]!=='"'&&(r[0]==="."||
r.endsWith(".")||r.includes("..")))return!1;if(d.startsWith("[")&&d.endsWith("]")){let a=d.slice(1,-1);return/^ipv6:/i.test(
a)?oe.test(a.slice(5)):re.test(a)}return te.test(d)},re=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
oe=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
rt=e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e);function L(e){return e.test.bind(e)}var ae={date:ne,time:ie.bind(void 0,!0),"date-time":nt,duration:rt,uri:dt,"u\
ri-reference":L(Be),"uri-template":L(Ze),url:L(Ge),email:tt,hostname:L(te),ipv4:L(re),ipv6:L(oe),regex:ft,uuid:L(He),"js\
on-pointer":L(Xe),"json-pointer-uri-fragment":L(Ke),"relative-json-pointer":L(Qe)};function ot(e){return e%4===0&&(e%100!==
0||e%400===0)}function ne(e){let o=e.match(Je);if(!o)return!1;let r=o[1],d=o[2],a=o[3];if(!r||!d||!a)return!1;let c=+r,t=+d,
n=+a,h=t==2&&ot(c)?29:Ye[t];return t>=1&&t<=12&&n>=1&&h!==void 0&&n<=h}function ie(e,o){let r=o.match(Te);if(!r)return!1;
let d=r[1],a=r[2],c=r[3];if(!d||!a||!c)return!1;let t=+d,n=+a,h=+c,_=r[5],y=r[6],O=+(r[7]??0),N=+(r[8]??0);if(t>23||n>59||
h>60||O>23||N>59||e&&_===void 0)return!1;if(h<60)return!0;let P=y==="+"?1:y==="-"?-1:0;return(t*60+n-P*(O*60+N)+1440)%1440===
1439}var at=/t|\s/i;function nt(e){let[o,r,d]=e.split(at);return o!==void 0&&r!==void 0&&d===void 0&&ne(o)&&ie(!0,r)}var it=/\/|:/,
st=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function dt(e){return it.test(e)&&st.test(e)}var ct=/[^\\]\\Z/;function ft(e){if(ct.test(e))return!1;try{return new RegExp(
e,"u"),!0}catch{return!1}}function ut(e){let o=0,r=e.length,d=0,a;for(;d<r;)o++,a=e.charCodeAt(d++),a>=55296&&a<=56319&&
d<r&&(a=e.charCodeAt(d),(a&64512)==56320&&d++);return o}function I(e,o){return Object.prototype.hasOwnProperty.call(e,o)}
function se(e){let o=Math.abs(e).toString().split("e"),r=o[0],d=o[1]??"0",a=r.indexOf("."),c=a===-1?0:r.length-a-1;return[
BigInt(r.replace(".","")),Number(d)-c]}function lt(e,o){if(!Number.isFinite(e)||!Number.isFinite(o)||o<=0)return!1;let[r,
d]=se(e),[a,c]=se(o),t=d-c;return t>=0?r*10n**BigInt(t)%a===0n:r%(a*10n**BigInt(-t))===0n}function v(e,o,r="2019-09",d=x(
o),a=!0,c=null,t="#",n="#",h=Object.create(null)){if(o===!0)return{valid:!0,errors:[]};if(o===!1)return{valid:!1,errors:[
{instanceLocation:t,keyword:"false",keywordLocation:t,error:"False boolean schema."}]};let _=typeof e,y;switch(_){case"b\
oolean":case"number":case"string":y=_;break;case"object":e===null?y="null":Array.isArray(e)?y="array":y="object";break;default:
throw new Error(`Instances of "${_}" type are not supported.`)}let{$ref:O,$recursiveRef:N,$recursiveAnchor:P,type:g,const:S,
enum:R,required:de,not:ce,anyOf:fe,allOf:ue,oneOf:le,if:me,then:$e,else:pe,format:U,properties:he,patternProperties:ye,additionalProperties:ve,
unevaluatedProperties:we,minProperties:Y,maxProperties:T,propertyNames:ke,dependentRequired:B,dependentSchemas:Le,dependencies:Z,
prefixItems:G,items:C,additionalItems:_e,unevaluatedItems:ge,contains:be,minContains:b,maxContains:H,minItems:X,maxItems:K,
uniqueItems:$t,minimum:z,maximum:j,exclusiveMinimum:M,exclusiveMaximum:q,multipleOf:Q,minLength:D,maxLength:F,pattern:xe,
__absolute_ref__:V,__absolute_recursive_ref__:pt}=o,i=[];if(P===!0&&c===null&&(c=o),N==="#"){let m=c===null?d[pt]:c,u=`${n}\
/$recursiveRef`,p=v(e,c===null?o:c,r,d,a,m,t,u,h);p.valid||i.push({instanceLocation:t,keyword:"$recursiveRef",keywordLocation:u,
error:"A subschema had errors."},...p.errors)}if(O!==void 0){let m=d[V||O];if(m===void 0){let f=`Unresolved $ref "${O}".`;
throw V&&V!==O&&(f+=`  Absolute URI "${V}".`),f+=`
Known schemas:
- ${Object.keys(d).join(`
- `)}`,new Error(f)}let u=`${n}/$ref`,p=v(e,m,r,d,a,c,t,u,h);if(p.valid||i.push({instanceLocation:t,keyword:"$ref",keywordLocation:u,
error:"A subschema had errors."},...p.errors),r==="4"||r==="7")return{valid:i.length===0,errors:i}}if(Array.isArray(g)){
let m=g.length,u=!1;for(let p=0;p<m;p++)if(y===g[p]||g[p]==="integer"&&y==="number"&&e%1===0&&e===e){u=!0;break}u||i.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${n}/type`,error:`Instance type "${y}" is invalid. Expected "${g.join(
'", "')}".`})}else g==="integer"?(y!=="number"||e%1||e!==e)&&i.push({instanceLocation:t,keyword:"type",keywordLocation:`${n}\
/type`,error:`Instance type "${y}" is invalid. Expected "${g}".`}):g!==void 0&&y!==g&&i.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${n}/type`,error:`Instance type "${y}" is invalid. Expected "${g}".`});if(S!==void 0&&(y==="objec\
t"||y==="array"?A(e,S)||i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`Instance does not\
 match ${JSON.stringify(S)}.`}):e!==S&&i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`In\
stance does not match ${JSON.stringify(S)}.`})),R!==void 0&&(y==="object"||y==="array"?R.some(m=>A(e,m))||i.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(R)}.`}):R.some(m=>e===
m)||i.push({instanceLocation:t,keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(
R)}.`})),ce!==void 0){let m=`${n}/not`;v(e,ce,r,d,a,c,t,m).valid&&i.push({instanceLocation:t,keyword:"not",keywordLocation:m,
error:'Instance matched "not" schema.'})}let W=[];if(fe!==void 0){let m=`${n}/anyOf`,u=i.length,p=!1;for(let[f,s]of fe.entries()){
let $=Object.create(h),l=v(e,s,r,d,a,P===!0?c:null,t,`${m}/${f}`,$);i.push(...l.errors),p=p||l.valid,l.valid&&W.push($)}
p?i.length=u:i.splice(u,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:m,error:"Instance does not match any subsc\
hemas."})}if(ue!==void 0){let m=`${n}/allOf`,u=i.length,p=!0;for(let[f,s]of ue.entries()){let $=Object.create(h),l=v(e,s,
r,d,a,P===!0?c:null,t,`${m}/${f}`,$);i.push(...l.errors),p=p&&l.valid,l.valid&&W.push($)}p?i.length=u:i.splice(u,0,{instanceLocation:t,
keyword:"allOf",keywordLocation:m,error:"Instance does not match every subschema."})}if(le!==void 0){let m=`${n}/oneOf`,
u=i.length,p=le.filter((f,s)=>{let $=Object.create(h),l=v(e,f,r,d,a,P===!0?c:null,t,`${m}/${s}`,$);return i.push(...l.errors),
l.valid&&W.push($),l.valid}).length;p===1?i.length=u:i.splice(u,0,{instanceLocation:t,keyword:"oneOf",keywordLocation:m,
error:`Instance does not match exactly one subschema (${p} matches).`})}if((y==="object"||y==="array")&&Object.assign(h,
...W),me!==void 0){let m=`${n}/if`,u=Object.create(null);if(v(e,me,r,d,a,c,t,m,u).valid){if(Object.assign(h,u),$e!==void 0){
let p=v(e,$e,r,d,a,c,t,`${n}/then`,h);p.valid||i.push({instanceLocation:t,keyword:"if",keywordLocation:m,error:'Instance\
 does not match "then" schema.'},...p.errors)}}else if(pe!==void 0){let p=v(e,pe,r,d,a,c,t,`${n}/else`,h);p.valid||i.push(
{instanceLocation:t,keyword:"if",keywordLocation:m,error:'Instance does not match "else" schema.'},...p.errors)}}if(y===
"object"){if(de!==void 0)for(let f of de)I(e,f)||i.push({instanceLocation:t,keyword:"required",keywordLocation:`${n}/req\
uired`,error:`Instance does not have required property "${f}".`});let m=Object.keys(e);if(Y!==void 0&&m.length<Y&&i.push(
{instanceLocation:t,keyword:"minProperties",keywordLocation:`${n}/minProperties`,error:`Instance does not have at least ${Y}\
 properties.`}),T!==void 0&&m.length>T&&i.push({instanceLocation:t,keyword:"maxProperties",keywordLocation:`${n}/maxProp\
erties`,error:`Instance does not have at least ${T} properties.`}),ke!==void 0){let f=`${n}/propertyNames`;for(let s in e){
let $=`${t}/${k(s)}`,l=v(s,ke,r,d,a,c,$,f);l.valid||i.push({instanceLocation:t,keyword:"propertyNames",keywordLocation:f,
error:`Property name "${s}" does not match schema.`},...l.errors)}}if(B!==void 0){let f=`${n}/dependantRequired`;for(let s in B)
if(I(e,s)){let $=B[s];for(let l of $)I(e,l)||i.push({instanceLocation:t,keyword:"dependentRequired",keywordLocation:f,error:`\
Instance has "${s}" but does not have "${l}".`})}}if(Le!==void 0)for(let[f,s]of Object.entries(Le)){let $=`${n}/dependen\
tSchemas`;if(I(e,f)){let l=v(e,s,r,d,a,c,t,`${$}/${k(f)}`,h);l.valid||i.push({instanceLocation:t,keyword:"dependentSchem\
as",keywordLocation:$,error:`Instance has "${f}" but does not match dependant schema.`},...l.errors)}}if(Z!==void 0){let f=`${n}\
/dependencies`;for(let s in Z)if(I(e,s)){let $=Z[s];if(Array.isArray($))for(let l of $)I(e,l)||i.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:f,error:`Instance has "${s}" but does not have "${l}".`});else{let l=v(e,$,r,d,a,
c,t,`${f}/${k(s)}`);l.valid||i.push({instanceLocation:t,keyword:"dependencies",keywordLocation:f,error:`Instance has "${s}\
" but does not match dependant schema.`},...l.errors)}}}let u=Object.create(null),p=!1;if(he!==void 0){let f=`${n}/prope\
rties`;for(let[s,$]of Object.entries(he)){if(!I(e,s))continue;let l=`${t}/${k(s)}`,w=v(e[s],$,r,d,a,c,l,`${f}/${k(s)}`);
if(u[s]=!0,w.valid)h[s]=!0;else if(p=a,i.push({instanceLocation:t,keyword:"properties",keywordLocation:f,error:`Property\
 "${s}" does not match schema.`},...w.errors),p)break}}if(!p&&ye!==void 0){let f=`${n}/patternProperties`;for(let[s,$]of Object.
entries(ye)){let l=new RegExp(s,"u");for(let w in e){if(!l.test(w))continue;let ht=`${t}/${k(w)}`,Ie=v(e[w],$,r,d,a,c,ht,
`${f}/${k(s)}`);u[w]=!0,Ie.valid?h[w]=!0:(p=a,i.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:f,error:`\
Property "${w}" matches pattern "${s}" but does not match associated schema.`},...Ie.errors))}}}if(!p&&ve!==void 0){let f=`${n}\
/additionalProperties`;for(let s in e){if(u[s])continue;let $=`${t}/${k(s)}`,l=v(e[s],ve,r,d,a,c,$,f);l.valid?h[s]=!0:(p=
a,i.push({instanceLocation:t,keyword:"additionalProperties",keywordLocation:f,error:`Property "${s}" does not match addi\
tional properties schema.`},...l.errors))}}else if(!p&&we!==void 0){let f=`${n}/unevaluatedProperties`;for(let s in e)if(!h[s]){
let $=`${t}/${k(s)}`,l=v(e[s],we,r,d,a,c,$,f);l.valid?h[s]=!0:i.push({instanceLocation:t,keyword:"unevaluatedProperties",
keywordLocation:f,error:`Property "${s}" does not match unevaluated properties schema.`},...l.errors)}}}else if(y==="arr\
ay"){K!==void 0&&e.length>K&&i.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${n}/maxItems`,error:`Array \
has too many items (${e.length} > ${K}).`}),X!==void 0&&e.length<X&&i.push({instanceLocation:t,keyword:"minItems",keywordLocation:`${n}\
/minItems`,error:`Array has too few items (${e.length} < ${X}).`});let m=e.length,u=0,p=!1;if(G!==void 0){let f=`${n}/pr\
efixItems`,s=Math.min(G.length,m);for(;u<s;u++){let $=v(e[u],G[u],r,d,a,c,`${t}/${u}`,`${f}/${u}`);if(h[u]=!0,!$.valid&&
(p=a,i.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:f,error:"Items did not match schema."},...$.errors),
p))break}}if(C!==void 0){let f=`${n}/items`;if(Array.isArray(C)){let s=Math.min(C.length,m);for(;u<s;u++){let $=v(e[u],C[u],
r,d,a,c,`${t}/${u}`,`${f}/${u}`);if(h[u]=!0,!$.valid&&(p=a,i.push({instanceLocation:t,keyword:"items",keywordLocation:f,
error:"Items did not match schema."},...$.errors),p))break}}else for(;u<m;u++){let s=v(e[u],C,r,d,a,c,`${t}/${u}`,f);if(h[u]=
!0,!s.valid&&(p=a,i.push({instanceLocation:t,keyword:"items",keywordLocation:f,error:"Items did not match schema."},...s.
errors),p))break}if(!p&&_e!==void 0){let s=`${n}/additionalItems`;for(;u<m;u++){let $=v(e[u],_e,r,d,a,c,`${t}/${u}`,s);h[u]=
!0,$.valid||(p=a,i.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:s,error:"Items did not match addit\
ional items schema."},...$.errors))}}}if(be!==void 0)if(m===0&&b===void 0)i.push({instanceLocation:t,keyword:"contains",
keywordLocation:`${n}/contains`,error:"Array is empty. It must contain at least one item matching the schema."});else if(b!==
void 0&&m<b)i.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array has less it\
ems (${m}) than minContains (${b}).`});else{let f=`${n}/contains`,s=i.length,$=0;for(let l=0;l<m;l++){let w=v(e[l],be,r,
d,a,c,`${t}/${l}`,f);w.valid?(h[l]=!0,$++):i.push(...w.errors)}$>=(b||0)&&(i.length=s),b===void 0&&$===0?i.splice(s,0,{instanceLocation:t,
keyword:"contains",keywordLocation:f,error:"Array does not contain item matching schema."}):b!==void 0&&$<b?i.push({instanceLocation:t,
keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array must contain at least ${b} items matching schema. \
Only ${$} items were found.`}):H!==void 0&&$>H&&i.push({instanceLocation:t,keyword:"maxContains",keywordLocation:`${n}/m\
axContains`,error:`Array may contain at most ${H} items matching schema. ${$} items were found.`})}if(!p&&ge!==void 0){let f=`${n}\
/unevaluatedItems`;for(u;u<m;u++){if(h[u])continue;let s=v(e[u],ge,r,d,a,c,`${t}/${u}`,f);h[u]=!0,s.valid||i.push({instanceLocation:t,
keyword:"unevaluatedItems",keywordLocation:f,error:"Items did not match unevaluated items schema."},...s.errors)}}if($t)
for(let f=0;f<m;f++){let s=e[f],$=typeof s=="object"&&s!==null;for(let l=0;l<m;l++){if(f===l)continue;let w=e[l];(s===w||
$&&typeof w=="object"&&w!==null&&A(s,w))&&(i.push({instanceLocation:t,keyword:"uniqueItems",keywordLocation:`${n}/unique\
Items`,error:`Duplicate items at indexes ${f} and ${l}.`}),f=Number.MAX_SAFE_INTEGER,l=Number.MAX_SAFE_INTEGER)}}}else if(y===
"number")r==="4"?(z!==void 0&&(M===!0&&e<=z||e<z)&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/mi\
nimum`,error:`${e} is less than ${M?"or equal to ":""} ${z}.`}),j!==void 0&&(q===!0&&e>=j||e>j)&&i.push({instanceLocation:t,
keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${q?"or equal to ":""} ${j}.`})):(z!==void 0&&
e<z&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/minimum`,error:`${e} is less than ${z}.`}),j!==void 0&&
e>j&&i.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${j}.`}),M!==
void 0&&e<=M&&i.push({instanceLocation:t,keyword:"exclusiveMinimum",keywordLocation:`${n}/exclusiveMinimum`,error:`${e} \
is less than ${M}.`}),q!==void 0&&e>=q&&i.push({instanceLocation:t,keyword:"exclusiveMaximum",keywordLocation:`${n}/excl\
usiveMaximum`,error:`${e} is greater than or equal to ${q}.`})),Q!==void 0&&(lt(e,Q)||i.push({instanceLocation:t,keyword:"\
multipleOf",keywordLocation:`${n}/multipleOf`,error:`${e} is not a multiple of ${Q}.`}));else if(y==="string"){let m=D===
void 0&&F===void 0?0:ut(e);D!==void 0&&m<D&&i.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${n}/minLeng\
th`,error:`String is too short (${m} < ${D}).`}),F!==void 0&&m>F&&i.push({instanceLocation:t,keyword:"maxLength",keywordLocation:`${n}\
/maxLength`,error:`String is too long (${m} > ${F}).`}),xe!==void 0&&!new RegExp(xe,"u").test(e)&&i.push({instanceLocation:t,
keyword:"pattern",keywordLocation:`${n}/pattern`,error:"String does not match pattern."}),U!==void 0&&ae[U]&&!ae[U](e)&&
i.push({instanceLocation:t,keyword:"format",keywordLocation:`${n}/format`,error:`String does not match format "${U}".`})}
return{valid:i.length===0,errors:i}}var mt=class{schema;draft;shortCircuit;lookup;constructor(e,o="2019-09",r=!0){this.schema=
e,this.draft=o,this.shortCircuit=r,this.lookup=x(e)}validate(e){return v(e,this.schema,this.draft,this.lookup,this.shortCircuit)}addSchema(e,o){
o&&(e={...e,$id:o}),x(e,this.lookup)}}}};
