//# packages/cfworker/json-schema
(function(ze,je,vt){var Y=Object.defineProperty,Pe=Object.getOwnPropertyDescriptor,Ae=Object.getOwnPropertyNames,Se=Object.
prototype.hasOwnProperty,Re=(e,a)=>{for(var r in a)Y(e,r,{get:a[r],enumerable:!0})},Ce=(e,a,r,d)=>{if(a&&typeof a=="obje\
ct"||typeof a=="function")for(let o of Ae(a))!Se.call(e,o)&&o!==r&&Y(e,o,{get:()=>a[o],enumerable:!(d=Pe(a,o))||d.enumerable});
return e},Me=e=>Ce(Y({},"__esModule",{value:!0}),e),te={};Re(te,{Validator:()=>$t}),ze.exports=Me(te);var wt=je("package\
s/chunk-IYWUY3VA");function S(e,a){let r=typeof e;if(r!==typeof a)return!1;let d=Array.isArray(e),o=Array.isArray(a);if(d!==
o)return!1;if(d){let c=e.length;if(c!==a.length)return!1;for(let t=0;t<c;t++)if(!S(e[t],a[t]))return!1;return!0}if(r==="\
object"){if(!e||!a)return e===a;let c=Object.keys(e),t=Object.keys(a);if(c.length!==t.length)return!1;for(let n of c)if(!Object.
prototype.hasOwnProperty.call(a,n)||!S(e[n],a[n]))return!1;return!0}return e===a}function L(e){return encodeURI(qe(e)).replace(
/#/g,"%23")}function qe(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}var Ee=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,Ne=/^%[0-9A-Fa-f]{2}$/,
Ue=/^[A-Za-z0-9._~-]$/;function De(e){let a="";for(let r=0;r<e.length;){let d=e[r],o=e.slice(r,r+3);if(d==="%"&&Ne.test(
o)){let t=String.fromCharCode(parseInt(o.slice(1),16));a+=Ue.test(t)?t:o.toUpperCase(),r+=3;continue}let c=String.fromCodePoint(
e.codePointAt(r));a+=Ee.test(c)?c:encodeURIComponent(c),r+=c.length}return a}function N(e,a){let r=new URL(e,a.href);return r.
hash=r.hash?De(r.hash.slice(1)):"",r}var Fe={prefixItems:!0,items:!0,allOf:!0,anyOf:!0,oneOf:!0},Ve={$defs:!0,definitions:!0,
properties:!0,patternProperties:!0,dependentSchemas:!0},We={id:!0,$id:!0,$ref:!0,$schema:!0,$anchor:!0,$vocabulary:!0,$comment:!0,
default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,type:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,
multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0},
Je=typeof self<"u"&&self.location&&self.location.origin!=="null"?new URL(self.location.origin+self.location.pathname+location.
search):new URL("https://github.com/cfworker");function I(e,a=Object.create(null),r=Je,d=""){if(e&&typeof e=="object"&&!Array.
isArray(e)){let c=e.$id||e.id;if(c){let t=N(c,r);t.hash.length>1?a[t.href]=e:(t.hash="",d===""?r=t:I(e,a,r))}}else if(e!==
!0&&e!==!1)return a;let o=r.href+(d?"#"+d:"");if(a[o]!==void 0&&a[o]!==e)throw new Error(`Duplicate schema URI "${o}".`);
if(a[o]=e,e===!0||e===!1)return a;if(e.__absolute_uri__===void 0&&Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,
value:o}),e.$ref&&e.__absolute_ref__===void 0){let c=N(e.$ref,r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,
value:c.href})}if(e.$recursiveRef&&e.__absolute_recursive_ref__===void 0){let c=N(e.$recursiveRef,r);Object.defineProperty(
e,"__absolute_recursive_ref__",{enumerable:!1,value:c.href})}if(e.$anchor){let c=N("#"+e.$anchor,r);a[c.href]=e}for(let c in e){
if(We[c])continue;let t=`${d}/${L(c)}`,n=e[c];if(Array.isArray(n)){if(Fe[c]){let y=n.length;for(let g=0;g<y;g++)I(n[g],a,
r,`${t}/${g}`)}}else if(Ve[c])for(let y in n)I(n[y],a,r,`${t}/${L(y)}`);else I(n,a,r,t)}return a}var Ye=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Te=[0,31,28,31,30,31,30,31,31,30,31,30,31],Be=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,re=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,
Ze=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Ge=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
He=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
Xe=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,Ke=/^(?:\/(?:[^~/]|~0|~1)*)*$/,Qe=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
et=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,tt=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
rt=e=>{let a=e.match(tt);if(!a)return!1;let r=a[1],d=a[2];if(!r||!d||r.length>64||d.length>253||r[0]!=='"'&&(r[0]==="."||
r.endsWith(".")||r.includes("..")))return!1;if(d.startsWith("[")&&d.endsWith("]")){let o=d.slice(1,-1);return/^ipv6:/i.test(
o)?oe.test(o.slice(5)):ae.test(o)}return re.test(d)},ae=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
oe=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
at=e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e);function _(e){return e.test.bind(e)}var ne={date:ie,time:se.bind(void 0,!0),"date-time":it,duration:at,uri:ct,"u\
ri-reference":_(Ze),"uri-template":_(Ge),url:_(He),email:rt,hostname:_(re),ipv4:_(ae),ipv6:_(oe),regex:ut,uuid:_(Xe),"js\
on-pointer":_(Ke),"json-pointer-uri-fragment":_(Qe),"relative-json-pointer":_(et)};function ot(e){return e%4===0&&(e%100!==
0||e%400===0)}function ie(e){let a=e.match(Ye);if(!a)return!1;let r=a[1],d=a[2],o=a[3];if(!r||!d||!o)return!1;let c=+r,t=+d,
n=+o,y=t==2&&ot(c)?29:Te[t];return t>=1&&t<=12&&n>=1&&y!==void 0&&n<=y}function se(e,a){let r=a.match(Be);if(!r)return!1;
let d=r[1],o=r[2],c=r[3];if(!d||!o||!c)return!1;let t=+d,n=+o,y=+c,g=r[5],v=r[6],z=+(r[7]??0),U=+(r[8]??0);if(t>23||n>59||
y>60||z>23||U>59||e&&g===void 0)return!1;if(y<60)return!0;let A=v==="+"?1:v==="-"?-1:0;return(t*60+n-A*(z*60+U)+1440)%1440===
1439}var nt=/t|\s/i;function it(e){let[a,r,d]=e.split(nt);return a!==void 0&&r!==void 0&&d===void 0&&ie(a)&&se(!0,r)}var st=/\/|:/,
dt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ct(e){return st.test(e)&&dt.test(e)}var ft=/[^\\]\\Z/;function ut(e){if(ft.test(e))return!1;try{return new RegExp(
e,"u"),!0}catch{return!1}}function lt(e){let a=0,r=e.length,d=0,o;for(;d<r;)a++,o=e.charCodeAt(d++),o>=55296&&o<=56319&&
d<r&&(o=e.charCodeAt(d),(o&64512)==56320&&d++);return a}function O(e,a){return Object.prototype.hasOwnProperty.call(e,a)}
function de(e){let a=Math.abs(e).toString().split("e"),r=a[0],d=a[1]??"0",o=r.indexOf("."),c=o===-1?0:r.length-o-1;return[
BigInt(r.replace(".","")),Number(d)-c]}function mt(e,a){if(!Number.isFinite(e)||!Number.isFinite(a)||a<=0)return!1;let[r,
d]=de(e),[o,c]=de(a),t=d-c;return t>=0?r*10n**BigInt(t)%o===0n:r%(o*10n**BigInt(-t))===0n}function w(e,a,r="2019-09",d=I(
a),o=!0,c=null,t="#",n="#",y=Object.create(null)){if(a===!0)return{valid:!0,errors:[]};if(a===!1)return{valid:!1,errors:[
{instanceLocation:t,keyword:"false",keywordLocation:t,error:"False boolean schema."}]};let g=typeof e,v;switch(g){case"b\
oolean":case"number":case"string":v=g;break;case"object":e===null?v="null":Array.isArray(e)?v="array":v="object";break;default:
throw new Error(`Instances of "${g}" type are not supported.`)}let{$ref:z,$recursiveRef:U,$recursiveAnchor:A,type:b,const:R,
enum:C,required:ce,not:fe,anyOf:ue,allOf:le,oneOf:me,if:$e,then:pe,else:he,format:D,properties:ye,patternProperties:ve,additionalProperties:we,
unevaluatedProperties:ke,minProperties:T,maxProperties:B,propertyNames:Le,dependentRequired:Z,dependentSchemas:_e,dependencies:G,
prefixItems:H,items:M,additionalItems:ge,unevaluatedItems:be,contains:xe,minContains:x,maxContains:X,minItems:K,maxItems:Q,
uniqueItems:pt,minimum:j,maximum:P,exclusiveMinimum:q,exclusiveMaximum:E,multipleOf:ee,minLength:F,maxLength:V,pattern:Ie,
__absolute_ref__:W,__absolute_recursive_ref__:ht}=a,i=[];if(A===!0&&c===null&&(c=a),U==="#"){let $=c===null?d[ht]:c,l=`${n}\
/$recursiveRef`,h=w(e,c===null?a:c,r,d,o,$,t,l,y);h.valid||i.push({instanceLocation:t,keyword:"$recursiveRef",keywordLocation:l,
error:"A subschema had errors."},...h.errors)}if(z!==void 0){let $=d[W||z];if($===void 0){let u=`Unresolved $ref "${z}".`;
throw W&&W!==z&&(u+=`  Absolute URI "${W}".`),u+=`
Known schemas:
- ${Object.keys(d).join(`
- `)}`,new Error(u)}let l=`${n}/$ref`,h=w(e,$,r,d,o,c,t,l,y);if(h.valid||i.push({instanceLocation:t,keyword:"$ref",keywordLocation:l,
error:"A subschema had errors."},...h.errors),r==="4"||r==="7")return{valid:i.length===0,errors:i}}if(Array.isArray(b)){
let $=b.length,l=!1;for(let h=0;h<$;h++)if(v===b[h]||b[h]==="integer"&&v==="number"&&e%1===0&&e===e){l=!0;break}l||i.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${n}/type`,error:`Instance type "${v}" is invalid. Expected "${b.join(
'", "')}".`})}else b==="integer"?(v!=="number"||e%1||e!==e)&&i.push({instanceLocation:t,keyword:"type",keywordLocation:`${n}\
/type`,error:`Instance type "${v}" is invalid. Expected "${b}".`}):b!==void 0&&v!==b&&i.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${n}/type`,error:`Instance type "${v}" is invalid. Expected "${b}".`});if(R!==void 0&&(v==="objec\
t"||v==="array"?S(e,R)||i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`Instance does not\
 match ${JSON.stringify(R)}.`}):e!==R&&i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`In\
stance does not match ${JSON.stringify(R)}.`})),C!==void 0&&(v==="object"||v==="array"?C.some($=>S(e,$))||i.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(C)}.`}):C.some($=>e===
$)||i.push({instanceLocation:t,keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(
C)}.`})),fe!==void 0){let $=`${n}/not`;w(e,fe,r,d,o,c,t,$).valid&&i.push({instanceLocation:t,keyword:"not",keywordLocation:$,
error:'Instance matched "not" schema.'})}let J=[];if(ue!==void 0){let $=`${n}/anyOf`,l=i.length,h=!1;for(let[u,s]of ue.entries()){
let p=Object.create(y),m=w(e,s,r,d,o,A===!0?c:null,t,`${$}/${u}`,p);i.push(...m.errors),h=h||m.valid,m.valid&&J.push(p)}
h?i.length=l:i.splice(l,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:$,error:"Instance does not match any subsc\
hemas."})}if(le!==void 0){let $=`${n}/allOf`,l=i.length,h=!0;for(let[u,s]of le.entries()){let p=Object.create(y),m=w(e,s,
r,d,o,A===!0?c:null,t,`${$}/${u}`,p);i.push(...m.errors),h=h&&m.valid,m.valid&&J.push(p)}h?i.length=l:i.splice(l,0,{instanceLocation:t,
keyword:"allOf",keywordLocation:$,error:"Instance does not match every subschema."})}if(me!==void 0){let $=`${n}/oneOf`,
l=i.length,h=me.filter((u,s)=>{let p=Object.create(y),m=w(e,u,r,d,o,A===!0?c:null,t,`${$}/${s}`,p);return i.push(...m.errors),
m.valid&&J.push(p),m.valid}).length;h===1?i.length=l:i.splice(l,0,{instanceLocation:t,keyword:"oneOf",keywordLocation:$,
error:`Instance does not match exactly one subschema (${h} matches).`})}if((v==="object"||v==="array")&&Object.assign(y,
...J),$e!==void 0){let $=`${n}/if`,l=Object.create(null);if(w(e,$e,r,d,o,c,t,$,l).valid){if(Object.assign(y,l),pe!==void 0){
let h=w(e,pe,r,d,o,c,t,`${n}/then`,y);h.valid||i.push({instanceLocation:t,keyword:"if",keywordLocation:$,error:'Instance\
 does not match "then" schema.'},...h.errors)}}else if(he!==void 0){let h=w(e,he,r,d,o,c,t,`${n}/else`,y);h.valid||i.push(
{instanceLocation:t,keyword:"if",keywordLocation:$,error:'Instance does not match "else" schema.'},...h.errors)}}if(v===
"object"){if(ce!==void 0)for(let u of ce)O(e,u)||i.push({instanceLocation:t,keyword:"required",keywordLocation:`${n}/req\
uired`,error:`Instance does not have required property "${u}".`});let $=Object.keys(e);if(T!==void 0&&$.length<T&&i.push(
{instanceLocation:t,keyword:"minProperties",keywordLocation:`${n}/minProperties`,error:`Instance does not have at least ${T}\
 properties.`}),B!==void 0&&$.length>B&&i.push({instanceLocation:t,keyword:"maxProperties",keywordLocation:`${n}/maxProp\
erties`,error:`Instance does not have at least ${B} properties.`}),Le!==void 0){let u=`${n}/propertyNames`;for(let s in e){
let p=`${t}/${L(s)}`,m=w(s,Le,r,d,o,c,p,u);m.valid||i.push({instanceLocation:t,keyword:"propertyNames",keywordLocation:u,
error:`Property name "${s}" does not match schema.`},...m.errors)}}if(Z!==void 0){let u=`${n}/dependantRequired`;for(let s in Z)
if(O(e,s)){let p=Z[s];for(let m of p)O(e,m)||i.push({instanceLocation:t,keyword:"dependentRequired",keywordLocation:u,error:`\
Instance has "${s}" but does not have "${m}".`})}}if(_e!==void 0)for(let[u,s]of Object.entries(_e)){let p=`${n}/dependen\
tSchemas`;if(O(e,u)){let m=w(e,s,r,d,o,c,t,`${p}/${L(u)}`,y);m.valid||i.push({instanceLocation:t,keyword:"dependentSchem\
as",keywordLocation:p,error:`Instance has "${u}" but does not match dependant schema.`},...m.errors)}}if(G!==void 0){let u=`${n}\
/dependencies`;for(let s in G)if(O(e,s)){let p=G[s];if(Array.isArray(p))for(let m of p)O(e,m)||i.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:u,error:`Instance has "${s}" but does not have "${m}".`});else{let m=w(e,p,r,d,o,
c,t,`${u}/${L(s)}`);m.valid||i.push({instanceLocation:t,keyword:"dependencies",keywordLocation:u,error:`Instance has "${s}\
" but does not match dependant schema.`},...m.errors)}}}let l=Object.create(null),h=!1;if(ye!==void 0){let u=`${n}/prope\
rties`;for(let[s,p]of Object.entries(ye)){if(!O(e,s))continue;let m=`${t}/${L(s)}`,k=w(e[s],p,r,d,o,c,m,`${u}/${L(s)}`);
if(l[s]=!0,k.valid)y[s]=!0;else if(h=o,i.push({instanceLocation:t,keyword:"properties",keywordLocation:u,error:`Property\
 "${s}" does not match schema.`},...k.errors),h)break}}if(!h&&ve!==void 0){let u=`${n}/patternProperties`;for(let[s,p]of Object.
entries(ve)){let m=new RegExp(s,"u");for(let k in e){if(!m.test(k))continue;let yt=`${t}/${L(k)}`,Oe=w(e[k],p,r,d,o,c,yt,
`${u}/${L(s)}`);l[k]=!0,Oe.valid?y[k]=!0:(h=o,i.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:u,error:`\
Property "${k}" matches pattern "${s}" but does not match associated schema.`},...Oe.errors))}}}if(!h&&we!==void 0){let u=`${n}\
/additionalProperties`;for(let s in e){if(l[s])continue;let p=`${t}/${L(s)}`,m=w(e[s],we,r,d,o,c,p,u);m.valid?y[s]=!0:(h=
o,i.push({instanceLocation:t,keyword:"additionalProperties",keywordLocation:u,error:`Property "${s}" does not match addi\
tional properties schema.`},...m.errors))}}else if(!h&&ke!==void 0){let u=`${n}/unevaluatedProperties`;for(let s in e)if(!y[s]){
let p=`${t}/${L(s)}`,m=w(e[s],ke,r,d,o,c,p,u);m.valid?y[s]=!0:i.push({instanceLocation:t,keyword:"unevaluatedProperties",
keywordLocation:u,error:`Property "${s}" does not match unevaluated properties schema.`},...m.errors)}}}else if(v==="arr\
ay"){Q!==void 0&&e.length>Q&&i.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${n}/maxItems`,error:`Array \
has too many items (${e.length} > ${Q}).`}),K!==void 0&&e.length<K&&i.push({instanceLocation:t,keyword:"minItems",keywordLocation:`${n}\
/minItems`,error:`Array has too few items (${e.length} < ${K}).`});let $=e.length,l=0,h=!1;if(H!==void 0){let u=`${n}/pr\
efixItems`,s=Math.min(H.length,$);for(;l<s;l++){let p=w(e[l],H[l],r,d,o,c,`${t}/${l}`,`${u}/${l}`);if(y[l]=!0,!p.valid&&
(h=o,i.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:u,error:"Items did not match schema."},...p.errors),
h))break}}if(M!==void 0){let u=`${n}/items`;if(Array.isArray(M)){let s=Math.min(M.length,$);for(;l<s;l++){let p=w(e[l],M[l],
r,d,o,c,`${t}/${l}`,`${u}/${l}`);if(y[l]=!0,!p.valid&&(h=o,i.push({instanceLocation:t,keyword:"items",keywordLocation:u,
error:"Items did not match schema."},...p.errors),h))break}}else for(;l<$;l++){let s=w(e[l],M,r,d,o,c,`${t}/${l}`,u);if(y[l]=
!0,!s.valid&&(h=o,i.push({instanceLocation:t,keyword:"items",keywordLocation:u,error:"Items did not match schema."},...s.
errors),h))break}if(!h&&ge!==void 0){let s=`${n}/additionalItems`;for(;l<$;l++){let p=w(e[l],ge,r,d,o,c,`${t}/${l}`,s);y[l]=
!0,p.valid||(h=o,i.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:s,error:"Items did not match addit\
ional items schema."},...p.errors))}}}if(xe!==void 0)if($===0&&x===void 0)i.push({instanceLocation:t,keyword:"contains",
keywordLocation:`${n}/contains`,error:"Array is empty. It must contain at least one item matching the schema."});else if(x!==
void 0&&$<x)i.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array has less it\
ems (${$}) than minContains (${x}).`});else{let u=`${n}/contains`,s=i.length,p=0;for(let m=0;m<$;m++){let k=w(e[m],xe,r,
d,o,c,`${t}/${m}`,u);k.valid?(y[m]=!0,p++):i.push(...k.errors)}p>=(x||0)&&(i.length=s),x===void 0&&p===0?i.splice(s,0,{instanceLocation:t,
keyword:"contains",keywordLocation:u,error:"Array does not contain item matching schema."}):x!==void 0&&p<x?i.push({instanceLocation:t,
keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array must contain at least ${x} items matching schema. \
Only ${p} items were found.`}):X!==void 0&&p>X&&i.push({instanceLocation:t,keyword:"maxContains",keywordLocation:`${n}/m\
axContains`,error:`Array may contain at most ${X} items matching schema. ${p} items were found.`})}if(!h&&be!==void 0){let u=`${n}\
/unevaluatedItems`;for(l;l<$;l++){if(y[l])continue;let s=w(e[l],be,r,d,o,c,`${t}/${l}`,u);y[l]=!0,s.valid||i.push({instanceLocation:t,
keyword:"unevaluatedItems",keywordLocation:u,error:"Items did not match unevaluated items schema."},...s.errors)}}if(pt)
for(let u=0;u<$;u++){let s=e[u],p=typeof s=="object"&&s!==null;for(let m=0;m<$;m++){if(u===m)continue;let k=e[m];(s===k||
p&&typeof k=="object"&&k!==null&&S(s,k))&&(i.push({instanceLocation:t,keyword:"uniqueItems",keywordLocation:`${n}/unique\
Items`,error:`Duplicate items at indexes ${u} and ${m}.`}),u=Number.MAX_SAFE_INTEGER,m=Number.MAX_SAFE_INTEGER)}}}else if(v===
"number")r==="4"?(j!==void 0&&(q===!0&&e<=j||e<j)&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/mi\
nimum`,error:`${e} is less than ${q?"or equal to ":""} ${j}.`}),P!==void 0&&(E===!0&&e>=P||e>P)&&i.push({instanceLocation:t,
keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${E?"or equal to ":""} ${P}.`})):(j!==void 0&&
e<j&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/minimum`,error:`${e} is less than ${j}.`}),P!==void 0&&
e>P&&i.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${P}.`}),q!==
void 0&&e<=q&&i.push({instanceLocation:t,keyword:"exclusiveMinimum",keywordLocation:`${n}/exclusiveMinimum`,error:`${e} \
is less than ${q}.`}),E!==void 0&&e>=E&&i.push({instanceLocation:t,keyword:"exclusiveMaximum",keywordLocation:`${n}/excl\
usiveMaximum`,error:`${e} is greater than or equal to ${E}.`})),ee!==void 0&&(mt(e,ee)||i.push({instanceLocation:t,keyword:"\
multipleOf",keywordLocation:`${n}/multipleOf`,error:`${e} is not a multiple of ${ee}.`}));else if(v==="string"){let $=F===
void 0&&V===void 0?0:lt(e);F!==void 0&&$<F&&i.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${n}/minLeng\
th`,error:`String is too short (${$} < ${F}).`}),V!==void 0&&$>V&&i.push({instanceLocation:t,keyword:"maxLength",keywordLocation:`${n}\
/maxLength`,error:`String is too long (${$} > ${V}).`}),Ie!==void 0&&!new RegExp(Ie,"u").test(e)&&i.push({instanceLocation:t,
keyword:"pattern",keywordLocation:`${n}/pattern`,error:"String does not match pattern."}),D!==void 0&&ne[D]&&!ne[D](e)&&
i.push({instanceLocation:t,keyword:"format",keywordLocation:`${n}/format`,error:`String does not match format "${D}".`})}
return{valid:i.length===0,errors:i}}var $t=class{schema;draft;shortCircuit;lookup;constructor(e,a="2019-09",r=!0){this.schema=
e,this.draft=a,this.shortCircuit=r,this.lookup=I(e)}validate(e){return w(e,this.schema,this.draft,this.lookup,this.shortCircuit)}addSchema(e,a){
a&&(e={...e,$id:a}),I(e,this.lookup)}}});
