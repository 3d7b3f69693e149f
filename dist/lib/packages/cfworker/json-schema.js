"use strict";var kt=Object.defineProperty;var y=(ie,B)=>kt(ie,"name",{value:B,configurable:!0});module.exports={"@cfworker/json-schema"(ie,B,Lt,Ue){var Z=Object.defineProperty,De=Object.getOwnPropertyDescriptor,Fe=Object.
getOwnPropertyNames,Ve=Object.prototype.hasOwnProperty,Je=y((e,a)=>{for(var r in a)Z(e,r,{get:a[r],enumerable:!0})},"__e\
xport"),Te=y((e,a,r,d)=>{if(a&&typeof a=="object"||typeof a=="function")for(let o of Fe(a))!Ve.call(e,o)&&o!==r&&Z(e,o,{
get:y(()=>a[o],"get"),enumerable:!(d=De(a,o))||d.enumerable});return e},"__copyProps"),We=y(e=>Te(Z({},"__esModule",{value:!0}),
e),"__toCommonJS"),se={};Je(se,{Validator:y(()=>ht,"Validator")}),Ue.exports=We(se);var k=B("chunk-CVC2726E");function S(e,a){
let r=typeof e;if(r!==typeof a)return!1;let d=Array.isArray(e),o=Array.isArray(a);if(d!==o)return!1;if(d){let c=e.length;
if(c!==a.length)return!1;for(let t=0;t<c;t++)if(!S(e[t],a[t]))return!1;return!0}if(r==="object"){if(!e||!a)return e===a;
let c=Object.keys(e),t=Object.keys(a);if(c.length!==t.length)return!1;for(let n of c)if(!Object.prototype.hasOwnProperty.
call(a,n)||!S(e[n],a[n]))return!1;return!0}return e===a}y(S,"j"),(0,k.a)(S,"deepCompareStrict");function _(e){return encodeURI(
de(e)).replace(/#/g,"%23")}y(_,"x"),(0,k.a)(_,"encodePointer");function de(e){return e.replace(/~/g,"~0").replace(/\//g,
"~1")}y(de,"Re"),(0,k.a)(de,"escapePointer");var Be=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,Ze=/^%[0-9A-Fa-f]{2}$/,Ge=/^[A-Za-z0-9._~-]$/;
function ce(e){let a="";for(let r=0;r<e.length;){let d=e[r],o=e.slice(r,r+3);if(d==="%"&&Ze.test(o)){let t=String.fromCharCode(
parseInt(o.slice(1),16));a+=Ge.test(t)?t:o.toUpperCase(),r+=3;continue}let c=String.fromCodePoint(e.codePointAt(r));a+=Be.
test(c)?c:encodeURIComponent(c),r+=c.length}return a}y(ce,"Ne"),(0,k.a)(ce,"normalizeURIFragment");function R(e,a){let r=new URL(
e,a.href);return r.hash=r.hash?ce(r.hash.slice(1)):"",r}y(R,"B"),(0,k.a)(R,"resolveURI");var He={prefixItems:!0,items:!0,
allOf:!0,anyOf:!0,oneOf:!0},Xe={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependentSchemas:!0},Ye={id:!0,
$id:!0,$ref:!0,$schema:!0,$anchor:!0,$vocabulary:!0,$comment:!0,default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,
type:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,
format:!0,maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0},Ke=typeof self<"u"&&self.location&&self.
location.origin!=="null"?new URL(self.location.origin+self.location.pathname+location.search):new URL("https://github.co\
m/cfworker");function O(e,a=Object.create(null),r=Ke,d=""){if(e&&typeof e=="object"&&!Array.isArray(e)){let c=e.$id||e.id;
if(c){let t=R(c,r);t.hash.length>1?a[t.href]=e:(t.hash="",d===""?r=t:O(e,a,r))}}else if(e!==!0&&e!==!1)return a;let o=r.
href+(d?"#"+d:"");if(a[o]!==void 0&&a[o]!==e)throw new Error(`Duplicate schema URI "${o}".`);if(a[o]=e,e===!0||e===!1)return a;
if(e.__absolute_uri__===void 0&&Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,value:o}),e.$ref&&e.__absolute_ref__===
void 0){let c=R(e.$ref,r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,value:c.href})}if(e.$recursiveRef&&e.
__absolute_recursive_ref__===void 0){let c=R(e.$recursiveRef,r);Object.defineProperty(e,"__absolute_recursive_ref__",{enumerable:!1,
value:c.href})}if(e.$anchor){let c=R("#"+e.$anchor,r);a[c.href]=e}for(let c in e){if(Ye[c])continue;let t=`${d}/${_(c)}`,
n=e[c];if(Array.isArray(n)){if(He[c]){let h=n.length;for(let b=0;b<h;b++)O(n[b],a,r,`${t}/${b}`)}}else if(Xe[c])for(let h in n)
O(n[h],a,r,`${t}/${_(h)}`);else O(n,a,r,t)}return a}y(O,"P"),(0,k.a)(O,"dereference");var Qe=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
et=[0,31,28,31,30,31,30,31,31,30,31,30,31],tt=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,fe=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,
rt=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
at=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
ot=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
nt=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,it=/^(?:\/(?:[^~/]|~0|~1)*)*$/,st=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
dt=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,ct=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
ft=(0,k.a)(e=>{let a=e.match(ct);if(!a)return!1;let r=a[1],d=a[2];if(!r||!d||r.length>64||d.length>253||r[0]!=='"'&&(r[0]===
"."||r.endsWith(".")||r.includes("..")))return!1;if(d.startsWith("[")&&d.endsWith("]")){let o=d.slice(1,-1);return/^ipv6:/i.
test(o)?ue.test(o.slice(5)):le.test(o)}return fe.test(d)},"EMAIL"),le=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
ue=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
lt=(0,k.a)(e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e),"DURATION");function g(e){return e.test.bind(e)}y(g,"b"),(0,k.a)(g,"bind");var me={date:G,time:H.bind(void 0,!0),
"date-time":$e,duration:lt,uri:he,"uri-reference":g(rt),"uri-template":g(at),url:g(ot),email:ft,hostname:g(fe),ipv4:g(le),
ipv6:g(ue),regex:ye,uuid:g(nt),"json-pointer":g(it),"json-pointer-uri-fragment":g(st),"relative-json-pointer":g(dt)};function pe(e){
return e%4===0&&(e%100!==0||e%400===0)}y(pe,"Le"),(0,k.a)(pe,"isLeapYear");function G(e){let a=e.match(Qe);if(!a)return!1;
let r=a[1],d=a[2],o=a[3];if(!r||!d||!o)return!1;let c=+r,t=+d,n=+o,h=t==2&&pe(c)?29:et[t];return t>=1&&t<=12&&n>=1&&h!==
void 0&&n<=h}y(G,"Oe"),(0,k.a)(G,"date");function H(e,a){let r=a.match(tt);if(!r)return!1;let d=r[1],o=r[2],c=r[3];if(!d||
!o||!c)return!1;let t=+d,n=+o,h=+c,b=r[5],w=r[6],P=+(r[7]??0),D=+(r[8]??0);if(t>23||n>59||h>60||P>23||D>59||e&&b===void 0)
return!1;if(h<60)return!0;let C=w==="+"?1:w==="-"?-1:0;return(t*60+n-C*(P*60+D)+1440)%1440===1439}y(H,"Pe"),(0,k.a)(H,"t\
ime");var ut=/t|\s/i;function $e(e){let[a,r,d]=e.split(ut);return a!==void 0&&r!==void 0&&d===void 0&&G(a)&&H(!0,r)}y($e,
"rr"),(0,k.a)($e,"date_time");var mt=/\/|:/,pt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function he(e){return mt.test(e)&&pt.test(e)}y(he,"nr"),(0,k.a)(he,"uri");var $t=/[^\\]\\Z/;function ye(e){if($t.test(e))
return!1;try{return new RegExp(e,"u"),!0}catch{return!1}}y(ye,"or"),(0,k.a)(ye,"regex");function ve(e){let a=0,r=e.length,
d=0,o;for(;d<r;)a++,o=e.charCodeAt(d++),o>=55296&&o<=56319&&d<r&&(o=e.charCodeAt(d),(o&64512)==56320&&d++);return a}y(ve,
"Se"),(0,k.a)(ve,"ucs2length");function z(e,a){return Object.prototype.hasOwnProperty.call(e,a)}y(z,"E"),(0,k.a)(z,"hasO\
wnProperty");function X(e){let a=Math.abs(e).toString().split("e"),r=a[0],d=a[1]??"0",o=r.indexOf("."),c=o===-1?0:r.length-
o-1;return[BigInt(r.replace(".","")),Number(d)-c]}y(X,"ze"),(0,k.a)(X,"decimalInteger");function we(e,a){if(!Number.isFinite(
e)||!Number.isFinite(a)||a<=0)return!1;let[r,d]=X(e),[o,c]=X(a),t=d-c;return t>=0?r*10n**BigInt(t)%o===0n:r%(o*10n**BigInt(
-t))===0n}y(we,"sr"),(0,k.a)(we,"isMultipleOf");function v(e,a,r="2019-09",d=O(a),o=!0,c=null,t="#",n="#",h=Object.create(
null)){if(a===!0)return{valid:!0,errors:[]};if(a===!1)return{valid:!1,errors:[{instanceLocation:t,keyword:"false",keywordLocation:t,
error:"False boolean schema."}]};let b=typeof e,w;switch(b){case"boolean":case"number":case"string":w=b;break;case"objec\
t":e===null?w="null":Array.isArray(e)?w="array":w="object";break;default:throw new Error(`Instances of "${b}" type are n\
ot supported.`)}let{$ref:P,$recursiveRef:D,$recursiveAnchor:C,type:I,const:M,enum:E,required:ke,not:Le,anyOf:_e,allOf:ge,
oneOf:be,if:Ie,then:xe,else:Oe,format:F,properties:ze,patternProperties:Pe,additionalProperties:je,unevaluatedProperties:Ae,
minProperties:Y,maxProperties:K,propertyNames:Se,dependentRequired:Q,dependentSchemas:Ce,dependencies:ee,prefixItems:te,
items:N,additionalItems:Re,unevaluatedItems:Me,contains:Ee,minContains:x,maxContains:re,minItems:ae,maxItems:oe,uniqueItems:yt,
minimum:j,maximum:A,exclusiveMinimum:q,exclusiveMaximum:U,multipleOf:ne,minLength:V,maxLength:J,pattern:Ne,__absolute_ref__:T,
__absolute_recursive_ref__:vt}=a,i=[];if(C===!0&&c===null&&(c=a),D==="#"){let m=c===null?d[vt]:c,l=`${n}/$recursiveRef`,
$=v(e,c===null?a:c,r,d,o,m,t,l,h);$.valid||i.push({instanceLocation:t,keyword:"$recursiveRef",keywordLocation:l,error:"A\
 subschema had errors."},...$.errors)}if(P!==void 0){let m=d[T||P];if(m===void 0){let f=`Unresolved $ref "${P}".`;throw T&&
T!==P&&(f+=`  Absolute URI "${T}".`),f+=`
Known schemas:
- ${Object.keys(d).join(`
- `)}`,new Error(f)}let l=`${n}/$ref`,$=v(e,m,r,d,o,c,t,l,h);if($.valid||i.push({instanceLocation:t,keyword:"$ref",keywordLocation:l,
error:"A subschema had errors."},...$.errors),r==="4"||r==="7")return{valid:i.length===0,errors:i}}if(Array.isArray(I)){
let m=I.length,l=!1;for(let $=0;$<m;$++)if(w===I[$]||I[$]==="integer"&&w==="number"&&e%1===0&&e===e){l=!0;break}l||i.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${n}/type`,error:`Instance type "${w}" is invalid. Expected "${I.join(
'", "')}".`})}else I==="integer"?(w!=="number"||e%1||e!==e)&&i.push({instanceLocation:t,keyword:"type",keywordLocation:`${n}\
/type`,error:`Instance type "${w}" is invalid. Expected "${I}".`}):I!==void 0&&w!==I&&i.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${n}/type`,error:`Instance type "${w}" is invalid. Expected "${I}".`});if(M!==void 0&&(w==="objec\
t"||w==="array"?S(e,M)||i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`Instance does not\
 match ${JSON.stringify(M)}.`}):e!==M&&i.push({instanceLocation:t,keyword:"const",keywordLocation:`${n}/const`,error:`In\
stance does not match ${JSON.stringify(M)}.`})),E!==void 0&&(w==="object"||w==="array"?E.some(m=>S(e,m))||i.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(E)}.`}):E.some(m=>e===
m)||i.push({instanceLocation:t,keyword:"enum",keywordLocation:`${n}/enum`,error:`Instance does not match any of ${JSON.stringify(
E)}.`})),Le!==void 0){let m=`${n}/not`;v(e,Le,r,d,o,c,t,m).valid&&i.push({instanceLocation:t,keyword:"not",keywordLocation:m,
error:'Instance matched "not" schema.'})}let W=[];if(_e!==void 0){let m=`${n}/anyOf`,l=i.length,$=!1;for(let[f,s]of _e.entries()){
let p=Object.create(h),u=v(e,s,r,d,o,C===!0?c:null,t,`${m}/${f}`,p);i.push(...u.errors),$=$||u.valid,u.valid&&W.push(p)}
$?i.length=l:i.splice(l,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:m,error:"Instance does not match any subsc\
hemas."})}if(ge!==void 0){let m=`${n}/allOf`,l=i.length,$=!0;for(let[f,s]of ge.entries()){let p=Object.create(h),u=v(e,s,
r,d,o,C===!0?c:null,t,`${m}/${f}`,p);i.push(...u.errors),$=$&&u.valid,u.valid&&W.push(p)}$?i.length=l:i.splice(l,0,{instanceLocation:t,
keyword:"allOf",keywordLocation:m,error:"Instance does not match every subschema."})}if(be!==void 0){let m=`${n}/oneOf`,
l=i.length,$=be.filter((f,s)=>{let p=Object.create(h),u=v(e,f,r,d,o,C===!0?c:null,t,`${m}/${s}`,p);return i.push(...u.errors),
u.valid&&W.push(p),u.valid}).length;$===1?i.length=l:i.splice(l,0,{instanceLocation:t,keyword:"oneOf",keywordLocation:m,
error:`Instance does not match exactly one subschema (${$} matches).`})}if((w==="object"||w==="array")&&Object.assign(h,
...W),Ie!==void 0){let m=`${n}/if`,l=Object.create(null);if(v(e,Ie,r,d,o,c,t,m,l).valid){if(Object.assign(h,l),xe!==void 0){
let $=v(e,xe,r,d,o,c,t,`${n}/then`,h);$.valid||i.push({instanceLocation:t,keyword:"if",keywordLocation:m,error:'Instance\
 does not match "then" schema.'},...$.errors)}}else if(Oe!==void 0){let $=v(e,Oe,r,d,o,c,t,`${n}/else`,h);$.valid||i.push(
{instanceLocation:t,keyword:"if",keywordLocation:m,error:'Instance does not match "else" schema.'},...$.errors)}}if(w===
"object"){if(ke!==void 0)for(let f of ke)z(e,f)||i.push({instanceLocation:t,keyword:"required",keywordLocation:`${n}/req\
uired`,error:`Instance does not have required property "${f}".`});let m=Object.keys(e);if(Y!==void 0&&m.length<Y&&i.push(
{instanceLocation:t,keyword:"minProperties",keywordLocation:`${n}/minProperties`,error:`Instance does not have at least ${Y}\
 properties.`}),K!==void 0&&m.length>K&&i.push({instanceLocation:t,keyword:"maxProperties",keywordLocation:`${n}/maxProp\
erties`,error:`Instance does not have at least ${K} properties.`}),Se!==void 0){let f=`${n}/propertyNames`;for(let s in e){
let p=`${t}/${_(s)}`,u=v(s,Se,r,d,o,c,p,f);u.valid||i.push({instanceLocation:t,keyword:"propertyNames",keywordLocation:f,
error:`Property name "${s}" does not match schema.`},...u.errors)}}if(Q!==void 0){let f=`${n}/dependantRequired`;for(let s in Q)
if(z(e,s)){let p=Q[s];for(let u of p)z(e,u)||i.push({instanceLocation:t,keyword:"dependentRequired",keywordLocation:f,error:`\
Instance has "${s}" but does not have "${u}".`})}}if(Ce!==void 0)for(let[f,s]of Object.entries(Ce)){let p=`${n}/dependen\
tSchemas`;if(z(e,f)){let u=v(e,s,r,d,o,c,t,`${p}/${_(f)}`,h);u.valid||i.push({instanceLocation:t,keyword:"dependentSchem\
as",keywordLocation:p,error:`Instance has "${f}" but does not match dependant schema.`},...u.errors)}}if(ee!==void 0){let f=`${n}\
/dependencies`;for(let s in ee)if(z(e,s)){let p=ee[s];if(Array.isArray(p))for(let u of p)z(e,u)||i.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:f,error:`Instance has "${s}" but does not have "${u}".`});else{let u=v(e,p,r,d,o,
c,t,`${f}/${_(s)}`);u.valid||i.push({instanceLocation:t,keyword:"dependencies",keywordLocation:f,error:`Instance has "${s}\
" but does not match dependant schema.`},...u.errors)}}}let l=Object.create(null),$=!1;if(ze!==void 0){let f=`${n}/prope\
rties`;for(let[s,p]of Object.entries(ze)){if(!z(e,s))continue;let u=`${t}/${_(s)}`,L=v(e[s],p,r,d,o,c,u,`${f}/${_(s)}`);
if(l[s]=!0,L.valid)h[s]=!0;else if($=o,i.push({instanceLocation:t,keyword:"properties",keywordLocation:f,error:`Property\
 "${s}" does not match schema.`},...L.errors),$)break}}if(!$&&Pe!==void 0){let f=`${n}/patternProperties`;for(let[s,p]of Object.
entries(Pe)){let u=new RegExp(s,"u");for(let L in e){if(!u.test(L))continue;let wt=`${t}/${_(L)}`,qe=v(e[L],p,r,d,o,c,wt,
`${f}/${_(s)}`);l[L]=!0,qe.valid?h[L]=!0:($=o,i.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:f,error:`\
Property "${L}" matches pattern "${s}" but does not match associated schema.`},...qe.errors))}}}if(!$&&je!==void 0){let f=`${n}\
/additionalProperties`;for(let s in e){if(l[s])continue;let p=`${t}/${_(s)}`,u=v(e[s],je,r,d,o,c,p,f);u.valid?h[s]=!0:($=
o,i.push({instanceLocation:t,keyword:"additionalProperties",keywordLocation:f,error:`Property "${s}" does not match addi\
tional properties schema.`},...u.errors))}}else if(!$&&Ae!==void 0){let f=`${n}/unevaluatedProperties`;for(let s in e)if(!h[s]){
let p=`${t}/${_(s)}`,u=v(e[s],Ae,r,d,o,c,p,f);u.valid?h[s]=!0:i.push({instanceLocation:t,keyword:"unevaluatedProperties",
keywordLocation:f,error:`Property "${s}" does not match unevaluated properties schema.`},...u.errors)}}}else if(w==="arr\
ay"){oe!==void 0&&e.length>oe&&i.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${n}/maxItems`,error:`Arra\
y has too many items (${e.length} > ${oe}).`}),ae!==void 0&&e.length<ae&&i.push({instanceLocation:t,keyword:"minItems",keywordLocation:`${n}\
/minItems`,error:`Array has too few items (${e.length} < ${ae}).`});let m=e.length,l=0,$=!1;if(te!==void 0){let f=`${n}/\
prefixItems`,s=Math.min(te.length,m);for(;l<s;l++){let p=v(e[l],te[l],r,d,o,c,`${t}/${l}`,`${f}/${l}`);if(h[l]=!0,!p.valid&&
($=o,i.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:f,error:"Items did not match schema."},...p.errors),
$))break}}if(N!==void 0){let f=`${n}/items`;if(Array.isArray(N)){let s=Math.min(N.length,m);for(;l<s;l++){let p=v(e[l],N[l],
r,d,o,c,`${t}/${l}`,`${f}/${l}`);if(h[l]=!0,!p.valid&&($=o,i.push({instanceLocation:t,keyword:"items",keywordLocation:f,
error:"Items did not match schema."},...p.errors),$))break}}else for(;l<m;l++){let s=v(e[l],N,r,d,o,c,`${t}/${l}`,f);if(h[l]=
!0,!s.valid&&($=o,i.push({instanceLocation:t,keyword:"items",keywordLocation:f,error:"Items did not match schema."},...s.
errors),$))break}if(!$&&Re!==void 0){let s=`${n}/additionalItems`;for(;l<m;l++){let p=v(e[l],Re,r,d,o,c,`${t}/${l}`,s);h[l]=
!0,p.valid||($=o,i.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:s,error:"Items did not match addit\
ional items schema."},...p.errors))}}}if(Ee!==void 0)if(m===0&&x===void 0)i.push({instanceLocation:t,keyword:"contains",
keywordLocation:`${n}/contains`,error:"Array is empty. It must contain at least one item matching the schema."});else if(x!==
void 0&&m<x)i.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array has less it\
ems (${m}) than minContains (${x}).`});else{let f=`${n}/contains`,s=i.length,p=0;for(let u=0;u<m;u++){let L=v(e[u],Ee,r,
d,o,c,`${t}/${u}`,f);L.valid?(h[u]=!0,p++):i.push(...L.errors)}p>=(x||0)&&(i.length=s),x===void 0&&p===0?i.splice(s,0,{instanceLocation:t,
keyword:"contains",keywordLocation:f,error:"Array does not contain item matching schema."}):x!==void 0&&p<x?i.push({instanceLocation:t,
keyword:"minContains",keywordLocation:`${n}/minContains`,error:`Array must contain at least ${x} items matching schema. \
Only ${p} items were found.`}):re!==void 0&&p>re&&i.push({instanceLocation:t,keyword:"maxContains",keywordLocation:`${n}\
/maxContains`,error:`Array may contain at most ${re} items matching schema. ${p} items were found.`})}if(!$&&Me!==void 0){
let f=`${n}/unevaluatedItems`;for(l;l<m;l++){if(h[l])continue;let s=v(e[l],Me,r,d,o,c,`${t}/${l}`,f);h[l]=!0,s.valid||i.
push({instanceLocation:t,keyword:"unevaluatedItems",keywordLocation:f,error:"Items did not match unevaluated items schem\
a."},...s.errors)}}if(yt)for(let f=0;f<m;f++){let s=e[f],p=typeof s=="object"&&s!==null;for(let u=0;u<m;u++){if(f===u)continue;
let L=e[u];(s===L||p&&typeof L=="object"&&L!==null&&S(s,L))&&(i.push({instanceLocation:t,keyword:"uniqueItems",keywordLocation:`${n}\
/uniqueItems`,error:`Duplicate items at indexes ${f} and ${u}.`}),f=Number.MAX_SAFE_INTEGER,u=Number.MAX_SAFE_INTEGER)}}}else if(w===
"number")r==="4"?(j!==void 0&&(q===!0&&e<=j||e<j)&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/mi\
nimum`,error:`${e} is less than ${q?"or equal to ":""} ${j}.`}),A!==void 0&&(U===!0&&e>=A||e>A)&&i.push({instanceLocation:t,
keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${U?"or equal to ":""} ${A}.`})):(j!==void 0&&
e<j&&i.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${n}/minimum`,error:`${e} is less than ${j}.`}),A!==void 0&&
e>A&&i.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${n}/maximum`,error:`${e} is greater than ${A}.`}),q!==
void 0&&e<=q&&i.push({instanceLocation:t,keyword:"exclusiveMinimum",keywordLocation:`${n}/exclusiveMinimum`,error:`${e} \
is less than ${q}.`}),U!==void 0&&e>=U&&i.push({instanceLocation:t,keyword:"exclusiveMaximum",keywordLocation:`${n}/excl\
usiveMaximum`,error:`${e} is greater than or equal to ${U}.`})),ne!==void 0&&(we(e,ne)||i.push({instanceLocation:t,keyword:"\
multipleOf",keywordLocation:`${n}/multipleOf`,error:`${e} is not a multiple of ${ne}.`}));else if(w==="string"){let m=V===
void 0&&J===void 0?0:ve(e);V!==void 0&&m<V&&i.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${n}/minLeng\
th`,error:`String is too short (${m} < ${V}).`}),J!==void 0&&m>J&&i.push({instanceLocation:t,keyword:"maxLength",keywordLocation:`${n}\
/maxLength`,error:`String is too long (${m} > ${J}).`}),Ne!==void 0&&!new RegExp(Ne,"u").test(e)&&i.push({instanceLocation:t,
keyword:"pattern",keywordLocation:`${n}/pattern`,error:"String does not match pattern."}),F!==void 0&&me[F]&&!me[F](e)&&
i.push({instanceLocation:t,keyword:"format",keywordLocation:`${n}/format`,error:`String does not match format "${F}".`})}
return{valid:i.length===0,errors:i}}y(v,"g"),(0,k.a)(v,"validate");var ht=class{static{y(this,"re")}static{(0,k.a)(this,
"Validator")}schema;draft;shortCircuit;lookup;constructor(e,a="2019-09",r=!0){this.schema=e,this.draft=a,this.shortCircuit=
r,this.lookup=O(e)}validate(e){return v(e,this.schema,this.draft,this.lookup,this.shortCircuit)}addSchema(e,a){a&&(e={...e,
$id:a}),O(e,this.lookup)}}}};
