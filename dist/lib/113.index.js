exports.id=113,exports.ids=[113],exports.modules={15756:function(N){const{hasOwnProperty:Z}=Object.prototype,X=(c,y={})=>{
typeof y=="string"&&(y={section:y}),y.align=y.align===!0,y.newline=y.newline===!0,y.sort=y.sort===!0,y.whitespace=y.whitespace===
!0||y.align===!0,y.platform=y.platform||typeof process<"u"&&process.platform,y.bracketedArray=y.bracketedArray!==!1;const w=y.
platform==="win32"?`\r
`:`
`,b=y.whitespace?" = ":"=",j=[],O=y.sort?Object.keys(c).sort():Object.keys(c);let J=0;y.align&&(J=R(O.filter(_=>c[_]===null||
Array.isArray(c[_])||typeof c[_]!="object").map(_=>Array.isArray(c[_])?`${_}[]`:_).concat([""]).reduce((_,x)=>R(_).length>=
R(x).length?_:x)).length);let I="";const q=y.bracketedArray?"[]":"";for(const _ of O){const x=c[_];if(x&&Array.isArray(x))
for(const P of x)I+=R(`${_}${q}`).padEnd(J," ")+b+R(P)+w;else x&&typeof x=="object"?j.push(_):I+=R(_).padEnd(J," ")+b+R(
x)+w}y.section&&I.length&&(I="["+R(y.section)+"]"+(y.newline?w+w:w)+I);for(const _ of j){const x=A(_,".").join("\\."),P=(y.
section?y.section+".":"")+x,z=X(c[_],{...y,section:P});I.length&&z.length&&(I+=w),I+=z}return I};function A(c,y){var w=0,
b=0,j=0,O=[];do if(j=c.indexOf(y,w),j!==-1){if(w=j+y.length,j>0&&c[j-1]==="\\")continue;O.push(c.slice(b,j)),b=j+y.length}while(j!==
-1);return O.push(c.slice(b)),O}const te=(c,y={})=>{y.bracketedArray=y.bracketedArray!==!1;const w=Object.create(null);let b=w,
j=null;const O=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,J=c.split(/[\r\n]+/g),I={};for(const _ of J){if(!_||_.match(/^\s*[;#]/)||
_.match(/^\s*$/))continue;const x=_.match(O);if(!x)continue;if(x[1]!==void 0){if(j=B(x[1]),j==="__proto__"){b=Object.create(
null);continue}b=w[j]=w[j]||Object.create(null);continue}const P=B(x[2]);let z;y.bracketedArray?z=P.length>2&&P.slice(-2)===
"[]":(I[P]=(I?.[P]||0)+1,z=I[P]>1);const E=z&&P.endsWith("[]")?P.slice(0,-2):P;if(E==="__proto__")continue;const K=x[3]?
B(x[4]):!0,ne=K==="true"||K==="false"||K==="null"?JSON.parse(K):K;z&&(Z.call(b,E)?Array.isArray(b[E])||(b[E]=[b[E]]):b[E]=
[]),Array.isArray(b[E])?b[E].push(ne):b[E]=ne}const q=[];for(const _ of Object.keys(w)){if(!Z.call(w,_)||typeof w[_]!="o\
bject"||Array.isArray(w[_]))continue;const x=A(_,".");b=w;const P=x.pop(),z=P.replace(/\\\./g,".");for(const E of x)E!==
"__proto__"&&((!Z.call(b,E)||typeof b[E]!="object")&&(b[E]=Object.create(null)),b=b[E]);b===w&&z===P||(b[z]=w[_],q.push(
_))}for(const _ of q)delete w[_];return w},re=c=>c.startsWith('"')&&c.endsWith('"')||c.startsWith("'")&&c.endsWith("'"),
R=c=>typeof c!="string"||c.match(/[=\r\n]/)||c.match(/^\[/)||c.length>1&&re(c)||c!==c.trim()?JSON.stringify(c):c.split("\
;").join("\\;").split("#").join("\\#"),B=c=>{if(c=(c||"").trim(),re(c)){c.charAt(0)==="'"&&(c=c.slice(1,-1));try{c=JSON.
parse(c)}catch{}}else{let y=!1,w="";for(let b=0,j=c.length;b<j;b++){const O=c.charAt(b);if(y)"\\;#".indexOf(O)!==-1?w+=O:
w+="\\"+O,y=!1;else{if(";#".indexOf(O)!==-1)break;O==="\\"?y=!0:w+=O}}return y&&(w+="\\"),w.trim()}return c};N.exports={
parse:te,decode:te,stringify:X,encode:X,safe:R,unsafe:B}},60207:function(N,Z,X){"use strict";X.d(Z,{D:()=>at});function A(e){
return encodeURI(te(e)).replace(/#/g,"%23")}function te(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}const re=/^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/,
R=/^%[0-9A-Fa-f]{2}$/,B=/^[A-Za-z0-9._~-]$/;function c(e){let n="";for(let r=0;r<e.length;){const u=e[r],d=e.slice(r,r+3);
if(u==="%"&&R.test(d)){const t=String.fromCharCode(parseInt(d.slice(1),16));n+=B.test(t)?t:d.toUpperCase(),r+=3;continue}
const f=String.fromCodePoint(e.codePointAt(r));n+=re.test(f)?f:encodeURIComponent(f),r+=f.length}return n}function y(e,n){
const r=new URL(e,n.href);return r.hash=r.hash?c(r.hash.slice(1)):"",r}const w={additionalItems:!0,unevaluatedItems:!0,items:!0,
contains:!0,additionalProperties:!0,unevaluatedProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0},b={prefixItems:!0,
items:!0,allOf:!0,anyOf:!0,oneOf:!0},j={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependentSchemas:!0},
O={id:!0,$id:!0,$ref:!0,$schema:!0,$anchor:!0,$vocabulary:!0,$comment:!0,default:!0,enum:!0,const:!0,required:!0,dependentRequired:!0,
type:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,
format:!0,maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0};let J=typeof self<"u"&&self.location&&
self.location.origin!=="null"?new URL(self.location.origin+self.location.pathname+location.search):new URL("https://gith\
ub.com/cfworker");function I(e,n=Object.create(null),r=J,u=""){if(e&&typeof e=="object"&&!Array.isArray(e)){const f=e.$id||
e.id;if(f){const t=y(f,r);t.hash.length>1?n[t.href]=e:(t.hash="",u===""?r=t:I(e,n,r))}}else if(e!==!0&&e!==!1)return n;const d=r.
href+(u?"#"+u:"");if(n[d]!==void 0&&n[d]!==e)throw new Error(`Duplicate schema URI "${d}".`);if(n[d]=e,e===!0||e===!1)return n;
if(e.__absolute_uri__===void 0&&Object.defineProperty(e,"__absolute_uri__",{enumerable:!1,value:d}),e.$ref&&e.__absolute_ref__===
void 0){const f=y(e.$ref,r);Object.defineProperty(e,"__absolute_ref__",{enumerable:!1,value:f.href})}if(e.$recursiveRef&&
e.__absolute_recursive_ref__===void 0){const f=y(e.$recursiveRef,r);Object.defineProperty(e,"__absolute_recursive_ref__",
{enumerable:!1,value:f.href})}if(e.$anchor){const f=y("#"+e.$anchor,r);n[f.href]=e}for(let f in e){if(O[f])continue;const t=`${u}\
/${A(f)}`,o=e[f];if(Array.isArray(o)){if(b[f]){const $=o.length;for(let D=0;D<$;D++)I(o[D],n,r,`${t}/${D}`)}}else if(j[f])
for(let $ in o)I(o[$],n,r,`${t}/${A($)}`);else I(o,n,r,t)}return n}function q(e,n){const r=typeof e;if(r!==typeof n)return!1;
const u=Array.isArray(e),d=Array.isArray(n);if(u!==d)return!1;if(u){const f=e.length;if(f!==n.length)return!1;for(let t=0;t<
f;t++)if(!q(e[t],n[t]))return!1;return!0}if(r==="object"){if(!e||!n)return e===n;const f=Object.keys(e),t=Object.keys(n);
if(f.length!==t.length)return!1;for(const $ of f)if(!Object.prototype.hasOwnProperty.call(n,$)||!q(e[$],n[$]))return!1;return!0}
return e===n}const _=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,x=[0,31,28,31,30,31,30,31,31,30,31,30,31],P=/^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i,
z=/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
K=/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
ne=/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
We=/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,Be=/^(?:\/(?:[^~/]|~0|~1)*)*$/,He=/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
Ze=/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,Xe=/^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i,
Ce=e=>{const n=e.match(Xe);if(!n)return!1;const r=n[1],u=n[2];if(!r||!u||r.length>64||u.length>253||r[0]!=='"'&&(r[0]===
"."||r.endsWith(".")||r.includes("..")))return!1;if(u.startsWith("[")&&u.endsWith("]")){const d=u.slice(1,-1);return/^ipv6:/i.
test(d)?be.test(d.slice(5)):_e.test(d)}return z.test(u)},_e=/^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/,
be=/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
Ye=e=>/^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.
test(e);function T(e){return e.test.bind(e)}const we={date:ke,time:xe.bind(void 0,!0),"date-time":et,duration:Ye,uri:nt,
"uri-reference":T(E),"uri-template":T(K),url:T(ne),email:Ce,hostname:T(z),ipv4:T(_e),ipv6:T(be),regex:st,uuid:T(We),"jso\
n-pointer":T(Be),"json-pointer-uri-fragment":T(He),"relative-json-pointer":T(Ze)};function Qe(e){return e%4===0&&(e%100!==
0||e%400===0)}function ke(e){const n=e.match(_);if(!n)return!1;const r=n[1],u=n[2],d=n[3];if(!r||!u||!d)return!1;const f=+r,
t=+u,o=+d,$=t==2&&Qe(f)?29:x[t];return t>=1&&t<=12&&o>=1&&$!==void 0&&o<=$}function xe(e,n){const r=n.match(P);if(!r)return!1;
const u=r[1],d=r[2],f=r[3];if(!u||!d||!f)return!1;const t=+u,o=+d,$=+f,D=r[5],k=r[6],G=+(r[7]??0),ie=+(r[8]??0);if(t>23||
o>59||$>60||G>23||ie>59||e&&D===void 0)return!1;if($<60)return!0;const H=k==="+"?1:k==="-"?-1:0;return(t*60+o-H*(G*60+ie)+
1440)%1440===1439}const Le=/t|\s/i;function et(e){const[n,r,u]=e.split(Le);return n!==void 0&&r!==void 0&&u===void 0&&ke(
n)&&xe(!0,r)}const tt=/\/|:/,rt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function nt(e){return tt.test(e)&&rt.test(e)}const it=/[^\\]\\Z/;function st(e){if(it.test(e))return!1;try{return new RegExp(
e,"u"),!0}catch{return!1}}function ot(e){let n=0,r=e.length,u=0,d;for(;u<r;)n++,d=e.charCodeAt(u++),d>=55296&&d<=56319&&
u<r&&(d=e.charCodeAt(u),(d&64512)==56320&&u++);return n}function F(e,n){return Object.prototype.hasOwnProperty.call(e,n)}
function ve(e){const n=Math.abs(e).toString().split("e"),r=n[0],u=n[1]??"0",d=r.indexOf("."),f=d===-1?0:r.length-d-1;return[
BigInt(r.replace(".","")),Number(u)-f]}function dt(e,n){if(!Number.isFinite(e)||!Number.isFinite(n)||n<=0)return!1;const[
r,u]=ve(e),[d,f]=ve(n),t=u-f;return t>=0?r*10n**BigInt(t)%d===0n:r%(d*10n**BigInt(-t))===0n}function v(e,n,r="2019-09",u=I(
n),d=!0,f=null,t="#",o="#",$=Object.create(null)){if(n===!0)return{valid:!0,errors:[]};if(n===!1)return{valid:!1,errors:[
{instanceLocation:t,keyword:"false",keywordLocation:t,error:"False boolean schema."}]};const D=typeof e;let k;switch(D){case"\
boolean":case"number":case"string":k=D;break;case"object":e===null?k="null":Array.isArray(e)?k="array":k="object";break;default:
throw new Error(`Instances of "${D}" type are not supported.`)}const{$ref:G,$recursiveRef:ie,$recursiveAnchor:H,type:M,const:C,
enum:Y,required:Ie,not:je,anyOf:Oe,allOf:Pe,oneOf:Ee,if:Se,then:Ae,else:ze,format:se,properties:Re,patternProperties:Me,
additionalProperties:Ne,unevaluatedProperties:qe,minProperties:fe,maxProperties:le,propertyNames:Te,dependentRequired:pe,
dependentSchemas:De,dependencies:me,prefixItems:ye,items:Q,additionalItems:Ue,unevaluatedItems:Je,contains:Ke,minContains:U,
maxContains:ce,minItems:ge,maxItems:he,uniqueItems:ut,minimum:V,maximum:W,exclusiveMinimum:L,exclusiveMaximum:ee,multipleOf:$e,
minLength:oe,maxLength:de,pattern:Fe,__absolute_ref__:ae,__absolute_recursive_ref__:ft}=n,s=[];if(H===!0&&f===null&&(f=n),
ie==="#"){const g=f===null?u[ft]:f,l=`${o}/$recursiveRef`,h=v(e,f===null?n:f,r,u,d,g,t,l,$);h.valid||s.push({instanceLocation:t,
keyword:"$recursiveRef",keywordLocation:l,error:"A subschema had errors."},...h.errors)}if(G!==void 0){const l=u[ae||G];
if(l===void 0){let i=`Unresolved $ref "${G}".`;throw ae&&ae!==G&&(i+=`  Absolute URI "${ae}".`),i+=`
Known schemas:
- ${Object.keys(u).join(`
- `)}`,new Error(i)}const h=`${o}/$ref`,a=v(e,l,r,u,d,f,t,h,$);if(a.valid||s.push({instanceLocation:t,keyword:"$ref",keywordLocation:h,
error:"A subschema had errors."},...a.errors),r==="4"||r==="7")return{valid:s.length===0,errors:s}}if(Array.isArray(M)){
let g=M.length,l=!1;for(let h=0;h<g;h++)if(k===M[h]||M[h]==="integer"&&k==="number"&&e%1===0&&e===e){l=!0;break}l||s.push(
{instanceLocation:t,keyword:"type",keywordLocation:`${o}/type`,error:`Instance type "${k}" is invalid. Expected "${M.join(
'", "')}".`})}else M==="integer"?(k!=="number"||e%1||e!==e)&&s.push({instanceLocation:t,keyword:"type",keywordLocation:`${o}\
/type`,error:`Instance type "${k}" is invalid. Expected "${M}".`}):M!==void 0&&k!==M&&s.push({instanceLocation:t,keyword:"\
type",keywordLocation:`${o}/type`,error:`Instance type "${k}" is invalid. Expected "${M}".`});if(C!==void 0&&(k==="objec\
t"||k==="array"?q(e,C)||s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`Instance does not\
 match ${JSON.stringify(C)}.`}):e!==C&&s.push({instanceLocation:t,keyword:"const",keywordLocation:`${o}/const`,error:`In\
stance does not match ${JSON.stringify(C)}.`})),Y!==void 0&&(k==="object"||k==="array"?Y.some(g=>q(e,g))||s.push({instanceLocation:t,
keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(Y)}.`}):Y.some(g=>e===
g)||s.push({instanceLocation:t,keyword:"enum",keywordLocation:`${o}/enum`,error:`Instance does not match any of ${JSON.stringify(
Y)}.`})),je!==void 0){const g=`${o}/not`;v(e,je,r,u,d,f,t,g).valid&&s.push({instanceLocation:t,keyword:"not",keywordLocation:g,
error:'Instance matched "not" schema.'})}let ue=[];if(Oe!==void 0){const g=`${o}/anyOf`,l=s.length;let h=!1;for(const[a,
i]of Oe.entries()){const m=Object.create($),p=v(e,i,r,u,d,H===!0?f:null,t,`${g}/${a}`,m);s.push(...p.errors),h=h||p.valid,
p.valid&&ue.push(m)}h?s.length=l:s.splice(l,0,{instanceLocation:t,keyword:"anyOf",keywordLocation:g,error:"Instance does\
 not match any subschemas."})}if(Pe!==void 0){const g=`${o}/allOf`,l=s.length;let h=!0;for(const[a,i]of Pe.entries()){const m=Object.
create($),p=v(e,i,r,u,d,H===!0?f:null,t,`${g}/${a}`,m);s.push(...p.errors),h=h&&p.valid,p.valid&&ue.push(m)}h?s.length=l:
s.splice(l,0,{instanceLocation:t,keyword:"allOf",keywordLocation:g,error:"Instance does not match every subschema."})}if(Ee!==
void 0){const g=`${o}/oneOf`,l=s.length,h=Ee.filter((a,i)=>{const m=Object.create($),p=v(e,a,r,u,d,H===!0?f:null,t,`${g}\
/${i}`,m);return s.push(...p.errors),p.valid&&ue.push(m),p.valid}).length;h===1?s.length=l:s.splice(l,0,{instanceLocation:t,
keyword:"oneOf",keywordLocation:g,error:`Instance does not match exactly one subschema (${h} matches).`})}if((k==="objec\
t"||k==="array")&&Object.assign($,...ue),Se!==void 0){const g=`${o}/if`,l=Object.create(null);if(v(e,Se,r,u,d,f,t,g,l).valid){
if(Object.assign($,l),Ae!==void 0){const a=v(e,Ae,r,u,d,f,t,`${o}/then`,$);a.valid||s.push({instanceLocation:t,keyword:"\
if",keywordLocation:g,error:'Instance does not match "then" schema.'},...a.errors)}}else if(ze!==void 0){const a=v(e,ze,
r,u,d,f,t,`${o}/else`,$);a.valid||s.push({instanceLocation:t,keyword:"if",keywordLocation:g,error:'Instance does not mat\
ch "else" schema.'},...a.errors)}}if(k==="object"){if(Ie!==void 0)for(const a of Ie)F(e,a)||s.push({instanceLocation:t,keyword:"\
required",keywordLocation:`${o}/required`,error:`Instance does not have required property "${a}".`});const g=Object.keys(
e);if(fe!==void 0&&g.length<fe&&s.push({instanceLocation:t,keyword:"minProperties",keywordLocation:`${o}/minProperties`,
error:`Instance does not have at least ${fe} properties.`}),le!==void 0&&g.length>le&&s.push({instanceLocation:t,keyword:"\
maxProperties",keywordLocation:`${o}/maxProperties`,error:`Instance does not have at least ${le} properties.`}),Te!==void 0){
const a=`${o}/propertyNames`;for(const i in e){const m=`${t}/${A(i)}`,p=v(i,Te,r,u,d,f,m,a);p.valid||s.push({instanceLocation:t,
keyword:"propertyNames",keywordLocation:a,error:`Property name "${i}" does not match schema.`},...p.errors)}}if(pe!==void 0){
const a=`${o}/dependantRequired`;for(const i in pe)if(F(e,i)){const m=pe[i];for(const p of m)F(e,p)||s.push({instanceLocation:t,
keyword:"dependentRequired",keywordLocation:a,error:`Instance has "${i}" but does not have "${p}".`})}}if(De!==void 0)for(const[
a,i]of Object.entries(De)){const m=`${o}/dependentSchemas`;if(F(e,a)){const p=v(e,i,r,u,d,f,t,`${m}/${A(a)}`,$);p.valid||
s.push({instanceLocation:t,keyword:"dependentSchemas",keywordLocation:m,error:`Instance has "${a}" but does not match de\
pendant schema.`},...p.errors)}}if(me!==void 0){const a=`${o}/dependencies`;for(const i in me)if(F(e,i)){const m=me[i];if(Array.
isArray(m))for(const p of m)F(e,p)||s.push({instanceLocation:t,keyword:"dependencies",keywordLocation:a,error:`Instance \
has "${i}" but does not have "${p}".`});else{const p=v(e,m,r,u,d,f,t,`${a}/${A(i)}`);p.valid||s.push({instanceLocation:t,
keyword:"dependencies",keywordLocation:a,error:`Instance has "${i}" but does not match dependant schema.`},...p.errors)}}}
const l=Object.create(null);let h=!1;if(Re!==void 0){const a=`${o}/properties`;for(const[i,m]of Object.entries(Re)){if(!F(
e,i))continue;const p=`${t}/${A(i)}`,S=v(e[i],m,r,u,d,f,p,`${a}/${A(i)}`);if(l[i]=!0,S.valid)$[i]=!0;else if(h=d,s.push(
{instanceLocation:t,keyword:"properties",keywordLocation:a,error:`Property "${i}" does not match schema.`},...S.errors),
h)break}}if(!h&&Me!==void 0){const a=`${o}/patternProperties`;for(const[i,m]of Object.entries(Me)){const p=new RegExp(i,
"u");for(const S in e){if(!p.test(S))continue;const Ge=`${t}/${A(S)}`,Ve=v(e[S],m,r,u,d,f,Ge,`${a}/${A(i)}`);l[S]=!0,Ve.
valid?$[S]=!0:(h=d,s.push({instanceLocation:t,keyword:"patternProperties",keywordLocation:a,error:`Property "${S}" match\
es pattern "${i}" but does not match associated schema.`},...Ve.errors))}}}if(!h&&Ne!==void 0){const a=`${o}/additionalP\
roperties`;for(const i in e){if(l[i])continue;const m=`${t}/${A(i)}`,p=v(e[i],Ne,r,u,d,f,m,a);p.valid?$[i]=!0:(h=d,s.push(
{instanceLocation:t,keyword:"additionalProperties",keywordLocation:a,error:`Property "${i}" does not match additional pr\
operties schema.`},...p.errors))}}else if(!h&&qe!==void 0){const a=`${o}/unevaluatedProperties`;for(const i in e)if(!$[i]){
const m=`${t}/${A(i)}`,p=v(e[i],qe,r,u,d,f,m,a);p.valid?$[i]=!0:s.push({instanceLocation:t,keyword:"unevaluatedPropertie\
s",keywordLocation:a,error:`Property "${i}" does not match unevaluated properties schema.`},...p.errors)}}}else if(k==="\
array"){he!==void 0&&e.length>he&&s.push({instanceLocation:t,keyword:"maxItems",keywordLocation:`${o}/maxItems`,error:`A\
rray has too many items (${e.length} > ${he}).`}),ge!==void 0&&e.length<ge&&s.push({instanceLocation:t,keyword:"minItems",
keywordLocation:`${o}/minItems`,error:`Array has too few items (${e.length} < ${ge}).`});const g=e.length;let l=0,h=!1;if(ye!==
void 0){const a=`${o}/prefixItems`,i=Math.min(ye.length,g);for(;l<i;l++){const m=v(e[l],ye[l],r,u,d,f,`${t}/${l}`,`${a}/${l}`);
if($[l]=!0,!m.valid&&(h=d,s.push({instanceLocation:t,keyword:"prefixItems",keywordLocation:a,error:"Items did not match \
schema."},...m.errors),h))break}}if(Q!==void 0){const a=`${o}/items`;if(Array.isArray(Q)){const i=Math.min(Q.length,g);for(;l<
i;l++){const m=v(e[l],Q[l],r,u,d,f,`${t}/${l}`,`${a}/${l}`);if($[l]=!0,!m.valid&&(h=d,s.push({instanceLocation:t,keyword:"\
items",keywordLocation:a,error:"Items did not match schema."},...m.errors),h))break}}else for(;l<g;l++){const i=v(e[l],Q,
r,u,d,f,`${t}/${l}`,a);if($[l]=!0,!i.valid&&(h=d,s.push({instanceLocation:t,keyword:"items",keywordLocation:a,error:"Ite\
ms did not match schema."},...i.errors),h))break}if(!h&&Ue!==void 0){const i=`${o}/additionalItems`;for(;l<g;l++){const m=v(
e[l],Ue,r,u,d,f,`${t}/${l}`,i);$[l]=!0,m.valid||(h=d,s.push({instanceLocation:t,keyword:"additionalItems",keywordLocation:i,
error:"Items did not match additional items schema."},...m.errors))}}}if(Ke!==void 0)if(g===0&&U===void 0)s.push({instanceLocation:t,
keyword:"contains",keywordLocation:`${o}/contains`,error:"Array is empty. It must contain at least one item matching the\
 schema."});else if(U!==void 0&&g<U)s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,
error:`Array has less items (${g}) than minContains (${U}).`});else{const a=`${o}/contains`,i=s.length;let m=0;for(let p=0;p<
g;p++){const S=v(e[p],Ke,r,u,d,f,`${t}/${p}`,a);S.valid?($[p]=!0,m++):s.push(...S.errors)}m>=(U||0)&&(s.length=i),U===void 0&&
m===0?s.splice(i,0,{instanceLocation:t,keyword:"contains",keywordLocation:a,error:"Array does not contain item matching \
schema."}):U!==void 0&&m<U?s.push({instanceLocation:t,keyword:"minContains",keywordLocation:`${o}/minContains`,error:`Ar\
ray must contain at least ${U} items matching schema. Only ${m} items were found.`}):ce!==void 0&&m>ce&&s.push({instanceLocation:t,
keyword:"maxContains",keywordLocation:`${o}/maxContains`,error:`Array may contain at most ${ce} items matching schema. ${m}\
 items were found.`})}if(!h&&Je!==void 0){const a=`${o}/unevaluatedItems`;for(l;l<g;l++){if($[l])continue;const i=v(e[l],
Je,r,u,d,f,`${t}/${l}`,a);$[l]=!0,i.valid||s.push({instanceLocation:t,keyword:"unevaluatedItems",keywordLocation:a,error:"\
Items did not match unevaluated items schema."},...i.errors)}}if(ut)for(let a=0;a<g;a++){const i=e[a],m=typeof i=="objec\
t"&&i!==null;for(let p=0;p<g;p++){if(a===p)continue;const S=e[p];(i===S||m&&(typeof S=="object"&&S!==null)&&q(i,S))&&(s.
push({instanceLocation:t,keyword:"uniqueItems",keywordLocation:`${o}/uniqueItems`,error:`Duplicate items at indexes ${a}\
 and ${p}.`}),a=Number.MAX_SAFE_INTEGER,p=Number.MAX_SAFE_INTEGER)}}}else if(k==="number")r==="4"?(V!==void 0&&(L===!0&&
e<=V||e<V)&&s.push({instanceLocation:t,keyword:"minimum",keywordLocation:`${o}/minimum`,error:`${e} is less than ${L?"or\
 equal to ":""} ${V}.`}),W!==void 0&&(ee===!0&&e>=W||e>W)&&s.push({instanceLocation:t,keyword:"maximum",keywordLocation:`${o}\
/maximum`,error:`${e} is greater than ${ee?"or equal to ":""} ${W}.`})):(V!==void 0&&e<V&&s.push({instanceLocation:t,keyword:"\
minimum",keywordLocation:`${o}/minimum`,error:`${e} is less than ${V}.`}),W!==void 0&&e>W&&s.push({instanceLocation:t,keyword:"\
maximum",keywordLocation:`${o}/maximum`,error:`${e} is greater than ${W}.`}),L!==void 0&&e<=L&&s.push({instanceLocation:t,
keyword:"exclusiveMinimum",keywordLocation:`${o}/exclusiveMinimum`,error:`${e} is less than ${L}.`}),ee!==void 0&&e>=ee&&
s.push({instanceLocation:t,keyword:"exclusiveMaximum",keywordLocation:`${o}/exclusiveMaximum`,error:`${e} is greater tha\
n or equal to ${ee}.`})),$e!==void 0&&(dt(e,$e)||s.push({instanceLocation:t,keyword:"multipleOf",keywordLocation:`${o}/m\
ultipleOf`,error:`${e} is not a multiple of ${$e}.`}));else if(k==="string"){const g=oe===void 0&&de===void 0?0:ot(e);oe!==
void 0&&g<oe&&s.push({instanceLocation:t,keyword:"minLength",keywordLocation:`${o}/minLength`,error:`String is too short\
 (${g} < ${oe}).`}),de!==void 0&&g>de&&s.push({instanceLocation:t,keyword:"maxLength",keywordLocation:`${o}/maxLength`,error:`\
String is too long (${g} > ${de}).`}),Fe!==void 0&&!new RegExp(Fe,"u").test(e)&&s.push({instanceLocation:t,keyword:"patt\
ern",keywordLocation:`${o}/pattern`,error:"String does not match pattern."}),se!==void 0&&we[se]&&!we[se](e)&&s.push({instanceLocation:t,
keyword:"format",keywordLocation:`${o}/format`,error:`String does not match format "${se}".`})}return{valid:s.length===0,
errors:s}}class at{schema;draft;shortCircuit;lookup;constructor(n,r="2019-09",u=!0){this.schema=n,this.draft=r,this.shortCircuit=
u,this.lookup=I(n)}validate(n){return v(n,this.schema,this.draft,this.lookup,this.shortCircuit)}addSchema(n,r){r&&(n={...n,
$id:r}),I(n,this.lookup)}}},6145:function(N){"use strict";N.exports=JSON.parse('{"$schema":"http://json-schema.org/draft\
-07/schema#","$id":"https://evomap.ai/gep/schemas/capsule.schema.json","title":"GEP Capsule","description":"A record of \
a single evolution in the Genome Evolution Protocol","type":"object","required":["type","schema_version","id","trigger",\
"gene","summary","confidence","blast_radius","outcome","asset_id"],"properties":{"type":{"const":"Capsule"},"schema_vers\
ion":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"trigger":{"type":"array","\
items":{"type":"string"},"minItems":1},"gene":{"type":"string","minLength":1},"summary":{"type":"string","minLength":1},\
"confidence":{"type":"number","minimum":0,"maximum":1},"blast_radius":{"type":"object","required":["files","lines"],"pro\
perties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum":0}}},"outcome":{"type":"object","re\
quired":["status","score"],"properties":{"status":{"type":"string","enum":["success","failed"]},"score":{"type":"number"\
,"minimum":0,"maximum":1}}},"success_streak":{"type":"integer","minimum":0},"success_reason":{"type":["string","null"]},\
"gene_library_version":{"type":["string","null"]},"env_fingerprint":{"type":["object","null"]},"source_type":{"type":["s\
tring","null"],"enum":["generated","reused","reference","user_authored",null]},"reused_asset_id":{"type":["string","null\
"]},"content":{"type":["object","null"]},"diff":{"type":["object","null"]},"strategy":{"type":"array","items":{"type":"s\
tring"}},"execution_trace":{"type":"array","items":{"type":"object","properties":{"stage":{"type":"string","enum":["buil\
d","validate","canary"]}}}},"a2a":{"type":"object"},"cost_tokens":{"type":["integer","null"],"minimum":0},"cost_usd":{"t\
ype":["number","null"],"minimum":0},"derivation_tokens":{"type":["object","null"],"description":"Real measured token cos\
t of deriving this capsule (input + output), captured from the proxy trace meter at solidify time. null when the proxy w\
as inactive or usage was unobserved (consumers fall back to an estimate). Distinct from the point-in-time cost_tokens/co\
st_usd scalars.","required":["input_tokens","output_tokens","total_tokens"],"properties":{"input_tokens":{"type":"intege\
r","minimum":0},"output_tokens":{"type":"integer","minimum":0},"total_tokens":{"type":"integer","minimum":0},"basis":{"t\
ype":"string"}},"additionalProperties":false},"trigger_context":{"type":"object","properties":{"prompt":{"type":"string"\
,"maxLength":2000},"reasoning_trace":{"type":"string","maxLength":4000},"context_signals":{"type":"array","items":{"type\
":"string"}},"session_id":{"type":"string"},"agent_model":{"type":"string"}},"additionalProperties":false},"resolution_s\
tatus":{"type":["string","null"],"enum":["pending","suppressed_observationally","resolved_by_evidence","regressed","inco\
nclusive",null],"description":"Two-level resolution outcome: resolved_by_evidence (strong) vs suppressed_observationally\
 (weak); no automatic upgrade."},"proof_of_work":{"type":"object","description":"Structured proof of work so output valu\
e is not keyed solely on a git diff.","required":["kind"],"properties":{"kind":{"type":"string","enum":["git_diff","arti\
fact_hash","external_receipt","tool_call_trace"]},"git_diff":{"type":"object","properties":{"files":{"type":"integer","m\
inimum":0},"lines":{"type":"integer","minimum":0},"patch_ref":{"type":"string"}}},"artifact_hash":{"type":"object","prop\
erties":{"sha256":{"type":"string"},"mime":{"type":"string"},"size":{"type":"integer","minimum":0}}},"external_receipt":\
{"type":"object","properties":{"provider":{"type":"string"},"receipt_id":{"type":"string"},"ts":{"type":"string"}}},"too\
l_call_trace":{"type":"object","properties":{"calls":{"type":"integer","minimum":0},"ref":{"type":"string"}}}},"addition\
alProperties":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"},"visibility":{"type":["string","null\
"],"enum":["private","unlisted","public",null]},"scope":{"type":["array","null"],"items":{"type":"string","minLength":1}\
},"cost_tier":{"type":["string","null"],"enum":["cheap","standard","premium",null]},"pack_of":{"type":["array","null"],"\
items":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"author":{"type":["object","null"],"required":["handle","evo\
x_install_id"],"properties":{"handle":{"type":"string","minLength":1},"evox_install_id":{"type":"string","minLength":1}}\
,"additionalProperties":false}},"additionalProperties":false}')},27620:function(N){"use strict";N.exports=JSON.parse('{"\
$schema":"http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/evolution-event.schema.json","ti\
tle":"GEP EvolutionEvent","description":"Full audit record of one evolution cycle","type":"object","required":["type","s\
chema_version","id","intent","signals","genes_used","mutation_id","blast_radius","outcome","source_type","asset_id"],"pr\
operties":{"type":{"const":"EvolutionEvent"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"\
type":"string","minLength":1},"parent":{"type":["string","null"]},"intent":{"type":"string","enum":["repair","optimize",\
"innovate","explore"]},"signals":{"type":"array","items":{"type":"string"}},"genes_used":{"type":"array","items":{"type"\
:"string"}},"mutation_id":{"type":"string"},"personality_state":{"type":["object","null"]},"blast_radius":{"type":"objec\
t","required":["files","lines"],"properties":{"files":{"type":"integer","minimum":0},"lines":{"type":"integer","minimum"\
:0}}},"outcome":{"type":"object","required":["status","score"],"properties":{"status":{"type":"string","enum":["success"\
,"failed"]},"score":{"type":"number","minimum":0,"maximum":1}}},"capsule_id":{"type":["string","null"]},"source_type":{"\
type":"string","enum":["generated","reused","reference","user_authored"]},"reused_asset_id":{"type":["string","null"]},"\
env_fingerprint":{"type":["object","null"]},"validation_report_id":{"type":["string","null"]},"meta":{"type":["object","\
null"]},"trigger_context":{"type":["object","null"],"properties":{"prompt":{"type":"string","maxLength":2000},"reasoning\
_trace":{"type":"string","maxLength":4000},"context_signals":{"type":"array","items":{"type":"string"}},"session_id":{"t\
ype":"string"},"agent_model":{"type":"string"}},"additionalProperties":false},"asset_id":{"type":"string","pattern":"^sh\
a256:[a-f0-9]{64}$"}},"additionalProperties":false}')},87981:function(N){"use strict";N.exports=JSON.parse(`{"$schema":"\
http://json-schema.org/draft-07/schema#","$id":"https://evomap.ai/gep/schemas/gene.schema.json","title":"GEP Gene","desc\
ription":"A reusable evolution strategy in the Genome Evolution Protocol","type":"object","required":["type","schema_ver\
sion","id","category","signals_match","strategy","constraints","validation","asset_id"],"properties":{"type":{"const":"G\
ene"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"string","minLength":1},"category\
":{"type":"string","enum":["repair","optimize","innovate","explore"]},"signals_match":{"type":"array","items":{"type":"s\
tring"},"minItems":1},"preconditions":{"type":"array","items":{"type":"string"}},"strategy":{"type":"array","items":{"ty\
pe":"string"},"minItems":1},"constraints":{"type":"object","required":["max_files","forbidden_paths"],"properties":{"max\
_files":{"type":"integer","minimum":1},"forbidden_paths":{"type":"array","items":{"type":"string"},"minItems":1}}},"vali\
dation":{"type":"array","items":{"type":"string"},"minItems":1},"summary":{"type":"string"},"epigenetic_marks":{"type":"\
array","items":{"type":"string"}},"learning_history":{"type":"array","maxItems":20,"items":{"type":"object","properties"\
:{"at":{"type":"string"},"outcome":{"type":"string"},"mode":{"type":"string"},"reason_class":{"type":"string"},"retryabl\
e":{"type":"boolean"},"learning_signals":{"type":"array","items":{"type":"string"}}}}},"anti_patterns":{"type":"array","\
maxItems":12,"items":{"type":"object","properties":{"at":{"type":"string"},"mode":{"type":"string"},"reason_class":{"typ\
e":"string"},"learning_signals":{"type":"array","items":{"type":"string"}}}}},"routing_hint":{"type":["object","null"],"\
description":"Optional EvoX-side routing hints consumed by the gene -> router/tool-gate pipeline. Absent or empty (no re\
cognized keys) means 'no opinion'; the router takes its historical fast path.","properties":{"tier":{"type":"string","en\
um":["cheap","mid","expensive"]},"reasoning_level":{"type":"string","enum":["off","low","medium","high"]}},"additionalPr\
operties":false},"tool_policy":{"type":["object","null"],"description":"Optional EvoX-side tool gate. When a list is pre\
sent, severity defaults to 'warn'. An empty allow_only is invalid (it would block every tool), so producers MUST omit em\
pty lists.","properties":{"allow_only":{"type":"array","items":{"type":"string","minLength":1},"minItems":1},"deny":{"ty\
pe":"array","items":{"type":"string","minLength":1},"minItems":1},"severity":{"type":"string","enum":["warn","block"]}},\
"additionalProperties":false},"claims":{"type":["array","null"],"description":"Optional machine-decidable claims this ge\
ne asserts. Each claim is one coordinate of the five-coordinate evidence projection: what the gene guarantees, in a form\
 a verifier can check. Absent means 'no explicit claim' \u2014 the gene projects only under its asset_id. Producers that cann\
ot state a decidable claim MUST omit this rather than emit a vague string.","items":{"type":"object","required":["predic\
ate"],"properties":{"predicate":{"type":"string","minLength":1,"description":"Decidable assertion, e.g. 'exit_code==0' o\
r 'no_regression(bench/rounding)'."},"kind":{"type":"string","enum":["behavioral","structural","performance","safety"]}}\
,"additionalProperties":false}},"scope":{"type":["object","null"],"description":"Optional machine-decidable scope predic\
ate \u2014 the coordinate that bounds where a claim holds. Keys must come from the runtime signal vocabulary (not free-form),\
 so the resolver can decide membership. Absent means 'unscoped' (projects everywhere), which keeps the gene OUT of the s\
trict K_auto subdomain.","properties":{"signals":{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"d\
escription":"Runtime signal tokens the scope is expressed over (resolver-vocabulary, not source identifiers)."},"predica\
te":{"type":"string","minLength":1,"description":"Decidable scope expression over the signals, e.g. 'matches(rounding-v2\
)'."}},"additionalProperties":false},"runtime_profile":{"type":["object","null"],"description":"Optional runtime coordin\
ate \u2014 the execution environment class under which the gene's claims were established and are expected to hold. Absent me\
ans 'runtime-agnostic'.","properties":{"runtime":{"type":"string","minLength":1,"description":"Runtime class, e.g. 'node\
@22', 'python@3.12'."},"env_class":{"type":"string","enum":["ci","local","prod","sandbox"]}},"additionalProperties":fals\
e},"verifier_profile":{"type":["object","null"],"description":"Optional verifier coordinate \u2014 the verifier under whose j\
udgement the claims were checked. Verifier-specific projection uses this axis; absent means 'no verifier binding' and di\
squalifies the record from strict K_auto.","properties":{"verifier":{"type":"string","minLength":1,"description":"Verifi\
er identity, e.g. 'gep-verify@1.4', 'npm-test'."},"decision":{"type":"string","enum":["pass","fail","inconclusive"]}},"a\
dditionalProperties":false},"asset_id":{"type":"string","pattern":"^sha256:[a-f0-9]{64}$"}},"additionalProperties":false\
}`)},57811:function(N){"use strict";N.exports=JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"ht\
tps://evomap.ai/gep/schemas/mutation.schema.json","title":"GEP Mutation","description":"Declaration of intended change b\
efore execution. Unlike the other content-addressable asset types, the reference engine treats Mutation as a transient i\
n-memory object and typically does not stamp `schema_version` / `asset_id`. Both fields are accepted (optional) so an im\
plementation that DOES want to make Mutations content-addressable can do so without tripping `additionalProperties: fals\
e`.","type":"object","required":["type","id","category","trigger_signals","target","expected_effect","risk_level"],"prop\
erties":{"type":{"const":"Mutation"},"schema_version":{"type":"string","pattern":"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$"},"id":{"type":"s\
tring","minLength":1},"category":{"type":"string","enum":["repair","optimize","innovate","explore"]},"trigger_signals":{\
"type":"array","items":{"type":"string"}},"target":{"type":"string","minLength":1},"expected_effect":{"type":"string","m\
inLength":1},"risk_level":{"type":"string","enum":["low","medium","high"]},"asset_id":{"type":"string","pattern":"^sha25\
6:[a-f0-9]{64}$"}},"additionalProperties":false}')}};
